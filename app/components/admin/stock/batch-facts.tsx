import { Card } from "#app/components/admin/office-page.tsx";
import type { BatchRow } from "#app/components/admin/stock/batch-table.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { rupees } from "#app/domain/money.ts";

/** What is known of a batch, and the way to who got it. */
export function BatchFacts({ batch }: { batch: BatchRow & { supplier: string; receivedAt: Date } }) {
  const { batch: words, columns } = officeStockText;
  const facts = [
    [
      columns.quantity,
      `${batch.quantity}${batch.heldQuantity > 0 ? ` (${words.held(batch.heldQuantity)})` : ""}`,
    ],
    [columns.expires, formatDate(batch.expiresOn)],
    [columns.mrp, rupees(batch.mrpPaise)],
    [columns.cost, batch.costPaise === null ? words.unknown : rupees(batch.costPaise)],
    [words.supplier, batch.supplier || words.unknown],
    [words.received, formatDateTime(batch.receivedAt)],
  ];
  return (
    <Card
      title={words.facts}
      end={
        <Status kind={batch.isQuarantined ? "warn" : "ok"}>
          {batch.isQuarantined ? words.quarantined : words.onSale}
        </Status>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={`/admin/stock/recall?${new URLSearchParams({ number: batch.number })}`}
        className="btn btn-quiet mt-4 w-full"
      >
        {words.recall}
      </Link>
    </Card>
  );
}
