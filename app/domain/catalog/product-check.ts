// What a product must be before it may stand in the shop. The database refuses the same by constraint; here each problem has a
// name, and the sentence for it stands in content/messages.

import { ageMonths } from "#app/domain/catalog/age-months.ts";
import { isPackTooStrong } from "#app/domain/catalog/alcohol.ts";
import { GST_RATES } from "#app/domain/catalog/gst.ts";
import { parseGtin } from "#app/domain/catalog/gtin.ts";
import { isHsnOfForm } from "#app/domain/catalog/hsn-of-form.ts";
import { MRP_SOURCES } from "#app/domain/catalog/mrp-source.ts";
import { NET_UNITS } from "#app/domain/catalog/pack.ts";
import { parsePotency } from "#app/domain/catalog/potency.ts";
import type { ProductFacts, ProductField, ProductFields } from "#app/domain/catalog/product-fields.ts";
import { ROUTES } from "#app/domain/catalog/route.ts";
import { SOLD_TO } from "#app/domain/catalog/sold-to.ts";
import { andThen, type Field, type ProblemOf, parseTexts, wrong } from "#app/domain/form/form.ts";
import {
  amount,
  line,
  lines,
  list,
  optional,
  optionalLine,
  optionalLines,
  required,
  requiredAmount,
  requiredLine,
  requiredRupees,
  set,
  slug,
  yesNo,
} from "#app/domain/form/form-fields.ts";
import type { FieldProblem } from "#app/domain/form/form-problem.ts";
import { HSN } from "#app/domain/form/hsn.ts";
import { ok } from "#app/domain/result.ts";

const SEO_LIMITS = { title: 70, description: 170 };

const SKU = /^[A-Z0-9][A-Z0-9._-]{1,39}$/;
/** Screens of the desk that stand where products stand. */
const RESERVED = ["NEW", "IMPORT", "PRICES", "EXPORT.CSV"];
/** A price is above 0 and at most ₹10,00,000. */
const PRICE = { minPaise: 1, maxPaise: 100_000_000 };

const productFields = {
  sku: andThen(requiredLine(40), (text) => {
    const sku = text.toUpperCase();
    return SKU.test(sku) && !RESERVED.includes(sku) ? ok(sku) : wrong("sku");
  }),
  barcode: optionalAs(40, parseGtin, "barcode"),
  slug: slug(120),
  name: requiredLine(120),
  brand: requiredLine(80),
  remedy: optionalLine(80),
  form: requiredLine(80),
  dosageForm: slug(40),
  potency: optionalAs(40, parsePotency, "potency"),
  packSize: requiredLine(60),
  netQuantity: requiredAmount({ max: 100_000, canBeZero: false }, "number"),
  netUnit: requiredAs(10, (text) => NET_UNITS.find((unit) => unit === text), "unit"),
  alcoholPercent: amount({ max: 100, canBeZero: true }, "percent"),
  mrp: andThen(requiredLine(20), requiredRupees(PRICE)),
  // An MRP that somebody enters is read off the label, unless they say otherwise.
  mrpSource: andThen(line(10), (text) => {
    const source = MRP_SOURCES.find((each) => each === (text || "label"));
    return source ? ok(source) : wrong("mrp-source");
  }),
  price: andThen(requiredLine(20), requiredRupees(PRICE)),
  hsn: requiredAs(20, (text) => (HSN.test(text) ? text : undefined), "hsn"),
  gstPercent: requiredAs(
    10,
    (text) => GST_RATES.find((rate) => String(rate) === text.replace(/\s*%$/, "")),
    "gst",
  ),
  maker: optionalLine(80),
  originCountry: requiredLine(60),
  importer: optionalLine(80),
  shortDescription: line(300),
  description: lines(6_000),
  ingredients: list({ max: 120, eachMax: 160 }),
  labelDose: optionalLines(600),
  route: optionalAs(10, (text) => ROUTES.find((route) => route === text.toLowerCase()), "route"),
  minAgeMonths: ageMonths,
  categories: set({ max: 20, eachMax: 80 }),
  tags: set({ max: 20, eachMax: 60 }),
  searchWords: andThen(list({ max: 60, eachMax: 60 }), (words) =>
    ok([...new Set(words.flatMap((word) => word.toLowerCase().split(/\s+/)))]),
  ),
  adCaution: list({ max: 20, eachMax: 60 }),
  isPublished: yesNo(),
  isFeatured: yesNo(),
  isBestSeller: yesNo(),
  isNew: yesNo(),
  soldTo: requiredAs(20, (text) => SOLD_TO.find((who) => who === text.toLowerCase()), "sold-to"),
  canPublishIndication: yesNo(),
  seoTitle: optionalLine(SEO_LIMITS.title),
  seoDescription: optionalLine(SEO_LIMITS.description),
} satisfies Record<ProductField, Field<unknown>>;

/** What can be wrong with a field of a product; the last four are known once several fields are read. */
export type ProductProblem =
  | ProblemOf<typeof productFields>
  | "above-mrp"
  | "alcohol"
  | "hsn-form"
  | "kit-contents";
export type ProductProblems<Problem extends string = ProductProblem> = Partial<Record<ProductField, Problem>>;

/** Reads a product from its texts; else the problem of each wrong field. Whether brand, form, … exist is for the shop to know. */
export function checkProduct(
  fields: ProductFields,
): { ok: true; value: ProductFacts } | { ok: false; problems: ProductProblems } {
  const parsed = parseTexts(productFields, fields);
  if (!parsed.ok) return parsed;
  const { mrp: mrpPaise, price: pricePaise, ...rest } = parsed.value;
  const facts: ProductFacts = { ...rest, mrpPaise, pricePaise };
  if (pricePaise > mrpPaise) return { ok: false, problems: { price: "above-mrp" } };
  if (facts.soldTo !== "nobody" && isPackTooStrong(facts))
    return { ok: false, problems: { soldTo: "alcohol" } };
  if (facts.dosageForm === "kit" && facts.soldTo !== "nobody" && facts.ingredients.length === 0)
    return { ok: false, problems: { ingredients: "kit-contents" } };
  if (!isHsnOfForm(facts)) return { ok: false, problems: { hsn: "hsn-form" } };
  return { ok: true, value: facts };
}

function requiredAs<Value, Problem extends FieldProblem>(
  maxCharacters: number,
  parse: (text: string) => Value | undefined,
  problem: Problem,
): Field<Value, "required" | "too-long" | Problem> {
  return andThen(requiredLine(maxCharacters), required(parse, problem));
}

function optionalAs<Value, Problem extends FieldProblem>(
  maxCharacters: number,
  parse: (text: string) => Value | undefined,
  problem: Problem,
): Field<Value | undefined, "too-long" | Problem> {
  return andThen(line(maxCharacters), optional(parse, problem));
}
