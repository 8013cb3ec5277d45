import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { changeBatches } from "#app/services/stock/change-batches.server.ts";

type Change = { batchId: number; note: string; actor: Actor; now: Date };
/** `seen` are the packs that the screen showed to who counts or writes off; absent, whatever is there is meant. */
type CountChange = Change & { seen?: number | undefined };
/** "moved": packs came or went since the screen was opened. */
export type BatchRefusal = "unknown-batch" | "held" | "moved" | "no-change";

/** Sets a batch to what was counted on the shelf; packs that wait for a payment cannot be counted away. */
export async function adjustBatch(
  db: Db,
  { counted, seen, ...change }: CountChange & { counted: number },
): Promise<Result<{ quantity: number }, BatchRefusal>> {
  return changeLockedBatch(db, change, async (tx, batch) => {
    if (counted === batch.quantity) return refused("no-change");
    if (seen !== undefined && seen !== batch.quantity) return refused("moved");
    if (counted < batch.heldQuantity) return refused("held");
    await movePacks(tx, { ...change, quantity: counted - batch.quantity, reason: "adjusted" });
    return ok({ quantity: counted });
  });
}

/** Writes all packs of a batch off, such as expired or broken ones; refused while some wait for a payment. */
export async function destroyBatch(
  db: Db,
  { seen, ...change }: CountChange,
): Promise<Result<{ quantity: number }, BatchRefusal>> {
  return changeLockedBatch(db, change, async (tx, batch) => {
    if (batch.quantity === 0) return refused("no-change");
    if (seen !== undefined && seen !== batch.quantity) return refused("moved");
    if (batch.heldQuantity > 0) return refused("held");
    await movePacks(tx, { ...change, quantity: -batch.quantity, reason: "destroyed" });
    return ok({ quantity: 0 });
  });
}

/** Takes a batch off sale at once (quarantine), or gives it free again; what is held or sold stays so. */
export async function quarantineBatch(
  db: Db,
  { isQuarantined, ...change }: Change & { isQuarantined: boolean },
): Promise<Result<{ isQuarantined: boolean }, BatchRefusal>> {
  return changeLockedBatch(db, change, async (tx, batch) => {
    if (batch.isQuarantined === isQuarantined) return refused("no-change");
    await tx.update(batches).set({ isQuarantined }).where(eq(batches.id, batch.id));
    const { batchId, note, actor, now } = change;
    const act = isQuarantined ? "quarantine-batch" : "free-batch";
    await recordAudit(tx, { by: actor, act, about: `batch ${batchId}`, details: { note }, now });
    return ok({ isQuarantined });
  });
}

type LockedBatch = { id: number; quantity: number; heldQuantity: number; isQuarantined: boolean };

function changeLockedBatch<T>(
  db: Db,
  { batchId }: Change,
  work: (tx: Db, batch: LockedBatch) => Promise<Result<T, BatchRefusal>>,
): Promise<Result<T, BatchRefusal>> {
  return inTransaction(db, async (tx) => {
    const [batch] = await tx
      .select({
        id: batches.id,
        quantity: batches.quantity,
        heldQuantity: batches.heldQuantity,
        isQuarantined: batches.isQuarantined,
      })
      .from(batches)
      .where(eq(batches.id, batchId))
      .for("update");
    return batch ? work(tx, batch) : refused("unknown-batch");
  });
}

async function movePacks(
  tx: Db,
  {
    batchId,
    quantity,
    reason,
    note,
    actor,
    now,
  }: Change & { quantity: number; reason: "adjusted" | "destroyed" },
): Promise<void> {
  await changeBatches(tx, [{ batchId, quantity, held: 0 }]);
  await tx
    .insert(stockMovements)
    .values({ batchId, quantity, reason, note, ...actorColumns(actor), movedAt: now });
  const act = reason === "adjusted" ? "adjust-batch" : "destroy-batch";
  await recordAudit(tx, {
    by: actor,
    act,
    about: `batch ${batchId}`,
    details: { quantity, note },
    now,
  });
}
