// What a product must be before it may stand in the shop. The database refuses the same by constraint; here each mistake has a
// name, and the sentence for it stands in content/messages.

import { z } from "zod";
import { isPackTooStrong } from "#app/domain/pack.ts";
import { cleanLine, cleanLines } from "#app/domain/plain-text.ts";
import { parsePotency } from "#app/domain/potency.ts";
import type { ProductFacts, ProductField, ProductFields } from "#app/domain/product-fields.ts";
import { slugify } from "#app/domain/slug.ts";

export type FieldMistake =
  | "required"
  | "too-long"
  | "money"
  | "above-mrp"
  | "gst"
  | "hsn"
  | "number"
  | "unit"
  | "percent"
  | "potency"
  | "alcohol"
  | "yes-no"
  | "slug"
  | "sku";
export type ProductMistakes<M extends string = FieldMistake> = Partial<Record<ProductField, M>>;

export const GST_RATES = [0, 5, 12, 18, 28, 40];
export const SEO_LIMITS = { title: 70, description: 170 };

const MAX_RUPEES = 1_000_000;
/** Screens of the desk that stand where products stand. */
const RESERVED = ["NEW", "IMPORT", "PRICES", "EXPORT.CSV"];
const SKU = /^[A-Z0-9][A-Z0-9._-]{1,39}$/;

const schema = z.object({
  sku: line(40, { isRequired: true }).pipe(matching(SKU, "sku")),
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

function line(maxCharacters: number, { isRequired = false } = {}) {
  return limited(cleanLine, maxCharacters, isRequired);
}

function text(maxCharacters: number) {
  return limited(cleanLines, maxCharacters, false);
}

function limited(clean: (text: string) => string, maxCharacters: number, isRequired: boolean) {
  return z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .min(isRequired ? 1 : 0, { error: "required" })
        .max(maxCharacters, { error: "too-long" }),
    );
}

function matching(pattern: RegExp, mistake: FieldMistake) {
  return z.string().transform((text, context) => {
    const value = text.toUpperCase();
    return pattern.test(value) && !RESERVED.includes(value) ? value : fault(context, mistake);
  });
}

function ownSlug() {
  return z.string().transform((text, context) => (slugify(text) === text ? text : fault(context, "slug")));
}

/** A number above 0 with at most three decimals. */
function amount({
  isRequired,
  mistake,
  max = 100_000,
  canBeZero = false,
}: {
  isRequired: boolean;
  mistake: FieldMistake;
  max?: number;
  canBeZero?: boolean;
}) {
  return line(20).transform((typed, context) => {
    if (!typed) return isRequired ? fault(context, "required") : undefined;
    const value = /^\d{1,6}(\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
    return value <= max && (value > 0 || (canBeZero && value === 0)) ? value : fault(context, mistake);
  });
}

/** Rupees as people type them ("187.50", "₹1,200") in whole paise, above 0. */
function rupees() {
  return line(20, { isRequired: true }).transform((typed, context) => {
    const plain = typed.replace(/[₹,\s]/g, "");
    const paise = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
    return paise > 0 && paise <= MAX_RUPEES * 100 ? paise : fault(context, "money");
  });
}

function list({ max, eachMax }: { max: number; eachMax: number }) {
  return z
    .string()
    .transform((typed) => typed.split(/[|\n]/).map(cleanLine).filter(Boolean))
    .pipe(z.array(z.string().max(eachMax, { error: "too-long" })).max(max, { error: "too-long" }));
}

function set(limits: { max: number; eachMax: number }) {
  return list(limits).transform((items) => [...new Set(items)]);
}

function yesNo() {
  return z.string().transform((typed, context) => {
    const word = typed.trim().toLowerCase();
    if (["yes", "y", "true", "1", "on"].includes(word)) return true;
    return ["", "no", "n", "false", "0"].includes(word) ? false : fault(context, "yes-no");
  });
}

function orAbsent(text: string): string | undefined {
  return text || undefined;
}

function fault(context: z.RefinementCtx, mistake: FieldMistake): never {
  context.addIssue({ code: "custom", message: mistake });
  return z.NEVER;
}
