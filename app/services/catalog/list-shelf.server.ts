import type { Db } from "#app/db/client.server.ts";
import { oncePer } from "#app/db/once-per.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { listUnit } from "#app/domain/catalog/list-unit.ts";
import type { Medicine } from "#app/domain/catalog/medicine.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { medicinesOnShelf, type Ratings } from "#app/domain/catalog/shelf-medicines.ts";
import { NO_FILTER, type ShopSort } from "#app/domain/catalog/shop-filter.ts";
import type { Listing } from "#app/domain/catalog/shop-shelf.ts";
import { listNamedMedicines, readMedicines } from "#app/services/catalog/list-medicines.server.ts";
import { listProducts } from "#app/services/catalog/list-products.server.ts";
import { readRatings } from "#app/services/catalog/read-ratings.server.ts";
import { readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";
import { matches, type ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

const MOST_PAGES = 200;
const NO_RATINGS: Ratings = new Map();

type Paging = { sort: ShopSort; page: number; perPage: number; today: string };
type Mark = "best-sellers" | "new-arrivals";

/** One page of what the filter finds, as medicines or, where it names brand, potency or pack, as packs. */
export async function listShelf(
  readKept: ReadKept,
  asked: ShopQuestion & { perPage: number; mark?: Mark },
): Promise<Listing> {
  const { named, ...unnamed } = asked;
  if (listUnit(asked) === "packs") {
    const { products: packs, total } = await readKept(listProducts, asked);
    return { unit: "packs", packs, total };
  }
  const found = named
    ? await readKept(listNamedMedicines, { ...asked, named })
    : await listOnShelf(readKept, unnamed);
  return { unit: "medicines", ...found };
}

/** Packs of a brand, by its canonical slug, sorted and paged. */
export function listByBrand(
  readKept: ReadKept,
  { slug, sort, page, ...rest }: Paging & { slug: string },
): Promise<Listing> {
  return listShelf(readKept, { filter: { ...NO_FILTER, brands: [slug], sort, page }, ...rest });
}

/** Medicines of a category, form or concern, by its canonical slug, sorted and paged. */
export function listByCategory(
  readKept: ReadKept,
  { slug, sort, page, ...rest }: Paging & { slug: string },
): Promise<Listing> {
  return listShelf(readKept, { filter: { ...NO_FILTER, categories: [slug], sort, page }, ...rest });
}

/** Medicines of which a pack is a best seller or a new arrival, with all their packs, sorted and paged. */
export function listMarked(
  readKept: ReadKept,
  { sort, page, ...rest }: Paging & { mark: Mark },
): Promise<Listing> {
  return listShelf(readKept, { filter: { ...NO_FILTER, sort, page }, ...rest });
}

/** What to show when nothing was found: best sellers, then what the shop puts forward. */
export async function listSuggestions(
  readKept: ReadKept,
  { limit, today }: { limit: number; today: string },
): Promise<Medicine[]> {
  const asked = { filter: NO_FILTER, today, perPage: limit };
  const { medicines } = await listOnShelf(readKept, { ...asked, mark: "best-sellers" });
  if (medicines.length === limit) return medicines;
  const more = await listOnShelf(readKept, asked);
  return [...new Map([...medicines, ...more.medicines].map((each) => [each.key, each])).values()].slice(
    0,
    limit,
  );
}

type Page = Omit<ShopQuestion, "named"> & { perPage: number; mark?: Mark };

/** Which medicines are on the page is told from the kept shelf; only these are read. */
async function listOnShelf(
  readKept: ReadKept,
  asked: Page,
): Promise<{ medicines: Medicine[]; total: number }> {
  const { filter, today } = asked;
  const [shelf, ratings] = await Promise.all([
    readKept(readShelfColumns, today),
    filter.sort === "rating" ? readKept(readRatings) : NO_RATINGS,
  ]);
  const { keys, total } = pageOnce(shelf, ratings, asked);
  return { medicines: await readKept(readListed, { keys, filter, today }), total };
}

/** The pages that were told from an edition of the shelf; those asked for by stars hang on reviews, too. */
const pagesOf = oncePer((_: ShelfColumns) => new Map<string, ReturnType<typeof medicinesOnShelf>>());

function pageOnce(shelf: ShelfColumns, ratings: Ratings, { filter, perPage, mark }: Page) {
  const pages = ratings === NO_RATINGS ? pagesOf(shelf) : new Map();
  const key = JSON.stringify([filter, perPage, mark]);
  const page =
    pages.get(key) ??
    medicinesOnShelf(shelf, { filter, mark, ratings, offset: (filter.page - 1) * perPage, limit: perPage });
  if (pages.size >= MOST_PAGES) pages.clear();
  pages.set(key, page);
  return page;
}

async function readListed(
  db: Db,
  { keys, filter, today }: Omit<ShopQuestion, "named"> & { keys: string[] },
): Promise<Medicine[]> {
  return readMedicines(db, { keys, packs: matches({ filter, today }), today });
}
