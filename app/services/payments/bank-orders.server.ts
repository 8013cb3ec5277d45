import { and, eq, gte, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { keptSince } from "#app/domain/kept-for.ts";
import type { MatchOrder } from "#app/domain/payments/match.ts";

export type BankOrder = MatchOrder & { name: string; placedAt: Date };

/** The orders that a line of the bank may be for: paid to the shop's own account, and without a line yet. */
export async function findBankOrders(db: Db, now: Date): Promise<BankOrder[]> {
  const rows = await db
    .select({
      ...{ id: orders.id, number: orders.number, name: orders.name, placedAt: orders.placedAt },
      ...{ status: orders.status, amountPaise: payments.amountPaise, paymentStatus: payments.status },
      reference: payments.reference,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(bankLines, eq(bankLines.orderId, orders.id))
    .where(
      and(
        inArray(payments.method, ["upi", "bank-transfer"]),
        isNull(bankLines.id),
        or(
          eq(orders.status, "awaiting_payment"),
          // Older orders that are paid or cancelled are not looked at; one that waits always is.
          gte(orders.placedAt, keptSince("bankLine", now)),
        ),
      ),
    );
  return rows.map(({ status, paymentStatus, reference, ...order }) => ({
    ...order,
    placedOn: indiaDate(order.placedAt),
    reference: reference ?? undefined,
    state:
      paymentStatus === "paid" || paymentStatus === "refunded"
        ? "paid"
        : status === "awaiting_payment"
          ? "waiting"
          : "ended",
  }));
}
