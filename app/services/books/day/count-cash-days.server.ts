import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { drawerMoves } from "#app/db/schema/books-days.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { indiaInstant } from "#app/domain/india-time.ts";

/** On how many days from the first up to the second, without that one, cash moved after the marks where a close ended. */
export async function countCashDays(
  db: Db,
  { from, until, after }: { from: string; until: string; after: { transactionId: number; moveId: number } },
): Promise<number> {
  const { rows } = await db.execute<{ days: number }>(sql`
    select count(distinct (happened_at at time zone 'Asia/Kolkata')::date)::int as days from (
      select happened_at from ${orderTransactions} where id > ${after.transactionId} and method in ('cash', 'cod')
      union all select happened_at from ${drawerMoves} where id > ${after.moveId}
    ) as moved
    where happened_at >= ${indiaInstant(from, 0).toISOString()}::timestamptz
      and happened_at < ${indiaInstant(until, 0).toISOString()}::timestamptz`);
  return rows[0]!.days;
}
