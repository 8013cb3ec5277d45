import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { gatewayOrders } from "#app/db/schema/payments-gateway.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { codeEnd, isScannable } from "#app/domain/payments/code.ts";
import { type Gateway, GatewayRefusal, GatewayUnreached } from "#app/domain/payments/gateway.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { lockOrder } from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Asked = typeof gatewayOrders.$inferSelect;

/** "unreached" may be tried again; "refused" is an account without such codes. */
export type OpenedCode = { shown: string; closesAt: Date } | "unreached" | "refused";

/**
 * The code that takes what an unpaid order costs now: the same one until shortly before it ends. Undefined for an order that waits
 * for no such payment.
 */
export async function openCode(
  db: Db,
  gateway: Gateway,
  { token, shopName, now }: { token: string; shopName: string; now: Date },
): Promise<OpenedCode | undefined> {
  const kept = await keepAsked(db, { token, now });
  if (!kept) return undefined;
  const { asked, heldUntil } = kept;
  if (asked.status === "over") return "refused";
  const { id, receipt, amountPaise, shown, closesAt } = asked;
  if (asked.gatewayOrderId) return { shown: shown!, closesAt: closesAt! };
  const isStillNone = and(eq(gatewayOrders.id, id), isNull(gatewayOrders.gatewayOrderId));
  try {
    const wanted = { receipt, amountPaise, shopName, closesAt: codeEnd({ heldUntil, now }) };
    const { codeId, ...made } = await gateway.openCode(wanted);
    await db
      .update(gatewayOrders)
      .set({ gatewayOrderId: codeId, ...made })
      .where(isStillNone);
  } catch (error) {
    if (error instanceof GatewayUnreached) return "unreached";
    if (!(error instanceof GatewayRefusal)) throw error;
    // Asked for once an order: an account without codes refuses each.
    await db.update(gatewayOrders).set({ status: "over" }).where(isStillNone);
  }
  // Whoever opened the page at the same moment may have been first; a code that only this answer knows is shown to nobody.
  const [first] = await db.select().from(gatewayOrders).where(eq(gatewayOrders.id, id));
  return first!.gatewayOrderId ? { shown: first!.shown!, closesAt: first!.closesAt! } : "refused";
}

/** Written down before the gateway is asked: only a code that was written down is shown. */
function keepAsked(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<{ asked: Asked; heldUntil: Date | undefined } | undefined> {
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.trackingToken, token));
    if (found?.order.paymentMethod !== "online" || found.order.status !== "awaiting_payment")
      return undefined;
    const { order, payment } = found;
    // A code takes the money at once.
    const { isTakenAtDispatch } = (await findSettings(tx)).checkout;
    if (isTakenAtDispatch && order.channel !== "counter" && order.doorPaise === 0) return undefined;
    const { amountPaise } = payment;
    const heldUntil = order.holdUntil ?? undefined;
    const before = await tx
      .select()
      .from(gatewayOrders)
      .where(and(eq(gatewayOrders.orderId, order.id), eq(gatewayOrders.way, "code")))
      .orderBy(desc(gatewayOrders.id));
    const [last] = before;
    const isWaiting = last?.gatewayOrderId === null || (last && isScannable(last, now));
    if (last?.amountPaise === amountPaise && isWaiting) return { asked: last, heldUntil };
    const [asked] = await tx
      .insert(gatewayOrders)
      .values({
        ...{ orderId: order.id, way: "code", receipt: `${order.number}-QR${before.length + 1}` },
        ...{ amountPaise, returnToken: newToken(192), status: "open", createdAt: now },
      })
      .returning();
    return { asked: asked!, heldUntil };
  });
}
