import { and, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { oncePer } from "#app/db/once-per.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { whateverIsInStock } from "#app/db/sources.server.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { relatedPacks } from "#app/domain/catalog/shelf-related.ts";
import { lately } from "#app/domain/lately.ts";
import { isForShelvesOf } from "#app/services/catalog/child-shelf.server.ts";
import { readCards, selectIds } from "#app/services/catalog/product-cards.server.ts";
import { readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";

/** Stock is counted for so many medicines only, not for the whole brand, and these are chosen among so many. */
const CANDIDATES = 24;
const NEAREST = 120;
const MOST_KEPT = 200;

type Asked = { productId: number; today: string; limit: number };

/** Other medicines of the same brand or sharing a category, those sharing most first; one pack of each, sold-out ones last. Beside a child's medicine only what a child's shelf takes. */
export async function listRelated(readKept: ReadKept, asked: Asked): Promise<ProductCard[]> {
  const shelf = await whateverIsInStock(() => readKept(readShelfColumns, asked.today));
  return readKept(readRelated, { ...asked, ids: relatedOn(shelf)(String(asked.productId)) });
}

/** As long as the shelf stays the same. */
const relatedOn = oncePer((shelf: ShelfColumns) =>
  lately(MOST_KEPT, (productId) => relatedPacks(shelf, Number(productId), NEAREST)),
);

async function readRelated(
  db: Db,
  { productId, today, limit, ids }: Asked & { ids: number[] },
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const where = and(inArray(products.id, ids), isForShelvesOf(productId));
  const fitting = new Set(await selectIds(db, { where, orderBy: [], limit: NEAREST }));
  const candidates = ids.filter((id) => fitting.has(id)).slice(0, CANDIDATES);
  const cards = await readCards(db, { ids: candidates, today });
  const isThere = ({ availableQuantity }: ProductCard) => availableQuantity > 0;
  return cards.toSorted((a, b) => Number(isThere(b)) - Number(isThere(a))).slice(0, limit);
}
