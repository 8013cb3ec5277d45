import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/orders.ts";
import { batches, orderLineBatches, stockHolds, stockMovements } from "#app/db/schema/stock.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import type { Share } from "#app/services/stock/allocate-stock.server.ts";
import { changeBatches } from "#app/services/stock/change-batches.server.ts";

/** The order whose packs move, and who moves them when. */
type Sale = { orderId: number; actor: Actor; now: Date };

/** Takes allocated packs out of the stock for an order whose lines are written. */
export async function sellStock(
  tx: Db,
  { orderId, shares, actor, now }: Sale & { shares: readonly Share[] },
): Promise<void> {
  await changeBatches(
    tx,
    shares.map(({ batchId, quantity }) => ({ batchId, quantity: -quantity, held: 0 })),
  );
  await recordSale(tx, { orderId, shares, actor, now });
}

/** Turns what an order holds into packs sold. */
export async function sellHeldStock(tx: Db, { orderId, actor, now }: Sale): Promise<void> {
  const shares = await takeHolds(tx, orderId);
  await changeBatches(
    tx,
    shares.map(({ batchId, quantity }) => ({ batchId, quantity: -quantity, held: -quantity })),
  );
  await recordSale(tx, { orderId, shares, actor, now });
}

/** Holds allocated packs for an order that is not paid yet. */
export async function holdStock(
  tx: Db,
  { orderId, shares }: { orderId: number; shares: readonly Share[] },
): Promise<void> {
  await changeBatches(
    tx,
    shares.map(({ batchId, quantity }) => ({ batchId, quantity: 0, held: quantity })),
  );
  await tx.insert(stockHolds).values(shares.map((share) => ({ orderId, ...share })));
}

/** Lets go of what an order holds; the packs are free again. */
export async function releaseHeldStock(tx: Db, orderId: number): Promise<void> {
  const shares = await takeHolds(tx, orderId);
  await changeBatches(
    tx,
    shares.map(({ batchId, quantity }) => ({ batchId, quantity: 0, held: -quantity })),
  );
}

/** Puts the packs of an order back into the same batches. */
export async function giveBackStock(
  tx: Db,
  { orderId, reason, actor, now }: Sale & { reason: "cancelled" | "returned" },
): Promise<void> {
  const shares = await tx
    .select({ batchId: orderLineBatches.batchId, quantity: orderLineBatches.quantity })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.orderLineId))
    .where(eq(orderLines.orderId, orderId));
  await changeBatches(
    tx,
    shares.map(({ batchId, quantity }) => ({ batchId, quantity, held: 0 })),
  );
  await tx
    .insert(stockMovements)
    .values(shares.map((share) => ({ ...share, ...actorColumns(actor), reason, orderId, movedAt: now })));
}

async function takeHolds(tx: Db, orderId: number): Promise<Share[]> {
  return tx
    .delete(stockHolds)
    .where(eq(stockHolds.orderId, orderId))
    .returning({ batchId: stockHolds.batchId, quantity: stockHolds.quantity });
}

async function recordSale(
  tx: Db,
  { orderId, shares, actor, now }: Sale & { shares: readonly Share[] },
): Promise<void> {
  const batchIds = shares.map((share) => share.batchId);
  const lines = await tx
    .select({
      orderLineId: orderLines.id,
      batchId: batches.id,
      batchNumber: batches.number,
      expiresOn: batches.expiresOn,
    })
    .from(orderLines)
    .innerJoin(batches, eq(batches.productId, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), inArray(batches.id, batchIds)));
  const byBatch = new Map(lines.map((line) => [line.batchId, line]));
  await tx
    .insert(orderLineBatches)
    .values(shares.map(({ batchId, quantity }) => ({ ...byBatch.get(batchId)!, quantity })));
  await tx.insert(stockMovements).values(
    shares.map(({ batchId, quantity }) => ({
      batchId,
      quantity: -quantity,
      reason: "sold" as const,
      orderId,
      ...actorColumns(actor),
      movedAt: now,
    })),
  );
}
