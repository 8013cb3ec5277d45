import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/office.ts";
import { orders } from "#app/db/schema/orders.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { refundDuePaise } from "#app/domain/order-change.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import {
  type Act,
  auditOrder,
  lockOrder,
  movePayment,
  type Order,
  type Payment,
} from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type RefundReason = (typeof refunds.$inferInsert)["reason"];
export type RefundRefusal = "unknown-order" | "not-paid" | "nothing-due" | "too-much" | "bad-amount";

/**
 * Writes down money that the shop has given back. What is owed for packs that left is the most, unless it is goodwill; never more
 * than was paid (the database holds that too). The same key gives back once. Without an amount it is all that is owed.
 */
export async function refundOrder(
  db: Db,
  refund: Act & {
    number: string;
    amountPaise?: number | undefined;
    reason: RefundReason;
    reference?: string;
    idempotencyKey: string;
    refundedBy?: string;
    publicOrigin: string;
  },
): Promise<Result<{ amountPaise: number }, RefundRefusal>> {
  const { number, reason, reference = "", idempotencyKey, refundedBy, publicOrigin, ...act } = refund;
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order, payment } = found;
    const [replayed] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, idempotencyKey));
    if (replayed) return ok({ amountPaise: replayed.amountPaise });
    if (payment.status !== "paid") return refused("not-paid");
    const { duePaise, restPaise } = await findRefundDue(tx, order, payment);
    const amountPaise = refund.amountPaise ?? duePaise;
    if (!Number.isSafeInteger(amountPaise) || amountPaise < 0) return refused("bad-amount");
    if (amountPaise === 0) return refused("nothing-due");
    if (amountPaise > (reason === "goodwill" ? restPaise : duePaise)) return refused("too-much");
    await tx.insert(refunds).values({
      orderId: order.id,
      paymentId: payment.id,
      idempotencyKey,
      amountPaise,
      reason,
      note: act.note ?? "",
      reference,
      refundedBy,
      refundedAt: act.now,
    });
    if (amountPaise === restPaise) await movePayment(tx, { order, payment, to: "refunded", act });
    await auditOrder(tx, { order, action: "refund-order", details: { amountPaise, reason, reference }, act });
    const news = { orderId: order.id, settings, publicOrigin, now: act.now };
    await queueLetters(tx, {
      ...news,
      toCustomer: "refunded",
      refundedPaise: amountPaise,
      occasion: idempotencyKey,
    });
    return ok({ amountPaise });
  });
}

/** What is owed to the customer of an order, and what of the payment is left to give back at all; both in paise. */
async function findRefundDue(tx: Db, order: DueOrder, payment: DuePayment): Promise<RefundDue> {
  const [sum] = await tx
    .select({ paise: sql<number>`coalesce(sum(${refunds.amountPaise}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  return refundDue({ order, payment, refundedPaise: sum!.paise });
}

type DueOrder = Pick<Order, "id" | "status" | "totalPaise" | "cancelledPaise">;
type DuePayment = Pick<Payment, "status" | "amountPaise">;
type RefundDue = { duePaise: number; restPaise: number; refundedPaise: number };

/** The same for an order of which is known what was given back. */
export function refundDue({
  order,
  payment,
  refundedPaise,
}: {
  order: DueOrder;
  payment: DuePayment;
  refundedPaise: number;
}): RefundDue {
  const paidPaise = payment.status === "paid" || payment.status === "refunded" ? payment.amountPaise : 0;
  const isGivenUp = order.status === "cancelled" || order.status === "returned";
  return {
    duePaise: refundDuePaise({ ...order, isGivenUp, paidPaise, refundedPaise }),
    restPaise: paidPaise - refundedPaise,
    refundedPaise,
  };
}
