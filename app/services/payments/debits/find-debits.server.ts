import { asc, eq, like, min, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import { type DebitableLine, debitableLines } from "#app/domain/invoices/debit.ts";
import { type DebitKind, isDebitKind, isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { DEBIT_KEYS } from "#app/domain/payments/debit-act.ts";

/** A debit note with its money: `duePaise` is what the customer owes for it, below 0 what the shop owes back. */
type DebitNote = {
  id: number;
  kind: DebitKind;
  number: string;
  issuedOn: string;
  reason: string;
  totalPaise: number;
  /** What credit notes have left of it. */
  leftPaise: number;
  duePaise: number;
  /** How often money came or went for it. */
  moveCount: number;
};

type OrderDebits = {
  invoice: typeof invoices.$inferSelect | undefined;
  lines: DebitableLine[];
  notes: DebitNote[];
  /** All papers of the order; who adds one names how many were there. */
  paperCount: number;
};

/** The debit notes of an order, and what a further one may be about; the caller has locked the order where it will write one. */
export async function findDebits(db: Db, orderNumber: string): Promise<OrderDebits> {
  // One after the other: a transaction has one connection.
  const rows = await db
    .select({ paper: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.number, orderNumber))
    .orderBy(asc(invoices.id));
  const mrps = await db
    .select({ lineId: orderLines.id, paise: min(batches.mrpPaise) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(orderLineBatches, eq(orderLineBatches.orderLineId, orderLines.id))
    .innerJoin(batches, eq(batches.id, orderLineBatches.batchId))
    .where(eq(orders.number, orderNumber))
    .groupBy(orderLines.id);
  const money = await db
    .select({
      noteId: sql<number>`split_part(${orderTransactions.key}, ' ', 2)::int`,
      paise: orderTransactions.amountPaise,
    })
    .from(orderTransactions)
    .innerJoin(orders, eq(orders.id, orderTransactions.orderId))
    .where(sql`${orders.number} = ${orderNumber} and ${like(orderTransactions.key, DEBIT_KEYS)}`);
  const papers = rows.map(({ paper }) => paper);
  return {
    invoice: papers.find(({ kind }) => isInvoiceKind(kind)),
    lines: debitableLines({
      papers,
      batchMrpPaise: new Map(mrps.flatMap(({ lineId, paise }) => (paise === null ? [] : [[lineId, paise]]))),
    }),
    notes: papers.flatMap(({ id, kind, number, issuedOn, reason, totalPaise }): DebitNote[] => {
      if (!isDebitKind(kind)) return [];
      const credits = papers.filter(({ againstId }) => againstId === id);
      const moved = money.filter(({ noteId }) => noteId === id);
      const leftPaise = credits.reduce((left, credit) => left - credit.totalPaise, totalPaise);
      const duePaise = moved.reduce((due, { paise }) => due - paise, leftPaise);
      const facts = { id, kind, number, issuedOn, reason: reason ?? "", totalPaise };
      return [{ ...facts, leftPaise, duePaise, moveCount: moved.length }];
    }),
    paperCount: papers.length,
  };
}

/** The same as the page of an order shows it, without who bought. */
export async function showDebits(db: Db, orderNumber: string) {
  const { lines, notes, paperCount } = await findDebits(db, orderNumber);
  return {
    lines: lines.map(({ line: { lineId, name, quantity }, roomPaise }) => ({
      ...{ lineId, name, quantity, roomPaise },
    })),
    notes,
    paperCount,
  };
}
