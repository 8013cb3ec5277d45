import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import { changeBatches } from "#app/services/stock/change-batches.server.ts";

type Packs = { batchId: number; quantity: number; note: string; actor: Actor; now: Date };

/**
 * Takes packs that were sent back off the shelf again, under the number they bear: into a row of their batch that is in
 * quarantine, so that the others of that number stay on sale. Somebody may free or destroy it later, as any batch.
 */
export async function putAside(tx: Db, { batchId, quantity, note, actor, now }: Packs): Promise<void> {
  const [batch] = await tx.select().from(batches).where(eq(batches.id, batchId));
  const { id: _, receivedAt: __, ...facts } = batch!;
  const aside = { ...facts, isSentBack: true, isQuarantined: true };
  const [row] = await tx
    .insert(batches)
    .values({ ...aside, quantity: 0, heldQuantity: 0, receivedAt: now })
    .onConflictDoUpdate({
      target: [batches.productId, batches.number, batches.isSentBack],
      set: { isQuarantined: true },
    })
    .returning({ id: batches.id });
  const asideId = row!.id;
  // Packs of it that somebody has freed and that went out once more are put aside where they are.
  if (asideId === batchId) return;
  await changeBatches(tx, [
    { batchId, quantity: -quantity, held: 0 },
    { batchId: asideId, quantity, held: 0 },
  ]);
  const moved = { reason: "adjusted" as const, note, ...actorColumns(actor), movedAt: now };
  await tx.insert(stockMovements).values([
    { ...moved, batchId, quantity: -quantity },
    { ...moved, batchId: asideId, quantity },
  ]);
}

/** Writes packs that were sent back off: they are in the ledger of their batch once as returned and once as destroyed. */
export async function destroySentBack(tx: Db, { batchId, quantity, note, actor, now }: Packs): Promise<void> {
  await changeBatches(tx, [{ batchId, quantity: -quantity, held: 0 }]);
  const gone = { reason: "destroyed" as const, note, ...actorColumns(actor), movedAt: now };
  await tx.insert(stockMovements).values({ ...gone, batchId, quantity: -quantity });
}
