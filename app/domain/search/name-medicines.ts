// Which medicines the words of a search name, and what narrows them beside their names.

import { withoutVessels } from "#app/domain/search/empty-vessel.ts";
import type { AskedPotency, MedicineEntry } from "#app/domain/search/entries.ts";
import { ENOUGH } from "#app/domain/search/how-sure.ts";
import { wholeNames } from "#app/domain/search/is-meant.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import type { SearchQuery } from "#app/domain/search/search-query.ts";
import { findTraits, type Traits } from "#app/domain/search/traits.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";

export type Named = {
  words: string[];
  traits: Traits;
  potency: AskedPotency | undefined;
  pack: string | undefined;
  matches: NameMatch<MedicineEntry>[];
};

/** The medicines that the words of a search name. Of "BC 28" the number belongs to the name, of "arnica 28" it would be a potency: the reading that names more is the one. */
export function nameMedicines(
  query: SearchQuery,
  vocabulary: Vocabulary,
  { isExact, sureOf }: { isExact: boolean; sureOf: (word: string) => number },
): Named {
  // "Arnica 30 ki shishi" asks for no vial, "cobalt blue bottle" may.
  const withoutBottle = (words: string[]) => {
    const bare = withoutVessels(words);
    const isNamed = bare && (query.potency || wholeNames(vocabulary.medicines.match(bare)).length > 0);
    return isNamed ? bare : words;
  };
  const read = (words: string[], potency: AskedPotency | undefined): Named => {
    const traits = findTraits(words, vocabulary, isExact);
    const attributes = traits.found.map(({ places, quality, has }) => ({ places, quality, has }));
    return {
      words,
      traits,
      potency,
      pack: query.pack,
      matches: vocabulary.medicines.match(words, { isExact, attributes, sureness: words.map(sureOf) }),
    };
  };
  const plain = read(withoutBottle(query.words), query.potency);
  if (query.wordsWithNumber.length === query.words.length) return plain;
  const numbered = { ...read(withoutBottle(query.wordsWithNumber), undefined), pack: undefined };
  const [best] = numbered.matches;
  const number = numbered.words.findIndex((word) => /\d/.test(word));
  const isInName =
    best !== undefined &&
    best.askedShare >= ENOUGH &&
    best.places.includes(number) &&
    best.score > (plain.matches[0]?.score ?? 0) * (plain.matches[0]?.nameShare ?? 0) ** 0.5;
  return isInName ? numbered : plain;
}
