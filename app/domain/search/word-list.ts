// All words of the shop's names, and which of them somebody means who types one: the word itself, what it begins, what sounds
// like it, what is one or two slips away.

import { slipNumbers, slipsBetween } from "#app/domain/search/slips.ts";
import { soundKey } from "#app/domain/search/sound-key.ts";

/** How sure a typed word is to be one of the list, from 0 to 1; 1 is the word itself. */
export type WordMatch = { word: number; quality: number };

export type WordList = {
  /** The number of a word, which is added when it is new. */
  add(word: string): number;
  textOf(word: number): string;
  /** The words that a typed one may be; `isExact` leaves out what only sounds or looks alike. */
  find(typed: string, options?: { isExact?: boolean }): WordMatch[];
};

const LONGEST_WORD = 40;
/** A beginning of two letters has hundreds of words. */
const MOST_BEGUN = 400;
const SOUNDS_ALIKE = 0.9;
/** Two sounds are too few to be sure by: "tab", "TB". */
const SHORT_SOUNDS_ALIKE = 0.8;
const ONE_SLIP = 0.82;
const TWO_SLIPS = 0.68;
const SOUND_SLIP = 0.64;
const OTHER_VOWELS = 0.72;
const SHORT_OTHER_VOWELS = 0.66;

export function createWordList(): WordList {
  const texts: string[] = [];
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  const byKey: Index<string> = new Map();
  const byText: Index<number> = new Map();
  const byKeySlip: Index<number> = new Map();
  const byConsonants: Index<string> = new Map();
  let sorted: { text: string; word: number }[] | undefined;
  let sortedKeys: { text: string; word: number }[] | undefined;

  function add(text: string): number {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const word = texts.length;
    const key = soundKey(text);
    texts.push(text);
    keys.push(key);
    numbers.set(text, word);
    push(byKey, key, word);
    push(byConsonants, consonantsOf(key), word);
    if (text.length >= 4) for (const number of slipNumbers(undoubled(text))) push(byText, number, word);
    if (key.length >= 4) for (const number of slipNumbers(key)) push(byKeySlip, number, word);
    sorted = undefined;
    sortedKeys = undefined;
    return word;
  }

  function find(typed: string, { isExact = false } = {}): WordMatch[] {
    const text = typed.slice(0, LONGEST_WORD);
    const best = new Map<number, number>();
    const offer = (word: number, quality: number) => {
      if (quality > (best.get(word) ?? 0)) best.set(word, quality);
    };
    const same = numbers.get(text);
    if (same !== undefined) offer(same, 1);
    sorted ??= inOrder(texts);
    for (const { text: begun, word } of begunBy(sorted, text))
      offer(word, 0.7 + (0.17 * text.length) / begun.length);
    // Numbers are meant as they are: R11 is not R1.
    if (same === undefined && !isExact && !/\d/.test(text)) offerAlike(text, offer);
    return [...best].map(([word, quality]) => ({ word, quality }));
  }

  function offerAlike(text: string, offer: (word: number, quality: number) => void) {
    const key = soundKey(text);
    if (key === "") return;
    for (const word of wordsAt(byKey, key)) offer(word, key.length > 2 ? SOUNDS_ALIKE : SHORT_SOUNDS_ALIKE);
    const consonants = consonantsOf(key);
    if (consonants.length >= 3)
      for (const word of wordsAt(byConsonants, consonants))
        offer(word, consonants.length > 3 ? OTHER_VOWELS : SHORT_OTHER_VOWELS);
    sortedKeys ??= inOrder(keys);
    if (key.length >= 3)
      for (const { text: begun, word } of begunBy(sortedKeys, key))
        offer(word, 0.55 + (0.25 * key.length) / begun.length);
    if (text.length >= 4)
      for (const word of candidates(byText, undoubled(text))) {
        const slips = slipsBetween(undoubled(text), undoubled(texts[word]!), 2);
        if (slips <= 1) offer(word, ONE_SLIP);
        else if (slips === 2 && text.length >= 7 && text[0] === texts[word]![0]) offer(word, TWO_SLIPS);
      }
    if (key.length >= 4)
      for (const word of candidates(byKeySlip, key)) {
        const most = text.length >= 9 ? 3 : 2;
        if (key[0] !== keys[word]![0]) continue;
        if (text.length >= 6 && slipsBetween(text, texts[word]!, most) <= most) offer(word, TWO_SLIPS);
        else if (key.length >= 5 && slipsBetween(key, keys[word]!, 1) <= 1) offer(word, SOUND_SLIP);
      }
  }

  return { add, find, textOf: (word) => texts[word]! };
}

/** "Berberis" and "barbaris" alike: the key without vowels; one that begins with a vowel says so. */
function consonantsOf(key: string): string {
  return key.slice(0, 1).replace(/[iu]/, "a") + key.slice(1).replace(/[iu]/g, "");
}

/** "Belladonna" and "beladona" alike. */
function undoubled(text: string): string {
  return text.replace(/(\p{L})\1+/gu, "$1");
}

/** Most keys have one word. */
type Index<Key> = Map<Key, number | number[]>;

function push<Key>(index: Index<Key>, key: Key, word: number): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, word);
  else if (typeof known === "number") index.set(key, [known, word]);
  else known.push(word);
}

function wordsAt<Key>(index: Index<Key>, key: Key): number[] {
  const known = index.get(key);
  return known === undefined ? [] : typeof known === "number" ? [known] : known;
}

function* candidates(index: Index<number>, text: string): Generator<number> {
  const seen = new Set<number>();
  for (const number of slipNumbers(text))
    for (const word of wordsAt(index, number))
      if (!seen.has(word)) {
        seen.add(word);
        yield word;
      }
}

function inOrder(texts: readonly string[]): { text: string; word: number }[] {
  return texts
    .map((text, word) => ({ text, word }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
}

/** The entries of an ordered list that begin so but are longer. */
function* begunBy(
  list: readonly { text: string; word: number }[],
  start: string,
): Generator<{ text: string; word: number }> {
  if (start.length < 2) return;
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.text < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < list.length && at < low + MOST_BEGUN; at++) {
    const entry = list[at]!;
    if (!entry.text.startsWith(start)) return;
    const isNumberCut = /\d$/.test(start) && /\d/.test(entry.text[start.length] ?? "");
    if (entry.text.length > start.length && !isNumberCut) yield entry;
  }
}
