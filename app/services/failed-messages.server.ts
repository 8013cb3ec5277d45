import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/site.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { SECRET_MESSAGE } from "#app/services/outbox.server.ts";

/** Gives a message that was given up its eight tries again; not one whose secret has long run out. */
export async function retryMessage(
  db: Db,
  { id, staffId, now }: { id: number; staffId: string; now: Date },
): Promise<Result<{ id: number }, "unknown-message" | "not-failed" | "out-of-date">> {
  return inTransaction(db, async (tx) => {
    const [message] = await tx.select().from(outbox).where(eq(outbox.id, id)).for("update");
    if (!message) return refused("unknown-message");
    if (!message.failedAt) return refused("not-failed");
    if (message.dedupeKey.startsWith(SECRET_MESSAGE)) return refused("out-of-date");
    await tx.update(outbox).set({ failedAt: null, attempts: 0, dueAt: now }).where(eq(outbox.id, id));
    await recordAudit(tx, {
      by: `user ${staffId}`,
      act: "retry-message",
      about: `message ${id}`,
      details: { channel: message.channel },
      now,
    });
    return ok({ id });
  });
}
