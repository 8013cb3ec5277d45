import { between, sql } from "drizzle-orm";
import { searchTerms } from "#app/db/schema/reports.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { isShownTerm } from "#app/services/reports/shown-terms.server.ts";

/** What was searched for most, without what few have ever asked for, and how many products the last day's search found. */
export const topSearches: Report = {
  group: "searches",
  hasPeriod: true,
  charted: "searches",
  columns: [
    { name: "term", unit: "text" },
    { name: "searches", unit: "count", isSummed: true },
    { name: "foundCount", unit: "count" },
    { name: "sharePercent", unit: "percent", shareOf: "searches" },
  ],
  figures: ({ period }) => sql`
    select ${searchTerms.term} as "term", sum(${searchTerms.searchCount})::int as "searches", max(${searchTerms.searchedOn}) as last_day
    from ${searchTerms} where ${between(searchTerms.searchedOn, period.from, period.to)} and ${isShownTerm} group by ${searchTerms.term}`,
  order: sql`"searches" desc, "term"`,
  named: sql`
    select chosen.*, ${searchTerms.foundCount} as "foundCount" from chosen
    join ${searchTerms} on ${searchTerms.term} = chosen."term" and ${searchTerms.searchedOn} = chosen.last_day`,
};
