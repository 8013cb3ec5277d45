// The life of an order as a table. A prepaid order waits for its payment, an order paid in cash starts as placed; the
// shop's rider goes out for delivery, a courier ships. Even a delivered order may still come back.

import type { DeliveryKind } from "#app/domain/delivery.ts";

export const ORDER_STATUSES = [
  "awaiting_payment",
  "placed",
  "confirmed",
  "packed",
  "out_for_delivery",
  "shipped",
  "delivered",
  "cancelled",
  "returned",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ["placed", "cancelled"],
  placed: ["confirmed", "cancelled"],
  confirmed: ["packed", "cancelled"],
  packed: ["out_for_delivery", "shipped", "cancelled"],
  // Nobody at home: the parcel goes back to the shelf of packed orders.
  out_for_delivery: ["delivered", "packed", "returned"],
  shipped: ["delivered", "returned"],
  delivered: ["returned"],
  cancelled: [],
  returned: [],
};

const TIMELINES: Record<DeliveryKind, readonly OrderStatus[]> = {
  rider: ["placed", "confirmed", "packed", "out_for_delivery", "delivered"],
  courier: ["placed", "confirmed", "packed", "shipped", "delivered"],
};

const CANCELLABLE_BY_SHOPPER: readonly OrderStatus[] = ["awaiting_payment", "placed", "confirmed"];

/** True when an order may go from one status to the other in one step. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** True when nothing more can happen to the order. */
export function isFinal(status: OrderStatus): boolean {
  return NEXT[status].length === 0;
}

/** True until the order is packed: so long the shopper may cancel it alone. */
export function canShopperCancel(status: OrderStatus): boolean {
  return CANCELLABLE_BY_SHOPPER.includes(status);
}

/** The ordered steps that a shopper sees on the way from placed to delivered. */
export function timelineFor(deliveryKind: DeliveryKind): readonly OrderStatus[] {
  return TIMELINES[deliveryKind];
}
