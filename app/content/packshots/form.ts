import type { PackshotForm } from "#app/domain/catalog/bottle-scale.ts";

/** The drawing for a product: a category with one usual pack decides, in the mixed ones the dosage form; else a carton. */
export function packshotForm({
  categorySlug,
  dosageForm,
}: {
  categorySlug?: string;
  dosageForm?: string;
}): PackshotForm {
  const byForm = packOfDosageForm.get(normalForm(dosageForm ?? ""));
  if (byForm === "kit") return "kit";
  if (categorySlug === "dilutions")
    return byForm === "globules" || byForm === "tablets" ? byForm : "dilution";
  const byCategory = packOfCategory.get(categorySlug ?? "");
  return byCategory ?? byForm ?? (categorySlug === "cosmetics" ? "cosmetic" : "carton");
}

const packOfCategory = new Map<string, PackshotForm>([
  ["mother-tinctures", "mother-tincture"],
  ["trituration", "trituration"],
  ["biochemic", "biochemic"],
  ["bio-combination", "tablets"],
  ["bach-flower", "bach-flower"],
  ["homeopathy-kits", "kit"],
  ["millesimal-lm-potency", "lm-potency"],
]);

const packOfDosageForm = new Map<string, PackshotForm>([
  ["dilution", "dilution"],
  ["mother-tincture", "mother-tincture"],
  ["trituration", "trituration"],
  ["lm-potency", "lm-potency"],
  ["globule", "globules"],
  ["plain-globule", "globules"],
  ["pill", "globules"],
  ["tablet", "tablets"],
  ["plain-tablet", "tablets"],
  ["lozenge", "tablets"],
  ["syrup", "syrup"],
  ["tonic", "syrup"],
  ["drop", "drops"],
  ["eye-drop", "drops"],
  ["ear-drop", "drops"],
  ["nasal-drop", "drops"],
  ["spray", "drops"],
  ["ointment", "ointment"],
  ["cream", "ointment"],
  ["gel", "ointment"],
  ["toothpaste", "ointment"],
  ["face-wash", "ointment"],
  ["lip-balm", "cosmetic"],
  ["powder", "cosmetic"],
  ["oil", "oil"],
  ["hair-oil", "oil"],
  ["shampoo", "shampoo"],
  ["soap", "carton"],
  ["sugar-of-milk", "carton"],
  ["vial", "carton"],
  ["dropper", "carton"],
  ["kit", "kit"],
]);

function normalForm(dosageForm: string): string {
  return dosageForm
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-")
    .replace(/s$/, "");
}
