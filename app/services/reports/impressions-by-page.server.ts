import { between, sql } from "drizzle-orm";
import { seoAnalytics } from "#app/db/schema/pages.ts";
import { impressionsByDay } from "#app/services/reports/impressions-by-day.server.ts";
import type { Report } from "#app/services/reports/report.server.ts";

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
  figures: ({ period }) => sql`
    select ${seoAnalytics.pageUrl} as "page", sum(${seoAnalytics.impressions})::int as "impressions", max(${seoAnalytics.dateRecorded}) as last_day
    from ${seoAnalytics} where ${between(seoAnalytics.dateRecorded, period.from, period.to)} group by ${seoAnalytics.pageUrl}`,
  order: sql`"impressions" desc, "page"`,
  named: sql`
    select chosen.*, ${seoAnalytics.pageTitle} as "pageTitle" from chosen
    join ${seoAnalytics} on ${seoAnalytics.pageUrl} = chosen."page" and ${seoAnalytics.dateRecorded} = chosen.last_day`,
  totalsLike: impressionsByDay,
};
