import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses } from "#app/db/schema/books-days.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { type MonthObstacle, monthObstacles } from "#app/domain/books/month/month-checks.ts";
import { addMonths, type ReturnMonth } from "#app/domain/books/return-month.ts";
import { countCashDays } from "#app/services/books/day/count-cash-days.server.ts";

/** What must be mended before a month is closed in which so many findings are to be mended; its cash is all in closed days, its money all of an order. */
export async function findObstacles(
  db: Db,
  { month, today }: Pick<ReturnMonth, "month" | "today">,
  mendCount: number,
): Promise<MonthObstacle[]> {
  const [cashLeft, bankLeft] = await Promise.all([
    countOpenCash(db, month),
    db.$count(
      bankLines,
      and(
        eq(bankLines.status, "open"),
        gte(bankLines.bookedOn, firstDay(month)),
        lt(bankLines.bookedOn, firstDay(addMonths(month, 1))),
      ),
    ),
  ]);
  return monthObstacles({
    "month-not-over": month >= today.slice(0, 7) ? 1 : 0,
    "findings-left": mendCount,
    "days-open": cashLeft,
    "bank-lines-open": bankLeft,
  });
}

/** On how many days of the month cash moved that no close holds. */
async function countOpenCash(db: Db, month: string): Promise<number> {
  const [last] = await db.select().from(dayCloses).orderBy(desc(dayCloses.id)).limit(1);
  const after = { transactionId: last?.upToTransactionId ?? 0, moveId: last?.upToMoveId ?? 0 };
  return countCashDays(db, { from: firstDay(month), until: firstDay(addMonths(month, 1)), after });
}

/** The first day of a month, "2026-10-01". */
export function firstDay(month: string): string {
  return `${month}-01`;
}
