import type { Db } from "#app/db/client.server.ts";
import { likelyOrders, type MatchLine } from "#app/domain/payments/match.ts";
import type { BankOrder } from "#app/services/payments/bank-orders.server.ts";
import { readOpenLines, type SureLine } from "#app/services/payments/sure-lines.server.ts";

const ORDERS_BESIDE = 4;
const WAITING_SHOWN = 50;

type LineBeside = MatchLine & { likely: BankOrder[] };
/** The open lines by what the office has to do: press once for all, say yes or no, or search. */
export type BankDesk = {
  sure: SureLine[];
  /** One order alone is near, and waits. */
  likely: LineBeside[];
  unsure: LineBeside[];
  waiting: BankOrder[];
  waitingOrders: number;
};

/** What the office still has to decide: open lines beside the orders that they may be for, and the orders that wait for money. */
export async function readBankDesk(db: Db, now: Date): Promise<BankDesk> {
  const { lines, orders, sure } = await readOpenLines(db, now);
  const isSure = new Set(sure.map(({ line }) => line.id));
  const isTaken = new Set(sure.map(({ order }) => order.id));
  const rest = orders.filter(({ id }) => !isTaken.has(id));
  const beside = lines
    .filter(({ id }) => !isSure.has(id))
    .map((line) => ({ ...line, likely: likelyOrders(line, rest, ORDERS_BESIDE) }));
  const isLikely = ({ amountPaise, likely: [order, another] }: LineBeside) =>
    order?.state === "waiting" && !another && order.amountPaise <= amountPaise;
  const waiting = orders.filter(({ state }) => state === "waiting");
  return {
    sure,
    likely: beside.filter(isLikely),
    unsure: beside.filter((line) => !isLikely(line)),
    waiting: waiting.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime()).slice(0, WAITING_SHOWN),
    waitingOrders: waiting.length,
  };
}
