import { desc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { sumRefundsOwed } from "#app/services/orders/refunds-owed.server.ts";
import { listForwardSecrets } from "#app/services/payments/forward-secrets.server.ts";
import { sumMoneyGaps } from "#app/services/payments/money-days.server.ts";

const LATEST_SHOWN = 6;

/** What the first page of payments says beside the open lines: what came today, what is missing, the latest money, and how it is found. */
export async function readPaymentsHome(db: Db, now: Date) {
  const [[today], owed, missing, latest, [file], secrets] = await Promise.all([
    db
      .select({
        count: sql<number>`count(*)::int`,
        paise: sql<number>`coalesce(sum(${orderTransactions.amountPaise}), 0)::float`,
      })
      .from(orderTransactions)
      .where(
        sql`${orderTransactions.kind} = 'payment' and ${gte(orderTransactions.happenedAt, indiaInstant(indiaDate(now), 0))}`,
      ),
    sumRefundsOwed(db),
    sumMoneyGaps(db, now),
    db
      .select({
        ...{ id: orderTransactions.id, number: orders.number, name: orders.name },
        ...{ method: orderTransactions.method, amountPaise: orderTransactions.amountPaise },
        happenedAt: orderTransactions.happenedAt,
      })
      .from(orderTransactions)
      .innerJoin(orders, eq(orders.id, orderTransactions.orderId))
      .orderBy(desc(orderTransactions.id))
      .limit(LATEST_SHOWN),
    db
      .select({ readAt: bankLines.readAt })
      .from(bankLines)
      .where(eq(bankLines.source, "statement"))
      .orderBy(desc(bankLines.id))
      .limit(1),
    listForwardSecrets(db),
  ]);
  const told = secrets.map(({ toldAt }) => toldAt).filter((at) => at !== null);
  return {
    cameIn: today!,
    toGiveBack: owed,
    ...missing,
    latest,
    fileReadAt: file?.readAt,
    phone: { isSetUp: secrets.length > 0, toldAt: told.sort((a, b) => b.getTime() - a.getTime())[0] },
  };
}
