import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { renewing } from "#app/db/renewing.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { idsWithin } from "#app/domain/number-chunks.ts";
import {
  countLevels,
  NO_LEVELS,
  type StockLevel,
  type StockLevels,
  withLevels,
} from "#app/domain/stock/stock-levels.ts";
import { isSellable, minShelfDays } from "#app/services/catalog/availability.server.ts";

type ReadLevels = StockLevels & { shelfDays: number };

/** How many packs of each published product may be sold on `today`; read it kept: after a sale only what was sold is read again. */
const readStockLevels = renewing(
  async (db: Db, today: string): Promise<ReadLevels> => {
    const { read, shelfDays } = await readFree(db, today);
    return { ...withLevels(NO_LEVELS, { productIds: [], read }), shelfDays };
  },
  async (db, known, { productIds, tables }, today) => {
    if ([...tables].some((table) => table !== "settings")) return undefined;
    const { read, shelfDays } = await readFree(db, today, [...productIds]);
    if (shelfDays !== known.shelfDays) return undefined;
    return { ...withLevels(known, { productIds, read }), shelfDays };
  },
);

/** How many published products have no free pack, and how many 1 up to `lowFrom`. */
export async function countStock(
  readKept: ReadKept,
  { today, lowFrom }: { today: string; lowFrom: number },
): Promise<{ soldOut: number; low: number }> {
  return countLevels(await readKept(readStockLevels, today), { lowFrom });
}

/** The ids of published products with 1 up to `lowFrom` free packs. */
export async function listLow(
  readKept: ReadKept,
  { today, lowFrom }: { today: string; lowFrom: number },
): Promise<number[]> {
  return idsWithin((await readKept(readStockLevels, today)).freeOf, { least: 1, most: lowFrom });
}

/** The ids of published products with no free pack. */
export async function listSoldOut(readKept: ReadKept, today: string): Promise<number[]> {
  return idsWithin((await readKept(readStockLevels, today)).freeOf, { least: 0, most: 0 });
}

async function readFree(
  db: Db,
  today: string,
  ids?: number[],
): Promise<{ read: StockLevel[]; shelfDays: number }> {
  const isOneOf = (column: PgColumn) => (ids ? sql`${column} = any(${sql.param(ids)}::int[])` : sql`true`);
  const { rows } = await db.execute<{ ids: number[]; free: number[]; days: number }>(sql`
    select coalesce(json_agg(${products.id}), '[]') as ids, coalesce(json_agg(coalesce(sums.free, 0)), '[]') as free,
      ${minShelfDays} as days
    from ${products} left join (
      select ${batches.productId}, sum(${batches.quantity} - ${batches.heldQuantity})::int as free from ${batches}
      where ${isSellable(today)} and ${isOneOf(batches.productId)} group by ${batches.productId}
    ) as sums on sums.product_id = ${products.id}
    where ${products.isPublished} and ${isOneOf(products.id)}`);
  const { ids: productIds, free, days } = rows[0]!;
  return { read: productIds.map((productId, n) => ({ productId, free: free[n]! })), shelfDays: days };
}
