import type { OwnOrderView } from "#app/components/accounts/order-list.tsx";
import { BuyAgain } from "#app/components/orders/order/buy-again.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { ownPagesText } from "#app/content/messages/accounts/own-pages.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";

/** The newest order, for who comes back: what it was, and the same once more. */
export function LastOrder({ order: { number, status, placedAt, firstNames } }: { order: OwnOrderView }) {
  const { orders: words } = ownPagesText;
  return (
    <Panel as="section" className="grid gap-x-5 gap-y-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-1">
        <h2 className="text-xl">{words.lastTitle}</h2>
        <p>{firstNames.join(", ")}</p>
        <p className="text-sm text-ink-2">{words.placed(formatDateTime(placedAt))}</p>
        <p className="flex flex-wrap gap-x-5">
          <Link to={`/orders/${number}`} className="link inline-flex min-h-11 items-center">
            {words.open}
          </Link>
          <Link to="/orders" className="link inline-flex min-h-11 items-center">
            {words.all}
          </Link>
        </p>
      </div>
      {status !== "awaiting_payment" && <BuyAgain path={`/orders/${number}`} />}
    </Panel>
  );
}
