import type { Db } from "#app/db/client.server.ts";
import { isFilterActive, type ShopFilter } from "#app/domain/catalog/shop-filter.ts";
import type { ShopShelf } from "#app/domain/catalog/shop-shelf.ts";
import {
  listBestSellers,
  listProducts,
  listSuggestions,
} from "#app/services/catalog/list-products.server.ts";

const INSTEAD = 10;
const SUGGESTIONS = 9;

/** The shelf for an address of /shop; `areBestSellersShown` when the last answer were best sellers instead. */
export async function browseShop(
  db: Db,
  asked: { filter: ShopFilter; today: string; perPage: number; areBestSellersShown: boolean },
): Promise<ShopShelf> {
  const { filter, today } = asked;
  const isFiltered = isFilterActive(filter);
  const kind = isFiltered || filter.view === "all" ? "found" : "best-sellers";
  const { products, total } = await listProducts(db, { ...asked, only: kind === "found" ? undefined : kind });
  if (total > 0) return { kind, products, total };
  if (isFiltered && !asked.areBestSellersShown) {
    const instead = await listBestSellers(db, { limit: INSTEAD, today });
    if (instead.length > 0) return { kind: "best-sellers-instead", products: instead, total };
  }
  return { kind: "nothing", products: await listSuggestions(db, { limit: SUGGESTIONS, today }), total };
}
