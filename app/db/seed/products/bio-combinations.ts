import { brandOf } from "../brands.ts";
import { type BioCombination, bioCombinations, concerns } from "../facts.ts";
import { remedyOf } from "../remedies.ts";
import { inWords, labelName } from "../wording.ts";
import type { ProductDraft } from "./draft.ts";
import { ASK_A_DOCTOR, NO_PROMISE } from "./remedy-words.ts";

/** SBL packs first: what a condition names by number is the pack that most people take. */
const MAKERS = ["sbl", "schwabe", "reckeweg"];

/** The numbered mixtures of tissue salts, 1 to 28; the ailment that old labels name is never printed. */
export function bioCombinationTablets(): ProductDraft[] {
  return bioCombinations.flatMap((combination) =>
    combination.packs
      .toSorted((a, b) => MAKERS.indexOf(a.brand) - MAKERS.indexOf(b.brand))
      .map((pack) => bioCombinationPack(combination, pack)),
  );
}

function bioCombinationPack(
  { number, salts, indication, adCaution, hsn, gstPercent }: BioCombination,
  { brand, size, mrp }: BioCombination["packs"][number],
): ProductDraft {
  const factSlug = `bio-combination-${number}`;
  const saltNames = salts.map(({ remedy, potency }) => `${labelName(remedyOf(remedy).name)} ${potency}`);
  return {
    factSlug,
    brand,
    form: "bio-combination",
    dosageForm: "tablets",
    name: `Bio-Combination ${number}`,
    code: `BC${number}`,
    packSize: size,
    mrpRupees: mrp,
    hsn,
    gstPercent,
    shortDescription: indication ?? `Ready mixture of ${salts.length} tissue salts, number ${number} of 28.`,
    description: [
      `Tablets of ${salts.length} tissue salts by ${brandOf(brand).name}, ${size}: ${inWords(saltNames)}. Salt potencies differ a little between makers; go by the label.`,
      indication ? NO_PROMISE : ASK_A_DOCTOR,
    ].join(" "),
    ingredients: [...saltNames, "Lactose (milk sugar)"],
    searchNames: [
      `Bio-Combination ${number}`,
      "bio combination biocombination",
      `bc ${number} bc${number}`,
      "biochemic tablets",
    ],
    tags: ["Tissue salts"],
    concerns: indication
      ? concerns.filter(({ products }) => products.includes(factSlug)).map(({ slug }) => slug)
      : [],
    soldTo: "anyone",
    canPublishIndication: indication !== null,
    adCaution,
  };
}
