import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { seoAnalytics, unknownPaths } from "#app/db/schema/pages.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { keptSince } from "#app/domain/kept-for.ts";

/** Deletes page views, searches and unknown addresses of days that no report reaches any more; gives how many rows. */
export async function purgeOldCounts(db: Db, now: Date): Promise<number> {
  const since = indiaDate(keptSince("count", now));
  const gone = await Promise.all([
    db.delete(seoAnalytics).where(lt(seoAnalytics.dateRecorded, since)),
    db.delete(searchTerms).where(lt(searchTerms.searchedOn, since)),
    db.delete(unknownPaths).where(lt(unknownPaths.askedOn, since)),
  ]);
  return gone.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
