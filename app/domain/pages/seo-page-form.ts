// What the owner fills in for the landing page of a place. The content is HTML and is sanitised where it is stored.

import { andThen, type FormOf, type ProblemOf, wrong } from "#app/domain/form/form.ts";
import {
  choice,
  optionalLine,
  requiredHtml,
  requiredLine,
  slug,
  tick,
} from "#app/domain/form/form-fields.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseDecimal } from "#app/domain/form/typed-number.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { ok } from "#app/domain/result.ts";

const CHANGE_FREQUENCIES = ["daily", "weekly", "monthly", "yearly"] as const;

/** What search engines show of a page: titles up to 60, descriptions of 70 to 160 characters. */
const SEO_LIMITS = {
  title: 60,
  descriptionMin: 70,
  descriptionMax: 160,
  heading: 120,
  content: 20_000,
};

export const seoPageFields = {
  slug: slug(80),
  title: requiredLine(SEO_LIMITS.title),
  metaDescription: (typed: string) => {
    const text = cleanLine(typed);
    const isFit = SEO_LIMITS.descriptionMin <= text.length && text.length <= SEO_LIMITS.descriptionMax;
    return isFit ? ok(text) : wrong("description");
  },
  metaKeywords: (typed: string) => ok(typed.split(",").map(cleanLine).filter(Boolean)),
  canonicalUrl: andThen(optionalLine(200), (path) =>
    path === undefined || ownPath(path) === path ? ok(path) : wrong("own-path"),
  ),
  h1Title: requiredLine(SEO_LIMITS.heading),
  content: requiredHtml(SEO_LIMITS.content),
  locationName: requiredLine(80),
  locationType: requiredLine(40),
  parentLocation: optionalLine(80),
  changeFrequency: choice(CHANGE_FREQUENCIES, "frequency"),
  priority: (typed: string) => {
    const priority = parseDecimal(typed.trim() || "0", { min: 0, max: 1, decimals: 9 });
    return priority === undefined ? wrong("priority") : ok(priority);
  },
  isActive: tick(),
};

export type SeoPageForm = FormOf<typeof seoPageFields>;
export type SeoPageProblem = ProblemOf<typeof seoPageFields>;
