// The life of a payment as a table. "Claimed" is a UPI payment that the shopper reports and the shop has not yet seen;
// "set-aside" is money that the gateway keeps for the order until the parcel leaves (decision 073).

export const PAYMENT_STATUSES = ["due", "claimed", "set-aside", "paid", "refunded", "void"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  due: ["claimed", "set-aside", "paid", "void"],
  claimed: ["paid", "due", "void"],
  "set-aside": ["paid", "void"],
  paid: ["refunded"],
  refunded: [],
  // Money may still arrive after the order was given up: it is recorded, then refunded.
  void: ["paid"],
};

/** What may follow a payment status; nothing after a refund. */
export function nextPaymentStatuses(status: PaymentStatus): readonly PaymentStatus[] {
  return NEXT[status];
}

/** True when a payment may go from one status to the other in one step. */
export function canPaymentBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT[from].includes(to);
}
