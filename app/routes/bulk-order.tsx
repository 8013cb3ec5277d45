import { data } from "react-router";
import { BulkAside, BulkForm } from "#app/components/enquiries/bulk-page.tsx";
import { type BulkAnswer, type BulkRow, EMPTY_ROW } from "#app/components/enquiries/bulk-view.ts";
import { RequestHero } from "#app/components/enquiries/request-hero.tsx";
import { RequestProblemList } from "#app/components/enquiries/request-problem-list.tsx";
import { sayProblems } from "#app/components/enquiries/request-problems.ts";
import { unreachedAnswer } from "#app/components/enquiries/unreached-answer.ts";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Said } from "#app/components/layout/said.tsx";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { noticeContext, type Shop, shopContext } from "#app/context.ts";
import { bulkFields } from "#app/domain/enquiries/request-form.ts";
import { fieldNames, parseForm } from "#app/domain/form/form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText, fieldTexts, typedTexts } from "#app/domain/form/form-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { answerWithNotice, giveNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { knownPerson, pageKey, senderOf, unkeptHeaders } from "#app/middleware/request-form.server.ts";
import { recogniseVisitor } from "#app/middleware/visitor.server.ts";
import { findCategory } from "#app/services/catalog/list-categories.server.ts";
import {
  brandsOf,
  findChoosable,
  readWantedRows,
  type WantedRow,
} from "#app/services/enquiries/choose-products.server.ts";
import { sendBulkRequest } from "#app/services/enquiries/send-enquiry.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/bulk-order";

const text = requestText;

export const middleware: Route.MiddlewareFunction[] = [recogniseVisitor, giveNotice];

export const headers: Route.HeadersFunction = unkeptHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { minPaise, least, most, answerHours, canonical, structuredData } = loaderData;
  const description = text.bulk.description(rupees(minPaise), least, most, answerHours);
  return pageMeta(matches, { title: text.bulk.title, description, canonical, structuredData });
};

/** Filled in beforehand with ?product= as a row and ?category= as the first words; unknown ones are left out. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const today = indiaDate(clock());
  const [product, category] = [url.searchParams.get("product"), url.searchParams.get("category")];
  const [{ bulk, enquiries }, chosen, categoryName] = await Promise.all([
    findSettings(db),
    product ? findChoosable(db, { slug: product, today }) : undefined,
    category ? categoryNamed(db, category) : undefined,
  ]);
  const percents = bulk.tiers.map(({ percent }) => percent);
  const origin = config.publicOrigin;
  const message = categoryName ? text.bulk.fromCategory(categoryName) : "";
  return {
    minPaise: bulk.minPaise,
    answerHours: enquiries.answerHours,
    least: Math.min(...percents),
    most: Math.max(...percents),
    rows: chosen
      ? [{ ...EMPTY_ROW, text: chosen.label, pricePaise: chosen.pricePaise } satisfies BulkRow]
      : [],
    values: { ...knownPerson(context), message, idempotencyKey: pageKey() } as Record<string, string>,
    notice: context.get(noticeContext),
    canonical: `${origin}/bulk-order`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: text.home, to: "/" },
        { name: text.bulk.title, to: "/bulk-order" },
      ]),
    ),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, readVocabulary } = context.get(shopContext);
  const form = await readForm(request);
  const intent = fieldText(form, "intent") || "send";
  const sender = senderOf(context, form);
  const brand = intent === "brand" ? fieldLine(form, "brand").slice(0, 100) : "";
  const wanted = await readWantedRows(db, {
    rows: typedRows(form, intent),
    pasted: fieldText(form, "pasted"),
    brand,
    vocabulary: await readVocabulary(),
    today: indiaDate(sender.now),
  });
  const rows = [...wanted.map(shownRow), ...(intent === "add" ? [EMPTY_ROW] : [])];
  const values = {
    ...typedTexts(form, fieldNames(bulkFields)),
    idempotencyKey: sender.idempotencyKey,
  };
  const brands = wanted.some(({ product }) => !product) || wanted.length > 1 ? brandsOf(wanted) : [];
  const brandSaid = brand ? sayBrand(brand, wanted) : undefined;
  const none = { errors: {}, title: "", message: undefined };
  const answer = (said: Partial<BulkAnswer>, init: ResponseInit) =>
    data<BulkAnswer>(
      { ...none, values, rows, brands, brandSaid, answeredAt: sender.now.getTime(), ...said },
      init,
    );
  if (intent !== "send") return answer({}, { status: 200 });

  const isUnclear = wanted.some(({ product }) => product === undefined);
  const message = isUnclear ? text.bulk.checkRows : undefined;
  const parsed = parseForm(bulkFields, form);
  if (!parsed.ok) return answer({ ...sayProblems(parsed.problems), message }, { status: 422 });
  if (isUnclear) return answer({ message }, { status: 422 });
  const lines = wanted.map(({ product, quantity }) => ({ productId: product!.id, quantity }));
  const sent = await sendBulkRequest(db, { ...sender, form: parsed.value, lines });
  if (sent.ok) return answerWithNotice({ context, notice: { kind: "bulk-sent" }, to: "/bulk-order" });
  return answer({ message: text.tooMany(whenAgain(sent.retryAfterSeconds)) }, tooManyInit(sent));
}

/** Where the shop is not reached, the request stays as it was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const rows = typedRows(form, "").map((row) => ({ ...EMPTY_ROW, ...row }));
  const unreached: BulkAnswer = { ...unreachedAnswer(form), rows, brands: [], brandSaid: undefined };
  return whenReached(serverAction, unreached);
}

export default function BulkOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { bulk } = requestText;
  const { minPaise, least, most, notice } = loaderData;
  return (
    <>
      <RequestHero title={bulk.title} lead={bulk.lead(rupees(minPaise), least, most)} />
      <PageWidth className="grid gap-[22px] pt-7 pb-14 *:min-w-0 lg:grid-cols-[1fr_372px] lg:items-start lg:gap-9">
        <div className="grid gap-5 *:min-w-0">
          <Said notice={notice} />
          <RequestProblemList answer={actionData} />
          <BulkForm
            values={actionData?.values ?? loaderData.values}
            rows={actionData?.rows ?? loaderData.rows}
            answer={actionData}
            brands={actionData?.brands ?? []}
            brandSaid={actionData?.brandSaid}
            minPaise={minPaise}
          />
        </div>
        <BulkAside least={least} most={most} />
      </PageWidth>
    </>
  );
}

/** The name of a category, also by one of its other slugs. */
async function categoryNamed(db: Shop["db"], slug: string): Promise<string | undefined> {
  const found = await findCategory(db, slug);
  if (!found) return undefined;
  return "category" in found ? found.category.name : categoryNamed(db, found.redirectTo);
}

/** The rows as they were typed, without the one that shall be removed. */
function typedRows(form: FormData, intent: string): { text: string; quantity: string }[] {
  const quantities = fieldTexts(form, "quantity");
  const removed = /^remove:(\d+)$/.exec(intent)?.[1];
  return fieldTexts(form, "product")
    .slice(0, 200)
    .map((typed, index) => ({ text: typed, quantity: quantities[index] ?? "1" }))
    .filter((_, index) => String(index) !== removed);
}

function shownRow({
  text: written,
  quantity,
  maybeQuantity,
  product,
  found,
  candidates,
}: WantedRow): BulkRow {
  const { severalFit, otherPotency, noneFits, doubt } = text.bulk;
  const problems = { one: undefined, several: severalFit, "other-potency": otherPotency, none: noneFits };
  return {
    text: product?.label ?? written,
    quantity: String(quantity),
    pricePaise: product?.pricePaise,
    problem:
      maybeQuantity === undefined ? problems[found]?.(written) : doubt(written, maybeQuantity, quantity),
    // Nothing is chosen beforehand: the dearest pack might go out to somebody who only pressed "Send".
    candidates: product ? [] : candidates.map(({ label, pricePaise }) => ({ label, pricePaise })),
  };
}

function sayBrand(brand: string, rows: WantedRow[]): string {
  const others = rows.filter(({ isOfOtherBrand }) => isOfOtherBrand).map((row) => row.text);
  return others.length > 0 ? text.bulk.brandMissing(brand, others.join("; ")) : text.bulk.brandDone(brand);
}
