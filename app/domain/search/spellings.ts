// How else people write a remedy's first word in longer names: "आर्निका मोंटाना", "आर्निका हेयर ऑयल", "jabrandi oil".

import { plainText } from "#app/domain/search/words.ts";

/** By the plain first word of a remedy's name, which no other remedy shares: its other spellings in one word. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

const FEWEST_LETTERS = 4;
const MOST = 6;

/** The spellings of those remedies; abbreviations are none. */
export function spellingsOf(remedies: readonly { name: string; otherNames: readonly string[] }[]): Spellings {
  const firstWord = (name: string) => plainText(name).split(" ")[0]!;
  const genera = Map.groupBy(remedies, ({ name }) => firstWord(name));
  const alone = [...genera].filter(([, own]) => own.length === 1);
  return new Map(
    alone.map(([genus, [remedy]]) => {
      const words = remedy!.otherNames.flatMap((name) => {
        const word = firstWord(name);
        return name.includes(".") || [...word].length < FEWEST_LETTERS || word === genus ? [] : [word];
      });
      return [genus, [...new Set(words)].slice(0, MOST)];
    }),
  );
}

/** The name of a product or remedy with each spelling of the remedy in it. */
export function inOtherSpellings(name: string, spellings: Spellings): string[] {
  const words = plainText(name).split(" ");
  return words.flatMap((word, at) => (spellings.get(word) ?? []).map((own) => words.with(at, own).join(" ")));
}
