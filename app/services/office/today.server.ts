import { and, eq, gt, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { addDays, indiaDate, indiaInstant } from "#app/domain/india-time.ts";
import { lastWeek } from "#app/domain/reports/asked-week.ts";
import { countUnclosedDays } from "#app/services/books/day/find-days.server.ts";
import { listLowBudgets } from "#app/services/budget.server.ts";
import { listAlarmingJobs } from "#app/services/job-history.server.ts";
import { isAsideEnding, isLate, isToBeCalled } from "#app/services/orders/list-office-orders.server.ts";
import { sumRefundsOwed } from "#app/services/orders/refunds-owed.server.ts";
import { countOpenReturns } from "#app/services/orders/returns/find-returns.server.ts";
import { countAlarmingProducts } from "#app/services/orders/stranger-shares.server.ts";
import { listNotKept } from "#app/services/reports/not-kept.server.ts";
import { isSale } from "#app/services/reports/sales.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { countExpiringBatches } from "#app/services/stock/find-batch.server.ts";
import { countStock } from "#app/services/stock/stock-levels.server.ts";

/** What the counter has to do today, by kind; 0 where nothing waits. Stock is counted in memory where `readKept` has it. */
export async function countCounterTasks(
  db: Db,
  now: Date,
  readKept: ReadKept = (reader, ...args) => reader(db, ...args),
) {
  const today = indiaDate(now);
  const { stock } = await findSettings(db);
  const [
    byStatus,
    asideEnding,
    toCall,
    claimed,
    late,
    owed,
    enquiry,
    pendingReviews,
    stockCounts,
    expiring,
    unpaidHolds,
    returns,
    unclosedDays,
  ] = await Promise.all([
    db
      .select({ status: orders.status, count: sql<number>`count(*)::int` })
      .from(orders)
      .where(inArray(orders.status, ["placed", "confirmed", "packed"]))
      .groupBy(orders.status),
    db.$count(orders, isAsideEnding(today)),
    db.$count(orders, isToBeCalled),
    db.$count(payments, eq(payments.status, "claimed")),
    db.$count(orders, isLate(today)),
    sumRefundsOwed(db),
    countOpen(db, { table: enquiries, open: ["new", "in_progress"], now }),
    db.$count(reviews, and(eq(reviews.status, "pending"), eq(reviews.isSample, false))),
    countStock(readKept, { today, lowFrom: stock.lowFrom }),
    countExpiringBatches(db, addDays(today, stock.expiringDays)),
    countAlarmingProducts(db, today),
    countOpenReturns(db),
    countUnclosedDays(db, now),
  ]);
  const countOf = (status: string) => byStatus.find((row) => row.status === status)?.count ?? 0;
  return {
    claimed,
    asideEnding,
    toCall,
    toConfirm: countOf("placed") - toCall,
    toPack: countOf("confirmed"),
    toSend: countOf("packed"),
    late,
    unpaidHolds,
    unclosedDays,
    returns,
    refunds: owed.count,
    enquiriesLate: enquiry.late,
    enquiries: enquiry.open - enquiry.late,
    reviews: pendingReviews,
    soldOut: stockCounts.soldOut,
    low: stockCounts.low,
    expiring,
  };
}

/** Messages that were given up, and jobs that keep failing, for who may do something about it. */
export async function countFailed(db: Db) {
  return {
    messages: await db.$count(outbox, isNotNull(outbox.failedAt)),
    jobs: (await listAlarmingJobs(db)).length,
  };
}

/** Text messages with codes in the last hour, once strangers have had most of theirs; 0 before. */
export async function countCodeTexts(db: Db, now: Date) {
  const low = await listLowBudgets(db, now);
  return { codeTexts: low.find(({ budget }) => budget === "code-text")?.taken ?? 0 };
}

/** How much was asked for in the last week, Monday to Sunday, that the shop does not keep. */
export async function countNotKept(db: Db, now: Date) {
  return { notKept: (await listNotKept(db, lastWeek(indiaDate(now)))).length };
}

/** What the clinic has to do: requests to confirm, and those whose 24 hours are over. */
export async function countClinicTasks(db: Db, now: Date) {
  const { open, late } = await countOpen(db, {
    table: consultations,
    open: ["requested", "wait_listed"],
    now,
  });
  return { consultationsLate: late, consultations: open - late };
}

/** Sales by the day they were placed, in paise after cancellations, and the cash that riders and couriers bring; today and yesterday. */
export async function findFigures(db: Db, now: Date) {
  const today = indiaDate(now);
  const start = indiaInstant(today, 0);
  const yesterdayStart = indiaInstant(addDays(today, -1), 0);
  const sums = {
    orders: sql<number>`count(*)::int`,
    paise: sql<number>`coalesce(sum(${orders.totalPaise} - ${orders.cancelledPaise}), 0)::float`,
  };
  const [[day], [before], [road]] = await Promise.all([
    db
      .select(sums)
      .from(orders)
      .where(and(isSale, gte(orders.placedAt, start))),
    db
      .select(sums)
      .from(orders)
      .where(and(isSale, gte(orders.placedAt, yesterdayStart), lt(orders.placedAt, start))),
    db
      .select({
        parcels: sql<number>`count(*)::int`,
        paise: sql<number>`coalesce(sum(case when ${payments.status} = 'due' then ${payments.amountPaise} else ${orders.doorPaise} end), 0)::float`,
      })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(
        and(
          inArray(orders.status, ["out_for_delivery", "shipped"]),
          or(eq(payments.status, "due"), gt(orders.doorPaise, 0)),
        ),
      ),
  ]);
  return { today: day!, yesterday: before!, road: road! };
}

/** Who comes to the clinic on that day, by the time; no health data. */
export function listVisits(db: Db, day: string) {
  return db
    .select({
      number: consultations.number,
      name: consultations.name,
      status: consultations.status,
      startsAt: consultations.startsAt,
    })
    .from(consultations)
    .where(
      and(
        inArray(consultations.status, ["confirmed", "arrived", "completed", "missed"]),
        gte(consultations.startsAt, indiaInstant(day, 0)),
        lt(consultations.startsAt, indiaInstant(addDays(day, 1), 0)),
      ),
    )
    .orderBy(consultations.startsAt)
    .limit(50);
}

async function countOpen(
  db: Db,
  { table, open, now }: { table: typeof enquiries | typeof consultations; open: string[]; now: Date },
): Promise<{ open: number; late: number }> {
  const [row] = await db
    .select({
      open: sql<number>`count(*)::int`,
      late: sql<number>`count(*) filter (where ${table.answerBy} < ${now.toISOString()}::timestamptz)::int`,
    })
    .from(table)
    .where(inArray(table.status, open as never[]));
  return row!;
}
