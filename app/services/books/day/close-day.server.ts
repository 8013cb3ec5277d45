import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses } from "#app/db/schema/books-days.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import { closeOf, needsReason } from "#app/domain/books/day/day-close.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { compareDay } from "#app/services/books/day/read-open-day.server.ts";

export type DayRefusal = "not-counted" | "closed-today" | "changed" | "reason-missing" | "too-much-kept";

/** Closes the day as it was counted and compared; nothing of it changes afterwards. `countId` and `expectedPaise` are what the screen showed. */
export function closeDay(
  db: Db,
  close: {
    keptPaise: number;
    reason: string;
    countId: number | undefined;
    expectedPaise: number;
    actor: Actor;
    now: Date;
  },
): Promise<Result<{ day: string; depositPaise: number }, DayRefusal>> {
  const { keptPaise, reason, actor, now } = close;
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, "close day");
    // A slip that is being written belongs to the day before its close or the one after, never to none.
    await tx.execute(sql`select hold_order_ledger()`);
    const compared = await compareDay(tx);
    if (!compared) return refused("not-counted");
    const { count, start, day, upToMoveId, sums, riders, ways, billCount } = compared;
    if (count.id !== close.countId) return refused("changed");
    if (!day) return refused("closed-today");
    const { countedPaise, riderHandedPaise, upToTransactionId } = count;
    const sumsOfClose = closeOf({ sums, riders, countedPaise, riderHandedPaise, keptPaise });
    if (sumsOfClose.expectedPaise !== close.expectedPaise) return refused("changed");
    if (sumsOfClose.depositPaise < 0) return refused("too-much-kept");
    if (needsReason(sumsOfClose.differencePaise, ways) && reason === "") return refused("reason-missing");
    await tx.insert(dayCloses).values({
      ...{ day, countId: count.id, ...sums, ...riders, ...sumsOfClose, countedPaise, riderHandedPaise },
      ...{ afterTransactionId: start.transactionId, upToTransactionId },
      ...{ afterMoveId: start.moveId, upToMoveId, ways, reason, keptPaise, billCount },
      ...{ closedAt: now, ...actorColumns(actor) },
    });
    const { differencePaise, depositPaise } = sumsOfClose;
    const details = { countedPaise, differencePaise, depositPaise, reason };
    await recordAudit(tx, { by: actor, act: "close-day", about: `day ${day}`, details, now });
    return ok({ day, depositPaise });
  });
}
