import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { restrictedAreasIn } from "#app/domain/catalog/restricted-areas.ts";
import type { Period } from "#app/domain/reports/report-period.ts";
import { isAskedOften } from "#app/services/reports/shown-terms.server.ts";

export type NotKept = { term: string; searches: number; lastDay: string };

const MOST_READ = 500;

/**
 * What was asked for in those days and not found the last time, most asked for first: without what few have ever asked for,
 * what the owner's words mean by now, and what no medicine may be offered for. Later searches change nothing in it.
 */
export async function listNotKept(db: Db, { from, to }: Period): Promise<NotKept[]> {
  const { rows } = await db.execute<NotKept>(sql`
    with asked as (
      select distinct ${searchTerms.term} as term from ${searchTerms}
      where ${searchTerms.searchedOn} between ${from} and ${to} and ${searchTerms.foundCount} = 0
    )
    select asked.term as "term", told."lastDay", told."searches"
    from asked cross join lateral (
      select max(${searchTerms.searchedOn})::text as "lastDay",
        (sum(${searchTerms.searchCount}) filter (where ${searchTerms.searchedOn} >= ${from}))::int as "searches"
      from ${searchTerms} where ${searchTerms.term} = asked.term and ${searchTerms.searchedOn} <= ${to}
      having (array_agg(${searchTerms.foundCount} order by ${searchTerms.searchedOn} desc))[1] = 0 and ${isAskedOften}
      offset 0
    ) as told
    where not exists (select from ${searchSynonyms} where lower(${searchSynonyms.term}) = lower(asked.term))
    order by told."searches" desc, asked.term limit ${MOST_READ}`);
  return rows.filter(({ term }) => restrictedAreasIn(term).length === 0);
}
