// What the desk says of categories, brands, companies and remedies: what products stand under. Every field is typed as text.

import { ageMonths } from "#app/domain/catalog/age-months.ts";
import { COMPANY_ROLES, type CompanyRole } from "#app/domain/catalog/company.ts";
import type { TermKind } from "#app/domain/catalog/term-kind.ts";
import {
  andThen,
  type Fields,
  fieldNames,
  type ProblemOf,
  parseTexts,
  wrong,
} from "#app/domain/form/form.ts";
import {
  choice,
  line,
  lines,
  list,
  optionalLine,
  requiredAmount,
  requiredLine,
  set,
  slug,
  yesNo,
} from "#app/domain/form/form-fields.ts";
import { isSlug } from "#app/domain/form/slug.ts";
import { ok } from "#app/domain/result.ts";

const name = requiredLine(120);
const texts = list({ max: 60, eachMax: 300 });
function optionalText(maxCharacters: number) {
  return andThen(optionalLine(maxCharacters), (typed) => ok(typed ?? null));
}
/** Other addresses that lead here. */
const otherSlugs = andThen(set({ max: 40, eachMax: 80 }), (slugs) =>
  slugs.every(isSlug) ? ok(slugs) : wrong("slug"),
);

export const categoryFields = {
  name,
  kind: choice(["form", "concern"], "required"),
  slug: slug(80),
  hindiName: line(120),
  description: lines(2_000),
  isFeatured: yesNo(),
  position: andThen(requiredAmount({ max: 9_999, canBeZero: true }, "number"), (position) =>
    ok(Math.round(position)),
  ),
  country: andThen(line(40), (typed) => ok(typed || "all")),
  dosageForms: texts,
  popularPotencies: texts,
  benefits: texts,
  faqs: andThen(lines(8_000), (typed) => ok(readFaqs(typed))),
  forAgeMonths: andThen(ageMonths, (age) => ok(age ?? null)),
  otherSlugs,
};

export const brandFields = {
  name,
  fullName: name,
  slug: slug(80),
  country: requiredLine(60),
  foundedYear: andThen(line(4), (typed) => {
    if (!typed) return ok(null);
    return /^1[789]\d\d$|^20\d\d$/.test(typed) ? ok(Number(typed)) : wrong("number");
  }),
  headquarters: optionalText(120),
  specialties: texts,
  description: lines(3_000),
  isFeatured: yesNo(),
  /** Companies by their slug. */
  maker: optionalLine(80),
  importer: optionalLine(80),
  aliases: texts,
  otherSlugs,
};

export const companyFields = {
  name,
  role: choice(COMPANY_ROLES, "required"),
  slug: slug(80),
  country: requiredLine(60),
  address: optionalText(300),
  licence: optionalText(80),
};

export const remedyFields = {
  name,
  abbreviation: requiredLine(40),
  slug: slug(80),
  hindiName: line(120),
  commonNames: texts,
  synonyms: texts,
  kingdom: requiredLine(40),
  source: line(300),
  traditionalUses: texts,
  keynotes: texts,
  canPublishUses: yesNo(),
  adCaution: texts,
  doctorOnlyForms: texts,
  complementary: otherSlugs,
  antidotes: otherSlugs,
  inimical: otherSlugs,
};

const FIELDS: Record<TermKind, Fields> = {
  categories: categoryFields,
  brands: brandFields,
  companies: companyFields,
  remedies: remedyFields,
};

type TermProblem =
  | ProblemOf<typeof categoryFields>
  | ProblemOf<typeof brandFields>
  | ProblemOf<typeof companyFields>
  | ProblemOf<typeof remedyFields>
  | "slug-taken"
  | "unknown-remedy"
  | "unknown-company"
  | "company-in-use"
  | "shelf-misfits"
  | "claims";
export type TermProblems = Record<string, TermProblem>;
export type TermTexts = Record<string, string>;

/** Fields that take a tick, a short list of choices, one of the shop's makers or importers, one line or several. */
export type TermField = {
  name: string;
  look: "line" | "lines" | "text" | "tick" | "kind" | "role" | CompanyRole;
};

const LOOKS: Record<string, TermField["look"]> = {
  kind: "kind",
  role: "role",
  maker: "maker",
  importer: "importer",
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
  return fieldNames(FIELDS[kind]).map((name) => ({
    name,
    look: LOOKS[name] ?? (LISTS.includes(name) ? "lines" : "line"),
  }));
}

/** Whether two forms say the same; of other addresses the stored ones may have more. */
export function isSameTerm(kind: TermKind, stored: TermTexts, sent: TermTexts): boolean {
  const [have, want] = [stored, sent].map((texts) => parseTexts(FIELDS[kind], texts));
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
