import type { ReadKept } from "#app/db/readings.server.ts";
import { nearestWishes } from "#app/domain/catalog/named-packs.ts";
import { isFilterActive } from "#app/domain/catalog/shop-filter.ts";
import type { ShopShelf } from "#app/domain/catalog/shop-shelf.ts";
import { listMarked, listShelf, listSuggestions } from "#app/services/catalog/list-shelf.server.ts";
import type { ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

const INSTEAD = 10;
const SUGGESTIONS = 9;

/** The shelf for an address of /shop; `areBestSellersShown` when the last answer were best sellers instead. */
export async function browseShop(
  readKept: ReadKept,
  asked: ShopQuestion & { perPage: number; areBestSellersShown: boolean; isInformation?: boolean },
): Promise<ShopShelf> {
  const { filter, today, perPage } = asked;
  if (asked.isInformation) return { kind: "information", unit: "medicines", medicines: [], total: 0 };
  const isFiltered = asked.named !== undefined || isFilterActive(filter);
  const kind = isFiltered || filter.view === "all" ? "found" : "best-sellers";
  const paging = { sort: filter.sort, page: filter.page, perPage, today };
  const listing =
    kind === "found"
      ? await listShelf(readKept, asked)
      : await listMarked(readKept, { mark: "best-sellers", ...paging });
  const { total } = listing;
  if (total > 0) return { kind, ...listing };
  const nearest = await findNearest(readKept, asked);
  if (nearest) return nearest;
  if (isFiltered && !asked.areBestSellersShown) {
    const instead = await listMarked(readKept, {
      mark: "best-sellers",
      sort: "featured",
      page: 1,
      perPage: INSTEAD,
      today,
    });
    if (instead.total > 0) return { kind: "best-sellers-instead", ...instead, total };
  }
  const medicines = await listSuggestions(readKept, { limit: SUGGESTIONS, today });
  return { kind: "nothing", unit: "medicines", medicines, total };
}

/** What a search finds when the least of its wish is left out; undefined where nothing is near. */
async function findNearest(
  readKept: ReadKept,
  asked: ShopQuestion & { perPage: number },
): Promise<ShopShelf | undefined> {
  for (const { leftOut, named } of asked.named ? nearestWishes(asked.named) : []) {
    const listing = await listShelf(readKept, { ...asked, named });
    if (listing.total > 0) return { kind: "nearest", leftOut, ...listing };
  }
  return undefined;
}
