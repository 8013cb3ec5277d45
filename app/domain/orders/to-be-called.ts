import type { OrderStatus } from "#app/domain/orders/order-status.ts";

/** Whether an order in cash waits for a code or a call before it is packed; a cancelled one waits for nothing. */
export function isToBeCalled(order: {
  status: OrderStatus;
  isConfirmWanted: boolean;
  confirmedBy: string | null;
}): boolean {
  return order.status === "placed" && order.isConfirmWanted && order.confirmedBy === null;
}
