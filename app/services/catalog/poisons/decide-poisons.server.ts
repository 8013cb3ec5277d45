import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { poisonDecisions } from "#app/db/schema/catalog-poisons.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { isOpened, type PoisonDecision } from "#app/domain/catalog/poison-form.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { closePoisons } from "#app/services/catalog/poisons/close-poisons.server.ts";
import { readPoisonList } from "#app/services/catalog/poisons/poison-verdicts.server.ts";

/** Keeps what was decided on entries of the list. Refused as a whole where one is opened without a reason; a stricter choice closes packs at once, a more open one waits for the signature. */
export async function decidePoisons(
  db: Db,
  { decisions, actor, now }: { decisions: readonly PoisonDecision[]; actor: Actor; now: Date },
): Promise<{ ok: true; count: number } | { ok: false; withoutReason: string[] }> {
  return inTransaction(db, async (tx) => {
    const { entries } = await readPoisonList(tx);
    const decided = decisions.flatMap(({ remedy, soldTo, reason }) => {
      const entry = entries.find((each) => each.remedy === remedy);
      if (!entry) return [];
      const isOpen = isOpened(soldTo, entry.soldTo);
      return [{ entry, isOpen, soldTo, reason: isOpen ? reason : "" }];
    });
    const withoutReason = decided.filter(({ isOpen, reason }) => isOpen && !reason);
    if (withoutReason.length > 0)
      return { ok: false, withoutReason: withoutReason.map(({ entry }) => entry.remedy) };
    if (decided.length === 0) return { ok: true, count: 0 };
    await tx
      .insert(poisonDecisions)
      .values(
        decided.map(({ entry: { remedy, fingerprint }, soldTo, reason }) => ({
          remedy,
          fingerprint,
          soldTo,
          reason,
          decidedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: poisonDecisions.remedy,
        set: {
          fingerprint: sql`excluded.fingerprint`,
          soldTo: sql`excluded.sold_to`,
          reason: sql`excluded.reason`,
          decidedAt: now,
        },
      });
    const details = decided.map(({ entry, soldTo, reason }) => ({ remedy: entry.remedy, soldTo, reason }));
    await recordAudit(tx, {
      by: actor,
      act: "decide-poisons",
      about: "poisons list",
      details: { decisions: details },
      now,
    });
    await closePoisons(tx, { now });
    return { ok: true, count: decided.length };
  });
}
