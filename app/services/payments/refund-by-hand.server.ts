import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Gateway, GatewayRefusal, GatewayUnreached } from "#app/domain/payments/gateway.ts";
import { isTraceable, type RefundByHand } from "#app/domain/payments/refund-by-hand.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { auditOrder, type By, lockOrder } from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type FailedRefund = { id: number; amountPaise: number };
export type ByHandRefusal = "not-failed" | "bad-reference" | "gateway-gave" | "unreached";

/** What the gateway could not give back of an order, for good. */
export function listFailedRefunds(db: Db, number: string): Promise<FailedRefund[]> {
  return db
    .select({ id: gatewayRefunds.id, amountPaise: gatewayRefunds.amountPaise })
    .from(gatewayRefunds)
    .innerJoin(orders, eq(orders.id, gatewayRefunds.orderId))
    .where(and(eq(orders.number, number), inArray(gatewayRefunds.status, ["failed", "refused"])))
    .orderBy(asc(gatewayRefunds.id));
}

/**
 * Writes down that the shop has paid what the gateway could not give back. The gateway is asked once more before: what it has given
 * after all is not paid by hand too. Afterwards no news of the gateway moves this money again.
 */
export async function refundByHand(
  db: Db,
  gateway: Gateway | undefined,
  {
    number,
    failed,
    way,
    reference,
    publicOrigin,
    ...by
  }: By & RefundByHand & { number: string; publicOrigin: string },
): Promise<Result<{ amountPaise: number }, ByHandRefusal>> {
  if (!isTraceable({ way, reference })) return refused("bad-reference");
  const seen = await askLast(db, gateway, failed);
  if (seen === "gateway-gave") await noteGiven(db, { failed, by });
  if (seen !== "failed") return refused(seen);
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    const [kept] = await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.id, failed));
    if (!found || kept?.orderId !== found.order.id) return refused("not-failed");
    if (kept.status !== "failed" && kept.status !== "refused") return refused("not-failed");
    const { amountPaise } = kept;
    const orderId = found.order.id;
    await tx.update(gatewayRefunds).set({ status: "by-hand" }).where(eq(gatewayRefunds.id, failed));
    const moved = { orderId, kind: "refund" as const, method: way, amountPaise: -amountPaise };
    await recordMoney(tx, { ...moved, key: `by hand ${kept.key}`, reference, by });
    const details = { amountPaise, reason: "by-hand", way, reference };
    await auditOrder(tx, { ...found, act: "refund-order", details, by });
    await queueLetters(tx, {
      ...{ orderId, settings, publicOrigin, now: by.now },
      toCustomer: "refunded",
      refund: { paise: amountPaise, reference, way },
      occasion: `by hand ${kept.key}`,
    });
    return ok({ amountPaise });
  });
}

/** The gateway has given back what it said had failed: the ledger says so. */
function noteGiven(db: Db, { failed, by }: { failed: number; by: By }): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.id, failed));
    await lockOrder(tx, eq(orders.id, known!.orderId));
    const [kept] = await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.id, failed));
    const { orderId, amountPaise, gatewayRefundId, status } = kept!;
    if (status !== "failed") return;
    await tx.update(gatewayRefunds).set({ status: "processed" }).where(eq(gatewayRefunds.id, failed));
    const moved = { orderId, kind: "refund" as const, method: "online" as const, amountPaise: -amountPaise };
    await recordMoney(tx, {
      ...moved,
      key: `${gatewayRefundId} after all`,
      reference: gatewayRefundId,
      by,
    });
  });
}

/** What the gateway says of it now; one that it never took it cannot have given. */
async function askLast(
  db: Db,
  gateway: Gateway | undefined,
  id: number,
): Promise<"failed" | Exclude<ByHandRefusal, "bad-reference">> {
  const [kept] = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.id, id));
  if (!kept) return "not-failed";
  if (!gateway || kept.gatewayRefundId === null) return "failed";
  try {
    const { status } = await gateway.findRefund(kept.gatewayRefundId);
    // One that is under way again may still fail.
    return status === "processed" ? "gateway-gave" : status === "failed" ? "failed" : "not-failed";
  } catch (error) {
    if (error instanceof GatewayUnreached) return "unreached";
    // It knows no such refund any more.
    if (error instanceof GatewayRefusal) return "failed";
    throw error;
  }
}
