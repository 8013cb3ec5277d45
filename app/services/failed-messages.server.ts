import { and, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { tryUntil } from "#app/domain/message-retry.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";

type By = { staffId: string; now: Date };

/** How many of the messages that were given up can be sent again, and about how many it is too late. */
export async function countFailed(db: Db, now: Date): Promise<{ useful: number; over: number }> {
  const isOver = lte(outbox.usefulUntil, now);
  const [counts] = await db
    .select({
      useful: sql<number>`(count(*) filter (where ${isOver} is not true))::int`,
      over: sql<number>`(count(*) filter (where ${isOver}))::int`,
    })
    .from(outbox)
    .where(isNotNull(outbox.failedAt));
  return counts!;
}

/** Gives a message that was given up, or that has failed and waits, its 48 hours again; not one about something that is over by now. */
export async function retryMessage(
  db: Db,
  { id, staffId, now }: By & { id: number },
): Promise<Result<{ id: number }, "unknown-message" | "not-failed" | "out-of-date">> {
  return inTransaction(db, async (tx) => {
    const [message] = await tx.select(RETRIED).from(outbox).where(eq(outbox.id, id)).for("update");
    if (!message) return refused("unknown-message");
    // One that waits for its next try may be tried before that.
    if (!message.failedAt && (message.sentAt || !message.lastError)) return refused("not-failed");
    if (message.usefulUntil && message.usefulUntil <= now) return refused("out-of-date");
    await tx.update(outbox).set(dueAgain(now)).where(eq(outbox.id, id));
    await recordAudit(tx, {
      by: byUser({ userId: staffId }),
      act: "retry-message",
      about: `message ${id}`,
      details: { channel: message.channel },
      now,
    });
    return ok({ id });
  });
}

/** Gives all messages their 48 hours again that were given up until `seenAt` and whose matter is not over; gives their number. */
export async function retryAllMessages(
  db: Db,
  { seenAt, staffId, now }: By & { seenAt: Date },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    // What a wrong clock dated into the future has been seen as well.
    const isSeen = or(lte(outbox.failedAt, seenAt), gt(outbox.failedAt, now));
    const isUseful = or(isNull(outbox.usefulUntil), gt(outbox.usefulUntil, now));
    const { rowCount } = await tx
      .update(outbox)
      .set(dueAgain(now))
      .where(and(isNotNull(outbox.failedAt), isSeen, isUseful));
    const count = rowCount ?? 0;
    if (count > 0)
      await recordAudit(tx, {
        by: byUser({ userId: staffId }),
        act: "retry-all-messages",
        about: "all messages",
        details: { count },
        now,
      });
    return count;
  });
}

const RETRIED = {
  channel: outbox.channel,
  sentAt: outbox.sentAt,
  failedAt: outbox.failedAt,
  lastError: outbox.lastError,
  usefulUntil: outbox.usefulUntil,
};

function dueAgain(now: Date) {
  return { failedAt: null, attempts: 0, dueAt: now, tryUntil: tryUntil(now) };
}
