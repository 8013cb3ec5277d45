// How else people write a remedy's first word in longer names: "आर्निका मोंटाना", "आर्निका हेयर ऑयल", "jabrandi oil".

import { soundKey } from "#app/domain/search/sound-key.ts";
import { plainText } from "#app/domain/search/words.ts";

/** By the plain first word of remedies' names: its other spellings in one word; where several share it, only those that sound like it. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

const FEWEST_LETTERS = 4;
const MOST = 6;

/** The spellings of those remedies; abbreviations are none. */
export function spellingsOf(remedies: readonly { name: string; otherNames: readonly string[] }[]): Spellings {
  const firstWord = (name: string) => plainText(name).split(" ")[0]!;
  const genera = Map.groupBy(remedies, ({ name }) => firstWord(name));
  return new Map(
    [...genera].map(([genus, own]) => {
      const words = own.flatMap(({ otherNames }) =>
        otherNames.flatMap((name) => {
          const word = firstWord(name);
          return name.includes(".") || [...word].length < FEWEST_LETTERS || word === genus ? [] : [word];
        }),
      );
      const alike = words.filter((word) => (own.length === 1 ? beginsAlike : isSpeltOtherwise)(word, genus));
      return [genus, [...new Set(alike)].slice(0, MOST)];
    }),
  );
}

/** "Alcohol" of sulphur is no spelling of Carboneum. */
function beginsAlike(word: string, genus: string): boolean {
  return soundKey(word)[0] === soundKey(genus)[0];
}

/** In the letters of Latin: "काली" is "black", too. */
function isSpeltOtherwise(word: string, genus: string): boolean {
  return /^[a-z]+$/.test(word) && soundKey(word) === soundKey(genus);
}

/** The name of a product or remedy with each spelling of the remedy in it. */
export function inOtherSpellings(name: string, spellings: Spellings): string[] {
  const words = plainText(name).split(" ");
  return words.flatMap((word, at) => (spellings.get(word) ?? []).map((own) => words.with(at, own).join(" ")));
}
