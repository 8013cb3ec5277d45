import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { batches } from "#app/db/schema/stock.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { recordAudit } from "#app/services/audit.server.ts";

/** Takes every batch that the demonstration made up off sale, and gives how many; each can be freed again. */
export function quarantineDemoBatches(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const taken = await tx
      .update(batches)
      .set({ isQuarantined: true })
      .where(and(eq(batches.isDemo, true), eq(batches.isQuarantined, false)))
      .returning({ id: batches.id });
    if (taken.length > 0)
      await recordAudit(tx, {
        by: actor,
        act: "quarantine-batch",
        about: "demo batches",
        details: { count: taken.length },
        now,
      });
    return taken.length;
  });
}
