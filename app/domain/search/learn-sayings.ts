// What the words of sayings count for what is meant by them: first the rarer the more (naive Bayes over words as they sound); then all
// sayings are gone through some times, and where one would be taken for another meaning its words come to count more for its own and
// less for that one (softmax regression).

import {
  type Features,
  isOfWords,
  keysOf,
  type Parts,
  partsOf,
  shareOut,
} from "#app/domain/search/likeness.ts";
import { soundKey } from "#app/domain/search/sound-key.ts";
import { plainWords } from "#app/domain/search/words.ts";
import type { Sliced } from "#app/domain/slices.ts";

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

/** `place` is where among those of its meaning it stands, from 0 to 1: gone through in this order, those of all meanings take turns. */
type Saying = Parts & { meaning: number; pull: number; place: number };

/** What was learnt of the sayings of each meaning. */
export type Learnt<Meaning> = { meanings: Meaning[]; features: Features };

/** Learns the sayings of each meaning, in slices. */
export function* learnSayings<Meaning>(
  known: readonly (readonly [Meaning, readonly string[]])[],
): Sliced<Learnt<Meaning>> {
  const meanings = known.map(([meaning]) => meaning);
  const keys = yield* keysOfAll(known.map(([, own]) => own));
  const { features, seen } = yield* countFeatures(keys);
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
      tellApart(saying, { features, seen, shares, step: STEP * (1 - round / ROUNDS) });
      if (n % SAYINGS_PER_SLICE === 0) yield;
    }
  return { meanings, features };
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

/** Each word, beginning and pair with what it counts before anything is told apart, and in how many sayings it stands. */
function* countFeatures(
  keys: readonly (readonly Map<string, number>[])[],
): Sliced<{ features: Features; seen: Int32Array }> {
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
  const features = {
    numberOf,
    rarities: Float32Array.from(rarities!),
    rarest: rarityOf(1, sayings),
    from: Int32Array.from([...from!, counts!.length]),
    meanings: Int16Array.from(meanings!),
    counts: Float32Array.from(counts!),
  };
  return { features, seen: Int32Array.from(seen!) };
}

function rarityOf(seen: number, sayings: number): number {
  return Math.sqrt(Math.log(1 + sayings / seen));
}

/** Moves what the words of a saying count by how far it is from being taken for what it means. */
function tellApart(
  saying: Saying,
  {
    features,
    seen,
    shares,
    step,
  }: { features: Features; seen: Int32Array; shares: Float32Array; step: number },
): void {
  const { from, meanings, counts } = features;
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
