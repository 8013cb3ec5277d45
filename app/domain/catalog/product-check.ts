// What a product must be before it may stand in the shop. The database refuses the same by constraint; here each mistake has a
// name, and the sentence for it stands in content/messages.

import { z } from "zod";
import { parseGtin } from "#app/domain/catalog/gtin.ts";
import { isPackTooStrong } from "#app/domain/catalog/pack.ts";
import { parsePotency } from "#app/domain/catalog/potency.ts";
import type { ProductFacts, ProductField, ProductFields } from "#app/domain/catalog/product-fields.ts";
import {
  amount,
  type FieldMistake,
  fault,
  line,
  list,
  matching,
  orAbsent,
  ownSlug,
  rupees,
  set,
  text,
  yesNo,
} from "#app/domain/typed-field.ts";

export type ProductMistakes<M extends string = FieldMistake> = Partial<Record<ProductField, M>>;

export const GST_RATES = [0, 5, 12, 18, 28, 40];
export const SEO_LIMITS = { title: 70, description: 170 };

const SKU = /^[A-Z0-9][A-Z0-9._-]{1,39}$/;

const schema = z.object({
  sku: line(40, { isRequired: true }).pipe(matching(SKU, "sku")),
  barcode: line(40).transform((text, context) =>
    text === "" ? undefined : (parseGtin(text) ?? fault(context, "barcode")),
  ),
  slug: line(120, { isRequired: true }).pipe(ownSlug()),
  name: line(120, { isRequired: true }),
  brand: line(80, { isRequired: true }),
  remedy: line(80).transform(orAbsent),
  form: line(80, { isRequired: true }),
  dosageForm: line(40, { isRequired: true }).pipe(ownSlug()),
  potency: line(40).transform((text, context) => {
    if (!text) return undefined;
    return parsePotency(text) ?? fault(context, "potency");
  }),
  packSize: line(60, { isRequired: true }),
  netQuantity: amount({ isRequired: true, mistake: "number" }).transform((value) => value!),
  netUnit: line(10, { isRequired: true }).pipe(z.enum(["ml", "g", "unit"], { error: "unit" })),
  alcoholPercent: amount({ isRequired: false, mistake: "percent", max: 100, canBeZero: true }),
  mrp: rupees(),
  price: rupees(),
  hsn: line(20, { isRequired: true }).pipe(matching(/^\d{4,8}$/, "hsn")),
  gstPercent: line(10, { isRequired: true }).transform((text, context) => {
    const percent = Number(text.replace(/\s*%$/, ""));
    return GST_RATES.includes(percent) ? percent : fault(context, "gst");
  }),
  maker: line(160, { isRequired: true }),
  originCountry: line(60, { isRequired: true }),
  importer: line(160).transform(orAbsent),
  shortDescription: line(300),
  description: text(6_000),
  ingredients: list({ max: 60, eachMax: 160 }),
  usage: text(2_000),
  categories: set({ max: 20, eachMax: 80 }),
  tags: set({ max: 20, eachMax: 60 }),
  searchWords: list({ max: 60, eachMax: 60 }).transform((words) => [
    ...new Set(words.flatMap((word) => word.toLowerCase().split(/\s+/))),
  ]),
  adCaution: list({ max: 20, eachMax: 60 }),
  isPublished: yesNo(),
  isFeatured: yesNo(),
  isBestSeller: yesNo(),
  isNew: yesNo(),
  isRetailAllowed: yesNo(),
  isDoctorOnly: yesNo(),
  canPublishIndication: yesNo(),
  seoTitle: line(SEO_LIMITS.title).transform(orAbsent),
  seoDescription: line(SEO_LIMITS.description).transform(orAbsent),
} satisfies Record<ProductField, z.ZodType>);

/** Reads a product from its texts; else the mistake of each wrong field. Whether brand, form, … exist is for the shop to know. */
export function checkProduct(
  fields: ProductFields,
): { ok: true; value: ProductFacts } | { ok: false; mistakes: ProductMistakes } {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) {
    const mistakes: ProductMistakes = {};
    for (const issue of parsed.error.issues)
      mistakes[issue.path[0] as ProductField] ??= issue.message as FieldMistake;
    return { ok: false, mistakes };
  }
  const { mrp: mrpPaise, price: pricePaise, ...rest } = parsed.data;
  const facts: ProductFacts = { ...rest, mrpPaise, pricePaise };
  if (pricePaise > mrpPaise) return { ok: false, mistakes: { price: "above-mrp" } };
  if (facts.isRetailAllowed && isPackTooStrong(facts))
    return { ok: false, mistakes: { isRetailAllowed: "alcohol" } };
  return { ok: true, value: facts };
}
