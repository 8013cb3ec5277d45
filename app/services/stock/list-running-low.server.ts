import { and, asc, desc, eq, gt, gte, lte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { addDays, indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { isSale } from "#app/services/reports/sales.server.ts";
import { listLow } from "#app/services/stock/stock-levels.server.ts";

const SOLD_WITHIN_DAYS = 30;

/** Published products that sold in the last 30 days and have 1 up to `lowFrom` free packs: the fewest first, then what sold most. */
export async function listRunningLow(
  { db, readKept }: { db: Db; readKept: ReadKept },
  { now, lowFrom, limit }: { now: Date; lowFrom: number; limit: number },
) {
  const today = indiaDate(now);
  // Packs are counted of these alone, not of all that sold.
  const low = await listLow(readKept, { today, lowFrom });
  const sold = db
    .select({
      productId: orderLines.productId,
      packs: sql<number>`sum(${orderLines.quantity})`.as("recent_packs"),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        gte(orders.placedAt, indiaInstant(addDays(today, -SOLD_WITHIN_DAYS), 0)),
        isSale,
        sql`${orderLines.productId} = any(${sql.param(low)}::int[])`,
      ),
    )
    .groupBy(orderLines.productId)
    .as("sold");
  const stocked = db
    .select({
      productId: sold.productId,
      packs: sold.packs,
      freeQuantity: availableQuantity(today).as("free_quantity"),
    })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.productId))
    .where(eq(products.isPublished, true))
    .as("stocked");
  const rows = await db
    .select({
      productId: products.id,
      sku: products.sku,
      name: products.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      brandName: brands.name,
      freeQuantity: stocked.freeQuantity,
    })
    .from(stocked)
    .innerJoin(products, eq(products.id, stocked.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(gt(stocked.freeQuantity, 0), lte(stocked.freeQuantity, lowFrom)))
    .orderBy(asc(stocked.freeQuantity), desc(stocked.packs), asc(products.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, name: packName(row) }));
}
