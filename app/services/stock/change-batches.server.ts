import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { batches } from "#app/db/schema/stock.ts";

/** Packs that come to (+) or leave (-) a batch, and packs of it that are held or let go. */
export type BatchChange = { batchId: number; quantity: number; held: number };

/** Changes batches in id order; throws, and so undoes the transaction, when one would sell packs that are not free. */
export async function changeBatches(tx: Db, changes: readonly BatchChange[]): Promise<void> {
  const ids = sql.param(changes.map((change) => change.batchId));
  const { rowCount } = await tx.execute(sql`
    with locked as materialized (
      select id from ${batches} where id = any(${ids}::int[]) order by id for update
    )
    update ${batches}
    set quantity = batches.quantity + change.quantity, held_quantity = batches.held_quantity + change.held
    from locked join unnest(
      ${ids}::int[],
      ${sql.param(changes.map((change) => change.quantity))}::int[],
      ${sql.param(changes.map((change) => change.held))}::int[]
    ) as change(batch_id, quantity, held) on change.batch_id = locked.id
    where batches.id = locked.id
      and (batches.quantity - batches.held_quantity) + (change.quantity - change.held) >= 0
  `);
  if (rowCount !== changes.length)
    throw new Error("A batch holds fewer free packs than are being taken from it.");
}
