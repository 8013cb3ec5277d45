import { and, asc, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { batches, orderLineBatches, stockMovements } from "#app/db/schema/stock.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { shownActor } from "#app/services/shown-actor.server.ts";

const packColumns = {
  id: batches.id,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  potencyScale: products.potencyScale,
  potencyNumber: products.potencyNumber,
  packSize: products.packSize,
  brandName: brands.name,
  number: batches.number,
  expiresOn: batches.expiresOn,
  mrpPaise: batches.mrpPaise,
  costPaise: batches.costPaise,
  supplier: batches.supplier,
  quantity: batches.quantity,
  heldQuantity: batches.heldQuantity,
  isQuarantined: batches.isQuarantined,
  receivedAt: batches.receivedAt,
};

/** A batch with the product it is of; undefined for an id nobody knows. */
export async function findBatch(db: Db, batchId: number) {
  const [batch] = await selectBatches(db).where(eq(batches.id, batchId));
  return batch && { ...batch, name: packName(batch) };
}

/** The batches of a product that still hold packs, and those that are empty after them; the earliest expiry first. */
export async function listBatchesOf(db: Db, sku: string) {
  const rows = await selectBatches(db)
    .where(eq(products.sku, sku))
    .orderBy(sql`${batches.quantity} = 0`, asc(batches.expiresOn), asc(batches.id))
    .limit(100);
  return rows.map((row) => ({ ...row, name: packName(row) }));
}

/** Batches with packs that end until `until` ("YYYY-MM-DD"), the earliest first, at most 500; what they are worth at cost, else unknown. */
export async function listExpiringBatches(db: Db, until: string) {
  const rows = await selectBatches(db)
    .where(and(gt(batches.quantity, 0), lte(batches.expiresOn, until)))
    .orderBy(asc(batches.expiresOn), asc(batches.id))
    .limit(500);
  return rows.map((row) => ({ ...row, name: packName(row) }));
}

/** Who got packs of a batch number, the newest order first: what a recall needs. Cancelled orders got none. */
export async function listBatchOrders(db: Db, batchNumber: string) {
  return db
    .select({
      orderNumber: orders.number,
      status: orders.status,
      placedAt: orders.placedAt,
      name: orders.name,
      phone: orders.phone,
      email: orders.email,
      productName: orderLines.name,
      potencyLabel: orderLines.potencyLabel,
      packSize: orderLines.packSize,
      quantity: orderLineBatches.quantity,
      batchId: orderLineBatches.batchId,
    })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        sql`lower(${orderLineBatches.batchNumber}) = lower(${batchNumber})`,
        sql`${orders.status} <> 'cancelled'`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id));
}

const MOVEMENTS_PER_PAGE = 50;

/** The stock ledger, newest first, 50 lines after the line `after`; of one batch or of all. */
export async function listMovements(
  db: Db,
  { batchId, after }: { batchId?: number | undefined; after?: number | undefined },
) {
  const rows = await db
    .select({
      id: stockMovements.id,
      batchId: stockMovements.batchId,
      batchNumber: batches.number,
      name: products.name,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      quantity: stockMovements.quantity,
      reason: stockMovements.reason,
      orderNumber: orders.number,
      note: stockMovements.note,
      actor: shownActor(stockMovements),
      movedAt: stockMovements.movedAt,
    })
    .from(stockMovements)
    .innerJoin(batches, eq(batches.id, stockMovements.batchId))
    .innerJoin(products, eq(products.id, batches.productId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(
      and(
        batchId === undefined ? undefined : eq(stockMovements.batchId, batchId),
        after === undefined ? undefined : lt(stockMovements.id, after),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(MOVEMENTS_PER_PAGE + 1);
  return {
    rows: rows.slice(0, MOVEMENTS_PER_PAGE).map((row) => ({ ...row, name: packName(row) })),
    after: rows.length > MOVEMENTS_PER_PAGE ? rows[MOVEMENTS_PER_PAGE - 1]!.id : undefined,
  };
}

function selectBatches(db: Db) {
  return db
    .select(packColumns)
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .$dynamic();
}

/** How many batches with packs end until `until`. */
export function countExpiringBatches(db: Db, until: string): Promise<number> {
  return db.$count(batches, and(gt(batches.quantity, 0), lte(batches.expiresOn, until)));
}
