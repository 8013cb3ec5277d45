import { concerns, type ReckewegNumber, reckewegSeries } from "../facts.ts";
import type { ProductDraft } from "./draft.ts";
import { ASK_A_DOCTOR, NO_PROMISE } from "./remedy-words.ts";

/** Dr. Reckeweg's numbered mixtures; the maker's label names ailments and is left out, the trade name too where it hints at one. */
export function reckewegDrops(): ProductDraft[] {
  return reckewegSeries.map(reckewegPack);
}

function reckewegPack(series: ReckewegNumber): ProductDraft {
  const { number, tradeName, form, indication, adCaution, size, mrp, isMrpEstimated, hsn, gstPercent } =
    series;
  const factSlug = `reckeweg-${number.toLowerCase()}`;
  const formWord = form === "syrup" ? "Syrup" : "Drops";
  const name = [number, indication && tradeName, formWord].filter(Boolean).join(" ");
  return {
    factSlug,
    brand: "reckeweg",
    form: "medicines",
    dosageForm: form,
    name,
    code: number,
    packSize: size,
    mrpRupees: mrp,
    isMrpEstimated,
    hsn,
    gstPercent,
    shortDescription: indication ?? `Number ${number} of Dr. Reckeweg's ready mixtures from Germany.`,
    description: [
      `A ready homeopathic mixture of Dr. Reckeweg's R-series, imported from Germany in a sealed ${size} pack. The formula is on the label.`,
      indication ? NO_PROMISE : ASK_A_DOCTOR,
    ].join(" "),
    ingredients: [],
    searchNames: [name, tradeName ?? "", `${number} drops`, "r series"],
    tags: ["R-series", "Made in Germany"],
    concerns: indication
      ? concerns.filter(({ products }) => products.includes(factSlug)).map(({ slug }) => slug)
      : [],
    soldTo: "anyone",
    canPublishIndication: indication !== null,
    adCaution,
  };
}
