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
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const words = officeOrdersText;
  return <Status kind={KINDS[status]}>{words.status[status]}</Status>;
}
