// An order that is paid in part before: its payment is the advance, the rest is taken in cash at the door.

import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";

export type PaidInPart = {
  status: OrderStatus;
  payment: { status: PaymentStatus; amountPaise: number };
  doorPaise: number;
  doorPaidAt: Date | null;
};

/** Whether nothing of an order is wanted any more. */
export function isGivenUp(status: OrderStatus): boolean {
  return status === "cancelled" || status === "returned";
}

/** How far it is paid: nothing yet, the advance, or all; undefined for an order paid in one piece, or of which nothing is wanted any more. */
export function partStep({
  status,
  payment,
  doorPaise,
  doorPaidAt,
}: PaidInPart): "due" | "advance" | "all" | undefined {
  if (doorPaise === 0 || (isGivenUp(status) && doorPaidAt === null)) return undefined;
  if (payment.status === "due" || payment.status === "claimed") return "due";
  if (payment.status !== "paid") return undefined;
  return doorPaidAt === null ? "advance" : "all";
}

/** What whoever brings the parcel takes in cash, in paise; 0 where all is paid. */
export function toCollectPaise(order: PaidInPart & { paymentMethod: string }): number {
  if (order.paymentMethod === "cod") return order.payment.status === "due" ? order.payment.amountPaise : 0;
  return partStep(order) === "advance" ? order.doorPaise : 0;
}
