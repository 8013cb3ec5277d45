import { and, eq, gte, inArray, isNotNull, like, ne, not, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { gatewayOrders, gatewayPayments, gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import { indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { DEBIT_KEYS } from "#app/domain/payments/debit-act.ts";
import type { MoneyOrder, MoneyRecords } from "#app/domain/payments/money-days.ts";

/** What orders, ledger, gateway and bank have since a day in India: of each order that was placed since then, all of its money. */
export async function readMoneyRecords(db: Db, since: string): Promise<MoneyRecords> {
  const start = indiaInstant(since, 0);
  const wanted = db.select({ id: orders.id }).from(orders).where(gte(orders.placedAt, start));
  const [rows, ledger, taken, given, lines, [until]] = await Promise.all([
    db
      .select(ORDER)
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(gte(orders.placedAt, start)),
    db
      .select(LEDGER)
      .from(orderTransactions)
      // Money of debit notes is due beside the order, and closed with its note.
      .where(and(inArray(orderTransactions.orderId, wanted), not(like(orderTransactions.key, DEBIT_KEYS)))),
    db
      .select({
        orderId: gatewayOrders.orderId,
        paise: sql<number>`sum(${gatewayPayments.amountPaise})::float`,
      })
      .from(gatewayPayments)
      .innerJoin(gatewayOrders, eq(gatewayOrders.id, gatewayPayments.askedId))
      .where(and(inArray(gatewayPayments.use, ["order", "back"]), inArray(gatewayOrders.orderId, wanted)))
      .groupBy(gatewayOrders.orderId),
    db
      .select({
        orderId: gatewayRefunds.orderId,
        paise: sql<number>`sum(${gatewayRefunds.amountPaise})::float`,
      })
      .from(gatewayRefunds)
      .where(
        and(
          inArray(gatewayRefunds.status, ["pending", "processed"]),
          inArray(gatewayRefunds.orderId, wanted),
        ),
      )
      .groupBy(gatewayRefunds.orderId),
    db
      .select(LINE)
      .from(bankLines)
      .where(and(ne(bankLines.status, "aside"), gte(bankLines.bookedOn, since))),
    db
      .select({ day: sql<string | null>`max(${bankLines.bookedOn})::text` })
      .from(bankLines)
      .where(and(eq(bankLines.source, "statement"), isNotNull(bankLines.bookedOn))),
  ]);
  const sums = (all: { orderId: number; paise: number }[]) =>
    new Map(all.map((each) => [each.orderId, each.paise]));
  const [takenOf, givenOf] = [sums(taken), sums(given)];
  const lineOf = new Map(lines.flatMap((line) => (line.orderId === null ? [] : [[line.orderId, line]])));
  const ledgerOf = Map.groupBy(ledger, ({ orderId }) => orderId);
  return {
    orders: rows.map((row): MoneyOrder => {
      const { id, number, method, status, placedAt } = row;
      const isGivenUp = status === "cancelled" || status === "returned";
      return {
        ...{ number, method, placedOn: indiaDate(placedAt) },
        duePaise: isGivenUp ? 0 : row.totalPaise - row.cancelledPaise,
        isOwed:
          !isGivenUp &&
          status !== "awaiting_payment" &&
          row.payment !== "set-aside" &&
          (method !== "cod" || status === "delivered"),
        ledger: (ledgerOf.get(id) ?? []).map(({ kind, amountPaise, happenedAt }) => {
          return { kind, amountPaise, happenedOn: indiaDate(happenedAt) };
        }),
        gatewayPaise: (takenOf.get(id) ?? 0) - (givenOf.get(id) ?? 0),
        bank: lineOf.get(id),
      };
    }),
    open: lines
      .filter(({ orderId }) => orderId === null)
      .map(({ id: lineId, bookedOn, amountPaise }) => ({ lineId, bookedOn, amountPaise })),
    statementsUntil: until?.day ?? undefined,
  };
}

const ORDER = {
  ...{ id: orders.id, number: orders.number, method: orders.paymentMethod, status: orders.status },
  ...{ placedAt: orders.placedAt, totalPaise: orders.totalPaise, cancelledPaise: orders.cancelledPaise },
  payment: payments.status,
};
const LEDGER = {
  ...{ orderId: orderTransactions.orderId, kind: orderTransactions.kind },
  ...{ amountPaise: orderTransactions.amountPaise, happenedAt: orderTransactions.happenedAt },
};
const LINE = {
  ...{ id: bankLines.id, orderId: bankLines.orderId, bookedOn: bankLines.bookedOn },
  ...{ amountPaise: bankLines.amountPaise, source: bankLines.source },
};
