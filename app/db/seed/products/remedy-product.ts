import { parsePotency } from "#app/domain/catalog/potency.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { concerns, type Remedy, type RemedyForm } from "../facts.ts";
import { labelName } from "../wording.ts";
import type { ProductDraft } from "./draft.ts";
import { HOMEOPATHIC_TAX } from "./price-table.ts";
import { kingdomTag, remedyCode, remedyNames, remedyWords } from "./remedy-words.ts";

type Pack = {
  brand: string;
  potency: string;
  packSize: string;
  mrpRupees: number;
  isMrpEstimated?: boolean;
  ingredients?: string[];
  soldTo?: SoldTo;
  tax?: { hsn: string; gstPercent: number };
};

type Shelf = { form: string; dosageForm: string; formWord: string; remedyForm: RemedyForm; base: string };

const SHELVES = {
  dilution: {
    form: "dilutions",
    dosageForm: "dilution",
    formWord: "liquid dilution",
    remedyForm: "dilution",
    base: "Alcohol",
  },
  globules: {
    form: "dilutions",
    dosageForm: "globules",
    formWord: "medicated globules",
    remedyForm: "dilution",
    base: "Cane sugar",
  },
  tincture: {
    form: "mother-tinctures",
    dosageForm: "mother-tincture",
    formWord: "mother tincture",
    remedyForm: "mother-tincture",
    base: "Alcohol and water",
  },
  trituration: {
    form: "trituration",
    dosageForm: "trituration",
    formWord: "trituration tablets",
    remedyForm: "trituration",
    base: "Lactose (milk sugar)",
  },
  biochemic: {
    form: "biochemic",
    dosageForm: "tablets",
    formWord: "biochemic tablets",
    remedyForm: "tablets",
    base: "Lactose (milk sugar)",
  },
  lm: {
    form: "millesimal-lm-potency",
    dosageForm: "lm-potency",
    formWord: "liquid",
    remedyForm: "lm-potency",
    base: "Alcohol and water",
  },
} satisfies Record<string, Shelf>;

/** One pack of a single remedy on one of the shelves; undefined where the remedy is not available in that form. */
export function remedyProduct(
  remedy: Remedy,
  shelfName: keyof typeof SHELVES,
  pack: Pack,
): ProductDraft | undefined {
  const shelf: Shelf = SHELVES[shelfName];
  const potency = parsePotency(pack.potency);
  if (!potency || !remedy.availableAs.includes(shelf.remedyForm)) return undefined;
  const { brand, packSize, mrpRupees, isMrpEstimated = false, tax = HOMEOPATHIC_TAX } = pack;
  return {
    factSlug: remedy.slug,
    remedySlug: remedy.slug,
    brand,
    form: shelf.form,
    dosageForm: shelf.dosageForm,
    name: labelName(remedy.name),
    code: remedyCode(remedy),
    potency,
    packSize,
    mrpRupees,
    isMrpEstimated,
    ...tax,
    ...remedyWords({
      remedy,
      brand,
      potency,
      packSize,
      formWord: shelf.formWord,
      dosageForm: shelf.dosageForm,
    }),
    ingredients: [labelName(remedy.name), shelf.base],
    searchNames: [...remedyNames(remedy), shelf.formWord],
    tags: [kingdomTag(remedy)],
    concerns: HOUSEHOLD_POTENCIES.has(pack.potency) ? concernsOf(remedy, shelf.remedyForm) : [],
    soldTo: pack.soldTo ?? "anyone",
    canPublishIndication: remedy.canPublishUses,
    adCaution: remedy.adCaution,
  };
}

/** Higher potencies are a doctor's choice and stand on no concern's shelf. */
const HOUSEHOLD_POTENCIES = new Set(["Q", "6X", "6C", "30C"]);

/** Areas of the law that lie right beside a concern: a remedy known there too stands on its form's shelf only. */
const BESIDE: Record<string, string[]> = {
  "cough-and-cold": ["asthma", "tuberculosis-lung"],
  allergy: ["asthma", "tuberculosis-lung"],
  immunity: ["fever", "tuberculosis-lung"],
  digestion: ["stomach-ulcer"],
  "skin-care": ["fairness", "vitiligo"],
  "hair-care": ["hair-growth"],
  "stress-and-sleep": ["mental-health", "brain-nerve", "epilepsy", "memory"],
};

function concernsOf(remedy: Remedy, remedyForm: RemedyForm): string[] {
  if (!remedy.canPublishUses || remedy.doctorOnlyForms.includes(remedyForm)) return [];
  return concerns
    .filter((concern) => concern.remedies.includes(remedy.slug))
    .map(({ slug }) => slug)
    .filter((slug) => !BESIDE[slug]?.some((area) => remedy.adCaution.includes(area)));
}
