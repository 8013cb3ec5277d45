import { slugify } from "#app/domain/form/slug.ts";
import { type BachFlower, bachFlowers, concerns } from "../facts.ts";
import type { ProductDraft } from "./draft.ts";
import { BACH_BLEND_RUPEES, BACH_RUPEES, HOMEOPATHIC_TAX } from "./price-table.ts";

/** Its fact; the name of the original blend is a trade mark and is not printed. */
const BLEND = "bach-rescue-remedy";
const FIVE = ["Star of Bethlehem", "Rock Rose", "Impatiens", "Cherry Plum", "Clematis"];
const NOT_A_MEDICINE =
  "Flower essences are chosen by mood and are not diluted in homeopathic steps. They do not replace a doctor or counsellor when low mood or worry lasts.";

/** The 38 flower essences of Dr. Bach and the blend of five, as Indian stock bottles. */
export function bachEssences(): ProductDraft[] {
  return [...bachFlowers.map(essence), blend()];
}

function essence({ number, name, latin, chosenFor, hopedFor }: BachFlower): ProductDraft {
  return {
    ...bottle(),
    factSlug: `bach-${slugify(name)}`,
    name: `${name} Bach Flower`,
    code: `BF${String(number).padStart(2, "0")}`,
    mrpRupees: BACH_RUPEES,
    shortDescription: `Flower essence number ${number}. In Dr. Bach's scheme it is traditionally chosen for this mood: ${chosenFor}.`,
    description: [
      `One of the 38 flower essences of Dr. Bach, from ${latin}, as a stock bottle of 30 ml. What one looks for: ${hopedFor}.`,
      NOT_A_MEDICINE,
    ].join("\n\n"),
    ingredients: [`${name} (${latin}) flower essence`, "Grape spirit or alcohol"],
    searchNames: [`${name} Bach Flower`, latin, "flower remedy essence"],
  };
}

function blend(): ProductDraft {
  return {
    ...bottle(),
    factSlug: BLEND,
    name: "Five Flower Blend",
    code: "BF39",
    mrpRupees: BACH_BLEND_RUPEES,
    shortDescription:
      "Blend of five Bach flower essences, traditionally kept at hand for small upsets and waiting rooms.",
    description: [
      `A ready blend of five of Dr. Bach's flower essences: ${FIVE.join(", ")}.`,
      NOT_A_MEDICINE,
    ].join("\n\n"),
    ingredients: [...FIVE.map((flower) => `${flower} flower essence`), "Grape spirit or alcohol"],
    concerns: concerns.filter(({ products }) => products.includes(BLEND)).map(({ slug }) => slug),
    searchNames: ["Five Flower Blend", "bach rescue blend", "flower remedy essence"],
  };
}

function bottle() {
  return {
    brand: "new-life",
    form: "bach-flower",
    dosageForm: "drops",
    packSize: "30 ml",
    isMrpEstimated: true,
    ...HOMEOPATHIC_TAX,
    tags: ["Flower essence"],
    concerns: [],
    soldTo: "anyone" as const,
    canPublishIndication: true,
    adCaution: [],
  };
}
