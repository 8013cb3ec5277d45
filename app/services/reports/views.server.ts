import { type SQL, sql } from "drizzle-orm";
import { seoAnalytics } from "#app/db/schema/pages.ts";
import { viewMonths } from "#app/db/schema/reports-views.ts";
import type { ReportRequest } from "#app/services/reports/report.server.ts";

/**
 * SQL of two tables for `with`: `summed_month`, the whole months among the asked days whose sums are kept, and `open_view`, a row for
 * each page and day of all other asked days.
 */
export function askedViews({ period: { from, to } }: ReportRequest): SQL {
  // "offset 0": month by month and day by day along the indexes, however many of them the planner expects.
  return sql`
    summed_month as materialized (
      select ${viewMonths.month} from ${viewMonths}
      where ${viewMonths.month} >= ${from}::date and (${viewMonths.month} + interval '1 month')::date <= ${to}::date + 1
    ),
    open_day as materialized (
      select day from (select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) as n) as asked
      where date_trunc('month', day::timestamp)::date not in (select month from summed_month)
    ),
    open_view as (
      select viewed.* from open_day cross join lateral (
        select ${seoAnalytics.pageUrl}, ${seoAnalytics.impressions}, ${seoAnalytics.dateRecorded} from ${seoAnalytics}
        where ${seoAnalytics.dateRecorded} = open_day.day
        offset 0
      ) as viewed
    )`;
}
