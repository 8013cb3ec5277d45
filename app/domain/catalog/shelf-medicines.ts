// The medicines of the shelf in the orders of a list, told from its columns, so that no page of a list reads all of the shelf.

import { facetWish, judgeBuckets, NOTHING } from "#app/domain/catalog/facet-wish.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { MARKS, type ShelfRows } from "#app/domain/catalog/shelf-rows.ts";
import type { ShelfFilter, ShopSort } from "#app/domain/catalog/shop-filter.ts";
import { NONE } from "#app/domain/number-chunks.ts";

/** The average stars of the few products that have reviews, one decimal, by their ids. */
export type Ratings = ReadonlyMap<number, number>;
export type Asked = {
  filter: ShelfFilter;
  /** Only packs that have that mark, and their medicines. */
  mark?: "best-sellers" | "new-arrivals" | undefined;
  ratings: Ratings;
  offset: number;
  limit: number;
};

/** A place is one number: what the list goes by, then the rank of the name. Both fit into the 53 bits of whole numbers. */
const RANKS = 2 ** 20;
const MIXED = 2 ** 24;
/** What the shop puts forward weighs less than this. */
export const PUT_FORWARD = 4 * MIXED;
const MOST = 2 ** 31 - 1;

/** One page of the medicines that a filter finds, by their keys in its order, and how many there are in all. A medicine stands where the first of its packs in the list would. */
export function medicinesOnShelf(shelf: ShelfColumns, asked: Asked): { keys: string[]; total: number } {
  const { filter, offset, limit } = asked;
  const placed = placeMedicines(shelf, listedRows(shelf, asked), {
    weigh: weightOf(shelf, asked),
    isTurned: isTurned(filter.sort),
  });
  const page = placed.places.sort().subarray(offset, offset + limit);
  const keys = Array.from(page, (place) => shelf.words.medicines.things[medicineAt(shelf, place)]!);
  return { keys, total: placed.places.length };
}

/** How many medicines a filter finds, whichever unit its list shows. */
export function countMedicines(shelf: ShelfColumns, filter: ShelfFilter): number {
  return placeMedicines(shelf, listedRows(shelf, { filter }), { weigh: () => 0 }).places.length;
}

/** The places of medicines, in no order, by the least weight of the rows given, of which those of one medicine stand together; and which pack of each weighs least, the first in the shop where several do. */
export function placeMedicines(
  { ranks }: ShelfColumns,
  parts: Iterable<{ bucket: ShelfRows; rows: Int32Array }>,
  { weigh, isTurned = false }: { weigh: Weight; isTurned?: boolean },
): { places: Float64Array; packOf: Int32Array } {
  const places = new Float64Array(ranks.of.length);
  const packOf = new Int32Array(ranks.of.length);
  let length = 0;
  for (const { bucket, rows } of parts) {
    let last = NONE;
    let least = 0;
    for (const row of rows) {
      const medicine = bucket.medicines[row]!;
      const weight = weigh(bucket, row);
      const isKnown = medicine === last;
      if (isKnown && (weight > least || (weight === least && bucket.ids[row]! > packOf[medicine]!))) continue;
      if (!isKnown) length += 1;
      last = medicine;
      least = weight;
      places[length - 1] = (isTurned ? MOST - weight : weight) * RANKS + ranks.of[medicine]!;
      packOf[medicine] = bucket.ids[row]!;
    }
  }
  return { places: places.subarray(0, length), packOf };
}

/** The number of the medicine on a place. */
export function medicineAt({ ranks }: ShelfColumns, place: number): number {
  return ranks.medicines[place % RANKS]!;
}

/** The rows of each bucket that the list shows. */
export function listedRows(shelf: ShelfColumns, { filter, mark }: Pick<Asked, "filter" | "mark">) {
  const mustHave = mark ? MARKS[mark] : 0;
  const buckets = shelf.buckets.map((bucket) => ({ bucket }));
  return judgeBuckets(shelf, facetWish(shelf, filter, "medicines"), buckets).map(
    ({ bucket, rows, failures }) => ({
      bucket,
      rows: rows.filter((row) => failures[row] === NOTHING && (bucket.marks[row]! & mustHave) === mustHave),
    }),
  );
}

type Weight = (bucket: ShelfRows, row: number) => number;

/** What the shop puts forward stands mixed, so that no brand has the first page to itself; the rest goes by name. */
export const putForward: Weight = ({ marks, ids }, row) => {
  const mark = marks[row]!;
  const turn = (mark & MARKS.featured ? 0 : 2) + (mark & MARKS["best-sellers"] ? 0 : 1);
  return turn * MIXED + (turn === 3 ? 0 : Math.imul(ids[row]!, 0x9e3779b1) >>> 8);
};

/** What a list goes by, the least first; a medicine has the least of its packs. */
export function weightOf(
  shelf: ShelfColumns,
  { filter, ratings }: Pick<Asked, "filter" | "ratings">,
): Weight {
  return WEIGHTS[filter.sort](shelf, ratings);
}

/** Whether the most stands first. */
export const isTurned = (sort: ShopSort): boolean => sort === "price-high";

const WEIGHTS: Record<ShopSort, (shelf: ShelfColumns, ratings: Ratings) => Weight> = {
  featured: () => putForward,
  newest:
    () =>
    ({ createdSeconds }, row) =>
      MOST - createdSeconds[row]!,
  "price-low": byPrice,
  "price-high": byPrice,
  "name-asc": () => () => 0,
  rating: (_, ratings) => (bucket, row) => {
    const tenths = Math.round((ratings.get(bucket.ids[row]!) ?? 0) * 10);
    return (50 - tenths) * PUT_FORWARD + putForward(bucket, row);
  },
  origin: ({ words }) => {
    const sorted = words.origins.things.toSorted();
    const ranks = words.origins.things.map((origin) => sorted.indexOf(origin));
    return ({ origins }, row) => ranks[origins[row]!]!;
  },
};

function byPrice({ words }: ShelfColumns): Weight {
  return ({ prices }, row) => words.prices.things[prices[row]!]!;
}
