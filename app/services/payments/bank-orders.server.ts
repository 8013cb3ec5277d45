import { and, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { addDays, indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { keptSince } from "#app/domain/kept-for.ts";
import type { MatchOrder, Sought } from "#app/domain/payments/match.ts";

export type BankOrder = MatchOrder & { name: string; placedAt: Date };

/** The orders that wait for money, and of the others those that such lines of the bank may be for: paid to the shop's own account, and without a line yet. */
export async function findBankOrders(
  db: Db,
  { now, ...sought }: Sought & { now: Date },
): Promise<BankOrder[]> {
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
        inArray(orders.id, idsOf(db, { now, ...sought })),
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

/** A look into an index for each way in which an order may be found. */
function idsOf(db: Db, { now, numbers, references, placedOn }: Sought & { now: Date }) {
  const { id } = orders;
  // Older orders that are paid or cancelled are not looked at; one that waits always is.
  const isNew = gte(orders.placedAt, keptSince("bankLine", now));
  const ranges = placedOn.map(({ from, to }) =>
    and(
      gte(orders.placedAt, indiaInstant(from, 0)),
      lt(orders.placedAt, indiaInstant(addDays(to, 1), 0)),
      isNew,
    ),
  );
  const byReference = db
    .select({ id })
    .from(payments)
    .innerJoin(orders, eq(id, payments.orderId))
    .where(and(inArray(payments.reference, references), isNew));
  return db
    .select({ id })
    .from(orders)
    .where(eq(orders.status, "awaiting_payment"))
    .union(
      db
        .select({ id })
        .from(orders)
        .where(and(inArray(orders.number, numbers), isNew)),
    )
    .union(byReference)
    .union(
      db
        .select({ id })
        .from(orders)
        .where(or(...ranges) ?? sql`false`),
    );
}
