import { Check, CircleX, House, type LucideIcon, Package, Truck, Wallet } from "lucide-react";
import type { OrderProgress } from "#app/components/orders/order/order-view.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { type OrderStatus, timelineFor } from "#app/domain/orders/order-status.ts";

const ICONS: Record<OrderStatus, LucideIcon> = {
  awaiting_payment: Wallet,
  placed: Check,
  confirmed: Check,
  packed: Package,
  out_for_delivery: Truck,
  shipped: Truck,
  delivered: House,
  cancelled: CircleX,
  returned: CircleX,
};

type StepState = "done" | "now" | "next";

const CIRCLES: Record<StepState, string> = {
  done: "border-leaf-600 bg-leaf-600 text-white",
  now: "border-accent bg-accent text-on-accent shadow-[0_0_0_5px_var(--color-marigold-100)]",
  next: "border-paper-400 bg-surface text-paper-500",
};

/** The steps of an order from top to bottom, with the time of each that is behind it. */
export function Timeline({ order }: { order: OrderProgress }) {
  const words = orderText;
  const steps = stepsOf(order);
  const current = steps.lastIndexOf(order.status);
  return (
    <ol>
      {steps.map((status, index) => {
        const state =
          index < current || order.status === "delivered" ? "done" : index === current ? "now" : "next";
        const Icon = state === "done" ? Check : ICONS[status];
        const event = state === "next" ? undefined : order.events.findLast((one) => one.status === status);
        return (
          <li
            key={status}
            aria-current={index === current ? "step" : undefined}
            className={`relative grid grid-cols-[36px_1fr] gap-x-3.5 pb-6 last:pb-0 sm:grid-cols-[36px_1fr_auto] not-last:before:absolute not-last:before:top-[34px] not-last:before:bottom-0 not-last:before:left-[17px] not-last:before:w-[2.5px] ${state === "done" ? "not-last:before:bg-leaf-600" : "not-last:before:bg-paper-300"}`}
          >
            <span
              className={`relative grid size-9 place-items-center rounded-full border-2 ${CIRCLES[state]}`}
            >
              <Icon className="size-[18px]" />
            </span>
            <div className="pt-[5px] leading-[1.35]">
              <b className={stepLook(state)}>{words.step[status]}</b>
              {status === "shipped" && order.courier && (
                <span className="block text-[.9688rem] text-ink-2">
                  {words.courier(order.courier, order.courierReference)}
                </span>
              )}
            </div>
            {event && (
              <time
                dateTime={event.happenedAt.toISOString()}
                className="text-sm text-ink-2 max-sm:col-start-2 sm:pt-[7px]"
              >
                {formatDateTime(event.happenedAt)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A cancelled or returned order shows the way it took; any other the way it takes. */
function stepsOf({ status, deliveryKind, events }: OrderProgress): OrderStatus[] {
  const taken = [...new Set(events.map((event) => event.status))];
  if (status === "cancelled" || status === "returned") return taken;
  const way = timelineFor(deliveryKind);
  return taken.includes("awaiting_payment") ? ["awaiting_payment", ...way] : [...way];
}

function stepLook(state: StepState): string {
  if (state === "now") return "font-display text-xl font-semibold";
  return state === "done" ? "font-semibold" : "font-medium text-ink-2";
}
