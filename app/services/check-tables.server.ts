import { getTableName, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { outbox, settings } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { batches } from "#app/db/schema/stock.ts";

/** Without these there is nothing to show or to sell. */
const CHECKED = [settings, categories, brands, products, batches, orders, orderLines, outbox];
/** 8 MB, a few milliseconds of reading. */
const PAGES_PER_ROUND = 1_024;

/**
 * Gives the work of a background job: each round has PostgreSQL read the next 1,024 pages of the most important tables, one table
 * after the other, again and again. It throws what PostgreSQL says of a damaged page, and goes on behind it in the next round.
 */
export function createTableCheck(db: Db): () => Promise<void> {
  let tableIndex = 0;
  let nextPage = 0;

  return async () => {
    let left = PAGES_PER_ROUND;
    for (let tables = 0; tables <= CHECKED.length && left > 0; tables++) {
      const table = CHECKED[tableIndex]!;
      const from = nextPage;
      const to = from + left;
      const { rows } = await db.execute<{ pages: number }>(
        sql`select (pg_relation_size(${getTableName(table)}::regclass) / current_setting('block_size')::int)::int as pages`,
      );
      const { pages } = rows[0]!;
      const isLast = to >= pages;
      nextPage = isLast ? 0 : to;
      if (isLast) tableIndex = (tableIndex + 1) % CHECKED.length;
      left -= Math.max(0, Math.min(to, pages) - from);
      await db.execute(
        sql`select count(*) from ${table} where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid`,
      );
    }
  };
}
