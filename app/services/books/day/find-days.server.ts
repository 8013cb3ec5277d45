import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses, dayCounts } from "#app/db/schema/books-days.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import type { DrawerCount } from "#app/domain/books/day/drawer-count.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { countCashDays } from "#app/services/books/day/count-cash-days.server.ts";
import { type DrawerMove, listMoves } from "#app/services/books/day/drawer-moves.server.ts";
import { findDayStart } from "#app/services/books/day/last-close.server.ts";
import { shownActor } from "#app/services/shown-actor.server.ts";

const SHOWN = 100;
const LOOKED_BACK_DAYS = 31;

export type ListedDay = {
  day: string;
  countedPaise: number;
  differencePaise: number;
  depositPaise: number;
  closedAt: Date;
  actor: ShownActor;
};
export type ClosedDay = typeof dayCloses.$inferSelect & {
  actor: ShownActor;
  notes: DrawerCount["notes"];
  coinsPaise: number;
  moves: DrawerMove[];
  /** Written later, about this day. */
  corrections: DrawerMove[];
};

/** The last hundred closed days, the latest first. */
export function listDays(db: Db): Promise<ListedDay[]> {
  const { day, countedPaise, differencePaise, depositPaise, closedAt } = dayCloses;
  return db
    .select({ day, countedPaise, differencePaise, depositPaise, closedAt, actor: shownActor(dayCloses) })
    .from(dayCloses)
    .orderBy(desc(day))
    .limit(SHOWN);
}

/** A closed day with its count, its slips, and what was found out about it later. */
export async function findClosedDay(db: Db, day: string): Promise<ClosedDay | undefined> {
  const [row] = await db
    .select({
      close: dayCloses,
      actor: shownActor(dayCloses),
      notes: dayCounts.notes,
      coinsPaise: dayCounts.coinsPaise,
    })
    .from(dayCloses)
    .innerJoin(dayCounts, eq(dayCounts.id, dayCloses.countId))
    .where(eq(dayCloses.day, day));
  if (!row) return undefined;
  const { close, ...rest } = row;
  const moves = await listMoves(db, { after: close.afterMoveId, upTo: close.upToMoveId });
  const corrections = await listMoves(db, { after: close.upToMoveId, corrected: day });
  return { ...close, ...rest, moves, corrections };
}

/** On how many earlier days of the last month cash moved that no close holds; before the first close every day waits for one. */
export async function countUnclosedDays(db: Db, now: Date): Promise<number> {
  const until = indiaDate(now);
  const start = await findDayStart(db, now);
  const after = start.day === undefined ? { transactionId: 0, moveId: 0 } : start;
  return countCashDays(db, { from: addDays(until, -LOOKED_BACK_DAYS), until, after });
}
