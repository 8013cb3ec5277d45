// What the desk says of categories, brands and remedies: the words products stand under. Every field is typed as text.

import { z } from "zod";
import type { TermKind } from "#app/domain/catalog/term-kind.ts";
import {
  amount,
  type FieldMistake,
  fault,
  line,
  list,
  orAbsent,
  ownSlug,
  set,
  text,
  yesNo,
} from "#app/domain/typed-field.ts";

const slug = line(80, { isRequired: true }).pipe(ownSlug());
const name = line(120, { isRequired: true });
const lines = list({ max: 60, eachMax: 300 });
/** Other addresses that lead here. */
const otherSlugs = set({ max: 40, eachMax: 80 }).pipe(z.array(ownSlug()));

export const categorySchema = z.object({
  name,
  kind: z.enum(["form", "concern"], { error: "required" }),
  slug,
  hindiName: line(120),
  description: text(2_000),
  isFeatured: yesNo(),
  position: amount({ isRequired: true, mistake: "number", max: 9_999, canBeZero: true }).transform((value) =>
    Math.round(value!),
  ),
  country: line(40).transform((typed) => typed || "all"),
  dosageForms: lines,
  popularPotencies: lines,
  benefits: lines,
  faqs: text(8_000).transform(readFaqs),
  otherSlugs,
});

export const brandSchema = z.object({
  name,
  fullName: name,
  slug,
  country: line(60, { isRequired: true }),
  foundedYear: line(4).transform((typed, context) => {
    if (!typed) return null;
    return /^1[789]\d\d$|^20\d\d$/.test(typed) ? Number(typed) : fault(context, "number");
  }),
  headquarters: line(120).transform((typed) => orAbsent(typed) ?? null),
  specialties: lines,
  description: text(3_000),
  isFeatured: yesNo(),
  aliases: lines,
  otherSlugs,
});

export const remedySchema = z.object({
  name,
  abbreviation: line(40, { isRequired: true }),
  slug,
  hindiName: line(120),
  commonNames: lines,
  synonyms: lines,
  kingdom: line(40, { isRequired: true }),
  source: line(300),
  traditionalUses: lines,
  keynotes: lines,
  canPublishUses: yesNo(),
  adCaution: lines,
  doctorOnlyForms: lines,
  complementary: otherSlugs,
  antidotes: otherSlugs,
  inimical: otherSlugs,
});

export type CategoryTerm = z.infer<typeof categorySchema>;
export type BrandTerm = z.infer<typeof brandSchema>;
export type RemedyTerm = z.infer<typeof remedySchema>;

const SCHEMAS = { categories: categorySchema, brands: brandSchema, remedies: remedySchema };

export type TermMistake = FieldMistake | "slug-taken" | "unknown-remedy" | "claims";
export type TermMistakes = Record<string, TermMistake>;
export type TermTexts = Record<string, string>;

/** Fields that take a tick, a short list of choices, one line or several. */
export type TermField = { name: string; look: "line" | "lines" | "text" | "tick" | "kind" };

const LOOKS: Record<string, TermField["look"]> = {
  kind: "kind",
  isFeatured: "tick",
  canPublishUses: "tick",
  description: "text",
  faqs: "text",
};
const LISTS = [
  "dosageForms",
  "popularPotencies",
  "benefits",
  "otherSlugs",
  "specialties",
  "aliases",
  "commonNames",
  "synonyms",
  "traditionalUses",
  "keynotes",
  "adCaution",
  "doctorOnlyForms",
  "complementary",
  "antidotes",
  "inimical",
];

/** The fields of an editor in their order. */
export function termFields(kind: TermKind): TermField[] {
  return Object.keys(SCHEMAS[kind].shape).map((name) => ({
    name,
    look: LOOKS[name] ?? (LISTS.includes(name) ? "lines" : "line"),
  }));
}

/** Reads a category, brand or remedy from its texts; else the mistake of each wrong field. */
export function readTerm<Schema extends z.ZodObject>(
  schema: Schema,
  texts: TermTexts,
): { ok: true; value: z.infer<Schema> } | { ok: false; mistakes: TermMistakes } {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.keys(schema.shape).map((field) => [field, texts[field] ?? ""])),
  );
  if (parsed.success) return { ok: true, value: parsed.data };
  const mistakes: TermMistakes = {};
  for (const issue of parsed.error.issues) mistakes[String(issue.path[0])] ??= issue.message as TermMistake;
  return { ok: false, mistakes };
}

/** Whether two forms say the same; of other addresses the stored ones may have more. */
export function isSameTerm(kind: TermKind, stored: TermTexts, sent: TermTexts): boolean {
  const [have, want] = [stored, sent].map((texts) => readTerm(SCHEMAS[kind] as z.ZodObject, texts));
  if (!have?.ok || !want?.ok) return false;
  const { otherSlugs: known = [], ...haveFacts } = have.value as { otherSlugs?: string[] };
  const { otherSlugs: asked = [], ...wantFacts } = want.value as { otherSlugs?: string[] };
  return JSON.stringify(haveFacts) === JSON.stringify(wantFacts) && new Set(asked).isSubsetOf(new Set(known));
}

/** Values written out for the editor: lists by lines, questions with their answers as paragraphs. */
export function termTexts(values: Record<string, unknown>): TermTexts {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Array.isArray(value)) return String(value);
  return value
    .map((item) => (typeof item === "string" ? item : `${item.question}\n${item.answer}\n`))
    .join("\n")
    .trim();
}

/** Questions with answers: the first line of a paragraph asks, the others answer. */
function readFaqs(typed: string): { question: string; answer: string }[] {
  return typed
    .split(/\n{2,}/)
    .map((part) => part.split("\n"))
    .map(([question, ...answer]) => ({ question: question!.trim(), answer: answer.join(" ").trim() }))
    .filter(({ question, answer }) => question && answer);
}
