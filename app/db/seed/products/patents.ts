import { brandOf } from "../brands.ts";
import { concerns, type Patent, patents } from "../facts.ts";
import { remedyOf } from "../remedies.ts";
import { inWords, labelName } from "../wording.ts";
import type { ProductDraft } from "./draft.ts";
import { ASK_A_DOCTOR, NO_PROMISE } from "./remedy-words.ts";

/** Specialities under the name their maker gave them, in each pack that is sold. */
export function specialities(): ProductDraft[] {
  return patents.flatMap((patent) => patent.packs.map((pack) => specialityPack(patent, pack)));
}

function specialityPack(patent: Patent, { size, mrp }: Patent["packs"][number]): ProductDraft {
  const { slug, brand, name, form, indication, adCaution, keyIngredients, hsn, gstPercent } = patent;
  const { isMrpEstimated = false } = patent;
  const kind = KINDS[form];
  if (!kind) throw new Error(`No shelf is known for the form "${form}".`);
  const ingredients = keyIngredients.map((remedy) => labelName(remedyOf(remedy).name));
  const contains = ingredients.length > 0 ? ` It contains, among others, ${inWords(ingredients)}.` : "";
  const maker = `${capitalised(kind.words)} by ${brandOf(brand).name}, ${size}.`;
  return {
    factSlug: slug,
    brand,
    form: kind.category,
    dosageForm: form,
    name,
    code: nameCode(name),
    packSize: size,
    mrpRupees: mrp,
    isMrpEstimated,
    hsn,
    gstPercent,
    shortDescription: indication ?? `${capitalised(kind.words)} by ${brandOf(brand).name}, sold by name.`,
    description: [
      `${maker}${contains} The whole formula is on the label.`,
      indication ? NO_PROMISE : ASK_A_DOCTOR,
    ].join(" "),
    ingredients,
    searchNames: [name, ...keyIngredients.map((remedy) => remedyOf(remedy).name), form],
    tags: [capitalised(form.replace("-", " "))],
    concerns: indication
      ? concerns.filter(({ products }) => products.includes(slug)).map((concern) => concern.slug)
      : [],
    soldTo: "anyone",
    canPublishIndication: indication !== null,
    adCaution,
  };
}

const INSIDE = "medicines";
const OUTSIDE = "cosmetics";

const KINDS: Record<string, { category: string; words: string }> = {
  syrup: { category: INSIDE, words: "a ready homeopathic syrup" },
  tablets: { category: INSIDE, words: "a ready homeopathic mixture in tablets" },
  pills: { category: INSIDE, words: "a ready homeopathic mixture in pills" },
  globules: { category: INSIDE, words: "a ready homeopathic mixture in globules" },
  lozenges: { category: INSIDE, words: "a ready homeopathic mixture in lozenges" },
  drops: { category: INSIDE, words: "a ready homeopathic mixture in drops" },
  "eye-drops": { category: INSIDE, words: "sterile homeopathic eye drops" },
  "ear-drops": { category: INSIDE, words: "homeopathic ear drops" },
  "nasal-drops": { category: INSIDE, words: "homeopathic nasal drops" },
  cream: { category: OUTSIDE, words: "a cream for the skin" },
  gel: { category: OUTSIDE, words: "a gel for outside use" },
  ointment: { category: OUTSIDE, words: "an ointment for outside use" },
  oil: { category: OUTSIDE, words: "an oil for outside use" },
  spray: { category: OUTSIDE, words: "a spray for outside use" },
  powder: { category: OUTSIDE, words: "a body powder" },
  soap: { category: OUTSIDE, words: "a soap" },
  shampoo: { category: OUTSIDE, words: "a shampoo" },
  "hair-oil": { category: OUTSIDE, words: "a hair oil" },
  "face-wash": { category: OUTSIDE, words: "a face wash" },
  "lip-balm": { category: OUTSIDE, words: "a lip balm" },
  toothpaste: { category: OUTSIDE, words: "a tooth gel" },
};

/** "ALFALFTONSUGFRE" out of "Alfalfa Tonic Sugar Free". */
function nameCode(name: string): string {
  const [first = "", ...others] = name.split(/[^A-Za-z0-9]+/).slice(0, 4);
  return first.slice(0, 6) + others.map((word) => word.slice(0, 3)).join("");
}

function capitalised(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
