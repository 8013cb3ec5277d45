import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";
import { gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { RefundWay } from "#app/domain/orders/return.ts";
import { LEAST_ONLINE_PAISE } from "#app/domain/payment-offer.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import {
  auditOrder,
  type By,
  type LockedOrder,
  lockOrder,
  movePayment,
} from "#app/services/orders/order-life.server.ts";
import { findRefundDue } from "#app/services/orders/refund-due.server.ts";
import { settleReturns } from "#app/services/orders/returns/settle-returns.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type RefundReason = (typeof refunds.$inferInsert)["reason"];
export type RefundRefusal = "unknown-order" | "not-paid" | "nothing-due" | "too-much" | "bad-amount";

/**
 * Writes down money that the shop has given back. What is owed for packs that left is the most, unless it is goodwill; never more
 * than was paid (the database holds that too). The same key gives back once. Without an amount it is all that is owed.
 */
export async function refundOrder(
  db: Db,
  refund: By & {
    number: string;
    amountPaise?: number | undefined;
    reason: RefundReason;
    reference?: string;
    /** How the money goes, where it is not by the gateway that it came by; else as it was paid. */
    way?: RefundWay | undefined;
    idempotencyKey: string;
    refundedBy?: string;
    publicOrigin: string;
  },
): Promise<Result<{ amountPaise: number }, RefundRefusal>> {
  const { number, reason, reference = "", way, idempotencyKey, refundedBy, publicOrigin, ...by } = refund;
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order, payment } = found;
    const [replayed] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, idempotencyKey));
    if (replayed) return ok({ amountPaise: replayed.amountPaise });
    if (payment.status === "refunded") return refused("nothing-due");
    if (payment.status !== "paid") return refused("not-paid");
    const { duePaise, restPaise, refundedPaise } = await findRefundDue(tx, found);
    const amountPaise = refund.amountPaise ?? duePaise;
    if (!Number.isSafeInteger(amountPaise) || amountPaise < 0) return refused("bad-amount");
    if (amountPaise === 0) return refused("nothing-due");
    if (amountPaise > (reason === "goodwill" ? restPaise : duePaise)) return refused("too-much");
    if (payment.method === "online" && amountPaise < LEAST_ONLINE_PAISE) return refused("bad-amount");
    await writeRefund(tx, { found, amountPaise, reason, reference, way, idempotencyKey, refundedBy, by });
    const { byHandPaise } = splitRefund({ payment, amountPaise, refundedPaise });
    if (byHandPaise > 0)
      await queueLetters(tx, {
        ...{ orderId: order.id, settings, publicOrigin, now: by.now },
        toCustomer: "refunded",
        refund: { paise: byHandPaise, reference, way },
        occasion: idempotencyKey,
      });
    return ok({ amountPaise });
  });
}

/** What came by the gateway goes back by it, and first; what was taken at the door is given back by hand. In paise. */
function splitRefund({
  payment,
  amountPaise,
  refundedPaise,
}: {
  payment: LockedOrder["payment"];
  amountPaise: number;
  refundedPaise: number;
}): { byGatewayPaise: number; byHandPaise: number } {
  if (payment.method !== "online") return { byGatewayPaise: 0, byHandPaise: amountPaise };
  const leftPaise = Math.max(0, payment.amountPaise - refundedPaise);
  const byGatewayPaise = Math.min(amountPaise, leftPaise);
  return { byGatewayPaise, byHandPaise: amountPaise - byGatewayPaise };
}

/** Writes a refund of a paid, locked order into the books; what came by the gateway goes back by it, and is told of once the gateway has taken it. */
export async function writeRefund(
  tx: Db,
  {
    found: { order, payment },
    amountPaise,
    reason,
    reference = "",
    way,
    idempotencyKey,
    refundedBy,
    by,
  }: {
    found: LockedOrder;
    amountPaise: number;
    reason: RefundReason;
    reference?: string;
    way?: RefundWay | undefined;
    idempotencyKey: string;
    refundedBy?: string | undefined;
    by: By;
  },
): Promise<void> {
  const { restPaise, duePaise, refundedPaise } = await findRefundDue(tx, { order, payment });
  const [given] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      paymentId: payment.id,
      idempotencyKey,
      amountPaise,
      reason,
      note: by.note ?? "",
      reference,
      refundedBy,
      refundedAt: by.now,
    })
    .returning({ id: refunds.id });
  const refundId = given!.id;
  const { byGatewayPaise, byHandPaise } = splitRefund({ payment, amountPaise, refundedPaise });
  if (byGatewayPaise > 0) {
    const key = `refund-${refundId}-${order.number}`;
    const { reference: paymentId } = payment;
    await tx.insert(gatewayRefunds).values({
      ...{ key, orderId: order.id, paymentId: paymentId!, amountPaise: byGatewayPaise, refundId },
      ...{ status: "wanted" as const, createdAt: by.now },
    });
  }
  if (byHandPaise > 0) {
    const method = way ?? (payment.method === "online" ? "cash" : payment.method);
    const moved = { orderId: order.id, kind: "refund" as const, method, amountPaise: -byHandPaise };
    await recordMoney(tx, { ...moved, key: `refund ${refundId}`, reference, by });
  }
  if (amountPaise >= duePaise) await settleReturns(tx, { orderId: order.id, now: by.now });
  if (amountPaise === restPaise) await movePayment(tx, { order, payment, to: "refunded", by });
  await auditOrder(tx, { order, act: "refund-order", details: { amountPaise, reason, reference }, by });
}
