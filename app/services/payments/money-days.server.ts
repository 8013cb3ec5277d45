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
  const { since, today } = daysUntil(now);
  // An order may have got its money later than it was placed, never before.
  const days = compareMoney(await readMoneyRecords(db, { since }));
  return days.filter(({ day }) => day >= since && day <= today);
}

/** The comparison of one day, by method; undefined for a day that is not compared. */
export async function findMoneyDay(
  db: Db,
  { day, now }: { day: string; now: Date },
): Promise<MoneyDay[] | undefined> {
  const { since, today } = daysUntil(now);
  if (day < since || day > today) return undefined;
  return compareMoney(await readMoneyRecords(db, { since, day })).filter((each) => each.day === day);
}

/** Keeps what the comparison says of each day in place of the one before, so that Today knows of gaps; gives how many. */
export async function compareMoneyDays(db: Db, now: Date): Promise<number> {
  const days = await findMoneyDays(db, now);
  await inTransaction(db, async (tx) => {
    await waitForTurn(tx, "compare money");
    await tx.delete(moneyDays);
    if (days.length === 0) return;
    await tx
      .insert(moneyDays)
      .values(days.map(({ gaps, ...day }) => ({ ...day, gaps: gaps.length, comparedAt: now })));
  });
  return days.reduce((sum, { gaps }) => sum + gaps.length, 0);
}

/** How many lines of the days before today must be looked at, and what is missing of them in paise, by the last comparison. */
export async function sumMoneyGaps(db: Db, now: Date): Promise<{ gaps: number; missingPaise: number }> {
  const { since, today } = daysUntil(now);
  const [row] = await db
    .select({
      gaps: sql<number>`coalesce(sum(${moneyDays.gaps}), 0)::int`,
      missingPaise: sql<number>`coalesce(sum(${moneyDays.missingPaise}), 0)::float`,
    })
    .from(moneyDays)
    .where(and(lt(moneyDays.day, today), gte(moneyDays.day, since)));
  return row!;
}

function daysUntil(now: Date): { since: string; today: string } {
  const today = indiaDate(now);
  return { since: addDays(today, -DAYS_COMPARED), today };
}
