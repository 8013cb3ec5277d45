import { Card } from "#app/components/admin/office-page.tsx";
import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import { rupees } from "#app/domain/money.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";

export type HistoryEntry = {
  id: number;
  actor: ShownActor;
  action: string;
  details: unknown;
  happenedAt: Date;
};

/** What was done to the order, by whom and when, the newest first. */
export function OrderHistory({ entries }: { entries: HistoryEntry[] }) {
  const { one, history } = officeOrdersText;
  return (
    <Card title={one.history}>
      <ol className="grid gap-2.5">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-x-4 sm:grid-cols-[176px_1fr]">
            <time dateTime={entry.happenedAt.toISOString()} className="text-ink-2">
              {formatDateTime(entry.happenedAt)}
            </time>
            <span>
              <b>{history[entry.action] ?? entry.action}</b> <Details details={entry.details} />
              <span className="text-ink-2"> ({nameOfActor(entry.actor)})</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Details({ details }: { details: unknown }) {
  const { status, paid } = officeOrdersText;
  const { to, note, reference, amountPaise, paise } = details as Record<string, string | number | undefined>;
  const amount = amountPaise ?? paise;
  return [
    typeof to === "string" && (status[to as OrderStatus] ?? (paid as Record<string, string>)[to]),
    typeof amount === "number" && rupees(amount),
    reference,
    note,
  ]
    .filter(Boolean)
    .join(", ");
}
