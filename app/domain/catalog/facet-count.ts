// How many medicines or packs each choice of the filter would list beside the other choices: each thing to choose by is
// counted as if nothing were chosen in it.

import { type FacetTally, tallyShelf } from "#app/domain/catalog/facet-tally.ts";
import { type FacetWish, facetWish, isCalled, slugsOf } from "#app/domain/catalog/facet-wish.ts";
import type { ListUnit } from "#app/domain/catalog/list-unit.ts";
import type { Choice, Offer } from "#app/domain/catalog/shelf-choices.ts";
import { rowsWhere, type ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import type { ShelfRows } from "#app/domain/catalog/shelf-rows.ts";
import type { ShelfFilter } from "#app/domain/catalog/shop-filter.ts";
import type { Facet, Facets } from "#app/domain/catalog/shop-shelf.ts";

type Question = {
  filter: ShelfFilter;
  unit: ListUnit;
  /** The products that a search means; what is on the shelf where nothing was searched for. */
  found?: readonly number[] | undefined;
};

/** The choices of the shop's filter, each with what it would list; what no pack of the list has is left out, unless it is chosen, or a brand or category. */
export function countFacets(shelf: ShelfColumns, { filter, unit, found }: Question): Facets {
  const wish = facetWish(shelf, filter, unit);
  return facetsOf(shelf, wish, tallyShelf(shelf, wish, found));
}

/** The same of a tally that is there. */
export function facetsOf({ offers }: ShelfColumns, { filter }: FacetWish, tally: FacetTally): Facets {
  const offered = (part: "dosageForms" | "potencies" | "packs" | "origins") => {
    const chosen = slugsOf(filter, part);
    return counted(offers[part], tally[part]).filter((facet) => facet.count > 0 || isCalled(facet, chosen));
  };
  return {
    brands: counted(offers.brands, tally.brands).sort(mostFirst),
    potencies: offered("potencies").sort(mostFirst),
    packs: offered("packs").sort(mostFirst),
    categories: counted(offers.categories, tally.categories),
    concerns: counted(offers.categories, tally.concerns).filter(({ kind }) => kind === "concern"),
    dosageForms: offered("dosageForms").sort(mostFirst),
    origins: offered("origins"),
    prices: tally.ranges
      .map((range, n) => ({ ...range, count: tally.ofRanges[n] ?? 0 }))
      .filter(({ count }) => count > 0),
    alcoholFree: tally.alcohol[0] ?? 0,
    inStock: tally.stock[0] ?? 0,
  };
}

const countedMedicines = new WeakMap<ShelfRows, number>();

/** How many medicines have a pack on the shelf. */
export function countOnShelf({ buckets }: ShelfColumns): number {
  return buckets.reduce((sum, bucket) => sum + medicinesIn(bucket), 0);
}

function medicinesIn(bucket: ShelfRows): number {
  const known = countedMedicines.get(bucket);
  if (known !== undefined) return known;
  const rows = rowsWhere(bucket, (row) => bucket.onShelf[row] === 1);
  const { size } = new Set(rows.map((row) => bucket.medicines[row]!));
  countedMedicines.set(bucket, size);
  return size;
}

function counted<Of extends Choice>(offers: Offer<Of>[], counts: Int32Array): (Of & { count: number })[] {
  return offers.map(({ code, ...choice }) => ({
    ...(choice as unknown as Of),
    count: counts[code] ?? 0,
  }));
}

function mostFirst(a: Facet, b: Facet): number {
  return b.count - a.count;
}
