// Which of the pages that words name are meant, beside the medicine that they name.

import type { MedicineEntry, PlaceEntry } from "#app/domain/search/entries.ts";
import { SPELT, SURE, WHOLE } from "#app/domain/search/how-sure.ts";
import { isWhole } from "#app/domain/search/is-whole.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import type { Traits } from "#app/domain/search/traits.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";

/** So many pages are shown. */
export const MOST_PLACES = 3;
const NEARLY_ALL = 0.86;

/** The pages that answer, best first. */
export function placesOf(
  places: readonly NameMatch<PlaceEntry>[],
  {
    best,
    traits,
    hasOnlyTraits,
    said,
  }: {
    best: NameMatch<MedicineEntry> | undefined;
    traits: Traits;
    hasOnlyTraits: boolean;
    /** Which of the typed words are no number, no brand and no form. */
    said: readonly boolean[];
  },
): NameMatch<PlaceEntry>[] {
  // A brand or a form that is spelt right is no complaint that sounds alike: "khali shishi" is no "chale".
  const least = hasOnlyTraits ? 1 : (best?.quality ?? 0) >= SPELT ? SPELT : 0;
  const isOfBrand = ({ entry: { kind, slug } }: NameMatch<PlaceEntry>) =>
    kind === "brand" && traits.found.some(({ entry }) => entry.trait === "brand" && entry.slug === slug);
  const likely = places.filter((match) => match.quality >= least || isOfBrand(match));
  const meant = likely.filter(
    (match) =>
      isWhole(match) ||
      // "Alcohol in drops" is not asked for by "drops".
      (match.askedShare >= NEARLY_ALL - 0.1 && match.score >= 0.55 && match.places.some((at) => said[at])),
  );
  const [first] = meant;
  if (!first) return [];
  // What is named stands first; a complaint in its own words leads to its page all the same.
  const isNamed = best && best.score > first.score * 1.05 && best.askedShare >= NEARLY_ALL;
  return meant
    .filter((match) => !isNamed || isComplaint(match))
    .filter((match) => match.score >= first.score * (isWhole(match) ? 0.4 : 0.8))
    .slice(0, MOST_PLACES);
}

function isComplaint(match: NameMatch<PlaceEntry>): boolean {
  return isOfComplaint(match) && match.quality === 1 && isWhole(match);
}

/** Whether a page is about a complaint, and no brand, form or page of the shop. */
export function isOfComplaint({ entry: { kind } }: NameMatch<PlaceEntry>): boolean {
  return kind === "condition" || kind === "concern";
}

/** Spelt as it is called, and nothing else is said. */
export function isExactly({ quality, nameShare, askedShare }: NameMatch<PlaceEntry>): boolean {
  return quality === 1 && nameShare >= WHOLE && askedShare >= SURE;
}

/** The shelf of what answers best, by its slug, where that is a complaint. */
export function concernOf(
  [first]: readonly NameMatch<PlaceEntry>[],
  { concernOf: concerns }: Vocabulary,
): string | undefined {
  if (first?.entry.kind === "concern") return first.entry.slug;
  return first?.entry.kind === "condition" ? concerns.get(first.entry.slug) : undefined;
}
