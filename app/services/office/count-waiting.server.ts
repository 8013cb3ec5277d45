import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { countOpenReturns } from "#app/services/orders/returns/find-returns.server.ts";

/** How much waits in each room of the office: orders to confirm, pack or send; lines of the bank without an order; requests without an answer; failed messages. */
export async function countWaiting(db: Db) {
  const { rows } = await db.execute<{
    orders: number;
    returns: number;
    payments: number;
    enquiries: number;
    consultations: number;
    reviews: number;
    messages: number;
  }>(sql`select
    ${db.$count(orders, inArray(orders.status, ["placed", "confirmed", "packed"]))}::int as orders,
    ${countOpenReturns(db)}::int as returns,
    ${db.$count(bankLines, eq(bankLines.status, "open"))}::int as payments,
    ${db.$count(enquiries, inArray(enquiries.status, ["new", "in_progress"]))}::int as enquiries,
    ${db.$count(consultations, inArray(consultations.status, ["requested", "wait_listed"]))}::int as consultations,
    ${db.$count(reviews, and(eq(reviews.status, "pending"), eq(reviews.isSample, false)))}::int as reviews,
    ${db.$count(outbox, isNotNull(outbox.failedAt))}::int as messages`);
  return rows[0]!;
}
