import { Download, Plus, Upload } from "lucide-react";
import { data } from "react-router";
import { BulkBar, CHOSEN_PRODUCTS } from "#app/components/admin/catalog/bulk-bar.tsx";
import { ProductFilterForm } from "#app/components/admin/catalog/product-filter-form.tsx";
import { ProductTable } from "#app/components/admin/catalog/product-table.tsx";
import { KeyPaging } from "#app/components/admin/key-paging.tsx";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeTabs } from "#app/components/admin/office-tabs.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { productMarkOf } from "#app/domain/catalog/product-mark.ts";
import { PRODUCT_VIEWS } from "#app/domain/catalog/product-view.ts";
import { fieldText, fieldTexts } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { DESK_PAGE, listDeskProducts } from "#app/services/catalog/desk/list-desk-products.server.ts";
import { markProducts } from "#app/services/catalog/desk/mark-products.server.ts";
import { productChoicesOf, readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import type { Route } from "./+types/index";

const text = officeCatalogText;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const q = cleanLine(query.get("q") ?? "").slice(0, 80);
  const view = PRODUCT_VIEWS.find((each) => each === query.get("view")) ?? "all";
  const after = query.get("after") ?? undefined;
  const filter = { q, brand: query.get("brand") ?? "", form: query.get("form") ?? "" };
  const { brands, forms } = productChoicesOf(await readVocabulary(db));
  const list = await listDeskProducts(db, { view, filter, after, today: indiaDate(clock()) });
  return {
    ...list,
    typed: { view, ...filter },
    brands,
    forms,
    isFirst: !after,
    isNoneTicked: query.get("ticked") === "none",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const mark = productMarkOf(fieldText(form, "mark"));
  if (!mark) throw data(undefined, { status: 400 });
  const skus = fieldTexts(form, "sku").slice(0, DESK_PAGE).map(cleanLine);
  if (skus.length === 0) return answer(text.bulk.none, 422, skus);
  const marked = await markProducts(db, { skus, mark, actor: byUser(accountOf(context)), now: clock() });
  return marked.ok
    ? answer(text.bulk.done(marked.value.count), 200, skus)
    : answer(text.bulk.unknown, 409, skus);
}

function answer(sentence: string, status: number, tickedSkus: string[]) {
  const reply = { isDone: status === 200, sentence };
  return data<ScreenAnswer<{ tickedSkus: string[] }>>({ reply, tickedSkus }, { status });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeCatalogText;
  const { rows, typed, brands, forms, after, isFirst, isNoneTicked } = loaderData;
  const noneTicked = isNoneTicked ? { isDone: false, sentence: words.bulk.none } : undefined;
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
          <a href={hrefOf("/admin/products/export.csv")} className="btn btn-quiet" download>
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
      <OfficeAnswer reply={actionData?.reply ?? noneTicked} />
      <Card isPadded={false}>
        <OfficeTabs
          label={words.views.label}
          tabs={PRODUCT_VIEWS.map((each) => ({
            text: words.views[each],
            to: `?${new URLSearchParams(Object.entries({ ...typed, view: each }).filter(([, value]) => value))}`,
            isCurrent: each === typed.view,
          }))}
        />
        <ProductFilterForm typed={typed} brands={brands} forms={forms} />
        {rows.length > 0 && <BulkBar />}
        <ProductTable products={rows} formId={CHOSEN_PRODUCTS} tickedSkus={actionData?.tickedSkus ?? []} />
        <KeyPaging after={after} isFirst={isFirst} />
      </Card>
    </OfficePage>
  );
}
