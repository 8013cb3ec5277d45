import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { salePeriods } from "#app/db/schema/catalog-changes.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { BatchForm } from "#app/domain/stock/batch-form.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { changePrices } from "#app/services/catalog/desk/change-prices.server.ts";

export type ReceiveRefusal = "unknown-product" | "expired" | "mrp-below-price" | "other-batch";

/**
 * Takes packs of a product in; more packs of a known batch add to it. Refused: an expiry in the past, an MRP below the price
 * the shop asks (a pack is never sold above the MRP on it), and a known number with another expiry or MRP. The same key adds once.
 * Where the MRP of the product was an estimate, that of the batch takes its place.
 */
export async function receiveBatch(
  db: Db,
  {
    sku,
    batch,
    idempotencyKey,
    actor,
    now,
  }: { sku: string; batch: BatchForm; idempotencyKey?: string | undefined; actor: Actor; now: Date },
): Promise<Result<{ batchId: number; quantity: number }, ReceiveRefusal>> {
  const { number, expiresOn, mrp: mrpPaise, quantity, cost: costPaise = null, supplier } = batch;
  if (expiresOn <= indiaDate(now)) return refused("expired");
  return inTransaction(db, async (tx) => {
    if (idempotencyKey) {
      await waitForTurn(tx, `receive ${idempotencyKey}`);
      const [earlier] = await tx
        .select({ batchId: stockMovements.batchId, quantity: stockMovements.quantity })
        .from(stockMovements)
        .where(eq(stockMovements.idempotencyKey, idempotencyKey));
      if (earlier) return ok(earlier);
    }
    const [product] = await tx
      .select({
        id: products.id,
        mrpPaise: products.mrpPaise,
        pricePaise: products.pricePaise,
        mrpSource: products.mrpSource,
      })
      .from(products)
      .where(eq(products.sku, sku))
      .for("update");
    if (!product) return refused("unknown-product");
    if (mrpPaise < product.pricePaise) return refused("mrp-below-price");
    const [row] = await tx
      .insert(batches)
      .values({
        productId: product.id,
        number,
        expiresOn,
        mrpPaise,
        costPaise,
        supplier,
        quantity,
        receivedAt: now,
      })
      .onConflictDoUpdate({
        target: [batches.productId, batches.number, batches.isSentBack],
        set: { quantity: sql`${batches.quantity} + excluded.quantity`, isDemo: false },
        setWhere: and(eq(batches.expiresOn, expiresOn), eq(batches.mrpPaise, mrpPaise)),
      })
      .returning({ batchId: batches.id });
    if (!row) return refused("other-batch");
    const { batchId } = row;
    if (product.mrpSource === "estimate") await readMrpOff(tx, { product, batchId, mrpPaise, actor, now });
    await tx.insert(stockMovements).values({
      batchId,
      quantity,
      reason: "received",
      ...actorColumns(actor),
      note: supplier,
      idempotencyKey,
      movedAt: now,
    });
    await recordAudit(tx, {
      by: actor,
      act: "receive-batch",
      about: `batch ${batchId}`,
      details: { quantity },
      now,
    });
    return ok({ batchId, quantity });
  });
}

/** The MRP on a pack takes the place of an estimate. While a sale runs, another one waits: the price belongs to the sale. */
async function readMrpOff(
  tx: Db,
  {
    product,
    batchId,
    mrpPaise,
    actor,
    now,
  }: {
    product: { id: number; mrpPaise: number; pricePaise: number };
    batchId: number;
    mrpPaise: number;
    actor: Actor;
    now: Date;
  },
): Promise<void> {
  const isOnSale =
    (await tx.$count(
      salePeriods,
      and(eq(salePeriods.productId, product.id), eq(salePeriods.status, "running")),
    )) > 0;
  if (isOnSale && mrpPaise !== product.mrpPaise) return;
  const { pricePaise } = product;
  await changePrices(tx, [{ productId: product.id, old: product, now: { mrpPaise, pricePaise } }], {
    changeSet: `batch-${batchId}-${now.getTime()}`,
    reason: "batch",
    actor,
    now,
  });
  await tx.update(products).set({ mrpSource: "label", updatedAt: now }).where(eq(products.id, product.id));
}
