// What may stand beside a product: told from the columns of the shelf, so that no page of a product reads its neighbours' tables.

import { rowsWhere, type ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { medicineAt, PUT_FORWARD, placeMedicines, putForward } from "#app/domain/catalog/shelf-medicines.ts";
import type { ShelfRows } from "#app/domain/catalog/shelf-rows.ts";
import { NONE, numberAt } from "#app/domain/number-chunks.ts";

/** More categories than these a product does not share with another. */
const MOST_SHARED = 15;

/** One pack of each other medicine of the same brand or sharing a category, by their ids, at most `limit`: those sharing most first, then those of the brand, then what the shop puts forward. */
export function relatedPacks(shelf: ShelfColumns, productId: number, limit: number): number[] {
  const medicine = numberAt(shelf.medicineOf, productId);
  if (medicine === NONE) return [];
  const own = shelf.buckets[medicine % shelf.buckets.length]!;
  const self = own.ids.indexOf(productId);
  const shared = sharedWith(shelf, own.categories[self]!);
  const brand = own.brands[self]!;
  const countOf = ({ categories }: ShelfRows, row: number) => shared[categories[row]!]!;
  const parts = shelf.buckets.map((bucket) => ({
    bucket,
    rows: rowsWhere(
      bucket,
      (row) =>
        bucket.onShelf[row] === 1 &&
        bucket.medicines[row] !== medicine &&
        (bucket.brands[row] === brand || countOf(bucket, row) > 0),
    ),
  }));
  const { places, packOf } = placeMedicines(shelf, parts, {
    weigh: (bucket, row) => {
      const turn = (MOST_SHARED - countOf(bucket, row)) * 2 + (bucket.brands[row] === brand ? 0 : 1);
      return turn * PUT_FORWARD + putForward(bucket, row);
    },
  });
  return Array.from(places.sort().subarray(0, limit), (place) => packOf[medicineAt(shelf, place)]!);
}

/** How many categories each set of them shares with one. */
function sharedWith({ words }: ShelfColumns, set: number): number[] {
  const own = new Set(words.categorySets.sets[set]);
  return words.categorySets.sets.map((each) =>
    Math.min(MOST_SHARED, each.filter((category) => own.has(category)).length),
  );
}
