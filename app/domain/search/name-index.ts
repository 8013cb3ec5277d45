// All names by which things of the shop are known, and which of them the typed words mean. A name fits the better, the more of
// the typed words it has, the surer each of them is, and the less of the name is left over. Rare words count more.

import { withoutFillers } from "#app/domain/search/fillers.ts";
import { type Attribute, createJudge, type Fit, type Name } from "#app/domain/search/judge-name.ts";
import type { NamedEntry, NameMatch } from "#app/domain/search/name-match.ts";
import { atIn, lengthIn, nameIn, posting } from "#app/domain/search/posting.ts";
import { sum } from "#app/domain/search/shares.ts";
import { createWordList, type WordMatch } from "#app/domain/search/word-list.ts";
import { isJoinable, plainWords } from "#app/domain/search/words.ts";
import type { Sliced } from "#app/domain/slices.ts";

export type NameIndex<E extends NamedEntry> = {
  /** Adds them in slices of 100 names; for a few, all at once, see atOnce. */
  add(entries: Iterable<E>): Sliced;
  /** The entries that have one of the words at least, best first. */
  match(words: readonly string[], options?: MatchOptions<E>): NameMatch<E>[];
  /** How sure the word is to be one of the names, from 0 to 1. */
  surenessOf(word: string): number;
};

type MatchOptions<E> = {
  isExact?: boolean;
  attributes?: readonly Attribute<E>[];
  /** Whether a letter alone may begin a word: "nux v". */
  hasInitials?: boolean;
  /** By place of a typed word: how sure it is to be a word of the shop at all; noise weighs little. */
  sureness?: readonly number[];
};

/** Typed words as one, the words of the list that they may be, and how many names have those. */
type Span = { from: number; length: number; found: readonly WordMatch[]; names: number };

const NAMES_PER_SLICE = 100;
/** In more names than these a word does not tell one from the other. */
const COMMON = 400;
const MOST_JUDGED = 500;
const LONGEST_NAME = 10;
const MOST_JOINED = 3;
/** Words written together or apart must be sure ones. */
const JOINED_QUALITY = 0.8;
const KNOWN = 0.8;
const FEW_LETTERS = 3;

/** An index without names; see createWordList for `soundsBeside`. */
export function createNameIndex<E extends NamedEntry>(options?: { soundsBeside?: boolean }): NameIndex<E> {
  const list = createWordList(options);
  const entries: E[] = [];
  const names: Name[] = [];
  const postings: number[][] = [];

  function* add(more: Iterable<E>): Sliced {
    let left = NAMES_PER_SLICE;
    for (const entry of more) {
      const number = entries.push(entry) - 1;
      const texts = new Set<string>();
      for (const text of [entry.name, ...entry.otherNames]) {
        const words = withoutFillers(plainWords(text)).slice(0, LONGEST_NAME);
        const plain = words.join(" ");
        if (plain === "" || texts.has(plain)) continue;
        texts.add(plain);
        addName({ entry: number, text, words, isOwn: text === entry.name });
        if (--left > 0) continue;
        yield;
        left = NAMES_PER_SLICE;
      }
    }
  }

  function addName(name: Name): void {
    const number = names.push(name) - 1;
    weighed = [];
    for (const [at] of name.words.entries())
      for (let length = 1; length <= MOST_JOINED && at + length <= name.words.length; length++) {
        const text = name.words.slice(at, at + length).join("");
        if (length > 1 && !isJoinable(text)) break;
        const word = list.add(text);
        const places = postings[word] ?? [];
        places.push(posting(number, at, length));
        postings[word] = places;
      }
  }

  const weightOf = (word: number) => Math.log(1 + names.length / (1 + (postings[word]?.length ?? 0)));
  /** What of a name is left over counts by the weight of its words; reckoned when it is first asked for. */
  let weighed: (Float64Array | undefined)[] = [];
  function weightsOf(number: number): Float64Array {
    const known = weighed[number];
    if (known) return known;
    const name = names[number]!;
    const most = Math.log(1 + names.length);
    const weights = Float64Array.from(name.words, (word) => 0.3 + weightOf(list.add(word)) / most);
    weighed[number] = weights;
    return weights;
  }

  function match(
    typed: readonly string[],
    { isExact = false, attributes = [], sureness = [], hasInitials = true }: MatchOptions<E> = {},
  ): NameMatch<E>[] {
    const most = Math.log(1 + names.length);
    const weights = typed.map(() => 0);
    const spans: Span[] = [];
    // "Reckeweg r" is the brand and a letter, no misspelt brand.
    const isKnown = typed.map(() => false);
    const hasSpareLetter = (from: number, length: number) =>
      length > 1 && isKnown[from]! && typed[from + 1]!.length === 1;
    for (const [from] of typed.entries())
      for (let length = 1; length <= MOST_JOINED && from + length <= typed.length; length++) {
        const text = typed.slice(from, from + length).join("");
        if (length > 1 && !isJoinable(text)) break;
        const found = findSpan(text, { length, isExact: isExact || hasSpareLetter(from, length) });
        if (length === 1) {
          weights[from] = weightOfSpan(found, most) * noiseOf(sureness[from] ?? 1);
          isKnown[from] = text.length > FEW_LETTERS && found.some(({ quality }) => quality === 1);
        }
        spans.push({ from, length, found, names: sum(found.map(({ word }) => postings[word]!.length)) });
      }
    const fits = fitsOf(spans);
    // A brand or a form narrows by itself: whoever has another name has not half of what was asked for.
    for (const { places } of attributes)
      for (const place of places) weights[place] = Math.min(weights[place]!, most / 4);
    const judge = createJudge(typed, { weights, attributes, hasInitials });
    const best = new Map<number, NameMatch<E>>();
    for (const [number, some] of likeliest(fits, weights)) {
      const name = names[number]!;
      const least = best.get(name.entry)?.score ?? -1;
      const judged = judge(entries[name.entry]!, { name, nameWeights: weightsOf(number), fits: some, least });
      if (judged) best.set(name.entry, judged);
    }
    return [...best.values()].sort((a, b) => b.score - a.score);
  }

  /** How typed words fit each name. "Drops" is in thousands of names: it says nothing alone, and is looked for in those that have a rarer one. */
  function fitsOf(spans: readonly Span[]): Map<number, Fit[]> {
    const known = spans.filter((span) => span.names > 0);
    const rarest = Math.min(...known.map((span) => span.names));
    const isTelling = (span: Span) => span.names <= Math.max(rarest, COMMON);
    const told = known.every(isTelling) ? undefined : namesOf(known.filter(isTelling));
    const fits = new Map<number, Fit[]>();
    for (const { from, length, found } of known)
      for (const { word, quality } of found)
        for (const place of postings[word]!) {
          const [name, nameLength] = [nameIn(place), lengthIn(place)];
          // One word for one word, several for one, or one for several.
          const least = nameLength === 1 ? 0 : length === 1 ? JOINED_QUALITY : 1;
          if (quality < least || (length > 1 && nameLength > 1 && length !== nameLength)) continue;
          if (told && !told.has(name)) continue;
          const fit = { from, length, at: atIn(place), nameLength, quality };
          const own = fits.get(name);
          if (own) own.push(fit);
          else fits.set(name, [fit]);
        }
    return fits;
  }

  function namesOf(spans: readonly Span[]): Set<number> {
    const all = new Set<number>();
    for (const { found } of spans)
      for (const { word } of found) for (const place of postings[word]!) all.add(nameIn(place));
    return all;
  }

  /** The names worth a closer look: those that have most of what was typed, and little else. */
  function likeliest(fits: Map<number, Fit[]>, weights: readonly number[]): Iterable<[number, Fit[]]> {
    if (fits.size <= MOST_JUDGED) return fits;
    const bound = (name: number, some: readonly Fit[]) => {
      const best = weights.map(() => 0);
      let named = 0;
      for (const { from, length, nameLength, quality } of some) {
        if (best[from] === 0) named += nameLength;
        for (let place = from; place < from + length; place++) best[place] = Math.max(best[place]!, quality);
      }
      const nameShare = Math.min(1, named / names[name]!.words.length);
      return (
        best.reduce((all, quality, place) => all + quality * weights[place]!, 0) * (0.78 + 0.22 * nameShare)
      );
    };
    return [...fits]
      .map(([name, some]) => ({ name, some, bound: bound(name, some) }))
      .sort((a, b) => b.bound - a.bound)
      .slice(0, MOST_JUDGED)
      .map(({ name, some }): [number, Fit[]] => [name, some]);
  }

  function findSpan(
    text: string,
    { length, isExact }: { length: number; isExact: boolean },
  ): readonly WordMatch[] {
    const found = list.find(text, { isExact });
    return length === 1
      ? found
      : found.filter(
          ({ word, quality }) => quality >= JOINED_QUALITY && list.textOf(word).length <= text.length + 2,
        );
  }

  /** A word that nothing is known of weighs most: a name without it is not what was asked for. */
  function weightOfSpan(found: readonly WordMatch[], most: number): number {
    let surest: WordMatch | undefined;
    for (const each of found) if (!surest || each.quality > surest.quality) surest = each;
    return surest ? weightOf(surest.word) : most;
  }

  return {
    add,
    match,
    surenessOf: (word) => list.find(word).reduce((most, { quality }) => Math.max(most, quality), 0),
  };
}

/** What is no word of the shop says little about what was meant. */
function noiseOf(sureness: number): number {
  return sureness >= KNOWN ? 1 : Math.max(0.2, sureness / 2);
}
