import { Download, Plus, Upload } from "lucide-react";
import { Link } from "react-router";
import { ProductTable } from "#app/components/admin/catalogue/product-table.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { personalMeta } from "#app/components/order/personal-meta.ts";
import { useText } from "#app/components/text.tsx";
import { officeCatalogueText } from "#app/content/messages/en/office-catalogue.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { cleanLine } from "#app/domain/plain-text.ts";
import { PRODUCT_VIEWS } from "#app/domain/product-view.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { listDeskProducts } from "#app/services/catalog-desk/list-desk-products.server.ts";
import type { Route } from "./+types/index";

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const q = cleanLine(query.get("q") ?? "").slice(0, 80);
  const view = PRODUCT_VIEWS.find((each) => each === query.get("view")) ?? "all";
  const after = query.get("after") ?? undefined;
  const list = await listDeskProducts(db, {
    view,
    filter: { q, brand: "", form: "" },
    after,
    today: indiaDate(clock()),
  });
  return { ...list, q, view, isFirst: !after };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  personalMeta(matches, textFor("en", officeCatalogueText).title);

export default function Products({ loaderData }: Route.ComponentProps) {
  const words = useText(officeCatalogueText);
  const { rows, q, view, after, isFirst } = loaderData;
  return (
    <OfficePage
      title={words.title}
      actions={
        <>
          <Link to="/admin/products/prices" className="btn btn-quiet">
            {words.prices}
          </Link>
          <Link to="/admin/products/import" className="btn btn-quiet">
            <Upload className="size-[18px]" />
            {words.import}
          </Link>
          <a href="/admin/products/export.csv" className="btn btn-quiet" download>
            <Download className="size-[18px]" />
            {words.export}
          </a>
          <Link to="/admin/products/new" className="btn btn-primary">
            <Plus className="size-[18px]" />
            {words.add}
          </Link>
        </>
      }
    >
      <Card isPadded={false}>
        <OfficeTabs
          label={words.views.label}
          tabs={PRODUCT_VIEWS.map((each) => ({
            text: words.views[each],
            to: `?${new URLSearchParams({ view: each, ...(q && { q }) })}`,
            isCurrent: each === view,
          }))}
        />
        <OfficeSearchLine label={words.search} button={words.searchButton} q={q} keep={{ view }} />
        <ProductTable products={rows} />
        <KeyPaging after={after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
