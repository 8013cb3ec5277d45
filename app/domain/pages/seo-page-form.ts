// What the owner fills in for the landing page of a place. The content is HTML and is sanitised where it is stored.

import { z } from "zod";
import { named, optionalText, requiredLine } from "#app/domain/checkout-form.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { cleanLine } from "#app/domain/plain-text.ts";
import { slugify } from "#app/domain/slug.ts";

export type SeoPageProblem =
  | "required"
  | "too-long"
  | "slug"
  | "description"
  | "own-path"
  | "frequency"
  | "priority";

export const CHANGE_FREQUENCIES = ["daily", "weekly", "monthly", "yearly"] as const;

/** What search engines show of a page: titles up to 60, descriptions of 70 to 160 characters. */
export const SEO_LIMITS = {
  title: 60,
  descriptionMin: 70,
  descriptionMax: 160,
  heading: 120,
  content: 20_000,
};

export const seoPageSchema = z.object({
  slug: requiredLine(80).refine((slug) => slug === slugify(slug), problem("slug")),
  title: requiredLine(SEO_LIMITS.title),
  metaDescription: z
    .string()
    .transform(cleanLine)
    .refine(
      ({ length }) => SEO_LIMITS.descriptionMin <= length && length <= SEO_LIMITS.descriptionMax,
      problem("description"),
    ),
  metaKeywords: z.string().transform((text) =>
    text
      .split(",")
      .map(cleanLine)
      .filter((keyword) => keyword !== ""),
  ),
  canonicalUrl: optionalText(cleanLine, 200).refine(
    (path) => path === undefined || ownPath(path) === path,
    problem("own-path"),
  ),
  h1Title: requiredLine(SEO_LIMITS.heading),
  content: z.string().trim().min(1, named("required")).max(SEO_LIMITS.content, named("too-long")),
  locationName: requiredLine(80),
  locationType: requiredLine(40),
  parentLocation: optionalText(cleanLine, 80),
  changeFrequency: z.enum(CHANGE_FREQUENCIES, problem("frequency")),
  priority: z.coerce.number(problem("priority")).min(0, problem("priority")).max(1, problem("priority")),
  isActive: z.string().transform((text) => text !== ""),
});

export type SeoPageForm = z.infer<typeof seoPageSchema>;

function problem(name: SeoPageProblem): { error: SeoPageProblem } {
  return { error: name };
}
