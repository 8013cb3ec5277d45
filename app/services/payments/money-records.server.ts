import { and, eq, exists, gte, inArray, isNotNull, like, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { gatewayOrders, gatewayPayments, gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import { addDays, indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { DEBIT_KEYS } from "#app/domain/payments/debit-act.ts";
import type { MoneyOrder, MoneyRecords } from "#app/domain/payments/money-days.ts";

/** What orders, ledger, gateway and bank have since a day in India: of each order that was placed since then, all of its money. With `day`, of the orders and lines of that day alone. */
export async function readMoneyRecords(
  db: Db,
  { since, day }: { since: string; day?: string },
): Promise<MoneyRecords> {
  const isSince = gte(orders.placedAt, indiaInstant(since, 0));
  const isWanted = and(isSince, day ? isOfDay(db, day) : undefined);
  const firstId = await findFirstId(db, isSince);
  const wanted = db.select({ id: orders.id }).from(orders).where(isWanted);
  const isLineWanted = day ? or(eq(bankLines.bookedOn, day), inArray(bankLines.orderId, wanted)) : undefined;
  const [rows, ledger, taken, given, goodwill, lines, [until]] = await Promise.all([
    db
      .select(ORDER)
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(and(isWanted, gte(orders.id, firstId), gte(payments.orderId, firstId)))
      .orderBy(orders.id),
    db
      .select(LEDGER)
      .from(orderTransactions)
      // Money of debit notes is due beside the order, and closed with its note.
      .where(
        and(
          gte(orderTransactions.orderId, firstId),
          inArray(orderTransactions.orderId, wanted),
          not(like(orderTransactions.key, DEBIT_KEYS)),
        ),
      )
      .orderBy(orderTransactions.id),
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
      .select({ orderId: refunds.orderId, paise: sql<number>`sum(${refunds.amountPaise})::float` })
      .from(refunds)
      .where(and(eq(refunds.reason, "goodwill"), inArray(refunds.orderId, wanted)))
      .groupBy(refunds.orderId),
    db
      .select(LINE)
      .from(bankLines)
      .where(and(ne(bankLines.status, "aside"), gte(bankLines.bookedOn, since), isLineWanted))
      .orderBy(bankLines.id),
    db
      .select({ day: sql<string | null>`max(${bankLines.bookedOn})::text` })
      .from(bankLines)
      .where(and(eq(bankLines.source, "statement"), isNotNull(bankLines.bookedOn))),
  ]);
  const sums = (all: { orderId: number; paise: number }[]) =>
    new Map(all.map((each) => [each.orderId, each.paise]));
  const [takenOf, givenOf, goodwillOf] = [sums(taken), sums(given), sums(goodwill)];
  const lineOf = new Map(lines.flatMap((line) => (line.orderId === null ? [] : [[line.orderId, line]])));
  const ledgerOf = Map.groupBy(ledger, ({ orderId }) => orderId);
  return {
    orders: rows.map((row): MoneyOrder => {
      const { id, number, method, status, placedAt } = row;
      const isGivenUp = status === "cancelled" || status === "returned";
      return {
        ...{ number, method, placedOn: indiaDate(placedAt) },
        duePaise: isGivenUp ? 0 : row.totalPaise - row.cancelledPaise,
        laterPaise: status === "delivered" || row.doorPaidAt ? 0 : row.doorPaise,
        goodwillPaise: goodwillOf.get(id) ?? 0,
        isOwed:
          !isGivenUp &&
          status !== "awaiting_payment" &&
          row.payment !== "set-aside" &&
          (method !== "cod" || status === "delivered"),
        ledger: (ledgerOf.get(id) ?? []).map(({ happenedAt, ...entry }) => {
          return { ...entry, happenedOn: indiaDate(happenedAt) };
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

/** The lowest id of those orders. PostgreSQL would read the ledger of all years for some weeks: that their orders have the highest ids it cannot know. */
async function findFirstId(db: Db, isSince: SQL): Promise<number> {
  // "offset 0": along the index of days, or all ids would be tried from the first.
  const { rows } = await db.execute<{ id: number }>(
    sql`select coalesce(min(id), 0)::int as id from (select ${orders.id} from ${orders} where ${isSince} offset 0) as found`,
  );
  return rows[0]!.id;
}

/** It was placed on that day, or money of it moved then. */
function isOfDay(db: Db, day: string) {
  const [start, end] = [indiaInstant(day, 0), indiaInstant(addDays(day, 1), 0)];
  const { orderId, happenedAt } = orderTransactions;
  const moved = and(eq(orderId, orders.id), gte(happenedAt, start), lt(happenedAt, end));
  return or(
    and(gte(orders.placedAt, start), lt(orders.placedAt, end)),
    exists(db.select({ id: orderTransactions.id }).from(orderTransactions).where(moved)),
  );
}

const ORDER = {
  ...{ id: orders.id, number: orders.number, method: orders.paymentMethod, status: orders.status },
  ...{ placedAt: orders.placedAt, totalPaise: orders.totalPaise, cancelledPaise: orders.cancelledPaise },
  ...{ payment: payments.status, doorPaise: orders.doorPaise, doorPaidAt: orders.doorPaidAt },
};
const LEDGER = {
  ...{ orderId: orderTransactions.orderId, kind: orderTransactions.kind },
  ...{ method: orderTransactions.method, amountPaise: orderTransactions.amountPaise },
  ...{ happenedAt: orderTransactions.happenedAt },
};
const LINE = {
  ...{ id: bankLines.id, orderId: bankLines.orderId, bookedOn: bankLines.bookedOn },
  ...{ amountPaise: bankLines.amountPaise, source: bankLines.source },
};
