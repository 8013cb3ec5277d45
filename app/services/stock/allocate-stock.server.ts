import { and, asc, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { batches } from "#app/db/schema/stock.ts";
import { allocateBatches, type BatchShare } from "#app/domain/stock/stock.ts";
import { isSellable } from "#app/services/catalog/availability.server.ts";

export type WantedLine = { productId: number; quantity: number };
export type Share = BatchShare<number>;

/** Locks the sellable batches in id order and shares the lines among them; undefined when one line finds too few packs. */
export async function allocateStock(
  tx: Db,
  {
    lines,
    today,
    minShelfDaysLeft,
  }: { lines: readonly WantedLine[]; today: string; minShelfDaysLeft: number },
): Promise<Share[] | undefined> {
  const productIds = lines.map((line) => line.productId);
  const found = await tx
    .select({
      id: batches.id,
      productId: batches.productId,
      expiresOn: batches.expiresOn,
      quantityAvailable: sql<number>`${batches.quantity} - ${batches.heldQuantity}`,
    })
    .from(batches)
    .where(
      and(
        inArray(batches.productId, productIds),
        gt(batches.quantity, batches.heldQuantity),
        isSellable(today),
      ),
    )
    .orderBy(asc(batches.id))
    .for("update");
  const shares: Share[] = [];
  for (const { productId, quantity } of lines) {
    const ofProduct = found.filter((batch) => batch.productId === productId);
    const lineShares = allocateBatches({ batches: ofProduct, quantity, today, minShelfDaysLeft });
    if (!lineShares) return undefined;
    shares.push(...lineShares);
  }
  return shares;
}
