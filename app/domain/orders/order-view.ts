import type { OrderStatus } from "#app/domain/orders/order-status.ts";

/** How the people of the shop look at the orders: by what is to be done with them. */
export const ORDER_VIEWS = [
  "to-call",
  "to-confirm",
  "payments",
  "to-pack",
  "to-send",
  "on-the-way",
  "aside",
  "late",
  "refunds",
  "all",
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Orders that the shop owes a customer still; those beyond their promise are late. */
export const OWED_STATUSES: readonly OrderStatus[] = [
  "placed",
  "confirmed",
  "packed",
  "out_for_delivery",
  "shipped",
];

/** The statuses a view shows; views without one ask more than the status. An order to be called is not to be confirmed yet. */
export const STATUSES_OF_VIEW: Partial<Record<OrderView, readonly OrderStatus[]>> = {
  "to-confirm": ["placed"],
  payments: ["awaiting_payment"],
  "to-pack": ["confirmed"],
  "to-send": ["packed"],
  "on-the-way": ["out_for_delivery", "shipped"],
};
