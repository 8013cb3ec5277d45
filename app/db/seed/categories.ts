import type { InferInsertModel } from "drizzle-orm";
import type { categories, categoryAliases } from "#app/db/schema/catalog.ts";
import { concerns, forms } from "./facts.ts";
import { potencyWords } from "./wording.ts";

/** The forms, then the concerns, in the order in which menus show them. */
export function categoryRows(): InferInsertModel<typeof categories>[] {
  return [
    ...forms.map((form, index) => ({
      ...form,
      kind: "form" as const,
      position: index + 1,
      popularPotencies: form.popularPotencies.map(potencyWords),
    })),
    ...concerns.map(({ slug, name, hindiName, isFeatured, description, forAgeMonths }, index) => ({
      kind: "concern" as const,
      slug,
      name,
      hindiName,
      isFeatured,
      description,
      forAgeMonths,
      position: index + 1,
      dosageForms: [],
      popularPotencies: [],
      benefits: [],
      faqs: [],
    })),
  ];
}

/** Specification, decision 13: every other name that the specification or habit has for a category leads to the nearest one. */
const ALIASES: Record<string, string[]> = {
  dilutions: ["dilution", "single-remedies", "single-remedy", "homeopathic-dilutions", "globules"],
  "mother-tinctures": ["mother-tincture", "tinctures", "q"],
  medicines: [
    "tablets",
    "drops",
    "syrups",
    "patent-medicines",
    "patent",
    "specialty",
    "complex",
    "tonics",
    "syrup",
    "tablet",
  ],
  cosmetics: [
    "external-applications",
    "external",
    "creams",
    "ointments",
    "gels",
    "oils",
    "hair-oils",
    "personal-care",
  ],
  trituration: ["triturations", "trituration-tablets"],
  biochemic: ["biochemic-salts", "biochemics", "tissue-salts", "biochemic-tablets", "cell-salts"],
  "bio-combination": ["bio-combinations", "biocombinations", "biocombination", "bio-combination-tablets"],
  "bach-flower": ["bach-flowers", "bach-flower-remedies", "flower-remedies"],
  "homeopathy-kits": ["kits", "kit", "homeopathic-kits", "first-aid-kits", "medicine-kits"],
  "millesimal-lm-potency": ["lm-potency", "lm-potencies", "lm", "millesimal", "millesimal-potency"],
  "globules-and-supplies": ["supplies", "vials", "plain-globules", "sugar-of-milk", "empty-vials"],
  "cough-and-cold": ["cough-cold", "cold-and-cough", "cough", "cold"],
  immunity: ["immunity-and-tonics"],
  allergy: ["allergies"],
  digestion: ["digestive-care", "digestive-health", "stomach"],
  "skin-care": ["skin", "skincare"],
  "hair-care": ["hair", "haircare"],
  "stress-and-sleep": ["stress", "sleep", "stress-sleep"],
  "first-aid-and-aches": ["first-aid", "aches", "first-aid-aches"],
  "child-care": ["children", "baby-care", "childcare"],
  "mouth-and-dental": ["dental-care", "oral-care", "mouth-dental"],
};

export function categoryAliasRows(idOf: Map<string, number>): InferInsertModel<typeof categoryAliases>[] {
  return Object.entries(ALIASES).flatMap(([canonical, slugs]) =>
    slugs.map((slug) => ({ slug, categoryId: idOf.get(canonical)! })),
  );
}
