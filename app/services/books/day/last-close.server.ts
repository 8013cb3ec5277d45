import { desc, lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses, drawerMoves } from "#app/db/schema/books-days.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { indiaDate, indiaInstant } from "#app/domain/india-time.ts";

/** Where the next close begins: in the ledger, in the slips, with the drawer and with the riders. */
export type DayStart = {
  transactionId: number;
  moveId: number;
  /** Undefined before the first close: then somebody says what lay in the drawer. */
  floatPaise: number | undefined;
  riderPaise: number;
  day: string | undefined;
};

/** The end of the last close; before the first one the beginning of today. */
export async function findDayStart(db: Db, now: Date): Promise<DayStart> {
  const [last] = await db.select().from(dayCloses).orderBy(desc(dayCloses.id)).limit(1);
  if (last)
    return {
      transactionId: last.upToTransactionId,
      moveId: last.upToMoveId,
      floatPaise: last.keptPaise,
      riderPaise: last.riderAfterPaise,
      day: last.day,
    };
  const today = indiaInstant(indiaDate(now), 0);
  const [transactionId, moveId] = await Promise.all([
    lastBefore(db, orderTransactions, today),
    lastBefore(db, drawerMoves, today),
  ]);
  return { transactionId, moveId, floatPaise: undefined, riderPaise: 0, day: undefined };
}

async function lastBefore(
  db: Db,
  table: typeof orderTransactions | typeof drawerMoves,
  instant: Date,
): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${table.id}), 0)::int` })
    .from(table)
    .where(lt(table.happenedAt, instant));
  return row!.id;
}
