import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeCustomersText } from "#app/content/messages/office/office-customers.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { type CustomerRow, listCustomers } from "#app/services/office/list-customers.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-customers")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const q = cleanLine(query.get("q") ?? "").slice(0, 80);
  const after = parseRowId(query.get("after"));
  return {
    q,
    isFirst: after === undefined,
    customers: await listCustomers(context.get(shopContext).db, { q, after }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeCustomersText.title);

export default function Customers({ loaderData }: Route.ComponentProps) {
  const words = officeCustomersText;
  const { q, isFirst, customers } = loaderData;
  const columns: Column<CustomerRow>[] = [
    {
      heading: words.columns.customer,
      cell: ({ id, name, hasAccount }) => (
        <>
          <Link to={`/admin/customers/${id}`} className="link">
            {name || words.erased}
          </Link>
          {hasAccount && <small>{words.hasAccount}</small>}
        </>
      ),
    },
    {
      heading: words.columns.orders,
      isNumber: true,
      cell: ({ orderCount }) => <span className="whitespace-nowrap">{words.orderCount(orderCount)}</span>,
    },
    {
      heading: words.columns.contact,
      cell: ({ phone, email }) => (
        <>
          {phone && <a href={`tel:+91${phone}`}>{phone}</a>}
          {email && <small className="break-all">{email}</small>}
        </>
      ),
    },
    {
      heading: words.columns.last,
      isOnlyWide: true,
      cell: ({ lastOrderAt }) => (lastOrderAt ? formatDateTime(lastOrderAt) : ""),
    },
  ];
  return (
    <OfficePage title={words.title}>
      <Card isPadded={false}>
        <OfficeSearchLine label={words.search} button={words.searchButton} q={q} />
        <OfficeTable
          label={words.title}
          columns={columns}
          rows={customers.rows}
          keyOf={({ id }) => id}
          nothing={q ? words.none : undefined}
        />
        <KeyPaging after={customers.after?.toString()} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
