import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { ReturnStatusBadge } from "#app/components/admin/orders/returns/return-status.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeReturnsText } from "#app/content/messages/orders/office-returns.ts";
import { shopContext } from "#app/context.ts";
import type { ReturnStatus } from "#app/domain/orders/return.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listOfficeReturns } from "#app/services/orders/returns/find-returns.server.ts";
import type { Route } from "./+types/index";

const VIEWS = ["open", "ended"] as const;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-orders")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const view = VIEWS.find((each) => each === url.searchParams.get("view")) ?? "open";
  return { view, rows: await listOfficeReturns(db, view) };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeReturnsText.title);

type Row = {
  number: string;
  status: ReturnStatus;
  requestedAt: Date;
  orderNumber: string;
  name: string;
  packCount: number;
};

export default function Returns({ loaderData }: Route.ComponentProps) {
  const words = officeReturnsText;
  const { view, rows } = loaderData;
  const columns: Column<Row>[] = [
    {
      heading: words.columns.number,
      cell: (row) => (
        <>
          <Link to={`/admin/returns/${row.number}`} className="link">
            {row.number}
          </Link>
          <small className="whitespace-nowrap">{words.one.order(row.orderNumber)}</small>
        </>
      ),
    },
    { heading: words.columns.status, cell: (row) => <ReturnStatusBadge status={row.status} /> },
    { heading: words.columns.customer, cell: (row) => row.name },
    { heading: words.columns.packs, isNumber: true, cell: (row) => row.packCount },
    { heading: words.columns.asked, cell: (row) => formatDateTime(row.requestedAt) },
  ];
  return (
    <OfficePage title={words.title}>
      <Card isPadded={false}>
        <OfficeTabs
          label={words.views.label}
          tabs={VIEWS.map((each) => ({
            text: words.views[each],
            to: `?view=${each}`,
            isCurrent: each === view,
          }))}
        />
        <OfficeTable
          label={words.title}
          columns={columns}
          rows={rows}
          keyOf={(row) => row.number}
          nothing={words.nothing}
        />
      </Card>
    </OfficePage>
  );
}
