import type { LikelyOrder } from "#app/components/admin/payments/bank-line-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officePaymentsText } from "#app/content/messages/payments/office-payments.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** Orders whose money nobody has seen, with the button that says it was seen by hand. */
export function WaitingOrders({ orders }: { orders: LikelyOrder[] }) {
  const { waiting: words } = officePaymentsText;
  if (orders.length === 0) return <p className="p-4">{words.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {orders.map(({ number, name, amountPaise, placedAt }) => (
        <li key={number} className="flex min-h-14 flex-wrap items-center justify-between gap-2 px-4 py-2.5">
          <div className="min-w-0">
            <b className="font-semibold tabular-nums">{rupeesExact(amountPaise)}</b> {name}
            <small className="block text-ink-2">
              <Link to={`/admin/orders/${number}`} className="link">
                {number}
              </Link>
              , {formatDateTime(placedAt)}
            </small>
          </div>
          <Form method="post">
            <input type="hidden" name="number" value={number} />
            <Button variant="quiet" name="intent" value="confirm" aria-label={words.label(number)}>
              {words.confirm}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
