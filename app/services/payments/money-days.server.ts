import { and, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { moneyDays } from "#app/db/schema/payments-days.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { compareMoney, type MoneyDay } from "#app/domain/payments/money-days.ts";
import { readMoneyRecords } from "#app/services/payments/money-records.server.ts";

/** A month's statement may come two weeks late. */
const DAYS_COMPARED = 45;

/** The comparison as of now, the newest day first; the day of `now` is still going on. */
export async function findMoneyDays(db: Db, now: Date): Promise<MoneyDay[]> {
  const today = indiaDate(now);
  const since = addDays(today, -DAYS_COMPARED);
  // An order may have got its money later than it was placed, never before.
  const days = compareMoney(await readMoneyRecords(db, since));
  return days.filter(({ day }) => day >= since && day <= today);
}

/** Keeps what the comparison says of each day, so that Today knows of gaps and old days can be looked up; gives how many gaps. */
export async function compareMoneyDays(db: Db, now: Date): Promise<number> {
  const days = await findMoneyDays(db, now);
  const since = addDays(indiaDate(now), -DAYS_COMPARED);
  await inTransaction(db, async (tx) => {
    await waitForTurn(tx, "compare money");
    await tx.delete(moneyDays).where(gte(moneyDays.day, since));
    if (days.length === 0) return;
    await tx
      .insert(moneyDays)
      .values(days.map(({ gaps, ...day }) => ({ ...day, gaps: gaps.length, comparedAt: now })));
  });
  return days.reduce((sum, { gaps }) => sum + gaps.length, 0);
}

/** How many lines of the days before today must be looked at, by the last comparison. */
export async function countMoneyGaps(db: Db, now: Date): Promise<number> {
  const today = indiaDate(now);
  const [row] = await db
    .select({ gaps: sql<number>`coalesce(sum(${moneyDays.gaps}), 0)::int` })
    .from(moneyDays)
    .where(and(lt(moneyDays.day, today), gte(moneyDays.day, addDays(today, -DAYS_COMPARED))));
  return row!.gaps;
}

/** What is missing of the days before today, by the last comparison, in paise. */
export async function findMissingPaise(db: Db, now: Date): Promise<number> {
  const [row] = await db
    .select({ paise: sql<number>`coalesce(sum(${moneyDays.missingPaise}), 0)::float` })
    .from(moneyDays)
    .where(lt(moneyDays.day, indiaDate(now)));
  return row!.paise;
}
