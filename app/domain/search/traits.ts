// The words of a search that say whose a medicine is or in what form it comes: "sbl", "dr reckweg", "eye drops", "goli".

import type { MedicineEntry, PlaceEntry, TraitEntry } from "#app/domain/search/entries.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";

type FoundTrait = {
  entry: TraitEntry;
  places: readonly number[];
  quality: number;
  has: (medicine: MedicineEntry) => boolean;
};

export type Traits = {
  found: FoundTrait[];
  /** The places of their words. */
  places: ReadonlySet<number>;
};

export const NO_TRAITS: Traits = { found: [], places: new Set() };

/** A brand or a form must be written whole, with little wrong. */
const WHOLE = 0.99;
const SPELT = 0.8;
const MOST = 0.5;

/** The brands and forms that the words name; each word counts once, for the longest. */
export function findTraits(
  words: readonly string[],
  { traits, medicines }: Vocabulary,
  isExact: boolean,
): Traits {
  const places = new Set<number>();
  const found: FoundTrait[] = [];
  const matches = traits
    .match(words, { isExact, hasInitials: false })
    .filter(({ nameShare }) => nameShare >= WHOLE)
    .map((match) => ({ match, quality: qualityOf(match) }))
    .filter(({ match, quality }) => quality >= (isOneLetter(match, words) ? 1 : SPELT))
    .sort((a, b) => lengthOf(b) - lengthOf(a) || b.quality - a.quality);
  const sharesOfNames = new Map<string, number>();
  for (const { match, quality } of matches) {
    if (match.places.some((place) => places.has(place))) continue;
    // A misspelt brand may be a well-spelt remedy.
    if (quality < 1 && shareOfName(match.places) >= quality) continue;
    // A shelf and a dosage form may have one name: both narrow alike.
    for (const { match: same, quality: its } of matches)
      if (its === quality && samePlaces(same, match))
        found.push({ entry: same.entry, places: same.places, quality: its, has: haverOf(same.entry) });
    for (const place of match.places) places.add(place);
  }
  // "Malham tube" says ointment twice.
  for (const [at, word] of words.entries())
    if (!places.has(at) && found.some(({ entry }) => isNameOf(entry, word) || isDoctor(entry, word)))
      places.add(at);
  return { found: withoutCountry(found), places };

  function shareOfName(at: readonly number[]): number {
    const key = at.join(" ");
    const known = sharesOfNames.get(key);
    if (known !== undefined) return known;
    // In most of its name: a product has its maker's among other words.
    const best = medicines.match(at.map((place) => words[place]!)).find(({ nameShare }) => nameShare >= MOST);
    sharesOfNames.set(key, best?.askedShare ?? -1);
    return best?.askedShare ?? -1;
  }
}

function isNameOf({ otherNames }: TraitEntry, word: string): boolean {
  return word.length > 1 && otherNames.includes(word);
}

/** "Dr Reckeweg Germany", whose name is written without. */
function isDoctor({ trait }: TraitEntry, word: string): boolean {
  return trait === "brand" && word === "dr";
}

/** The pages of the brands and forms that were named, brands first. */
export function pagesOfTraits({ found }: Traits, { placeOf }: Vocabulary): PlaceEntry[] {
  const pages = (["brand", "form"] as const).flatMap((kind) =>
    found.flatMap(({ entry }) => (entry.trait === kind ? (placeOf.get(`${kind} ${entry.slug}`) ?? []) : [])),
  );
  return [...new Set(pages)];
}

/** "Reckeweg Germany" is one brand, "German" all of that country. */
function withoutCountry(found: FoundTrait[]): FoundTrait[] {
  const isByCountry = ({ entry }: FoundTrait) => entry.trait === "brand" && entry.isByCountry === true;
  const isNamed = found.some((each) => each.entry.trait === "brand" && !isByCountry(each));
  return isNamed ? found.filter((each) => !isByCountry(each)) : found;
}

/** Of how many words; "lm liquid" written as one is no slip of "liquid". */
function lengthOf({ match, quality }: { match: NameMatch<TraitEntry>; quality: number }): number {
  return quality < 1 ? match.takenFor.size : match.places.length;
}

function qualityOf({ takenFor }: NameMatch<TraitEntry>): number {
  return Math.min(...[...takenFor.values()].map(({ quality }) => quality));
}

/** "C" sounds like too much. */
function isOneLetter({ places }: NameMatch<TraitEntry>, words: readonly string[]): boolean {
  return places.every((place) => words[place]!.length === 1);
}

function samePlaces(a: NameMatch<TraitEntry>, b: NameMatch<TraitEntry>): boolean {
  return a.places.length === b.places.length && a.places.every((place) => b.places.includes(place));
}

function haverOf(entry: TraitEntry): (medicine: MedicineEntry) => boolean {
  if (entry.trait === "brand") return ({ brandIds }) => brandIds.has(entry.id);
  if (entry.trait === "form") return ({ formSlugs }) => formSlugs.has(entry.slug);
  return ({ dosageForms }) => entry.dosageForms.some((form) => dosageForms.has(form));
}
