// Which heading of the tariff a product may stand under, by what it is. Chapter 30 parts the systems of medicine by the last
// two digits: 3003 is loose, 3004 packed for retail; 11 Ayurvedic, 12 Unani, 13 Siddha, 14 homoeopathic, 15 bio-chemic.

type Kind = "medicine" | "biochemic" | "toiletry";

/** Shelves of the tissue salts, which have a code of their own. */
const BIOCHEMIC_SHELVES = ["biochemic", "bio-combination"];

const HOMOEOPATHIC = ["30049014", "30039014"];
const BIOCHEMIC = ["30049015", "30039015"];

/** What is also made as a cosmetic, with its chapter 33 or 34 heading; with a drug licence it is a homoeopathic medicine. */
const TOILETRY_HEADINGS: Record<string, string[]> = {
  shampoo: ["3305"],
  "hair-oil": ["3305"],
  cream: ["3304"],
  gel: ["3304"],
  ointment: ["3304"],
  oil: ["3304", "3305"],
  powder: ["3304"],
  "face-wash": ["3304", "3401"],
  "lip-balm": ["3304"],
  soap: ["3401"],
  toothpaste: ["3306"],
};

const MEDICINE_FORMS = new Set([
  "dilution",
  "mother-tincture",
  "lm-potency",
  "trituration",
  "tablets",
  "pills",
  "globules",
  "lozenges",
  "drops",
  "syrup",
  "eye-drops",
  "ear-drops",
  "nasal-drops",
  "spray",
]);

/** Whether a product may have the code: a short code fits where its longer ones do. A form that is not listed here may have any code outside chapter 30. */
export function isHsnOfForm({
  hsn,
  form,
  dosageForm,
}: {
  hsn: string;
  form: string;
  dosageForm: string;
}): boolean {
  const kind = kindOf(form, dosageForm);
  if (!kind) return !hsn.startsWith("30") || HOMOEOPATHIC.some((code) => fits(hsn, code));
  if (kind === "biochemic") return BIOCHEMIC.some((code) => fits(hsn, code));
  return [...HOMOEOPATHIC, ...(TOILETRY_HEADINGS[dosageForm] ?? [])].some((code) => fits(hsn, code));
}

function kindOf(form: string, dosageForm: string): Kind | undefined {
  if (BIOCHEMIC_SHELVES.includes(form)) return "biochemic";
  if (Object.hasOwn(TOILETRY_HEADINGS, dosageForm)) return "toiletry";
  return MEDICINE_FORMS.has(dosageForm) ? "medicine" : undefined;
}

function fits(hsn: string, code: string): boolean {
  return hsn.startsWith(code) || code.startsWith(hsn);
}
