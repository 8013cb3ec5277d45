// What a payment that the gateway shows means for the order it was asked for.

import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";
import type { GatewayPayment, GatewayPaymentStatus } from "#app/domain/payments/gateway.ts";

/** It is not here, it pays for the order, it goes back in full, or somebody must look at it. */
export type MoneyUse = "none" | "order" | "back" | "foreign";

/** What is done with the money of a payment that was not seen here before. */
export function judgeMoney({
  payment,
  askedPaise,
  due,
}: {
  payment: Pick<GatewayPayment, "status" | "amountPaise" | "currency">;
  /** What the gateway was asked to take. */
  askedPaise: number;
  /** What the order wants now: less than was asked for once packs have left it. */
  due: { status: PaymentStatus; amountPaise: number; isAnotherSetAside: boolean };
}): MoneyUse {
  if (payment.status !== "captured") return "none";
  if (payment.currency !== "INR") return "foreign";
  const isPaid = due.status === "paid" || due.status === "refunded" || due.isAnotherSetAside;
  const isEnough = payment.amountPaise === askedPaise && payment.amountPaise >= due.amountPaise;
  return isPaid || !isEnough ? "back" : "order";
}

const RANK: Record<GatewayPaymentStatus, number> = {
  created: 0,
  pending: 1,
  failed: 2,
  authorized: 3,
  captured: 4,
  refunded: 5,
};

/** Whether money that was only set aside pays for an order that waits for exactly it. */
export function isEnoughAside({
  payment: { amountPaise, currency },
  askedPaise,
  duePaise,
}: {
  payment: Pick<GatewayPayment, "amountPaise" | "currency">;
  askedPaise: number;
  duePaise: number;
}): boolean {
  return currency === "INR" && amountPaise === askedPaise && amountPaise >= duePaise;
}

/** Until when the gateway keeps it: counted from the asking, which comes before the payment. */
export function setAsideEnd({ askedAt, days }: { askedAt: Date; days: number }): Date {
  return new Date(askedAt.getTime() + days * 24 * 3_600_000);
}

/** Whether one status is later news than the other: messages come late and in any order, and a failed payment may succeed after all. */
export function isLater(status: GatewayPaymentStatus, than: GatewayPaymentStatus): boolean {
  return RANK[status] > RANK[than];
}

/** Whether the buyer has paid as far as they can, and the bank has still to say so. */
export function isUnderWay(status: GatewayPaymentStatus): boolean {
  return status === "pending" || status === "authorized";
}
