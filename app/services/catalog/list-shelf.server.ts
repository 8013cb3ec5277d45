import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { listUnit } from "#app/domain/catalog/list-unit.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import { NO_FILTER, type ShopSort } from "#app/domain/catalog/shop-filter.ts";
import type { Listing } from "#app/domain/catalog/shop-shelf.ts";
import { type MedicinePage, selectMedicines } from "#app/services/catalog/list-medicines.server.ts";
import { listProducts } from "#app/services/catalog/list-products.server.ts";
import { medicineOrder, namedMedicineOrder } from "#app/services/catalog/medicine-query.server.ts";
import { isOnShelf, matches, type ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

type Paging = { sort: ShopSort; page: number; perPage: number; today: string };
type Mark = "best-sellers" | "new-arrivals";

const MARKED: Record<Mark, SQL> = {
  "best-sellers": eq(products.isBestSeller, true),
  "new-arrivals": eq(products.isNew, true),
};

/** One page of what the filter finds, as medicines or, where it names brand, potency or pack, as packs. */
export async function listShelf(db: Db, asked: ShopQuestion & { perPage: number }): Promise<Listing> {
  const { filter, today, perPage } = asked;
  if (listUnit(asked) === "packs") {
    const { products: packs, total } = await listProducts(db, asked);
    return { unit: "packs", packs, total };
  }
  const found = matches(asked);
  const { sort, page } = filter;
  return pageOfMedicines(db, { where: found, packs: found, sort, page, perPage, today, named: asked.named });
}

/** Packs of a brand, by its canonical slug, sorted and paged. */
export function listByBrand(
  db: Db,
  { slug, sort, page, ...rest }: Paging & { slug: string },
): Promise<Listing> {
  return listShelf(db, { filter: { ...NO_FILTER, brands: [slug], sort, page }, ...rest });
}

/** Medicines of a category, form or concern, by its canonical slug, sorted and paged. */
export function listByCategory(
  db: Db,
  { slug, sort, page, ...rest }: Paging & { slug: string },
): Promise<Listing> {
  return listShelf(db, { filter: { ...NO_FILTER, categories: [slug], sort, page }, ...rest });
}

/** Medicines of which a pack is a best seller or a new arrival, with all their packs, sorted and paged. */
export function listMarked(db: Db, { mark, ...paging }: Paging & { mark: Mark }): Promise<Listing> {
  return pageOfMedicines(db, { where: and(isOnShelf, MARKED[mark]), packs: isOnShelf, ...paging });
}

/** What to show when nothing was found: best sellers, then what the shop puts forward. */
export async function listSuggestions(
  db: Db,
  { limit, today }: { limit: number; today: string },
): Promise<MedicinePage["medicines"]> {
  const order = { packs: isOnShelf, orderBy: medicineOrder.featured, limit, today };
  const { medicines } = await selectMedicines(db, {
    ...order,
    where: and(isOnShelf, MARKED["best-sellers"]),
  });
  if (medicines.length === limit) return medicines;
  const more = await selectMedicines(db, { ...order, where: isOnShelf });
  return [...new Map([...medicines, ...more.medicines].map((each) => [each.key, each])).values()].slice(
    0,
    limit,
  );
}

async function pageOfMedicines(
  db: Db,
  {
    sort,
    page,
    perPage,
    named,
    ...query
  }: Paging & { where: SQL | undefined; packs: SQL | undefined; named?: NamedPacks | undefined },
): Promise<Listing> {
  const found = await selectMedicines(db, {
    ...query,
    orderBy: named && sort === "featured" ? namedMedicineOrder(named) : medicineOrder[sort],
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { unit: "medicines", ...found };
}
