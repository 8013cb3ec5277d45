import { data } from "react-router";
import { PictureCard } from "#app/components/admin/catalog/picture-card.tsx";
import { PriceHistory } from "#app/components/admin/catalog/price-history.tsx";
import { type ProductAnswer, ProductForm } from "#app/components/admin/catalog/product-form.tsx";
import { SaleCard } from "#app/components/admin/catalog/sale-card.tsx";
import { ChangedMeanwhile } from "#app/components/admin/changed-meanwhile.tsx";
import { changedReply } from "#app/components/admin/changed-reply.ts";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { removedReply } from "#app/components/admin/removed-reply.ts";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { clientContext, shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import {
  type ProductField,
  type ProductFields,
  productFields,
  sentProductFields,
} from "#app/domain/catalog/product-fields.ts";
import { type SaleTexts, saleFields } from "#app/domain/catalog/sale-form.ts";
import { parseTexts } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { refusalStatus } from "#app/domain/refusal-status.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { FILE_STATUS, readUploadForm } from "#app/middleware/read-upload.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { markProducts } from "#app/services/catalog/desk/mark-products.server.ts";
import { listPriceHistory } from "#app/services/catalog/desk/percent-prices.server.ts";
import {
  addPicture,
  focusPicture,
  listPictures,
  removePicture,
  showPictureFirst,
} from "#app/services/catalog/desk/product-pictures.server.ts";
import { hasSku, readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { endSale, listSales, planSale } from "#app/services/catalog/desk/sale-periods.server.ts";
import { saveProduct } from "#app/services/catalog/desk/save-product.server.ts";
import { productChoicesOf, readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { findLastChange } from "#app/services/office/list-audit.server.ts";
import { versionOf } from "#app/services/version.server.ts";
import type { Route } from "./+types/$sku";

const text = officeCatalogText;

type Answer = ScreenAnswer<{
  /** A sale that was refused, as it was typed. */
  sale?: SaleTexts;
  product?: ProductAnswer;
  /** What somebody else saved meanwhile, and what was typed, both written in the same way. */
  meanwhile?: { stored: ProductFields; typed: ProductFields };
}>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const vocabulary = await readVocabulary(db);
  const [product] = await readProducts(db, { where: hasSku([params.sku]), vocabulary });
  if (!product) throw data(undefined, { status: 404 });
  const [pictures, sales, history] = await Promise.all([
    listPictures(db, product.id),
    listSales(db, product.id),
    listPriceHistory(db, product.id),
  ]);
  const said = new URL(request.url).searchParams;
  const fields = productFields(product.facts);
  return {
    fields,
    version: versionOf(fields),
    choices: productChoicesOf(vocabulary),
    origin: config.publicOrigin,
    today: indiaDate(clock()),
    said: said.has("created") ? text.created : said.has("saved") ? text.saved : undefined,
    pictures,
    sales,
    history,
  };
}

export async function action({ params: { sku }, request, context }: Route.ActionArgs) {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data"))
    return takePicture(sku, request, context);
  const { db, files, clock } = context.get(shopContext);
  const form = await readForm(request);
  const typed = (name: string) => fieldLine(form, name);
  const by = { sku, actor: byUser(accountOf(context)), now: clock() };
  const pictureId = parseRowId(typed("picture")) ?? 0;
  switch (typed("intent")) {
    case "save": {
      const fields = sentProductFields(form);
      const version = typed("version") || undefined;
      const saved = await saveProduct(db, { ...by, fields, version });
      if (saved.ok && saved.sku !== sku) return redirect(`/admin/products/${saved.sku}?saved=yes`, 303);
      if (saved.ok) return answer(saved.isChanged ? text.saved : text.unchanged);
      if (saved.reason === "unknown-product") throw data(undefined, { status: 404 });
      if (saved.reason === "changed") {
        const { stored, storedAt } = saved;
        const last = await findLastChange(db, `product ${sku}`);
        // Prices changed by per cent, by a sale or by an import are written down elsewhere: better nobody than the wrong one.
        const reply = changedReply(last?.happenedAt.getTime() === storedAt.getTime() ? last : undefined);
        const product = { fields, problems: {}, version: versionOf(stored) };
        return data<Answer>({ reply, product, meanwhile: { stored, typed: saved.typed } }, { status: 409 });
      }
      const sentences = Object.entries(saved.problems).map(([field, problem]) => [
        field,
        problem === "claims" ? claimSentence(fields[field as ProductField]) : text.problems[problem],
      ]);
      const problems = Object.fromEntries(sentences) as Record<string, string>;
      return data<Answer>(
        {
          reply: { isDone: false, sentence: text.saleRefusals.typed },
          product: { fields, problems, version },
        },
        { status: refusalStatus(saved.problems) },
      );
    }
    case "publish":
    case "hide": {
      const mark = fieldText(form, "intent") === "publish" ? "publish" : "hide";
      const marked = await markProducts(db, { ...by, skus: [sku], mark });
      if (!marked.ok) throw data(undefined, { status: 404 });
      return answer(mark === "publish" ? text.isPublished : text.isHidden);
    }
    case "plan-sale": {
      const sale = { salePrice: typed("salePrice"), startsOn: typed("startsOn"), endsOn: typed("endsOn") };
      const read = parseTexts(saleFields, sale);
      if (!read.ok) {
        const errors = Object.keys(read.problems).map((field) => [field, text.saleProblems[field]]);
        return refuseSale(sale, { reason: "typed", status: 422, errors: Object.fromEntries(errors) });
      }
      const { salePrice: salePricePaise, ...days } = read.value;
      const planned = await planSale(db, { ...by, salePricePaise, ...days });
      return planned.ok
        ? answer(text.sale.planned)
        : refuseSale(sale, { reason: planned.reason, status: 409 });
    }
    case "end-sale": {
      const ended = await endSale(db, { ...by, saleId: parseRowId(typed("sale")) ?? 0 });
      return ended.ok ? answer(text.sale.ended) : refuse(text.saleRefusals[ended.reason]);
    }
    case "focus": {
      const percent = (name: string) => Math.min(100, Math.max(0, Math.round(Number(typed(name)) || 0)));
      const focus = { x: percent("x"), y: percent("y") };
      const set = await focusPicture(db, files, { ...by, pictureId, focus });
      return set.ok ? answer(text.pictures.focusSet) : refuse(text.pictures.refusals[set.reason]);
    }
    case "show-first": {
      const set = await showPictureFirst(db, { ...by, pictureId });
      return set.ok ? answer(text.pictures.madeFirst) : refuse(text.pictures.refusals[set.reason]);
    }
    case "remove-picture": {
      const removed = await removePicture(db, files, {
        ...by,
        pictureId,
      });
      if (!removed.ok) return refuse(text.pictures.refusals[removed.reason]);
      return data<Answer>({ reply: removedReply(form, removed.value) });
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

async function takePicture(sku: string, request: Request, context: Route.ActionArgs["context"]) {
  const { db, files, clock } = context.get(shopContext);
  const { refusals, added: done } = text.pictures;
  const sent = await readUploadForm(request, {
    maxFileBytes: UPLOAD_MAX_BYTES.picture,
    maxFiles: 1,
    client: context.get(clientContext),
  });
  if (!sent.ok) return refuse(refusals[sent.reason], FILE_STATUS[sent.reason]);
  const [file] = sent.value.files;
  if (!file) return refuse(refusals.empty, 422);
  const { userId } = accountOf(context);
  const added = await addPicture(db, files, {
    ...file,
    sku,
    alt: fieldLine(sent.value.form, "alt").slice(0, 160),
    userId,
    actor: byUser({ userId }),
    now: clock(),
  });
  return added.ok ? answer(done) : refuse(refusals[added.reason], added.reason === "too-large" ? 413 : 422);
}

/** The refusal of a text with the first sentence that promises too much. */
function claimSentence(written: string): string {
  const [claim] = findHealthClaims(written);
  return `${text.problems.claims} ${claim ? `“${claim.sentence}”` : ""}`.trim();
}

function answer(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence } });
}

function refuseSale(
  sale: SaleTexts,
  {
    reason,
    status,
    errors = {},
  }: { reason: keyof typeof text.saleRefusals; status: number; errors?: Record<string, string> },
) {
  const reply = { isDone: false, sentence: text.saleRefusals[reason], errors };
  return data<Answer>({ reply, sale }, { status });
}

function refuse(sentence: string, status = 409) {
  return data<Answer>({ reply: { isDone: false, sentence } }, { status });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personalMeta(matches, (loaderData as { fields: { name: string } } | undefined)?.fields.name ?? text.title);

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeCatalogText;
  const { fields, version, said, pictures, sales, history, today, ...editor } = loaderData;
  return (
    <OfficePage
      title={[fields.name, fields.potency].filter(Boolean).join(" ")}
      note={`${fields.packSize}, ${fields.sku}`}
      actions={
        <>
          {fields.isPublished === "yes" && (
            <Link to={`/product/${fields.slug}`} className="btn btn-quiet" reloadDocument>
              {words.toShop}
            </Link>
          )}
          <form method="post">
            <button
              type="submit"
              name="intent"
              value={fields.isPublished === "yes" ? "hide" : "publish"}
              className="btn btn-quiet"
            >
              {fields.isPublished === "yes" ? words.hide : words.publish}
            </button>
          </form>
        </>
      }
    >
      {actionData ? (
        <OfficeAnswer reply={actionData.reply} />
      ) : (
        <OfficeAnswer reply={said ? { isDone: true, sentence: said } : undefined} />
      )}
      {actionData?.meanwhile && (
        <ChangedMeanwhile {...actionData.meanwhile} labelOf={(name) => words.fields[name as ProductField]} />
      )}
      <TwoColumns
        main={
          <ProductForm
            key={version}
            fields={fields}
            version={version}
            {...editor}
            answer={actionData?.product}
          />
        }
        side={
          <>
            <SaleCard
              sales={sales}
              today={today}
              typed={actionData?.sale}
              errors={actionData?.reply?.errors}
            />
            <PictureCard pictures={pictures} />
            <PriceHistory history={history} />
          </>
        }
      />
    </OfficePage>
  );
}
