import { and, asc, eq, gte, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dayCloses, drawerMoves } from "#app/db/schema/books-days.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { addMonths, type ReturnMonth } from "#app/domain/books/return-month.ts";
import type { TallyVoucher } from "#app/domain/books/tally/tally-voucher.ts";
import {
  closeVouchers,
  moneyVoucher,
  paperVoucher,
  slipVoucher,
} from "#app/domain/books/tally/vouchers-of.ts";
import { indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { firstDay } from "#app/services/books/month/month-obstacles.server.ts";

/** A month of the books as vouchers, by day: its papers, the money of orders, slips, and closes of days. */
export async function readVouchers(db: Db, { month, papers }: ReturnMonth): Promise<TallyVoucher[]> {
  const from = indiaInstant(firstDay(month), 0);
  const until = indiaInstant(firstDay(addMonths(month, 1)), 0);
  const { id, kind, method, amountPaise, happenedAt } = orderTransactions;
  const [money, slips, closes] = await Promise.all([
    db
      .select({ id, kind, method, amountPaise, happenedAt, orderNumber: orders.number })
      .from(orderTransactions)
      .innerJoin(orders, eq(orders.id, orderTransactions.orderId))
      .where(and(gte(happenedAt, from), lt(happenedAt, until)))
      .orderBy(asc(id)),
    db
      .select()
      .from(drawerMoves)
      .where(and(gte(drawerMoves.happenedAt, from), lt(drawerMoves.happenedAt, until)))
      .orderBy(asc(drawerMoves.id)),
    db
      .select()
      .from(dayCloses)
      .where(and(gte(dayCloses.closedAt, from), lt(dayCloses.closedAt, until)))
      .orderBy(asc(dayCloses.id)),
  ]);
  return [
    ...papers.map(paperVoucher),
    ...money.map(({ happenedAt: at, ...line }) => moneyVoucher({ ...line, day: indiaDate(at) })),
    ...slips.map((slip) => slipVoucher({ ...slip, day: indiaDate(slip.happenedAt) })),
    ...closes.flatMap((close) => closeVouchers({ ...close, day: indiaDate(close.closedAt) })),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
