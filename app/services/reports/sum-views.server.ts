import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { seoAnalytics } from "#app/db/schema/pages.ts";
import { viewMonths, viewsByDay, viewsByPage } from "#app/db/schema/reports-views.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";

const SUMMED_AFTER_DAYS = 2;

/** Sums up the page views of each whole month that is two days over and not summed yet, or of which something has changed; gives how many months. */
export async function sumViews(db: Db, now: Date): Promise<number> {
  const lastDay = addDays(indiaDate(now), -SUMMED_AFTER_DAYS);
  // The oldest month is left out where it is not whole: each night a day of it is deleted.
  const { rows } = await db.execute<{ month: string }>(sql`
    select begins::date::text as month from (select min(${seoAnalytics.dateRecorded}) as first_day from ${seoAnalytics}) as known,
      generate_series(date_trunc('month', first_day::timestamp), ${lastDay}::date, interval '1 month') as begins
    where begins >= first_day and begins + interval '1 month' <= ${lastDay}::date + 1
      and not exists (select from ${viewMonths} where ${viewMonths.month} = begins::date)
    order by begins`);
  for (const { month } of rows) await sumMonth(db, month);
  return rows.length;
}

async function sumMonth(db: Db, month: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Who writes counts waits, or is waited for: no row changes unseen. No visitor ever waits for that.
    await tx.execute(sql`lock table ${seoAnalytics} in share mode`);
    const { rowCount } = await tx.insert(viewMonths).values({ month }).onConflictDoNothing();
    if (!rowCount) return;
    const ofMonth = sql`${seoAnalytics.dateRecorded} >= ${month}::date
      and ${seoAnalytics.dateRecorded} < (${month}::date + interval '1 month')::date`;
    await tx.execute(sql`
      insert into ${viewsByDay} (month, day, impressions, page_count)
      select ${month}::date, date_recorded, sum(impressions), count(*) from ${seoAnalytics} where ${ofMonth} group by date_recorded`);
    await tx.execute(sql`
      insert into ${viewsByPage} (month, page_url, impressions, last_day)
      select ${month}::date, page_url, sum(impressions), max(date_recorded) from ${seoAnalytics} where ${ofMonth}
      group by page_url order by page_url`);
  });
}
