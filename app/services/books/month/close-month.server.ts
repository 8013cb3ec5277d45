import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { monthCloses } from "#app/db/schema/books-months.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import { countToMend, findingsOf } from "#app/domain/books/preflight.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { findObstacles } from "#app/services/books/month/month-obstacles.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";

export type MonthRefusal = "closed-already" | "obstacles";

/** Closes a month for good: from now on nothing of it is added. Its file is made by a job (write-month-file.server.ts). */
export function closeMonth(
  db: Db,
  { month, actor, now }: { month: string; actor: Actor; now: Date },
): Promise<Result<{ paperCount: number }, MonthRefusal>> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select hold_books()`);
    if ((await tx.$count(monthCloses, eq(monthCloses.month, month))) > 0) return refused("closed-already");
    const read = await readMonth(tx, { month, today: indiaDate(now) });
    if ((await findObstacles(tx, read, countToMend(findingsOf(read)))).length > 0)
      return refused("obstacles");
    const paperCount = read.papers.length;
    await tx.insert(monthCloses).values({ month, paperCount, closedAt: now, ...actorColumns(actor) });
    await recordAudit(tx, {
      ...{ by: actor, act: "close-month", about: `month ${month}`, details: { paperCount }, now },
    });
    return ok({ paperCount });
  });
}
