import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines } from "#app/db/schema/orders.ts";
import type { Liquid } from "#app/domain/prescriptions/liquid-for-globules.ts";

/** Those of some order lines whose packs are liquids, by their ids. */
export async function findLiquidLines(db: Db, lineIds: number[]): Promise<Map<number, Liquid>> {
  const rows = await db
    .select({ id: orderLines.id, potencyScale: products.potencyScale })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(inArray(orderLines.id, lineIds), eq(products.netUnit, "ml")));
  return new Map(rows.map(({ id, potencyScale }) => [id, potencyScale ? "dilution" : "other"]));
}
