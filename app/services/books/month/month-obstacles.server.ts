import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses, drawerMoves } from "#app/db/schema/books-days.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import { type MonthObstacle, monthObstacles } from "#app/domain/books/month/month-checks.ts";
import { preflight } from "#app/domain/books/preflight.ts";
import { addMonths, type ReturnMonth } from "#app/domain/books/return-month.ts";
import { indiaInstant } from "#app/domain/india-time.ts";

/** What stands in the way of closing a month that was read; its cash is all in closed days, its money all of an order. */
export async function findObstacles(db: Db, month: ReturnMonth): Promise<MonthObstacle[]> {
  const [cashLeft, bankLeft] = await Promise.all([
    countOpenCash(db, month.month),
    db.$count(
      bankLines,
      and(
        eq(bankLines.status, "open"),
        gte(bankLines.bookedOn, firstDay(month.month)),
        lt(bankLines.bookedOn, firstDay(addMonths(month.month, 1))),
      ),
    ),
  ]);
  return monthObstacles({
    "month-not-over": month.month >= month.today.slice(0, 7) ? 1 : 0,
    "findings-left": preflight(month, gstr1Of(month)).filter(({ level }) => level === "mend").length,
    "days-open": cashLeft,
    "bank-lines-open": bankLeft,
  });
}

/** On how many days of the month cash moved that no close holds. */
async function countOpenCash(db: Db, month: string): Promise<number> {
  const [last] = await db.select().from(dayCloses).orderBy(desc(dayCloses.id)).limit(1);
  const [from, until] = [firstDay(month), firstDay(addMonths(month, 1))].map((day) =>
    indiaInstant(day!, 0).toISOString(),
  );
  const { rows } = await db.execute<{ days: number }>(sql`
    select count(distinct (happened_at at time zone 'Asia/Kolkata')::date)::int as days from (
      select happened_at from ${orderTransactions} where id > ${last?.upToTransactionId ?? 0} and method in ('cash', 'cod')
      union all select happened_at from ${drawerMoves} where id > ${last?.upToMoveId ?? 0}
    ) as moved where happened_at >= ${from}::timestamptz and happened_at < ${until}::timestamptz`);
  return rows[0]!.days;
}

/** The first day of a month, "2026-10-01". */
export function firstDay(month: string): string {
  return `${month}-01`;
}
