import { data } from "react-router";
import { PercentForm } from "#app/components/admin/catalog/percent-form.tsx";
import { PercentPlan } from "#app/components/admin/catalog/percent-plan.tsx";
import { PriceSets } from "#app/components/admin/catalog/price-sets.tsx";
import { OfficeAnswer, type OfficeReply } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { shopContext } from "#app/context.ts";
import { byUser } from "#app/domain/actor.ts";
import { PERCENT_LIMITS, PRICE_STEPS } from "#app/domain/catalog/price-change.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldTexts } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseDecimal } from "#app/domain/form/typed-number.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { DESK_PAGE } from "#app/services/catalog/desk/list-desk-products.server.ts";
import {
  applyPercent,
  listPriceSets,
  type PercentWish,
  planPercent,
  undoPercent,
} from "#app/services/catalog/desk/percent-prices.server.ts";
import { productChoicesOf, readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import type { Route } from "./+types/prices";

const text = officeCatalogText.percent;
const SHOWN = 50;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("edit-catalogue")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const asked = (name: string) => query.get(name) ?? "";
  const skus = query.getAll("sku").slice(0, DESK_PAGE);
  const list = query.get("list");
  if (list !== null && skus.length === 0) throw redirect(`/admin/products?${noneTicked(list)}`);
  const wish = readWish(asked, skus);
  const [vocabulary, sets] = [await readVocabulary(db), await listPriceSets(db)];
  const plan = wish && (await planPercent(db, wish));
  const { brands, forms } = productChoicesOf(vocabulary);
  const typed = Object.fromEntries(
    ["percent", "step", "q", "brand", "form"].map((name) => [name, asked(name)]),
  );
  return {
    brands,
    forms,
    skus,
    sets,
    typed: typed as Record<"percent" | "step" | "q" | "brand" | "form", string>,
    problem: query.has("percent") && !wish ? text.refusals.typed : undefined,
    plan: plan && { ...plan, changes: plan.changes.slice(0, SHOWN), count: plan.changes.length },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(shopContext);
  const form = await readForm(request);
  const typed = (name: string) => fieldLine(form, name);
  const by = { actor: byUser(accountOf(context)), now: clock() };
  if (typed("intent") === "undo") {
    const undone = await undoPercent(db, { ...by, changeSet: typed("changeSet") });
    if (!undone.ok) return reply(text.refusals[undone.reason], undone.reason === "unknown" ? 404 : 409);
    const { count, kept } = undone.value;
    return reply(text.undone(count) + (kept.length > 0 ? text.kept(kept.join(", ")) : ""), 200);
  }
  if (typed("intent") !== "apply") throw data(undefined, { status: 400 });
  const wish = readWish(typed, fieldTexts(form, "sku").slice(0, DESK_PAGE).map(cleanLine));
  if (!wish) return reply(text.refusals.typed, 422);
  const applied = await applyPercent(db, { ...by, wish, digest: typed("digest") });
  return applied.ok
    ? reply(text.applied(applied.value.count), 200)
    : reply(text.refusals[applied.reason], 409);
}

/** The query of the list that nothing was ticked in, for it to say so with its filters as they were. */
function noneTicked(list: string): URLSearchParams {
  const query = new URLSearchParams(list);
  query.set("ticked", "none");
  return query;
}

function reply(sentence: string, status: number) {
  return data<OfficeReply>({ isDone: status === 200, sentence }, { status });
}

function readWish(typed: (name: string) => string, skus: string[]): PercentWish | undefined {
  const percent = parseDecimal(typed("percent").trim().replace(/^\+/, ""), {
    ...PERCENT_LIMITS,
    decimals: 2,
  });
  if (percent === undefined) return undefined;
  return {
    percent,
    skus,
    stepPaise: PRICE_STEPS.find((step) => String(step) === typed("step")) ?? PRICE_STEPS[0],
    filter: { q: cleanLine(typed("q")).slice(0, 80), brand: typed("brand"), form: typed("form") },
  };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const words = officeCatalogText.percent;
  const { plan, typed, skus, sets, ...choices } = loaderData;
  return (
    <OfficePage title={words.title} note={words.note}>
      <OfficeAnswer reply={actionData} />
      <Card>
        <PercentForm typed={typed} skus={skus} {...choices} />
      </Card>
      {plan && !actionData?.isDone && <PercentPlan plan={plan} typed={typed} skus={skus} />}
      <PriceSets sets={sets} />
    </OfficePage>
  );
}
