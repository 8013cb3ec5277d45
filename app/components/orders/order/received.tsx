import type { OrderView } from "#app/components/orders/order/order-view.ts";
import { Road } from "#app/components/orders/order/road.tsx";
import { formatLongDay } from "#app/content/messages/orders/long-day.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { thankYouText } from "#app/content/messages/orders/thank-you.ts";
import { rupees } from "#app/domain/money.ts";
import { toCollectPaise } from "#app/domain/orders/door-money.ts";

/** That the order is here, when it arrives and what to keep ready. `today` is the day in India. */
export function Received({
  order,
  today,
}: {
  order: Pick<
    OrderView,
    "number" | "status" | "promisedBy" | "paymentMethod" | "payment" | "doorPaise" | "doorPaidAt"
  >;
  today: string;
}) {
  const thanks = thankYouText;
  const cashPaise = toCollectPaise(order);
  const isLate = order.promisedBy < today;
  return (
    <section className="on-dark rounded-lg bg-leaf-800 px-[22px] pt-6 pb-4 text-paper-100 md:px-[34px] md:pt-[30px]">
      <p className="text-leaf-200">{thanks.number(order.number)}</p>
      <p className="my-1.5 font-display text-[clamp(1.75rem,1.3rem+2vw,2.5rem)] leading-[1.12] font-semibold text-white">
        {isLate ? thanks.received : sentence(order.promisedBy, today)}
      </p>
      {isLate && <p>{orderText.late}</p>}
      {cashPaise > 0 && <p>{thanks.cash(rupees(cashPaise))}</p>}
      <Road at="shop" />
    </section>
  );
}

function sentence(promisedBy: string, today: string): string {
  return promisedBy === today ? thankYouText.arrivesToday : thankYouText.arrivesBy(formatLongDay(promisedBy));
}
