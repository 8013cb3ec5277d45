import { brandOf } from "../brands.ts";
import numberedSeries from "../facts/numbered-series.json" with { type: "json" };
import type { ProductDraft } from "./draft.ts";
import { ASK_A_DOCTOR } from "./remedy-words.ts";

type Series = (typeof numberedSeries)[number];

/** Ready mixtures that a maker sells by number alone, such as WL 1. What old lists say a number is for is never printed. */
export function numberedMixtures(): ProductDraft[] {
  return numberedSeries.flatMap((series) => series.numbers.map((number) => mixture(series, number)));
}

function mixture(series: Series, number: number): ProductDraft {
  const { brand, label, separator, word, form, size, mrp, hsn, gstPercent } = series;
  const numbered = `${label}${separator}${number}`;
  const name = `${numbered} ${word}`;
  return {
    factSlug: `${brand}-${label.toLowerCase()}-${number}`,
    brand,
    form: "medicines",
    dosageForm: form,
    name,
    code: `${label}${number}`.toUpperCase(),
    packSize: size,
    mrpRupees: mrp,
    isMrpEstimated: true,
    hsn,
    gstPercent,
    shortDescription: `Number ${number} of the ${label} mixtures of ${brandOf(brand).name}, sold by number.`,
    description: [
      `${brandOf(brand).name} sells its ready mixtures by number; this is ${numbered}, ${size}. The formula is on the label.`,
      ASK_A_DOCTOR,
    ].join("\n\n"),
    ingredients: [],
    searchNames: [name, `${label}${number}`, `${label} ${number}`, `${label}-${number}`],
    tags: [`${label} series`],
    concerns: [],
    soldTo: "anyone",
    canPublishIndication: false,
    adCaution: [],
  };
}
