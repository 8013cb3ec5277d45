import { lt, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { seoAnalytics, unknownPaths } from "#app/db/schema/pages.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { keptSince } from "#app/domain/kept-for.ts";
import { isAskedOften } from "#app/services/reports/shown-terms.server.ts";

/**
 * Deletes page views, searches and unknown addresses of days that no report reaches any more, and sooner the searches that were
 * made too rarely to be shown; gives how many rows.
 */
export async function purgeOldCounts(db: Db, now: Date): Promise<number> {
  const since = indiaDate(keptSince("count", now));
  const rare = await deleteRareSearches(db, indiaDate(keptSince("rareSearch", now)));
  const gone = await Promise.all([
    db.delete(seoAnalytics).where(lt(seoAnalytics.dateRecorded, since)),
    db.delete(searchTerms).where(lt(searchTerms.searchedOn, since)),
    db.delete(unknownPaths).where(lt(unknownPaths.askedOn, since)),
  ]);
  return [rare, ...gone].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/** Of a term that few have ever asked for all rows are old, or none is deleted. */
function deleteRareSearches(db: Db, since: string) {
  return db.delete(searchTerms).where(
    sql`${searchTerms.term} in (select ${searchTerms.term} from ${searchTerms} group by ${searchTerms.term}
      having max(${searchTerms.searchedOn}) < ${since} and not ${isAskedOften})`,
  );
}
