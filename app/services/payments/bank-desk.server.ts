import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { likelyOrders } from "#app/domain/payments/match.ts";
import { type BankOrder, findBankOrders } from "#app/services/payments/bank-orders.server.ts";

const LINES_SHOWN = 50;
const ORDERS_BESIDE = 4;
const WAITING_SHOWN = 50;

/** What the office still has to decide: open lines beside the orders that they may be for, and the orders that wait for money. */
export async function readBankDesk(db: Db, now: Date) {
  const [open, all, orders] = await Promise.all([
    db
      .select()
      .from(bankLines)
      .where(eq(bankLines.status, "open"))
      .orderBy(asc(bankLines.bookedOn), asc(bankLines.id))
      .limit(LINES_SHOWN),
    db.$count(bankLines, eq(bankLines.status, "open")),
    findBankOrders(db, now),
  ]);
  const waiting = orders.filter(({ state }) => state === "waiting");
  const lines = open.map(({ id, bookedOn, amountPaise, narration, reference }) => {
    const line = { bookedOn, amountPaise, narration, reference: reference ?? undefined };
    return { id, ...line, likely: likelyOrders(line, orders, ORDERS_BESIDE) };
  });
  return {
    lines,
    openLines: all,
    waiting: waiting.sort(byAge).slice(0, WAITING_SHOWN),
    waitingOrders: waiting.length,
  };
}

function byAge(a: BankOrder, b: BankOrder): number {
  return a.placedAt.getTime() - b.placedAt.getTime();
}
