import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { batches, orderLineBatches, stockMovements } from "#app/db/schema/stock.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { actorColumns } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { isSellable, isUnfit } from "#app/services/catalog/availability.server.ts";
import { hasInvoice } from "#app/services/invoices/issue-invoice.server.ts";
import { auditOrder, type By, lockOrder } from "#app/services/orders/order-life.server.ts";
import { changeBatches } from "#app/services/stock/change-batches.server.ts";

export type BatchChangeRefusal =
  | "unknown-order"
  | "not-allowed"
  | "has-bill"
  | "unknown-line"
  | "not-sellable"
  | "too-few";

/** While an order is not packed yet, its packs of one batch come from another sellable batch of the same product; packs that must not go out do so until the parcel leaves. */
export async function changeLineBatch(
  db: Db,
  change: By & { number: string; lineId: number; fromBatchId: number; toBatchId: number },
): Promise<Result<{ quantity: number }, BatchChangeRefusal>> {
  const { number, lineId, fromBatchId, toBatchId, ...by } = change;
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order } = found;
    const isPacked = order.status === "packed";
    if (!isPacked && order.status !== "placed" && order.status !== "confirmed") return refused("not-allowed");
    if (await hasInvoice(tx, order.id)) return refused("has-bill");
    const [share] = await tx
      .select({
        quantity: orderLineBatches.quantity,
        productId: orderLines.productId,
        isUnfit: isUnfit(indiaDate(by.now)),
      })
      .from(orderLineBatches)
      .innerJoin(batches, eq(batches.id, orderLineBatches.batchId))
      .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.orderLineId))
      .where(
        and(
          eq(orderLines.orderId, order.id),
          eq(orderLineBatches.orderLineId, lineId),
          eq(orderLineBatches.batchId, fromBatchId),
        ),
      );
    if (isPacked && !share?.isUnfit) return refused("not-allowed");
    if (!share || fromBatchId === toBatchId) return refused("unknown-line");
    const { quantity, productId } = share;
    const [target] = await tx
      .select({
        number: batches.number,
        expiresOn: batches.expiresOn,
        free: sql<number>`quantity - held_quantity`,
      })
      .from(batches)
      .where(and(eq(batches.id, toBatchId), eq(batches.productId, productId), isSellable(indiaDate(by.now))))
      .for("update");
    if (!target) return refused("not-sellable");
    if (target.free < quantity) return refused("too-few");
    await changeBatches(tx, [
      { batchId: fromBatchId, quantity, held: 0 },
      { batchId: toBatchId, quantity: -quantity, held: 0 },
    ]);
    await tx.insert(stockMovements).values([
      {
        batchId: fromBatchId,
        quantity,
        reason: "cancelled",
        orderId: order.id,
        ...actorColumns(by.actor),
        movedAt: by.now,
      },
      {
        batchId: toBatchId,
        quantity: -quantity,
        reason: "sold",
        orderId: order.id,
        ...actorColumns(by.actor),
        movedAt: by.now,
      },
    ]);
    await moveShare(tx, { lineId, fromBatchId, toBatchId, quantity, target });
    const details = { lineId, from: fromBatchId, to: toBatchId, quantity };
    await auditOrder(tx, { order, act: "change-line-batch", details, by });
    return ok({ quantity });
  });
}

async function moveShare(
  tx: Db,
  share: {
    lineId: number;
    fromBatchId: number;
    toBatchId: number;
    quantity: number;
    target: { number: string; expiresOn: string };
  },
): Promise<void> {
  const { lineId, fromBatchId, toBatchId, quantity, target } = share;
  await tx
    .delete(orderLineBatches)
    .where(and(eq(orderLineBatches.orderLineId, lineId), eq(orderLineBatches.batchId, fromBatchId)));
  await tx
    .insert(orderLineBatches)
    .values({
      orderLineId: lineId,
      batchId: toBatchId,
      batchNumber: target.number,
      expiresOn: target.expiresOn,
      quantity,
    })
    .onConflictDoUpdate({
      target: [orderLineBatches.orderLineId, orderLineBatches.batchId],
      set: { quantity: sql`${orderLineBatches.quantity} + excluded.quantity` },
    });
}
