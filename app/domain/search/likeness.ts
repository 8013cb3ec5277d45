// What a saying is most like: each word that it shares with known sayings counts for their meanings, the rarer the more (naive Bayes
// over words as they sound). For what no list of names can hold: "pet gubbare jaisa tan gaya" is none, yet its words stand in sayings
// of bloating.

import { soundKey } from "#app/domain/search/sound-key.ts";
import { plainWords } from "#app/domain/search/words.ts";
import type { Sliced } from "#app/domain/slices.ts";

type Likely<Meaning> = {
  meaning: Meaning;
  /** The part of all meanings' likelihood that is this one's, from 0 to 1. */
  share: number;
};

export type Likeness<Meaning> = {
  /** The meanings that these words are most like, best first. */
  likest(words: readonly string[]): Likely<Meaning>[];
};

const MOST = 5;
/** The beginning of a word counts for its other endings: dukhta, dukhe, dukh rahi. */
const STEM = 4;
/** Words seen so few times in a meaning say little about it. */
const SMOOTHED = 100;
/** Two words that follow each other, and beginnings, say again in part what the words do. */
const WEIGHTS = { word: 1, stem: 0.5, pair: 0.4 };
/** Words of a saying do not come by chance beside each other, as the rule takes it: what they say together is damped. */
const DAMPED = 2.5;

type Feature = { key: string; weight: number };
/** How much likelier a feature is in sayings of one meaning than in all, as a logarithm. */
type Gain = { n: number; gain: number };

const FEATURES_PER_SLICE = 2_000;

/** Learns the sayings of each meaning, in slices. */
export function* learnLikeness<Meaning>(
  known: readonly (readonly [Meaning, readonly string[]])[],
): Sliced<Likeness<Meaning>> {
  const meanings = known.map(([meaning]) => meaning);
  const totals = new Float64Array(meanings.length);
  const counts = new Map<string, Map<number, number>>();
  for (const [n, [, sayings]] of known.entries()) {
    for (const saying of sayings)
      for (const { key } of featuresOf(plainWords(saying))) {
        const of = counts.get(key) ?? new Map<number, number>();
        counts.set(key, of.set(n, (of.get(n) ?? 0) + 1));
        totals[n]! += 1;
      }
    yield;
  }
  const total = totals.reduce((sum, each) => sum + each, 0);
  const gains = new Map<string, Gain[]>();
  let learnt = 0;
  for (const [key, of] of counts) {
    if (++learnt % FEATURES_PER_SLICE === 0) yield;
    const all = [...of.values()].reduce((sum, count) => sum + count, 0);
    if (all === 1 && key.includes(" ")) continue;
    const byChance = SMOOTHED * (all / total);
    gains.set(
      key,
      Array.from(of, ([n, count]) => ({ n, gain: Math.log((count + byChance) / byChance) })),
    );
  }
  // What a word says against the meanings that never have it is the same for all words.
  const without = totals.map((own) => Math.log(SMOOTHED / (own + SMOOTHED)));

  return {
    likest(words) {
      const known = featuresOf(words).flatMap(({ key, weight }) => {
        const own = gains.get(key);
        return own ? [{ own, weight }] : [];
      });
      const weights = known.reduce((sum, { weight }) => sum + weight, 0);
      const scores = without.map((loss) => loss * weights);
      for (const { own, weight } of known) for (const { n, gain } of own) scores[n]! += weight * gain;
      return likestOf(meanings, scores);
    },
  };
}

function likestOf<Meaning>(meanings: readonly Meaning[], scores: Float64Array): Likely<Meaning>[] {
  const most = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  const parts = scores.map((score) => Math.exp((score - most) / DAMPED));
  const sum = parts.reduce((all, part) => all + part, 0);
  return meanings
    .map((meaning, n) => ({ meaning, share: parts[n]! / sum }))
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST);
}

function featuresOf(words: readonly string[]): Feature[] {
  const keys = words.map((word) => (/\p{L}/u.test(word) ? soundKey(word) : "#")).filter(Boolean);
  const found = new Map<string, Feature>();
  const add = (key: string, weight: number) => found.set(key, { key, weight });
  keys.forEach((key, at) => {
    add(key, WEIGHTS.word);
    if (key.length > STEM) add(`${key.slice(0, STEM)}-`, WEIGHTS.stem);
    const next = keys[at + 1];
    if (next) add(`${key} ${next}`, WEIGHTS.pair);
  });
  return [...found.values()];
}
