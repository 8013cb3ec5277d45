import { slipNumbers } from "#app/domain/search/slips.ts";

/** Words by a key of theirs; most keys have one word. */
export type Index<Key> = Map<Key, number | number[]>;

/** Adds a word at its key. */
export function push<Key>(index: Index<Key>, key: Key, word: number): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, word);
  else if (typeof known === "number") index.set(key, [known, word]);
  else known.push(word);
}

/** The words at a key. */
export function wordsAt<Key>(index: Index<Key>, key: Key): number[] {
  const known = index.get(key);
  return known === undefined ? [] : typeof known === "number" ? [known] : known;
}

/** A large map that grows is copied whole, and everything waits; many small ones are copied one by one. */
const PARTS = 256;

type SlipIndex = {
  add(text: string, word: number): void;
  /** The words that may have one slip between them and that text. */
  candidates(text: string): Generator<number>;
};

/** Words by what is left of them without one letter. */
export function createSlipIndex(): SlipIndex {
  const parts = Array.from({ length: PARTS }, (): Index<number> => new Map());
  const partOf = (number: number) => parts[number & (PARTS - 1)]!;
  return {
    add(text, word) {
      for (const number of slipNumbers(text)) push(partOf(number), number, word);
    },
    *candidates(text) {
      const seen = new Set<number>();
      for (const number of slipNumbers(text))
        for (const word of wordsAt(partOf(number), number))
          if (!seen.has(word)) {
            seen.add(word);
            yield word;
          }
    },
  };
}
