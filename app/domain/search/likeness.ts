// What a saying is most like. Each word that it shares with known sayings counts for their meanings, the rarer the more (naive Bayes
// over words as they sound); then all known sayings are gone through some times, and where one would be taken for another meaning its
// words come to count more for its own and less for that one (softmax regression). For what no list of names can hold: "pet gubbare
// jaisa tan gaya" is none, yet its words stand in sayings of bloating.

import { soundKey } from "#app/domain/search/sound-key.ts";
import { plainWords } from "#app/domain/search/words.ts";
import type { Sliced } from "#app/domain/slices.ts";

type Likely<Meaning> = {
  meaning: Meaning;
  /** The part of all meanings' likelihood that is this one's, from 0 to 1. */
  share: number;
};

export type Likeness<Meaning> = {
  /** The meanings by how much these words are like them, best first. */
  likest(words: readonly string[]): Likely<Meaning>[];
};

/** The beginning of a word counts for its other endings: dukhta, dukhe, dukh rahi. */
const STEM = 4;
/** Two words that follow each other, and beginnings, say again in part what the words do. */
const WEIGHTS = { word: 1, stem: 0.5, pair: 0.4 };
/** Words seen so few times in a meaning say little about it. */
const SMOOTHED = 100;
/** Words of a saying do not come by chance beside each other, as the first counting takes it: what they say together is damped. */
const DAMPED = 0.6;
const ROUNDS = 3;
/** How far one saying moves its words, less with each round. */
const STEP = 4;
/** Meanings with fewer or more sayings than these count nearly as much as others. */
const USUAL = 60;
const FEWEST = 20;
const SAYINGS_PER_SLICE = 100;
const FEATURES_PER_SLICE = 2_000;

/**
 * Words as they sound, beginnings and pairs, each by its number: how rare it is, and between `from` and the next one's the meanings in
 * whose sayings it stands with what it counts for each.
 */
type Features = {
  numberOf: Map<string, number>;
  rarities: Float32Array;
  /** Of a word that nobody has said. */
  rarest: number;
  from: Int32Array;
  meanings: Int16Array;
  counts: Float32Array;
  /** In how many sayings it stands. */
  seen: Int32Array;
};
/** Features by number, each with its part of all that is said. */
type Parts = { features: Int32Array; weights: Float32Array };
/** `place` is where among those of its meaning it stands, from 0 to 1: gone through in this order, those of all meanings take turns. */
type Saying = Parts & { meaning: number; pull: number; place: number };

/** Learns the sayings of each meaning, in slices. */
export function* learnLikeness<Meaning>(
  known: readonly (readonly [Meaning, readonly string[]])[],
): Sliced<Likeness<Meaning>> {
  const meanings = known.map(([meaning]) => meaning);
  const keys = yield* keysOfAll(known.map(([, own]) => own));
  const features = yield* countFeatures(keys);
  const sayings: Saying[] = [];
  for (const [meaning, own] of keys.entries()) {
    const pull = Math.sqrt(USUAL / Math.max(FEWEST, own.length));
    for (const [n, saying] of own.entries())
      sayings.push({ ...partsOf(saying, features), meaning, pull, place: n / own.length });
    yield;
  }
  sayings.sort((a, b) => a.place - b.place);
  const shares = new Float32Array(meanings.length);
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, saying] of sayings.entries()) {
      tellApart(saying, { features, shares, step: STEP * (1 - round / ROUNDS) });
      if (n % SAYINGS_PER_SLICE === 0) yield;
    }
  return {
    likest(words) {
      const own = new Float32Array(meanings.length);
      shareOut(partsOf(keysOf(words, soundKey), features), { features, shares: own });
      return meanings.map((meaning, n) => ({ meaning, share: own[n]! })).sort((a, b) => b.share - a.share);
    },
  };
}

/** The keys of each saying of each meaning; how a word sounds is worked out once. */
function* keysOfAll(known: readonly (readonly string[])[]): Sliced<Map<string, number>[][]> {
  const heard = new Map<string, string>();
  const hear = (word: string) => {
    const sound = heard.get(word) ?? soundKey(word);
    heard.set(word, sound);
    return sound;
  };
  const all: Map<string, number>[][] = [];
  for (const own of known) {
    all.push(own.map((saying) => keysOf(plainWords(saying), hear)));
    yield;
  }
  return all;
}

/** Each word, beginning and pair with what it counts before anything is told apart. */
function* countFeatures(keys: readonly (readonly Map<string, number>[])[]): Sliced<Features> {
  const seenIn = new Map<string, Map<number, number>>();
  let total = 0;
  for (const [meaning, own] of keys.entries()) {
    for (const key of own.flatMap((saying) => [...saying.keys()])) {
      const of = seenIn.get(key) ?? new Map<number, number>();
      seenIn.set(key, of.set(meaning, (of.get(meaning) ?? 0) + 1));
      total += 1;
    }
    yield;
  }
  const sayings = keys.reduce((sum, own) => sum + own.length, 0);
  const numberOf = new Map<string, number>();
  const [rarities, seen, from, meanings, counts]: number[][] = [[], [], [], [], []];
  for (const [key, of] of seenIn) {
    let times = 0;
    for (const count of of.values()) times += count;
    // A pair or a beginning that was seen once says nothing that its word does not.
    if (times === 1 && isOfWords(key)) continue;
    if (numberOf.size % FEATURES_PER_SLICE === 0) yield;
    numberOf.set(key, numberOf.size);
    rarities!.push(rarityOf(times, sayings));
    seen!.push(times);
    from!.push(counts!.length);
    const byChance = (SMOOTHED * times) / total;
    for (const [meaning, count] of of) {
      meanings!.push(meaning);
      counts!.push(DAMPED * Math.log((count + byChance) / byChance));
    }
  }
  return {
    numberOf,
    rarities: Float32Array.from(rarities!),
    rarest: rarityOf(1, sayings),
    seen: Int32Array.from(seen!),
    from: Int32Array.from([...from!, counts!.length]),
    meanings: Int16Array.from(meanings!),
    counts: Float32Array.from(counts!),
  };
}

function rarityOf(seen: number, sayings: number): number {
  return Math.sqrt(Math.log(1 + sayings / seen));
}

/** What is known of these keys, each by its part of all that they say; a word that nobody has said takes its part, too. */
function partsOf(keys: ReadonlyMap<string, number>, { numberOf, rarities, rarest }: Features): Parts {
  const features: number[] = [];
  const weights: number[] = [];
  let squares = 0;
  for (const [key, own] of keys) {
    const feature = numberOf.get(key);
    if (feature === undefined && isOfWords(key)) continue;
    const weight = own * (feature === undefined ? rarest : rarities[feature]!);
    squares += weight * weight;
    if (feature === undefined) continue;
    features.push(feature);
    weights.push(weight);
  }
  const length = Math.sqrt(squares) || 1;
  return {
    features: Int32Array.from(features),
    weights: Float32Array.from(weights, (weight) => weight / length),
  };
}

/** Gives each meaning its part of the likelihood. */
function shareOut(
  parts: Parts,
  { features: { from, meanings, counts }, shares }: { features: Features; shares: Float32Array },
): void {
  shares.fill(0);
  for (let n = 0; n < parts.features.length; n++) {
    const feature = parts.features[n]!;
    const weight = parts.weights[n]!;
    for (let at = from[feature]!; at < from[feature + 1]!; at++)
      shares[meanings[at]!]! += weight * counts[at]!;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < shares.length; n++) most = Math.max(most, shares[n]!);
  let sum = 0;
  for (let n = 0; n < shares.length; n++) {
    shares[n] = Math.exp(shares[n]! - most);
    sum += shares[n]!;
  }
  for (let n = 0; n < shares.length; n++) shares[n]! /= sum;
}

/** Moves what the words of a saying count by how far it is from being taken for what it means. */
function tellApart(
  saying: Saying,
  { features, shares, step }: { features: Features; shares: Float32Array; step: number },
): void {
  const { from, meanings, counts, seen } = features;
  shareOut(saying, { features, shares });
  shares[saying.meaning]! -= 1;
  for (let n = 0; n < saying.features.length; n++) {
    const feature = saying.features[n]!;
    const weight = saying.weights[n]!;
    // What is said often moves less each time.
    const by = (step * saying.pull * weight) / Math.sqrt(1 + seen[feature]! * weight * weight);
    for (let at = from[feature]!; at < from[feature + 1]!; at++) counts[at]! -= by * shares[meanings[at]!]!;
  }
}

function isOfWords(key: string): boolean {
  return key.includes(" ") || key.endsWith("-");
}

function keysOf(words: readonly string[], hear: (word: string) => string): Map<string, number> {
  const keys = words.map((word) => (/\p{L}/u.test(word) ? hear(word) : "#")).filter(Boolean);
  const found = new Map<string, number>();
  keys.forEach((key, at) => {
    found.set(key, WEIGHTS.word);
    if (key.length > STEM) found.set(`${key.slice(0, STEM)}-`, WEIGHTS.stem);
    const next = keys[at + 1];
    if (next) found.set(`${key} ${next}`, WEIGHTS.pair);
  });
  return found;
}
