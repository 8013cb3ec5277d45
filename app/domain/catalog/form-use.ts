import type { Route } from "#app/domain/catalog/route.ts";

type UsedPack = { route?: Route | null | undefined; dosageForm: string };

// A use of a remedy may name the form it is taken in ("hair-oil use", "in drops"): it is true of packs of that form alone.
const NAMED_FORMS: { words: RegExp; fits: (pack: UsedPack) => boolean }[] = [
  {
    words: /\bhair[- ]oils?\b|\bhair-care drops\b|\bin (hair )?oils\b/i,
    fits: ({ route }) => route === "hair",
  },
  {
    words: /\b(outside|ointments?|creams?|lotions?|rubbed in|applied)\b|\bas oil\b/i,
    fits: ({ route }) => route === "skin",
  },
  { words: /\beye drops\b/i, fits: ({ route }) => route === "eye" },
  { words: /\bear (oil|drops)\b/i, fits: ({ route }) => route === "ear" },
  {
    words:
      /\b(used|taken|known|leaf|gokhru,) in drops?\b|\bdrop[- ]doses?\b|\b(worm|digestive) drops\b|\btinctures?\b|\bgargle\b/i,
    fits: ({ dosageForm }) => dosageForm === "mother-tincture",
  },
  {
    words: /\bberry tablets\b/i,
    fits: ({ dosageForm }) => ["tablets", "trituration"].includes(dosageForm),
  },
];

/** Liquids that are made with alcohol, whatever the maker. */
const WITH_ALCOHOL = ["dilution", "mother-tincture", "lm-potency"];
const OF_CHILDREN = /\b(infants?|bab(?:y|ies)|child|children|newborns?|teething)\b/i;

/** Whether a traditional use of a remedy may be printed on a pack: one that names a form stands on packs of that form only, one of babies and children on no liquid made with alcohol. */
export function fitsForm(use: string, pack: UsedPack): boolean {
  if (OF_CHILDREN.test(use) && WITH_ALCOHOL.includes(pack.dosageForm)) return false;
  return NAMED_FORMS.every(({ words, fits }) => !words.test(use) || fits(pack));
}
