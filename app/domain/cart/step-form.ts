// What the office types about a step: from how much on the shop takes off so much per cent by itself.

import type { OfferStep } from "#app/domain/cart/offer-step.ts";
import { type Fields, type ProblemOf, parseForm } from "#app/domain/form/form.ts";
import { choice, optional, required, requiredRupees, tick } from "#app/domain/form/form-fields.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { isSlug } from "#app/domain/form/slug.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { isDay } from "#app/domain/india-time.ts";

/** `productSlug` stands for the product until the shop has looked it up. */
export type StepFacts = Omit<OfferStep, "id" | "scope" | "isActive" | "productId"> & {
  productSlug: string | undefined;
};

const day = optional((typed) => (isDay(typed) ? typed : undefined), "date");
const row = optional((typed) => parseWholeNumber(typed, { min: 1, max: 2_000_000_000 }), "number");

const common = {
  percent: required((typed) => parseWholeNumber(typed.trim(), { min: 1, max: 90 }), "percent"),
  kind: choice(["packs", "sum"], "required"),
  product: optional(productSlug, "slug"),
  brandId: row,
  formId: row,
  fromDay: day,
  toDay: day,
  isWithTrade: tick(),
};
const packFields = {
  ...common,
  from: required((typed) => parseWholeNumber(typed.trim(), { min: 2, max: 999 }), "number"),
} satisfies Fields;
const sumFields = {
  ...common,
  from: requiredRupees({ minPaise: 100, maxPaise: 100_000_000 }),
} satisfies Fields;

export type StepProblem =
  | ProblemOf<typeof packFields>
  | ProblemOf<typeof sumFields>
  | "past-date"
  | "request-type"
  | "not-found";

/** Reads the form of a step; a day that ends before it begins and a scope of two kinds are wrong too. */
export function readStep(
  form: FormData,
): { ok: true; value: StepFacts } | { ok: false; problems: Record<string, StepProblem> } {
  const isPacks = fieldText(form, "kind") !== "sum";
  const read = isPacks ? parseForm(packFields, form) : parseForm(sumFields, form);
  if (!read.ok) return { ok: false, problems: read.problems as Record<string, StepProblem> };
  const { percent, from, product, isWithTrade } = read.value;
  const { brandId = null, formId = null, fromDay = null, toDay = null } = read.value;
  if (fromDay !== null && toDay !== null && toDay < fromDay)
    return { ok: false, problems: { toDay: "past-date" } };
  const scopes = [product, brandId ?? undefined, formId ?? undefined].filter((each) => each !== undefined);
  if (scopes.length > 1) return { ok: false, problems: { formId: "request-type" } };
  return {
    ok: true,
    value: {
      ...{ percent, brandId, formId, fromDay, toDay, isWithTrade, productSlug: product },
      fromPacks: isPacks ? from : null,
      fromPaise: isPacks ? null : from,
    },
  };
}

const giftFields = {
  gift: required(productSlug, "slug"),
  giftFrom: requiredRupees({ minPaise: 100, maxPaise: 100_000_000 }),
} satisfies Fields;

/** Reads the form of a gift. */
export function readGift(form: FormData) {
  return parseForm(giftFields, form);
}

/** The slug at the end of a product's address, or typed alone. */
function productSlug(typed: string): string | undefined {
  const slug =
    typed
      .trim()
      .replace(/[?#].*$/, "")
      .split("/")
      .findLast(Boolean) ?? "";
  return isSlug(slug) ? slug : undefined;
}
