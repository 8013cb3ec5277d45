// How many medicines or packs each choice of a filter lists, by the number of the choice. Buckets are counted in and out, so after
// a change only those that are new are gone through.

import {
  choicesIn,
  columnOf,
  type FacetWish,
  type Judged,
  judgeBuckets,
  NOTHING,
  numberOf,
  PARTS,
  type Part,
} from "#app/domain/catalog/facet-wish.ts";
import type { ListUnit } from "#app/domain/catalog/list-unit.ts";
import {
  isPriced,
  type PricedPacks,
  type PriceRange,
  priceRanges,
} from "#app/domain/catalog/price-ranges.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import type { ShelfWords } from "#app/domain/catalog/shelf-words.ts";
import { NONE, numberAt } from "#app/domain/number-chunks.ts";

export type FacetTally = Record<Part, Int32Array> & { ranges: PriceRange[]; ofRanges: Int32Array };

/** So many of the buckets may be others, and two in any case; else all of them are counted anew. */
const MOST_MOVED = 1 / 16;

/** Counts a whole shelf, or the packs that a search means. */
export function tallyShelf(shelf: ShelfColumns, wish: FacetWish, found?: readonly number[]): FacetTally {
  const buckets = found ? bucketsOf(shelf, found) : shelf.buckets.map((bucket) => ({ bucket }));
  const judged = judgeBuckets(shelf, wish, buckets);
  const none = new Int32Array(0);
  const counts = Object.fromEntries(PARTS.map((part) => [part, none])) as Record<Part, Int32Array>;
  const tally: FacetTally = { ...counts, ranges: [], ofRanges: none };
  countIn(tally, judged, { words: shelf.words, unit: wish.unit, by: 1 });
  return withRanges(tally, shelf, { wish, judged: () => judged });
}

/** The places of the buckets in which two editions differ; undefined where they are so many that nothing of the older one is of use. */
export function movedBuckets(from: ShelfColumns, to: ShelfColumns): number[] | undefined {
  if (from.words !== to.words) return undefined;
  const moved = from.buckets.flatMap((bucket, place) => (bucket === to.buckets[place] ? [] : [place]));
  return moved.length > Math.max(2, from.buckets.length * MOST_MOVED) ? undefined : moved;
}

/** Makes the tally of one edition that of another, by the buckets in which they differ. */
export function moveTally(
  tally: FacetTally,
  wish: FacetWish,
  { from, to, moved }: { from: ShelfColumns; to: ShelfColumns; moved: readonly number[] },
): FacetTally {
  const judge = (shelf: ShelfColumns, places: Iterable<number>) =>
    judgeBuckets(
      shelf,
      wish,
      Array.from(places, (place) => ({ bucket: shelf.buckets[place]! })),
    );
  const counting = { words: to.words, unit: wish.unit };
  for (const [shelf, by] of [
    [from, -1],
    [to, 1],
  ] as const) {
    const judged = judge(shelf, moved);
    countIn(tally, judged, { ...counting, by });
    countRanges(tally, judged, { ...counting, by });
  }
  return withRanges(tally, to, { wish, judged: () => judge(to, to.buckets.keys()) });
}

/** Ranges follow from prices; where they are others than before, what is in them is counted anew. */
function withRanges(
  tally: FacetTally,
  { words }: ShelfColumns,
  { wish, judged }: { wish: FacetWish; judged: () => Judged[] },
): FacetTally {
  const priced: PricedPacks[] = [];
  for (const [price, packs] of tally.prices.entries())
    if (packs > 0) priced.push({ paise: words.prices.things[price]!, packs });
  const ranges = priceRanges(priced);
  if (JSON.stringify(ranges) === JSON.stringify(tally.ranges)) return tally;
  Object.assign(tally, { ranges, ofRanges: new Int32Array(ranges.length) });
  countRanges(tally, judged(), { words, unit: wish.unit, by: 1 });
  return tally;
}

function bucketsOf({ buckets, medicineOf }: ShelfColumns, found: readonly number[]) {
  const meant = new Map<number, Set<number>>();
  for (const id of found) {
    const medicine = numberAt(medicineOf, id);
    if (medicine === NONE) continue;
    const place = medicine % buckets.length;
    const known = meant.get(place);
    if (known) known.add(id);
    else meant.set(place, new Set([id]));
  }
  return Array.from(meant, ([place, ids]) => ({ bucket: buckets[place]!, meant: ids }));
}

type Counting = { words: ShelfWords; unit: ListUnit; by: 1 | -1 };

function countIn(tally: FacetTally, judged: Judged[], { words, unit, by }: Counting): void {
  for (const part of PARTS) {
    const counts = wideEnough(tally[part], lengthOf(words, part));
    tally[part] = counts;
    const asUnit = unitOf(part, unit);
    if (part === "categories" || part === "concerns") countSets(counts, judged, { words, part, unit, by });
    else countColumn(counts, judged, { choices: choicesIn(words, part), part, unit: asUnit, by });
  }
}

/** Whoever chooses a brand, a potency or a pack size sees packs, whatever the list shows before; prices are those of packs. */
function unitOf(part: Part, unit: ListUnit): ListUnit {
  return part === "brands" || part === "potencies" || part === "packs" || part === "prices" ? "packs" : unit;
}

type OfPart = { part: Part; unit: ListUnit; by: 1 | -1 };

/** Counts rows, or the medicines that they belong to, where nothing but that part keeps them from the list. */
function countColumn(
  counts: Int32Array,
  judged: Judged[],
  { choices, part, unit, by }: OfPart & { choices: readonly number[] | undefined },
): void {
  const number = numberOf(part);
  const column = columnOf(part);
  const lasts = new Int32Array(counts.length).fill(NONE);
  for (const { bucket, rows, failures } of judged) {
    const codes = bucket[column];
    for (const row of rows) {
      const failed = failures[row];
      const code = codes[row]!;
      if (code === NONE || (failed !== NOTHING && failed !== number)) continue;
      const choice = choices ? choices[code]! : code;
      if (unit === "medicines") {
        const medicine = bucket.medicines[row]!;
        if (lasts[choice] === medicine) continue;
        lasts[choice] = medicine;
      }
      counts[choice]! += by;
    }
  }
}

/** The same for each category of the set that a row has. */
function countSets(
  counts: Int32Array,
  judged: Judged[],
  { words, part, unit, by }: OfPart & { words: ShelfWords },
): void {
  const { sets } = words.categorySets;
  const number = numberOf(part);
  const lasts = new Int32Array(counts.length).fill(NONE);
  for (const { bucket, rows, failures } of judged)
    for (const row of rows) {
      const failed = failures[row];
      if (failed !== NOTHING && failed !== number) continue;
      const medicine = bucket.medicines[row]!;
      for (const category of sets[bucket.categories[row]!]!) {
        if (unit === "medicines" && lasts[category] === medicine) continue;
        lasts[category] = medicine;
        counts[category]! += by;
      }
    }
}

/** The same for each range that has the price of a row. */
function countRanges(tally: FacetTally, judged: Judged[], { words, unit, by }: Counting): void {
  const { ranges, ofRanges } = tally;
  const number = numberOf("prices");
  const known: number[][] = [];
  const rangesOf = (price: number) => {
    const paise = words.prices.things[price]!;
    known[price] ??= ranges.flatMap((range, n) => (isPriced(paise, range) ? [n] : []));
    return known[price];
  };
  const lasts = new Int32Array(ranges.length).fill(NONE);
  for (const { bucket, rows, failures } of judged)
    for (const row of rows) {
      const failed = failures[row];
      if (failed !== NOTHING && failed !== number) continue;
      const medicine = bucket.medicines[row]!;
      for (const range of rangesOf(bucket.prices[row]!)) {
        if (unit === "medicines" && lasts[range] === medicine) continue;
        lasts[range] = medicine;
        ofRanges[range]! += by;
      }
    }
}

/** How many numbers the choices of a part have. */
function lengthOf(words: ShelfWords, part: Part): number {
  if (part === "alcohol" || part === "stock") return 1;
  const counted = part === "concerns" ? words.categories : words[part];
  return "slugs" in counted ? counted.slugs.things.length : counted.things.length;
}

function wideEnough(counts: Int32Array, length: number): Int32Array {
  if (counts.length >= length) return counts;
  const wider = new Int32Array(length);
  wider.set(counts);
  return wider;
}
