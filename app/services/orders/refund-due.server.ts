import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";
import { refundDuePaise } from "#app/domain/orders/order-change.ts";
import type { Order, Payment } from "#app/services/orders/order-life.server.ts";

type DueOrder = Pick<Order, "status" | "totalPaise" | "cancelledPaise" | "doorPaise" | "doorPaidAt">;
type DuePayment = Pick<Payment, "status" | "amountPaise">;
export type RefundDue = { duePaise: number; restPaise: number; refundedPaise: number };

/** What is owed to the customer of an order, and what of the payment is left to give back at all; both in paise. */
export async function findRefundDue(
  tx: Db,
  { order, payment }: { order: DueOrder & { id: number }; payment: DuePayment },
): Promise<RefundDue> {
  const [sum] = await tx
    .select({ paise: sql<number>`coalesce(sum(${refunds.amountPaise}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  return refundDue({ order, payment, refundedPaise: sum!.paise });
}

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
  const isPaid = payment.status === "paid" || payment.status === "refunded";
  const paidPaise = isPaid ? payment.amountPaise + (order.doorPaidAt ? order.doorPaise : 0) : 0;
  const isGivenUp = order.status === "cancelled" || order.status === "returned";
  return {
    duePaise: refundDuePaise({ ...order, isGivenUp, paidPaise, refundedPaise }),
    restPaise: paidPaise - refundedPaise,
    refundedPaise,
  };
}
