import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLineBatches, stockMovements } from "#app/db/schema/stock.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import { changeBatches } from "#app/services/stock/change-batches.server.ts";

/**
 * Puts some packs of an order line back into its batches, the latest expiry first, and into none more than came out of it.
 * Cancelled packs never left the shop, so the line forgets them; packs that were brought back stay in its history, so that a
 * recall still finds who had them. Gives what went into which batch.
 */
export async function giveBackLine(
  tx: Db,
  line: {
    orderId: number;
    lineId: number;
    quantity: number;
    reason: "cancelled" | "returned";
    /** The batch that somebody has read off the packs comes first. */
    batchId?: number | undefined;
    actor: Actor;
    now: Date;
  },
): Promise<{ batchId: number; quantity: number }[]> {
  const { orderId, lineId, quantity, reason, batchId: readBatchId, actor, now } = line;
  const sold = await tx
    .select({
      batchId: orderLineBatches.batchId,
      quantity: orderLineBatches.quantity,
      backQuantity: sql<number>`(
        select coalesce(sum(${stockMovements.quantity}), 0)::int from ${stockMovements}
        where ${stockMovements.orderId} = ${orderId} and ${stockMovements.batchId} = ${orderLineBatches}.batch_id
          and ${stockMovements.reason} = 'returned'
      )`,
    })
    .from(orderLineBatches)
    .where(eq(orderLineBatches.orderLineId, lineId))
    .orderBy(desc(orderLineBatches.expiresOn), desc(orderLineBatches.batchId));
  let missing = quantity;
  sold.sort((a, b) => Number(b.batchId === readBatchId) - Number(a.batchId === readBatchId));
  const shares = sold.flatMap((share) => {
    const taken = Math.min(missing, share.quantity - share.backQuantity);
    missing -= taken;
    return taken > 0 ? [{ batchId: share.batchId, quantity: taken, isAll: taken === share.quantity }] : [];
  });
  if (missing > 0) throw new Error("A line never had as many packs as come back.");
  await changeBatches(
    tx,
    shares.map((share) => ({ batchId: share.batchId, quantity: share.quantity, held: 0 })),
  );
  await tx.insert(stockMovements).values(
    shares.map((share) => ({
      batchId: share.batchId,
      quantity: share.quantity,
      reason,
      orderId,
      ...actorColumns(actor),
      movedAt: now,
    })),
  );
  const moved = shares.map(({ batchId, quantity: taken }) => ({ batchId, quantity: taken }));
  if (reason === "returned") return moved;
  for (const { batchId, quantity: taken, isAll } of shares) {
    const isShare = and(eq(orderLineBatches.orderLineId, lineId), eq(orderLineBatches.batchId, batchId));
    if (isAll) await tx.delete(orderLineBatches).where(isShare);
    else
      await tx
        .update(orderLineBatches)
        .set({ quantity: sql`${orderLineBatches.quantity} - ${taken}` })
        .where(isShare);
  }
  return moved;
}
