// What the cards of a list count and offer, told from the columns of the shelf, so that no page reads all packs of its medicines.

import { facetWish, judgeBuckets, NOTHING } from "#app/domain/catalog/facet-wish.ts";
import { type ListedMedicine, listedMedicine, type MedicinePack } from "#app/domain/catalog/medicine.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { MARKS, type ShelfRows } from "#app/domain/catalog/shelf-rows.ts";
import type { ShelfFilter } from "#app/domain/catalog/shop-filter.ts";

/** What the cards of these medicines of the shelf say, by the packs that the filter finds; one of which it finds none is left out. */
export function cardsOnShelf(shelf: ShelfColumns, filter: ShelfFilter, keys: string[]): ListedMedicine[] {
  const { words, buckets } = shelf;
  const packsOf = new Map(keys.map((key) => [words.medicines.of(key), [] as MedicinePack[]]));
  const places = new Set([...packsOf.keys()].map((medicine) => medicine % buckets.length));
  const own = Array.from(places, (place) => ({ bucket: buckets[place]! }));
  for (const { bucket, rows, failures } of judgeBuckets(shelf, facetWish(shelf, filter, "medicines"), own))
    for (const row of rows)
      if (failures[row] === NOTHING) packsOf.get(bucket.medicines[row]!)?.push(packAt(shelf, bucket, row));
  return [...packsOf].flatMap(([medicine, packs]) =>
    listedMedicine(words.medicines.things[medicine]!, packs),
  );
}

function packAt({ words, featuredBrands }: ShelfColumns, rows: ShelfRows, row: number): MedicinePack {
  const brandId = words.brands.things[rows.brands[row]!]!;
  const potency = words.potencies.things[rows.potencies[row]!];
  return {
    id: rows.ids[row]!,
    brandId,
    isBrandFeatured: featuredBrands.has(brandId),
    potency: potency === undefined ? undefined : words.potencyOf.get(potency),
    packSize: words.packs.things[rows.packs[row]!]!,
    pricePaise: words.prices.things[rows.prices[row]!]!,
    isInStock: rows.stock[row] === 0,
    isBestSeller: (rows.marks[row]! & MARKS["best-sellers"]) > 0,
    soldPacks: rows.soldPacks[row]!,
  };
}
