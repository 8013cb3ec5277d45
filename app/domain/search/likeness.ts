// What a saying is most like. Each word that it shares with known sayings counts for their meanings, as learn-likeness.ts has found. For
// what no list of names can hold: "pet gubbare jaisa tan gaya" is none, yet its words stand in sayings of bloating.

import { soundKey } from "#app/domain/search/sound-key.ts";

type Likely<Meaning> = {
  meaning: Meaning;
  /** The part of all meanings' likelihood that is this one's, from 0 to 1. */
  share: number;
};

export type Likeness<Meaning> = {
  /** The meanings by how much these words are like them, best first. */
  likest(words: readonly string[]): Likely<Meaning>[];
};

/**
 * Words as they sound, beginnings and pairs, each by its number: how rare it is, and between `from` and the next one's the meanings in
 * whose sayings it stands with what it counts for each.
 */
export type Features = {
  numberOf: ReadonlyMap<string, number>;
  rarities: Float32Array;
  /** Of a word that nobody has said. */
  rarest: number;
  from: Int32Array;
  meanings: Int16Array;
  counts: Float32Array;
};
/** Features by number, each with its part of all that is said. */
export type Parts = { features: Int32Array; weights: Float32Array };

/** The beginning of a word counts for its other endings: dukhta, dukhe, dukh rahi. */
const STEM = 4;
/** Two words that follow each other, and beginnings, say again in part what the words do. */
const WEIGHTS = { word: 1, stem: 0.5, pair: 0.4 };

/** Compares words with what was learnt of the sayings of each meaning. */
export function likenessOf<Meaning>({
  meanings,
  features,
}: {
  meanings: readonly Meaning[];
  features: Features;
}): Likeness<Meaning> {
  return {
    likest(words) {
      const shares = new Float32Array(meanings.length);
      shareOut(partsOf(keysOf(words, soundKey), features), { features, shares });
      return meanings.map((meaning, n) => ({ meaning, share: shares[n]! })).sort((a, b) => b.share - a.share);
    },
  };
}

/** What is known of these keys, each by its part of all that they say; a word that nobody has said takes its part, too. */
export function partsOf(keys: ReadonlyMap<string, number>, { numberOf, rarities, rarest }: Features): Parts {
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
export function shareOut(
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

/** A pair or a beginning. */
export function isOfWords(key: string): boolean {
  return key.includes(" ") || key.endsWith("-");
}

/** What these words are compared by: as they sound, their beginnings and pairs, each with its weight. */
export function keysOf(words: readonly string[], hear: (word: string) => string): Map<string, number> {
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
