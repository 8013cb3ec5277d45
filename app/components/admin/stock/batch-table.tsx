import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Status } from "#app/components/ui/status.tsx";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { daysBetween } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";

export type BatchRow = {
  id: number;
  name: string;
  brandName: string;
  number: string;
  expiresOn: string;
  mrpPaise: number;
  costPaise: number | null;
  quantity: number;
  heldQuantity: number;
  isQuarantined: boolean;
};

/** Batches with their product, what they hold and when they end. */
export function BatchTable({ label, batches, today }: { label: string; batches: BatchRow[]; today: string }) {
  const words = officeStockText;
  const columns: Column<BatchRow>[] = [
    {
      heading: words.columns.batch,
      cell: (batch) => (
        <>
          <Link to={`/admin/stock/batches/${batch.id}`} className="link">
            {batch.number}
          </Link>
          <small>
            {batch.name}, {batch.brandName}
          </small>
        </>
      ),
    },
    { heading: words.columns.expires, cell: (batch) => <Expiry on={batch.expiresOn} today={today} /> },
    {
      heading: words.columns.quantity,
      isNumber: true,
      cell: (batch) => (
        <>
          {batch.quantity} <span className="md:hidden">{words.packs(batch.quantity)}</span>
          {batch.heldQuantity > 0 && <small>{words.batch.held(batch.heldQuantity)}</small>}
        </>
      ),
    },
    { heading: words.columns.mrp, isNumber: true, isOnlyWide: true, cell: (batch) => rupees(batch.mrpPaise) },
    {
      heading: words.columns.value,
      isNumber: true,
      isOnlyWide: true,
      cell: (batch) =>
        batch.costPaise === null ? words.batch.unknown : rupees(batch.costPaise * batch.quantity),
    },
    {
      heading: words.columns.status,
      cell: (batch) => (
        <Status kind={batch.isQuarantined ? "warn" : "ok"}>
          {batch.isQuarantined ? words.batch.quarantined : words.batch.onSale}
        </Status>
      ),
    },
  ];
  return <OfficeTable label={label} columns={columns} rows={batches} keyOf={(batch) => batch.id} />;
}

function Expiry({ on, today }: { on: string; today: string }) {
  const { expiring } = officeStockText;
  const days = daysBetween(today, on);
  return (
    <>
      {formatDate(on)}
      <small>{days <= 0 ? expiring.ended : expiring.inDays(days)}</small>
    </>
  );
}
