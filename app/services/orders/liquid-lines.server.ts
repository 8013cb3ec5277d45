import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines } from "#app/db/schema/orders.ts";

/** Those of some order lines whose packs are liquids, by their ids. */
export async function findLiquidLines(db: Db, lineIds: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(inArray(orderLines.id, lineIds), eq(products.netUnit, "ml")));
  return new Set(rows.map(({ id }) => id));
}
