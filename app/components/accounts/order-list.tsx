import { BuyAgain } from "#app/components/orders/order/buy-again.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { ownPagesText } from "#app/content/messages/accounts/own-pages.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { orderText } from "#app/content/messages/orders/order.ts";
import { rupees } from "#app/domain/money.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";

export type OwnOrderView = {
  number: string;
  status: OrderStatus;
  placedAt: Date;
  totalPaise: number;
  itemCount: number;
  firstNames: string[];
  isReplaced: boolean;
  /** Packs that came back, what was paid back, and what is still to be, in paise. */
  returnedCount: number;
  refundedPaise: number;
  refundDuePaise: number;
  /** Where the newest return is, in short. */
  returnSaid: string | undefined;
};

const LOOKS: Partial<Record<OrderStatus, "ok" | "warn" | "mute">> = {
  delivered: "ok",
  awaiting_payment: "warn",
  cancelled: "mute",
  returned: "mute",
};

/** The person's orders, newest first, each with what is in it and where it is. */
export function OrderList({ orders }: { orders: OwnOrderView[] }) {
  const { orders: words } = ownPagesText;
  const order = orderText;
  return (
    <ul className="grid gap-4">
      {orders.map(({ number, status, placedAt, totalPaise, itemCount, firstNames, isReplaced, ...back }) => (
        <li key={number}>
          <Panel className="grid gap-x-5 gap-y-2 md:grid-cols-[1fr_auto] md:items-center">
            <div className="grid gap-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="text-xl">
                  <Link to={`/orders/${number}`} className="hover:underline">
                    {order.title(number)}
                  </Link>
                </h2>
                <Status kind={LOOKS[status] ?? "info"}>{order.step[status]}</Status>
              </div>
              <p>{firstNames.join(", ")}</p>
              <p className="text-sm text-ink-2">
                {words.placed(formatDateTime(placedAt))}
                <span className="whitespace-nowrap before:mx-2 before:content-['·']">
                  {order.summary(words.itemCount(itemCount), rupees(totalPaise))}
                </span>
              </p>
              {isReplaced && <p className="text-sm text-ink-2">{words.replaced}</p>}
              <BackInShort {...back} />
            </div>
            <div className="flex flex-wrap gap-2.5 md:grid">
              {status !== "awaiting_payment" && <BuyAgain path={`/orders/${number}`} number={number} />}
              <Link to={`/orders/${number}`} aria-label={words.openNamed(number)} className="btn btn-quiet">
                {words.open}
              </Link>
            </div>
          </Panel>
        </li>
      ))}
    </ul>
  );
}

function BackInShort({
  returnedCount,
  refundedPaise,
  refundDuePaise,
  returnSaid,
}: Pick<OwnOrderView, "returnedCount" | "refundedPaise" | "refundDuePaise" | "returnSaid">) {
  const { cameBack: words } = orderText;
  const parts = [
    returnSaid,
    returnedCount > 0 && words.packs(returnedCount),
    refundedPaise > 0 && words.paidInShort(rupees(refundedPaise)),
    refundDuePaise > 0 && words.dueInShort(rupees(refundDuePaise)),
  ].filter(Boolean);
  return parts.length > 0 && <p className="text-sm font-semibold">{parts.join(" · ")}</p>;
}
