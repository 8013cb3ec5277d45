import { sql } from "drizzle-orm";
import { seoAnalytics } from "#app/db/schema/pages.ts";
import { viewsByPage } from "#app/db/schema/reports-views.ts";
import { impressionsByDay } from "#app/services/reports/impressions-by-day.server.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { askedViews } from "#app/services/reports/views.server.ts";

/** How often each page was opened, under the title it had last. */
export const impressionsByPage: Report = {
  group: "pages",
  hasPeriod: true,
  charted: "impressions",
  columns: [
    { name: "page", unit: "text" },
    { name: "pageTitle", unit: "text" },
    { name: "impressions", unit: "count", isSummed: true },
    { name: "sharePercent", unit: "percent", shareOf: "impressions" },
  ],
  figures: (request) => sql`
    with ${askedViews(request)},
    viewed as (
      select summed.* from summed_month cross join lateral (
        select ${viewsByPage.pageUrl}, ${viewsByPage.impressions}, ${viewsByPage.lastDay} from ${viewsByPage}
        where ${viewsByPage.month} = summed_month.month
        offset 0
      ) as summed
      union all
      select page_url, impressions, date_recorded from open_view
    )
    select page_url as "page", sum(impressions)::int as "impressions", max(last_day) as last_day from viewed group by page_url`,
  order: sql`"impressions" desc, "page"`,
  named: sql`
    select chosen.*, ${seoAnalytics.pageTitle} as "pageTitle" from chosen
    join ${seoAnalytics} on ${seoAnalytics.pageUrl} = chosen."page" and ${seoAnalytics.dateRecorded} = chosen.last_day`,
  totalsLike: impressionsByDay,
};
