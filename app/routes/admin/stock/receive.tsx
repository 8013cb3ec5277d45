import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { OfficeAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { OfficeSearchLine } from "#app/components/admin/office-search.tsx";
import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { BatchTable } from "#app/components/admin/stock/batch-table.tsx";
import { ReceiveForm } from "#app/components/admin/stock/receive-form.tsx";
import { StockNav } from "#app/components/admin/stock/stock-nav.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { officeStockText } from "#app/content/messages/stock/office-stock.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { fieldNames, parseForm } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { batchFields } from "#app/domain/stock/batch-form.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { type FoundProduct, searchProducts } from "#app/services/office/search-products.server.ts";
import { listBatchesOf } from "#app/services/stock/find-batch.server.ts";
import { type ReceiveRefusal, receiveBatch } from "#app/services/stock/receive-batch.server.ts";
import type { Route } from "./+types/receive";

const text = officeStockText;

const FIELD_OF: Record<ReceiveRefusal, string> = {
  "unknown-product": "number",
  expired: "expiresOn",
  "mrp-below-price": "mrp",
  "other-batch": "number",
};

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-stock")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, readVocabulary } = context.get(shopContext);
  const today = indiaDate(clock());
  const query = new URL(request.url).searchParams;
  const q = cleanLine(query.get("q") ?? "").slice(0, 80);
  const sku = query.get("sku");
  const found = await searchProducts(db, {
    q: sku ?? q,
    vocabulary: await readVocabulary(),
    today,
    limit: 20,
  });
  const scanned = found.filter(({ isByCode }) => isByCode);
  if (sku === null && scanned[0] && scanned.length === 1)
    throw redirect(`/admin/stock/receive?sku=${encodeURIComponent(scanned[0].sku)}`);
  const product = sku === null ? undefined : found.find((each) => each.sku === sku);
  if (sku !== null && !product) throw data(undefined, { status: 404 });
  const batches = product ? await listBatchesOf(db, product.sku) : [];
  const received = Number(query.get("received")) || 0;
  return {
    q,
    today,
    found: product ? [] : found,
    product,
    batches,
    received,
    number: query.get("batch") ?? "",
    formKey: randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const sku = new URL(request.url).searchParams.get("sku") ?? "";
  const names = fieldNames(batchFields);
  const values = Object.fromEntries(names.map((name) => [name, fieldLine(form, name)]));
  const parsed = parseForm(batchFields, form);
  if (!parsed.ok) {
    const errors = problemSentences(parsed.problems, text.problems);
    return data({ errors, values }, { status: 422 });
  }
  const received = await receiveBatch(db, {
    sku,
    batch: parsed.value,
    idempotencyKey: fieldLine(form, "key").slice(0, 36) || undefined,
    actor: byUser(accountOf(context)),
    now: clock(),
  });
  if (received.ok) {
    const { number, quantity } = parsed.value;
    const said = new URLSearchParams({ sku, received: String(quantity), batch: number });
    return redirect(`/admin/stock/receive?${said}`, 303);
  }
  const errors = { [FIELD_OF[received.reason]]: text.refusals[received.reason] };
  return data({ errors, values }, { status: received.reason === "unknown-product" ? 404 : 409 });
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.receive.title);

export default function Receive({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeStockText;
  const { q, today, found, product, batches, received, number, formKey } = loaderData;
  const columns: Column<FoundProduct>[] = [
    {
      heading: words.columns.product,
      cell: (row) => (
        <>
          <b>{row.name}</b>
          <small>
            {row.brandName}, {row.sku}, {rupees(row.pricePaise)}
          </small>
        </>
      ),
    },
    {
      heading: words.receive.choose,
      isNumber: true,
      cell: (row) => (
        <Link to={`?sku=${row.sku}`} className="btn btn-quiet btn-row">
          {words.receive.choose}
          <span className="sr-only"> {row.name}</span>
        </Link>
      ),
    },
  ];
  return (
    <OfficePage title={words.receive.title}>
      <StockNav />
      {product ? (
        <>
          {received > 0 && (
            <OfficeAnswer reply={{ isDone: true, sentence: words.receive.done(received, number) }} />
          )}
          <Card
            title={`${product.name}, ${product.brandName}`}
            end={
              <Link to="/admin/stock/receive" className="link">
                {words.receive.other}
              </Link>
            }
          >
            <ReceiveForm key={formKey} formKey={formKey} product={product} answer={actionData} />
          </Card>
          <Card title={words.receive.known} isPadded={false}>
            <BatchTable label={words.receive.known} batches={batches} today={today} />
          </Card>
        </>
      ) : (
        <Card title={words.receive.chooseTitle} isPadded={false}>
          <OfficeSearchLine label={words.search} button={words.searchButton} q={q} />
          {q && (
            <OfficeTable
              label={words.receive.chooseTitle}
              columns={columns}
              rows={found}
              keyOf={(row) => row.id}
              nothing={words.receive.none}
            />
          )}
        </Card>
      )}
    </OfficePage>
  );
}
