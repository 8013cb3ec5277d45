import { monthName } from "#app/components/admin/books/month-name.ts";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import { officeMonthText } from "#app/content/messages/books/office-month.ts";
import { shopContext } from "#app/context.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listMonths, type MonthFigures } from "#app/services/books/list-months.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-reports")];

export async function loader({ context }: Route.LoaderArgs) {
  return { months: await listMonths(context.get(shopContext).db) };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeBooksText.title);

/** The months that returns are made of. */
export default function Books({ loaderData: { months } }: Route.ComponentProps) {
  const words = officeBooksText;
  const money =
    (key: "taxablePaise" | "cgstPaise" | "sgstPaise" | "igstPaise" | "totalPaise") => (row: MonthFigures) =>
      rupeesExact(row[key]);
  const columns: Column<MonthFigures>[] = [
    {
      heading: words.columns.month,
      cell: ({ month }) => (
        <Link to={`/admin/books/${month}`} className="link inline-flex min-h-11 items-center font-semibold">
          {monthName(month)}
        </Link>
      ),
    },
    { heading: words.columns.total, isNumber: true, cell: money("totalPaise") },
    {
      heading: words.columns.state,
      cell: ({ isClosed }) => (isClosed ? officeMonthText.isClosed : officeMonthText.open),
    },
    { heading: words.columns.invoices, isNumber: true, isOnlyWide: true, cell: (row) => row.invoiceCount },
    { heading: words.columns.notes, isNumber: true, isOnlyWide: true, cell: (row) => row.noteCount },
    { heading: words.columns.taxable, isNumber: true, isOnlyWide: true, cell: money("taxablePaise") },
    { heading: words.columns.cgst, isNumber: true, isOnlyWide: true, cell: money("cgstPaise") },
    { heading: words.columns.sgst, isNumber: true, isOnlyWide: true, cell: money("sgstPaise") },
    { heading: words.columns.igst, isNumber: true, isOnlyWide: true, cell: money("igstPaise") },
  ];
  return (
    <OfficePage title={words.title} note={words.note}>
      <Card title={words.months} isPadded={false}>
        <OfficeTable
          label={words.months}
          columns={columns}
          rows={months}
          keyOf={({ month }) => month}
          nothing={words.nothing}
        />
      </Card>
    </OfficePage>
  );
}
