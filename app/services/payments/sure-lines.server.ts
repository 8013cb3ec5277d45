import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { type Match, type MatchLine, matchLines, soughtBy } from "#app/domain/payments/match.ts";
import type { By } from "#app/services/orders/order-life.server.ts";
import { type BankOrder, findBankOrders } from "#app/services/payments/bank-orders.server.ts";
import { settleBankLine } from "#app/services/payments/settle-bank-line.server.ts";

/** A line with the order that it pays beyond doubt. */
export type SureLine = { line: MatchLine; order: BankOrder; by: Match["by"] };
export type Settled = { settled: number; amountPaise: number };

/** Every line that no order has yet, the orders that wait, and those that one of the lines may be for. */
export async function readOpenLines(
  db: Db,
  now: Date,
): Promise<{ lines: MatchLine[]; orders: BankOrder[]; sure: SureLine[] }> {
  const open = await db
    .select()
    .from(bankLines)
    .where(eq(bankLines.status, "open"))
    .orderBy(asc(bankLines.bookedOn), asc(bankLines.id));
  const lines = open.map(({ id, bookedOn, amountPaise, narration, reference }) => {
    return { id, bookedOn, amountPaise, narration, reference: reference ?? undefined };
  });
  const orders = await findBankOrders(db, { now, ...soughtBy(lines) });
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const sure = matchLines(lines, orders).map(({ lineId, orderId, by }) => {
    return { line: lineOf.get(lineId)!, order: orderOf.get(orderId)!, by };
  });
  return { lines, orders, sure };
}

/** Settles the sure lines among those that are named, as they are at this moment; each in a transaction of its own. */
export async function settleSureLines(
  db: Db,
  { lineIds, ...by }: By & { lineIds: readonly number[]; publicOrigin: string },
): Promise<Settled> {
  const wanted = new Set(lineIds);
  const done: Settled = { settled: 0, amountPaise: 0 };
  if (wanted.size === 0) return done;
  const { sure } = await readOpenLines(db, by.now);
  for (const { line, order, by: matchedBy } of sure) {
    if (!wanted.has(line.id)) continue;
    const settled = await settleBankLine(db, { lineId: line.id, number: order.number, matchedBy, ...by });
    if (!settled.ok) continue;
    done.settled++;
    done.amountPaise += line.amountPaise;
  }
  return done;
}
