import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { countFacets, countOnShelf } from "#app/domain/catalog/facet-count.ts";
import { listUnit } from "#app/domain/catalog/list-unit.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { NO_FILTER, type ShopFilter } from "#app/domain/catalog/shop-filter.ts";
import type { Facet, Facets } from "#app/domain/catalog/shop-shelf.ts";
import { list, readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";
import { matches, type ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

/** So many filters of the shop are remembered while nothing changes, those asked for last. */
const MOST_KEPT = 100;
const counted = new WeakMap<ShelfColumns, Map<string, Facets>>();
const onShelf = new WeakMap<ShelfColumns, number>();

/**
 * The choices of the shop's filter; each list is counted as if nothing were chosen in it, in what the list would show:
 * medicines, or packs where brand, potency or pack is named. What it needs is read once for all pages, until something changes.
 */
export async function listFacets(
  readKept: ReadKept,
  { filter, today, named }: ShopQuestion,
): Promise<Facets> {
  const [shelf, found] = await Promise.all([
    readKept(readShelfColumns, today),
    named && readKept(findMeant, { named, today }),
  ]);
  const count = () => countFacets(shelf, { filter, unit: listUnit({ filter, named }), found });
  // Each search finds something else, and its page is kept.
  return named ? count() : countedOnce(shelf, JSON.stringify({ ...filter, sort: "", page: 1 }), count);
}

/** What was counted on this very shelf comes from memory. Shared: read it only. */
function countedOnce(shelf: ShelfColumns, key: string, count: () => Facets): Facets {
  const known = counted.get(shelf) ?? new Map<string, Facets>();
  counted.set(shelf, known);
  const facets = known.get(key) ?? count();
  known.delete(key);
  known.set(key, facets);
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value!);
  return facets;
}

/** How many medicines are on the shop's shelves on `today` ("YYYY-MM-DD"). */
export async function countAllMedicines(readKept: ReadKept, today: string): Promise<number> {
  const shelf = await readKept(readShelfColumns, today);
  const known = onShelf.get(shelf) ?? countOnShelf(shelf);
  onShelf.set(shelf, known);
  return known;
}

/** The same filter with every brand and category called by its canonical slug. */
export function canonicalFilter(filter: ShopFilter, facets: Facets): ShopFilter {
  const slugIn = (choices: Facet[]) => (slug: string) =>
    choices.find((choice) => choice.aliases.includes(slug))?.slug ?? slug;
  return {
    ...filter,
    brands: [...new Set(filter.brands.map(slugIn(facets.brands)))],
    categories: [...new Set(filter.categories.map(slugIn(facets.categories)))],
    condition: filter.condition && slugIn(facets.concerns)(filter.condition),
  };
}

/** The packs that the words of a search mean, whatever else is chosen. */
async function findMeant(db: Db, { named, today }: { named: NamedPacks; today: string }): Promise<number[]> {
  const where = matches({ filter: NO_FILTER, named, today });
  const [row] = await db
    .select({ ids: list<number>(products.id) })
    .from(products)
    .where(where);
  return row!.ids;
}
