import { sql } from "drizzle-orm";
import { viewsByDay } from "#app/db/schema/reports-views.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { askedViews } from "#app/services/reports/views.server.ts";

/** How often pages were opened, by day. */
export const impressionsByDay: Report = {
  group: "pages",
  hasPeriod: true,
  charted: "impressions",
  columns: [
    { name: "day", unit: "day" },
    { name: "impressions", unit: "count", isSummed: true },
    { name: "pages", unit: "count" },
  ],
  figures: (request) => sql`
    with ${askedViews(request)},
    viewed as (
      select ${viewsByDay.day}, ${viewsByDay.impressions}, ${viewsByDay.pageCount} from ${viewsByDay} join summed_month using (month)
      union all
      select date_recorded, sum(impressions)::int, count(*)::int from open_view group by date_recorded
    )
    select day::text as "day", impressions as "impressions", page_count as "pages" from viewed`,
  order: sql`"day"`,
};
