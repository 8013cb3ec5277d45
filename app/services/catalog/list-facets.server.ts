import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { countFacets, countOnShelf, facetsOf } from "#app/domain/catalog/facet-count.ts";
import { type FacetTally, movedBuckets, moveTally, tallyShelf } from "#app/domain/catalog/facet-tally.ts";
import { type FacetWish, facetWish } from "#app/domain/catalog/facet-wish.ts";
import { type ListUnit, listUnit } from "#app/domain/catalog/list-unit.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { NO_FILTER, type ShelfFilter, type ShopFilter } from "#app/domain/catalog/shop-filter.ts";
import type { Facet, Facets } from "#app/domain/catalog/shop-shelf.ts";
import { list } from "#app/services/catalog/read-shelf.server.ts";
import { readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";
import { matches, type ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

/** So many filters of the shop are remembered, those asked for last. */
const MOST_KEPT = 100;

/** What was counted for a filter, and on which edition of the shelf. */
type Counted = { shelf: ShelfColumns; wish: FacetWish; tally: FacetTally; facets: Facets };
const counted = new WeakMap<ShelfColumns["words"], Map<string, Counted>>();

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
  const unit = listUnit({ filter, named });
  // Each search finds something else, and its page is kept.
  if (named) return countFacets(shelf, { filter, unit, found });
  return countFilter(shelf, filter, unit);
}

/** The choices of a filter on that edition of the shelf; after a change only what moved is counted. Shared: read it only. */
export function countFilter(shelf: ShelfColumns, filter: ShelfFilter, unit: ListUnit): Facets {
  const wish = facetWish(shelf, filter, unit);
  const known = counted.get(shelf.words) ?? new Map<string, Counted>();
  counted.set(shelf.words, known);
  const key = `${unit} ${JSON.stringify({ ...filter, sort: "", page: 1 })}`;
  const before = known.get(key);
  known.delete(key);
  const now = before?.shelf === shelf ? before : count(shelf, wish, before);
  if (now !== before) forgetOld(known, shelf);
  known.set(key, now);
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value!);
  return now.facets;
}

function count(shelf: ShelfColumns, wish: FacetWish, before: Counted | undefined): Counted {
  const isAlike = before && JSON.stringify(before.wish.chosen) === JSON.stringify(wish.chosen);
  const moved = isAlike && movedBuckets(before.shelf, shelf);
  const tally = moved
    ? moveTally(before.tally, wish, { from: before.shelf, to: shelf, moved })
    : tallyShelf(shelf, wish);
  return { shelf, wish, tally, facets: facetsOf(shelf, wish, tally) };
}

/** An edition of which most is gone must not stay in memory for a filter that nobody asks for. */
function forgetOld(known: Map<string, Counted>, shelf: ShelfColumns): void {
  for (const [key, each] of known) if (!movedBuckets(each.shelf, shelf)) known.delete(key);
}

/** How many medicines are on the shop's shelves on `today` ("YYYY-MM-DD"). */
export async function countAllMedicines(readKept: ReadKept, today: string): Promise<number> {
  return countOnShelf(await readKept(readShelfColumns, today));
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
