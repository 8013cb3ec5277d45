// What search knows by name. Small enough for the memory of the process: names, not packs; stock and prices stay in the
// database.

import type {
  CareEntry,
  MedicineEntry,
  PlaceEntry,
  RemedyEntry,
  TraitEntry,
} from "#app/domain/search/entries.ts";
import type { Likeness } from "#app/domain/search/likeness.ts";
import { createNameIndex, type NameIndex } from "#app/domain/search/name-index.ts";
import type { Meaning } from "#app/domain/search/sayings/sayings.ts";
import { type Series, seriesOf } from "#app/domain/search/series.ts";
import { createWordList, type WordList } from "#app/domain/search/word-list.ts";
import { plainText } from "#app/domain/search/words.ts";
import type { Sliced } from "#app/domain/slices.ts";

export type VocabularyFacts = {
  medicines: readonly MedicineEntry[];
  remedies: readonly RemedyEntry[];
  traits: readonly TraitEntry[];
  places: readonly PlaceEntry[];
  cares: readonly CareEntry[];
  /** Goods of other shops. */
  otherGoods: readonly string[];
  /** The shelf of each condition, both by slug. */
  concernOf: ReadonlyMap<string, string>;
  /** What a whole saying is like. */
  likeness: Likeness<Meaning>;
  /** The pages that only sayings lead to. */
  answers: readonly PlaceEntry[];
};

export type Vocabulary = {
  medicines: NameIndex<MedicineEntry>;
  /** What a doctor may prescribe. */
  remedies: NameIndex<RemedyEntry>;
  traits: NameIndex<TraitEntry>;
  places: NameIndex<PlaceEntry>;
  cares: NameIndex<CareEntry>;
  /** Without spaces. */
  otherGoods: WordList;
  concernOf: ReadonlyMap<string, string>;
  series: Series;
  likeness: Likeness<Meaning>;
  placeOf: ReadonlyMap<Meaning, PlaceEntry>;
  /** The owner's words, each with what it means. */
  synonyms: ReadonlyMap<string, string>;
};

/** The vocabulary of those facts, made in slices, without words of the owner. */
export function* createVocabulary(facts: VocabularyFacts): Sliced<Vocabulary> {
  const vocabulary: Vocabulary = {
    medicines: createNameIndex({ soundsBeside: true }),
    remedies: createNameIndex({ soundsBeside: true }),
    traits: createNameIndex({ soundsBeside: true }),
    places: createNameIndex(),
    cares: createNameIndex(),
    otherGoods: createWordList(),
    concernOf: facts.concernOf,
    likeness: facts.likeness,
    placeOf: new Map([...facts.places, ...facts.answers].map((place) => [meaningOf(place), place])),
    series: seriesOf(facts.medicines, facts.traits.flatMap(namesOfBrand)),
    synonyms: new Map(),
  };
  yield* vocabulary.medicines.add(facts.medicines);
  yield* vocabulary.remedies.add(facts.remedies);
  yield* vocabulary.traits.add(facts.traits);
  yield* vocabulary.places.add(facts.places);
  yield* vocabulary.cares.add(facts.cares);
  for (const name of facts.otherGoods) vocabulary.otherGoods.add(plainText(name).replaceAll(" ", ""));
  return vocabulary;
}

/** How sayings call that page. */
export function meaningOf({ kind, slug, to }: PlaceEntry): Meaning {
  if (kind === "page" && to.startsWith("/faq/")) return `question ${to.split("/").at(-1)}`;
  return `${kind} ${slug}`;
}

function namesOfBrand({ trait, name, otherNames }: TraitEntry): string[] {
  return trait === "brand" ? [name, ...otherNames] : [];
}

/** What the owner's words mean, by word. */
export function ownWords(synonyms: readonly { term: string; means: string }[]): ReadonlyMap<string, string> {
  return new Map(synonyms.map(({ term, means }) => [plainText(term), plainText(means)]));
}
