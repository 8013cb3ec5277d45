// What is known of the alcohol in a pack. A percentage is what its label says, never an assumption; without one the dosage form
// may still tell. Drugs Rules 1945, rule 106-B: homoeopathic medicine with more than 12 % alcohol in packs of at most 30 ml.

import type { Pack } from "#app/domain/catalog/pack.ts";
import type { Route } from "#app/domain/catalog/route.ts";

/** Made with alcohol, whoever makes them. */
const FORMS_WITH_ALCOHOL = ["dilution", "mother-tincture", "lm-potency"];

/** Dry forms and fats: without an entry they hold none. */
export const FORMS_WITHOUT_ALCOHOL = [
  "trituration",
  "tablets",
  "pills",
  "globules",
  "lozenges",
  "plain-globules",
  "plain-tablets",
  "sugar-of-milk",
  "cream",
  "ointment",
  "powder",
  "soap",
  "lip-balm",
] as const;

const MOST_PERCENT = 12;
/** Millilitres up to which a pack may be sold with its alcohol not entered. */
export const MOST_ML = 30;

/** The percentage of the label, "some" where the form never goes without, "none", or "unknown". */
export function alcoholIn({
  dosageForm,
  alcoholPercent,
}: {
  dosageForm: string;
  alcoholPercent?: number | null | undefined;
}): number | "some" | "none" | "unknown" {
  if (typeof alcoholPercent === "number") return alcoholPercent || "none";
  if (FORMS_WITH_ALCOHOL.includes(dosageForm)) return "some";
  return FORMS_WITHOUT_ALCOHOL.some((form) => form === dosageForm) ? "none" : "unknown";
}

/**
 * True for what nobody may buy at retail: more than 30 ml with more than 12 % alcohol or, of a liquid for the mouth, with a
 * percentage that nobody has read off the label (rule 106-B). The database refuses the same (`products_alcohol_check`).
 */
export function isPackTooStrong({
  netQuantity,
  netUnit,
  alcoholPercent,
  route,
}: Pack & { alcoholPercent?: number | null | undefined; route?: Route | null | undefined }): boolean {
  if (netUnit !== "ml" || netQuantity <= MOST_ML) return false;
  return typeof alcoholPercent === "number" ? alcoholPercent > MOST_PERCENT : route === "mouth";
}
