// What may stand beside a product: told from the columns of the shelf, so that no page of a product reads its neighbours' tables.

import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { PUT_FORWARD, putForward } from "#app/domain/catalog/shelf-medicines.ts";
import { NONE, numberAt } from "#app/domain/number-chunks.ts";

/** More categories than these a product does not share with another. */
const MOST_SHARED = 15;
const IDS = 2 ** 22;

/** One pack of each other medicine of the same brand or sharing a category, by their ids, at most `limit`: those sharing most first, then those of the brand, then what the shop puts forward. */
export function relatedPacks(shelf: ShelfColumns, productId: number, limit: number): number[] {
  const medicine = numberAt(shelf.medicineOf, productId);
  if (medicine === NONE) return [];
  const own = shelf.buckets[medicine % shelf.buckets.length]!;
  const self = own.ids.indexOf(productId);
  const shared = sharedWith(shelf, own.categories[self]!);
  const brand = own.brands[self]!;
  const places: number[] = [];
  for (const bucket of shelf.buckets) {
    const { ids, onShelf, medicines, brands, categories } = bucket;
    for (let row = 0, last = NONE, least = 0; row < ids.length; row++) {
      const isNext = medicines[row] !== last;
      if (isNext) least = Number.POSITIVE_INFINITY;
      last = medicines[row]!;
      const count = shared[categories[row]!]!;
      const isOfBrand = brands[row] === brand;
      if (onShelf[row] !== 1 || last === medicine || (count === 0 && !isOfBrand)) continue;
      const turn = (MOST_SHARED - count) * 2 + (isOfBrand ? 0 : 1);
      const place = (turn * PUT_FORWARD + putForward(bucket, row)) * IDS + ids[row]!;
      if (least === Number.POSITIVE_INFINITY) places.push(place);
      else if (place < least) places[places.length - 1] = place;
      least = Math.min(least, place);
    }
  }
  return Array.from(Float64Array.from(places).sort().subarray(0, limit), (place) => place % IDS);
}

/** How many categories each set of them shares with one. */
function sharedWith({ words }: ShelfColumns, set: number): number[] {
  const own = new Set(words.categorySets.sets[set]);
  return words.categorySets.sets.map((each) =>
    Math.min(MOST_SHARED, each.filter((category) => own.has(category)).length),
  );
}
