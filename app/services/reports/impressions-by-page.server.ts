import { between, sql } from "drizzle-orm";
import { seoAnalytics } from "#app/db/schema/pages.ts";
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
  async find(db, { period }) {
    const { rows } = await db.execute<Record<string, string | number>>(sql`
      select ${seoAnalytics.pageUrl} as "page", sum(${seoAnalytics.impressions})::int as "impressions",
        (array_agg(${seoAnalytics.pageTitle} order by ${seoAnalytics.dateRecorded} desc))[1] as "pageTitle"
      from ${seoAnalytics} where ${between(seoAnalytics.dateRecorded, period.from, period.to)}
      group by ${seoAnalytics.pageUrl} order by "impressions" desc, "page"`);
    return rows;
  },
};
