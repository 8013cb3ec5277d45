import type { ReactNode } from "react";
import type { OrderProgress } from "#app/components/orders/order/order-view.ts";
import { Road } from "#app/components/orders/order/road.tsx";
import { formatDateTime, formatDay } from "#app/content/messages/dates.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { isFinal, type OrderStatus } from "#app/domain/orders/order-status.ts";

const PLACES: Partial<Record<OrderStatus, "shop" | "rider" | "courier" | "home">> = {
  placed: "shop",
  confirmed: "shop",
  packed: "shop",
  out_for_delivery: "rider",
  shipped: "courier",
  delivered: "home",
};

/** The answer first: when the parcel comes, or what became of it. `today` is the day in India. */
export function Arrival({
  order,
  today,
  children,
}: {
  order: OrderProgress;
  today: string;
  children?: ReactNode;
}) {
  const words = orderText;
  const arrives = arrivalText(words, order, today);
  const place = PLACES[order.status];
  return (
    <section className="on-dark rounded-lg bg-leaf-800 px-[22px] py-6 text-paper-100 md:px-[34px] md:py-[30px]">
      {arrives && <p className="text-leaf-200">{words.answer[order.status]}</p>}
      <p className="my-1.5 font-display text-[clamp(1.875rem,1.4rem+2vw,2.625rem)] leading-[1.08] font-semibold text-white">
        {arrives ?? words.answer[order.status]}
      </p>
      {order.status === "out_for_delivery" && <p>{words.riderOnWay(order.town)}</p>}
      {order.status === "shipped" && order.courier && (
        <p className="wrap-anywhere">{words.courier(order.courier, order.courierReference)}</p>
      )}
      {isLate(order, today) && <p>{words.late}</p>}
      {order.isReplaced && <p>{words.replaced}</p>}
      {children}
      {place && <Road at={place} />}
    </section>
  );
}

function arrivalText(words: typeof orderText, order: OrderProgress, today: string): string | undefined {
  if (order.status === "delivered") {
    const delivered = order.events.findLast((event) => event.status === "delivered");
    return delivered && formatDateTime(delivered.happenedAt);
  }
  if (order.status === "awaiting_payment" || isFinal(order.status)) return undefined;
  if (order.promisedBy === today) return words.arrivesToday;
  if (order.promisedFrom === order.promisedBy) return words.arrivesOn(formatDay(order.promisedBy));
  return words.arrivesBetween(formatDay(order.promisedFrom), formatDay(order.promisedBy));
}

function isLate({ status, promisedBy }: OrderProgress, today: string): boolean {
  return promisedBy < today && status !== "delivered" && status !== "awaiting_payment" && !isFinal(status);
}
