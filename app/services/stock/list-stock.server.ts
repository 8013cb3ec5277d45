import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import type { StockView } from "#app/domain/stock/stock-view.ts";
import { isSellable } from "#app/services/catalog/availability.server.ts";
import { byName, isAfterPlace, namePlace } from "#app/services/catalog/name-order.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { isTyped } from "#app/services/catalog/typed-product.server.ts";
import { listLow, listSoldOut } from "#app/services/stock/stock-levels.server.ts";

export type StockRow = {
  productId: number;
  sku: string;
  slug: string;
  name: string;
  brandName: string;
  freeQuantity: number;
  heldQuantity: number;
  batchCount: number;
  nextExpiryOn: string | null;
};

const PER_PAGE = 50;

/** Published products by name with their stock, 50 at a time after a product's place; "low" is 1 up to `lowFrom` free packs. Which are low or sold out is told from memory. */
export async function listStock(
  { db, readKept }: { db: Db; readKept: ReadKept },
  {
    view,
    q,
    after,
    today,
    lowFrom,
  }: { view: StockView; q: string; after: string | undefined; today: string; lowFrom: number },
): Promise<{ rows: StockRow[]; after: string | undefined }> {
  const idsOf: Record<StockView, () => Promise<number[]> | undefined> = {
    low: () => listLow(readKept, { today, lowFrom }),
    out: () => listSoldOut(readKept, today),
    all: () => undefined,
  };
  const ids = await idsOf[view]();
  const sums = db
    .select({
      freeQuantity:
        sql<number>`coalesce(sum(${batches.quantity} - ${batches.heldQuantity}) filter (where ${isSellable(today)}), 0)::int`.as(
          "free_quantity",
        ),
      heldQuantity: sql<number>`coalesce(sum(${batches.heldQuantity}), 0)::int`.as("sum_held_quantity"),
      batchCount: sql<number>`count(*) filter (where ${batches.quantity} > 0)::int`.as("batch_count"),
      nextExpiryOn: sql<
        string | null
      >`min(${batches.expiresOn}) filter (where ${batches.quantity} > 0)::text`.as("next_expiry_on"),
    })
    .from(batches)
    .where(eq(batches.productId, products.id))
    .as("sums");
  const isOfView = ids && sql`${products.id} = any(${sql.param(ids)}::int[])`;
  const rows = await db
    .select({
      productId: products.id,
      sku: products.sku,
      slug: products.slug,
      name: products.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      brandName: brands.name,
      freeQuantity: sums.freeQuantity,
      heldQuantity: sums.heldQuantity,
      batchCount: sums.batchCount,
      nextExpiryOn: sums.nextExpiryOn,
      place: namePlace,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoinLateral(sums, sql`true`)
    .where(and(products.isPublished, isOfView, isAfterPlace(after), isTyped(q)))
    .orderBy(...byName)
    .limit(PER_PAGE + 1);
  return {
    rows: rows.slice(0, PER_PAGE).map(({ place: _, ...row }) => ({ ...row, name: packName(row) })),
    after: rows.length > PER_PAGE ? rows[PER_PAGE - 1]!.place : undefined,
  };
}
