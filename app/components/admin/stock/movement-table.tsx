import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { Link } from "#app/components/ui/link.ts";
import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import type { ShownActor } from "#app/domain/actor.ts";

export type MovementRow = {
  id: number;
  batchId: number;
  batchNumber: string;
  name: string;
  quantity: number;
  reason: keyof typeof officeStockText.reasons;
  orderNumber: string | null;
  note: string;
  actor: ShownActor;
  movedAt: Date;
};

/** Lines of the stock ledger. */
export function MovementTable({ movements }: { movements: MovementRow[] }) {
  const words = officeStockText;
  const columns: Column<MovementRow>[] = [
    { heading: words.columns.when, cell: (line) => formatDateTime(line.movedAt) },
    {
      heading: words.columns.change,
      isNumber: true,
      cell: (line) => <b>{line.quantity > 0 ? `+${line.quantity}` : line.quantity}</b>,
    },
    {
      heading: words.columns.batch,
      cell: (line) => (
        <>
          <Link to={`/admin/stock/batches/${line.batchId}`} className="link">
            {line.batchNumber}
          </Link>
          <small>{line.name}</small>
        </>
      ),
    },
    {
      heading: words.columns.reason,
      cell: (line) => (
        <>
          {words.reasons[line.reason]}
          <small>
            {line.orderNumber ? (
              <Link to={`/admin/orders/${line.orderNumber}`} className="link">
                {line.orderNumber}
              </Link>
            ) : (
              line.note
            )}
          </small>
        </>
      ),
    },
    { heading: words.columns.who, isOnlyWide: true, cell: (line) => nameOfActor(line.actor) },
  ];
  return (
    <OfficeTable label={words.ledger.title} columns={columns} rows={movements} keyOf={(line) => line.id} />
  );
}
