import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { gatewayEvents, gatewayOrders } from "#app/db/schema/payments-gateway.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Gateway, GatewayRefusal, GatewayUnreached } from "#app/domain/payments/gateway.ts";
import { askAbout } from "#app/services/payments/ask-gateway.server.ts";
import { noteClosed } from "#app/services/payments/close-codes.server.ts";
import { turnRefund } from "#app/services/payments/send-refunds.server.ts";
import { settle, settleIn } from "#app/services/payments/settle.server.ts";

type When = { now: Date; publicOrigin: string };

/** How long after it was asked for a payment the address of the return leads to its order. */
const RETURN_WITHIN_MS = 24 * 3_600_000;

/** A message of the gateway: refused when it did not sign these very bytes, passed over when its id was here before. */
export async function receiveMessage(
  db: Db,
  gateway: Gateway,
  { body, signature, eventId, ...when }: When & { body: string; signature: string; eventId: string | null },
): Promise<"forged" | "known" | "done"> {
  const event = gateway.readEvent({ body, signature });
  if (!event) return "forged";
  const id = eventId ?? createHash("sha256").update(body).digest("hex");
  return inTransaction(db, async (tx) => {
    const added = await tx
      .insert(gatewayEvents)
      .values({ eventId: id.slice(0, 100), kind: event.kind.slice(0, 60), receivedAt: when.now })
      .onConflictDoNothing()
      .returning({ id: gatewayEvents.eventId });
    if (added.length === 0) return "known";
    const { payment, refund, closedCodeId } = event;
    if (payment) await settleIn(tx, { payment, ...when });
    if (refund) await turnRefund(tx, { refund, ...when });
    if (closedCodeId) await noteClosed(tx, { codeId: closedCodeId, now: when.now });
    return "done";
  });
}

/** A buyer is back from the gateway's page: looks what became of the payment, and gives the secret part of the order's link. */
export async function receiveReturn(
  db: Db,
  gateway: Gateway,
  {
    returnToken,
    paymentId,
    signature,
    ...when
  }: When & { returnToken: string; paymentId?: string; signature?: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ asked: gatewayOrders, trackingToken: orders.trackingToken })
    .from(gatewayOrders)
    .innerJoin(orders, eq(orders.id, gatewayOrders.orderId))
    .where(eq(gatewayOrders.returnToken, returnToken));
  if (!found) return undefined;
  const { asked, trackingToken } = found;
  const { gatewayOrderId, amountPaise } = asked;
  if (gatewayOrderId === null || when.now.getTime() - asked.createdAt.getTime() > RETURN_WITHIN_MS)
    return undefined;
  if (paymentId && signature && gateway.isReturnSigned({ gatewayOrderId, paymentId, signature })) {
    // Should the gateway not be reached now, the page says that the payment is under way.
    const payment = {
      paymentId,
      gatewayOrderId,
      amountPaise,
      currency: "INR",
      status: "pending",
      way: "",
    } as const;
    await settle(db, { payment, ...when });
  }
  await lookOnce(db, gateway, { asked, ...when });
  return trackingToken;
}

/** Asks about one payment, and lets it be when the gateway does not answer: it is asked again. */
export async function lookOnce(
  db: Db,
  gateway: Gateway,
  about: When & { asked: typeof gatewayOrders.$inferSelect },
): Promise<void> {
  try {
    await askAbout(db, gateway, about);
  } catch (error) {
    if (!(error instanceof GatewayUnreached || error instanceof GatewayRefusal)) throw error;
  }
}
