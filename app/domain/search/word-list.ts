// All words of the shop's names, and which of them somebody means who types one: the word itself, what it begins, what sounds
// like it, what is one or two slips away.

import { lately } from "#app/domain/lately.ts";
import { createBeginnings } from "#app/domain/search/beginnings.ts";
import { EVERYDAY_WORDS } from "#app/domain/search/names/everyday-words.ts";
import { createSlipIndex, type Index, push, wordsAt } from "#app/domain/search/slip-index.ts";
import { slipsBetween } from "#app/domain/search/slips.ts";
import { soundKey } from "#app/domain/search/sound-key.ts";

/** How sure a typed word is to be one of the list, from 0 to 1; 1 is the word itself. */
export type WordMatch = { word: number; quality: number };

type Offer = (word: number, quality: number) => void;

export type WordList = {
  /** The number of a word, which is added when it is new. */
  add(word: string): number;
  textOf(word: number): string;
  /** The words that a typed one may be; `isExact` leaves out what only sounds or looks alike. */
  find(typed: string, options?: { isExact?: boolean }): readonly WordMatch[];
};

const LONGEST_WORD = 40;
const MOST_KEPT = 500;
const SOUNDS_ALIKE = 0.9;
/** Two sounds are too few to be sure by: "tab", "TB". */
const SHORT_SOUNDS_ALIKE = 0.8;
const ONE_SLIP = 0.82;
const TWO_SLIPS = 0.68;
const SOUND_SLIP = 0.64;
const OTHER_VOWELS = 0.72;
const SHORT_OTHER_VOWELS = 0.66;

/** Several lists are asked for one word. */
const soundOf = lately(MOST_KEPT, soundKey);

/** The list; `soundsBeside` a word that is in it finds those that sound alike, too: "fos" is written so in one name, "phos" in another. */
export function createWordList({ soundsBeside = false } = {}): WordList {
  const texts: string[] = [];
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  const byKey: Index<string> = new Map();
  const byText = createSlipIndex();
  const byKeySlip = createSlipIndex();
  const byConsonants: Index<string> = new Map();
  const byBeginning = createBeginnings(texts);
  const byKeyBeginning = createBeginnings(keys);
  // Of words typed letter by letter all but the last stay, and four lists are asked several times each.
  let lookExactly: (text: string) => WordMatch[];
  let lookAlike: (text: string) => WordMatch[];
  let isNew = true;

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
    if (text.length >= 4) byText.add(undoubled(text), word);
    if (key.length >= 4) byKeySlip.add(key, word);
    byBeginning.add(word);
    byKeyBeginning.add(word);
    isNew = true;
    return word;
  }

  function find(typed: string, { isExact = false } = {}): readonly WordMatch[] {
    if (isNew) forget();
    const text = typed.slice(0, LONGEST_WORD);
    return isExact ? lookExactly(text) : lookAlike(text);
  }

  /** What was found before a word was added may miss it. */
  function forget() {
    isNew = false;
    lookExactly = lately(MOST_KEPT, (text) => look(text, true));
    lookAlike = lately(MOST_KEPT, (text) => look(text, false));
  }

  function look(text: string, isExact: boolean): WordMatch[] {
    const best = new Map<number, number>();
    const offer = (word: number, quality: number) => {
      if (quality > (best.get(word) ?? 0)) best.set(word, quality);
    };
    const same = numbers.get(text);
    if (same !== undefined) offer(same, 1);
    if (EVERYDAY_WORDS.has(text)) return [...best].map(([word, quality]) => ({ word, quality }));
    for (const word of byBeginning.begunBy(text))
      offer(word, 0.7 + (0.17 * text.length) / texts[word]!.length);
    // Numbers are meant as they are: R11 is not R1.
    if (isExact || /\d/.test(text)) return [...best].map(([word, quality]) => ({ word, quality }));
    if (same === undefined) offerAlike(text, offer);
    else if (soundsBeside) offerSounds(text, offer);
    return [...best].map(([word, quality]) => ({ word, quality }));
  }

  function offerSounds(text: string, offer: Offer) {
    const key = soundOf(text);
    if (key.length <= 2) return;
    for (const word of wordsAt(byKey, key)) offer(word, SOUNDS_ALIKE);
    for (const word of byKeyBeginning.begunBy(key))
      offer(word, 0.55 + (0.25 * key.length) / keys[word]!.length);
  }

  function offerAlike(text: string, offer: Offer) {
    const key = soundOf(text);
    if (key === "") return;
    for (const word of wordsAt(byKey, key)) offer(word, key.length > 2 ? SOUNDS_ALIKE : SHORT_SOUNDS_ALIKE);
    const consonants = consonantsOf(key);
    if (consonants.length >= 3)
      for (const word of wordsAt(byConsonants, consonants))
        offer(word, consonants.length > 3 ? OTHER_VOWELS : SHORT_OTHER_VOWELS);
    if (key.length >= 3)
      for (const word of byKeyBeginning.begunBy(key))
        offer(word, 0.55 + (0.25 * key.length) / keys[word]!.length);
    const plain = undoubled(text);
    if (text.length >= 4)
      for (const word of byText.candidates(plain)) {
        const slips = slipsBetween(plain, undoubled(texts[word]!), 2);
        if (slips <= 1) offer(word, ONE_SLIP);
        else if (slips === 2 && text.length >= 7 && text[0] === texts[word]![0]) offer(word, TWO_SLIPS);
      }
    if (key.length >= 4)
      for (const word of byKeySlip.candidates(key)) {
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

const DOUBLED = /(\p{L})\1/u;
const EVERY_DOUBLED = /(\p{L})\1+/gu;

/** "Belladonna" and "beladona" alike. */
function undoubled(text: string): string {
  return DOUBLED.test(text) ? text.replace(EVERY_DOUBLED, "$1") : text;
}
