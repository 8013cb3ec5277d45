import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { rupeesExact } from "#app/domain/money.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { type ListedDay, listDays } from "#app/services/books/day/find-days.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("sell-at-counter")];

export async function loader({ context }: Route.LoaderArgs) {
  return { days: await listDays(context.get(shopContext).db) };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeDayText.days.title);

/** The closed days, the latest first. */
export default function Days({ loaderData: { days } }: Route.ComponentProps) {
  const { days: words } = officeDayText;
  const columns: Column<ListedDay>[] = [
    {
      heading: words.day,
      cell: ({ day }) => (
        <Link to={`/admin/days/${day}`} className="link inline-flex min-h-11 items-center font-semibold">
          {formatDate(day)}
        </Link>
      ),
    },
    {
      heading: words.counted,
      isNumber: true,
      isOnlyWide: true,
      cell: (row) => rupeesExact(row.countedPaise),
    },
    {
      heading: words.differs,
      isNumber: true,
      cell: ({ differencePaise }) => (
        <span className={differencePaise === 0 ? "text-leaf-700" : "font-semibold text-error"}>
          {rupeesExact(differencePaise)}
        </span>
      ),
    },
    { heading: words.deposit, isNumber: true, cell: (row) => rupeesExact(row.depositPaise) },
    { heading: words.by, isOnlyWide: true, cell: ({ actor }) => nameOfActor(actor) },
  ];
  return (
    <OfficePage
      title={words.title}
      note={words.note}
      actions={
        <Link to="/admin/day" className="btn btn-primary">
          {words.open}
        </Link>
      }
    >
      <Card isPadded={false}>
        <OfficeTable
          label={words.title}
          columns={columns}
          rows={days}
          keyOf={({ day }) => day}
          nothing={words.nothing}
        />
      </Card>
    </OfficePage>
  );
}
