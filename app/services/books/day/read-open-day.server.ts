import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses, dayCounts } from "#app/db/schema/books-days.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import {
  closingDay,
  type DayWay,
  type DrawerSums,
  type RiderSums,
  sumLedger,
} from "#app/domain/books/day/day-close.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { DEBIT_KEYS } from "#app/domain/payments/debit-act.ts";
import { type DrawerMove, listMoves } from "#app/services/books/day/drawer-moves.server.ts";
import { type DayStart, findDayStart } from "#app/services/books/day/last-close.server.ts";

type Count = typeof dayCounts.$inferSelect;

/** The newest count that no close has used, with all that it is held against. */
export type ComparedDay = {
  count: Count;
  start: DayStart;
  /** Undefined when the day of the count is closed already. */
  day: string | undefined;
  upToMoveId: number;
  sums: DrawerSums;
  riders: RiderSums;
  ways: DayWay[];
  billCount: number;
  moves: DrawerMove[];
};

/** What the day comes to as it was counted; undefined while nobody has counted since the last close. */
export async function compareDay(db: Db): Promise<ComparedDay | undefined> {
  const [[count], [closed]] = await Promise.all([
    db.select().from(dayCounts).orderBy(desc(dayCounts.id)).limit(1),
    db.select({ countId: dayCloses.countId }).from(dayCloses).orderBy(desc(dayCloses.id)).limit(1),
  ]);
  if (!count || (closed && closed.countId >= count.id)) return undefined;
  const start = await findDayStart(db, count.countedAt);
  const [entries, moves] = await Promise.all([
    listEntries(db, { after: start.transactionId, upTo: count.upToTransactionId }),
    listMoves(db, { after: start.moveId }),
  ]);
  const { ways, riderCashPaise, ...cash } = sumLedger(entries);
  const total = (sign: 1 | -1) =>
    moves.reduce((sum, { amountPaise }) => sum + Math.max(0, sign * amountPaise), 0);
  const moved = [...entries.filter(({ method }) => method === "cash" || method === "cod"), ...moves];
  const movedAt = moved.map(({ happenedAt }) => happenedAt.getTime());
  const counted = { upi: count.upiPaise, online: count.onlinePaise, "bank-transfer": null };
  return {
    count,
    start,
    day: closingDay({
      movedOn: movedAt.length > 0 ? indiaDate(new Date(Math.max(...movedAt))) : undefined,
      countedOn: indiaDate(count.countedAt),
      closedDay: start.day,
    }),
    upToMoveId: moves.at(-1)?.id ?? start.moveId,
    sums: {
      floatPaise: start.floatPaise ?? count.floatPaise ?? 0,
      ...cash,
      ...{ paidInPaise: total(1), paidOutPaise: total(-1) },
    },
    riders: { riderBeforePaise: start.riderPaise, riderCashPaise },
    ways: ways.map((way) => ({ ...way, countedPaise: counted[way.method] })),
    billCount: new Set(entries.filter(({ isBill }) => isBill).map(({ orderId }) => orderId)).size,
    moves,
  };
}

function listEntries(db: Db, { after, upTo }: { after: number; upTo: number }) {
  const { id, orderId, method, kind, amountPaise, happenedAt, key } = orderTransactions;
  const isOfOrder = sql`${kind} = 'payment' and ${key} not like ${DEBIT_KEYS}`;
  return db
    .select({
      ...{ orderId, method, kind, amountPaise, happenedAt },
      isBill: sql<boolean>`${orders.channel} = 'counter' and ${isOfOrder}`,
      isSeen: sql<boolean>`${isOfOrder} and exists (select from ${bankLines} where ${bankLines.orderId} = ${orderId} and source = 'statement')`,
    })
    .from(orderTransactions)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(gt(id, after), lte(id, upTo)))
    .orderBy(asc(id));
}
