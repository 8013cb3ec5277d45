import type { ReadKept } from "#app/db/readings.server.ts";
import { listUnit } from "#app/domain/catalog/list-unit.ts";
import type { Medicine } from "#app/domain/catalog/medicine.ts";
import { NO_FILTER, type ShopSort } from "#app/domain/catalog/shop-filter.ts";
import type { Listing } from "#app/domain/catalog/shop-shelf.ts";
import { listNamedMedicines } from "#app/services/catalog/list-medicines.server.ts";
import { listMedicinesOnShelf } from "#app/services/catalog/list-on-shelf.server.ts";
import { listProducts } from "#app/services/catalog/list-products.server.ts";
import type { ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

type Paging = { sort: ShopSort; page: number; perPage: number; today: string };
type Mark = "best-sellers" | "new-arrivals";

/** One page of what the filter finds, as medicines or, where it names brand, potency or pack, as packs. */
export async function listShelf(
  readKept: ReadKept,
  asked: ShopQuestion & { perPage: number; mark?: Mark },
): Promise<Listing> {
  const { named, ...unnamed } = asked;
  if (listUnit(asked) === "packs") {
    const { products: packs, total } = await listProducts(readKept, asked);
    return { unit: "packs", packs, total };
  }
  const found = named
    ? await readKept(listNamedMedicines, { ...asked, named })
    : await listMedicinesOnShelf(readKept, unnamed);
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
  const { medicines } = await listMedicinesOnShelf(readKept, { ...asked, mark: "best-sellers" });
  if (medicines.length === limit) return medicines;
  const more = await listMedicinesOnShelf(readKept, asked);
  return [...new Map([...medicines, ...more.medicines].map((each) => [each.key, each])).values()].slice(
    0,
    limit,
  );
}
