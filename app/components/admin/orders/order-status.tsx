import { Status } from "#app/components/ui/status.tsx";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";

const KINDS: Record<OrderStatus, "ok" | "warn" | "error" | "info" | "mute"> = {
  awaiting_payment: "mute",
  placed: "warn",
  confirmed: "warn",
  packed: "info",
  out_for_delivery: "ok",
  shipped: "ok",
  delivered: "ok",
  cancelled: "mute",
  returned: "error",
};

/** Where an order is, as the people of the shop call it. */
export function OrderStatusBadge({
  status,
  isToBeCalled = false,
}: {
  status: OrderStatus;
  /** In cash, and nobody has confirmed it. */
  isToBeCalled?: boolean;
}) {
  const words = officeOrdersText;
  const isWaiting = isToBeCalled && status === "placed";
  return <Status kind={KINDS[status]}>{isWaiting ? words.toCall : words.status[status]}</Status>;
}
