import { and, count, eq, not, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { askingPresence } from "#app/db/sources.server.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { isInStock } from "#app/services/catalog/availability.server.ts";
import { listPacksOnShelf } from "#app/services/catalog/list-on-shelf.server.ts";
import { readCards, selectCards, selectIds } from "#app/services/catalog/product-cards.server.ts";
import {
  isOnShelf,
  matches,
  packOrder,
  type ShopQuestion,
  shelfOrder,
} from "#app/services/catalog/shop-query.server.ts";

export type ProductPage = { products: ProductCard[]; total: number };
type ShortList = { limit: number; today: string };

/** One page of the packs that the filter finds, and that a search means where one is asked for; and how many there are in all. */
export function listProducts(
  readKept: ReadKept,
  { named, ...asked }: ShopQuestion & { perPage: number },
): Promise<ProductPage> {
  return named ? readKept(listNamedProducts, { ...asked, named }) : listPacksOnShelf(readKept, asked);
}

async function listNamedProducts(
  db: Db,
  { perPage, ...asked }: ShopQuestion & { perPage: number },
): Promise<ProductPage> {
  const { filter, today } = asked;
  const where = matches(asked);
  const offset = (filter.page - 1) * perPage;
  const ids = await selectIds(db, { where, orderBy: packOrder(asked), limit: perPage, offset });
  // A page that is not full is the last one, so its end is their number.
  const isLast = ids.length < perPage && (ids.length > 0 || offset === 0);
  const [cards, total] = await Promise.all([
    readCards(db, { ids, today }),
    isLast ? offset + ids.length : countWhere(db, where),
  ]);
  return { products: cards, total };
}

/** Best sellers, those in stock first. */
export function listBestSellers(db: Db, { limit, today }: ShortList): Promise<ProductCard[]> {
  return inStockFirst(db, {
    today,
    turns: [eq(products.isBestSeller, true)],
    orderBy: shelfOrder.featured,
    limit,
  });
}

/** Products that the shop puts forward, those in stock first. */
export function listFeatured(db: Db, { limit, today }: ShortList): Promise<ProductCard[]> {
  const turns = [eq(products.isFeatured, true)];
  return inStockFirst(db, { today, turns, orderBy: shelfOrder.featured, limit });
}

/** What came into the shop last, marked as new or not, those in stock first. */
export function listRecent(db: Db, { limit, today }: ShortList): Promise<ProductCard[]> {
  return inStockFirst(db, { today, turns: [undefined], orderBy: shelfOrder.newest, limit });
}

// Asked for in turns, each along an index until the list is full, so that no stock is counted beyond it.
async function inStockFirst(
  db: Db,
  list: ShortList & { turns: (SQL | undefined)[]; orderBy: SQL[] },
): Promise<ProductCard[]> {
  const { today, turns, orderBy, limit } = list;
  const cards = new Map<string, ProductCard>();
  for (const stock of [isInStock(today), not(isInStock(today))]) {
    for (const turn of turns) {
      const left = limit - cards.size;
      if (left === 0) break;
      const more = await selectCards(db, { today, where: and(isOnShelf, turn, stock), orderBy, limit: left });
      for (const card of more) cards.set(card.slug, card);
    }
  }
  return [...cards.values()];
}

async function countWhere(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await askingPresence(() => db.select({ total: count() }).from(products).where(where));
  return row?.total ?? 0;
}
