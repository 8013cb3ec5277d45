import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { StockNav } from "#app/components/admin/stock/stock-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { STOCK_VIEWS } from "#app/domain/stock/stock-view.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { countExpiringBatches } from "#app/services/stock/find-batch.server.ts";
import { listStock, type StockRow } from "#app/services/stock/list-stock.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-stock")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, readKept } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const today = indiaDate(clock());
  const { stock } = await findSettings(db);
  const q = cleanLine(query.get("q") ?? "").slice(0, 80);
  const view = STOCK_VIEWS.find((each) => each === query.get("view")) ?? (q ? "all" : "low");
  const after = query.get("after") ?? undefined;
  const [list, expiringCount] = await Promise.all([
    listStock({ db, readKept }, { view, q, after, today, lowFrom: stock.lowFrom }),
    countExpiringBatches(db, addDays(today, stock.expiringDays)),
  ]);
  return { ...list, q, view, isFirst: !after, expiringCount, expiringDays: stock.expiringDays };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, officeStockText.title);

export default function Stock({ loaderData }: Route.ComponentProps) {
  const words = officeStockText;
  const { rows, q, view, after, isFirst, expiringCount, expiringDays } = loaderData;
  const columns: Column<StockRow>[] = [
    {
      heading: words.columns.product,
      cell: (row) => (
        <>
          <Link to={`/admin/stock/receive?sku=${row.sku}`} className="link">
            {row.name}
          </Link>
          <small>
            {row.brandName}, {row.sku}
          </small>
        </>
      ),
    },
    {
      heading: words.columns.free,
      isNumber: true,
      cell: (row) => (
        <b className={row.freeQuantity === 0 ? "text-error" : ""}>
          {row.freeQuantity === 0 ? words.soldOut : words.left(row.freeQuantity)}
        </b>
      ),
    },
    { heading: words.columns.held, isNumber: true, isOnlyWide: true, cell: (row) => row.heldQuantity },
    { heading: words.columns.batches, isNumber: true, isOnlyWide: true, cell: (row) => row.batchCount },
    {
      heading: words.columns.nextExpiry,
      isOnlyWide: true,
      cell: (row) => row.nextExpiryOn && formatDate(row.nextExpiryOn),
    },
  ];
  return (
    <OfficePage
      title={words.title}
      note={words.note(expiringCount, expiringDays)}
      actions={
        <Link to="/admin/stock/receive" className="btn btn-primary">
          {words.receive.title}
        </Link>
      }
    >
      <StockNav />
      <Card isPadded={false}>
        <OfficeTabs
          label={words.views.label}
          tabs={STOCK_VIEWS.map((each) => ({
            text: words.views[each],
            to: `?${new URLSearchParams({ view: each, ...(q && { q }) })}`,
            isCurrent: each === view,
          }))}
        />
        <OfficeSearchLine label={words.search} button={words.searchButton} q={q} keep={{ view }} />
        <OfficeTable label={words.title} columns={columns} rows={rows} keyOf={(row) => row.productId} />
        <KeyPaging after={after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
