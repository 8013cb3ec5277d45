import { and, between, eq, sql } from "drizzle-orm";
import { searchTerms } from "#app/db/schema/reports.ts";
import type { Report } from "#app/services/reports/report.server.ts";
import { isShownTerm } from "#app/services/reports/shown-terms.server.ts";

/** What was searched for in vain, without what few have ever asked for, on the days on which nothing was found. */
export const searchesWithoutResult: Report = {
  group: "searches",
  hasPeriod: true,
  charted: "searches",
  columns: [
    { name: "term", unit: "text" },
    { name: "searches", unit: "count", isSummed: true },
    { name: "lastDay", unit: "day" },
    { name: "sharePercent", unit: "percent", shareOf: "searches" },
  ],
  figures({ period }) {
    const isInVain = and(
      between(searchTerms.searchedOn, period.from, period.to),
      eq(searchTerms.foundCount, 0),
      isShownTerm,
    );
    return sql`
      select ${searchTerms.term} as "term", sum(${searchTerms.searchCount})::int as "searches",
        max(${searchTerms.searchedOn})::text as "lastDay"
      from ${searchTerms} where ${isInVain} group by ${searchTerms.term}`;
  },
  order: sql`"searches" desc, "term"`,
};
