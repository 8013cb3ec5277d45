import { between, sql } from "drizzle-orm";
import { seoAnalytics } from "#app/db/schema/pages.ts";
import type { Report } from "#app/services/reports/report.server.ts";

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
  figures: ({ period }) => sql`
    select ${seoAnalytics.dateRecorded}::text as "day", sum(${seoAnalytics.impressions})::int as "impressions",
      count(*)::int as "pages"
    from ${seoAnalytics} where ${between(seoAnalytics.dateRecorded, period.from, period.to)} group by ${seoAnalytics.dateRecorded}`,
  order: sql`"day"`,
};
