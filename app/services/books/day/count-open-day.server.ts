import { eq, gt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { drawerMoves } from "#app/db/schema/books-days.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { DEBIT_KEYS } from "#app/domain/payments/debit-act.ts";
import { findDayStart } from "#app/services/books/day/last-close.server.ts";

/** What who counts may know before the count: the float and how many there were, of nothing how much. */
export async function countOpenDay(
  db: Db,
  now: Date,
): Promise<{
  floatPaise: number | undefined;
  billCount: number;
  parcelCount: number;
  slipCount: number;
  afterMoveId: number;
}> {
  const start = await findDayStart(db, now);
  const { id, orderId, kind, method, key } = orderTransactions;
  const [[money], slipCount] = await Promise.all([
    db
      .select({
        billCount: sql<number>`count(distinct ${orderId}) filter (where ${orders.channel} = 'counter' and ${kind} = 'payment' and ${key} not like ${DEBIT_KEYS})::int`,
        parcelCount: sql<number>`count(distinct ${orderId}) filter (where ${method} = 'cod' and ${kind} = 'payment')::int`,
      })
      .from(orderTransactions)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(gt(id, start.transactionId)),
    db.$count(drawerMoves, gt(drawerMoves.id, start.moveId)),
  ]);
  return { floatPaise: start.floatPaise, ...money!, slipCount, afterMoveId: start.moveId };
}
