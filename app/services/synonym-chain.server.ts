import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { waitForTurn } from "#app/db/transaction.server.ts";

/** Whether a word of the search would lead back to itself if it meant that; until the transaction ends nobody else asks. */
export async function leadsBack(tx: Db, { term, means }: { term: string; means: string }): Promise<boolean> {
  await waitForTurn(tx, "search words");
  const { rows } = await tx.execute(sql`
    with recursive way(means) as (
      select lower(${means}::text)
      union
      select lower(${searchSynonyms.means}) from ${searchSynonyms}
      join way on lower(${searchSynonyms.term}) = way.means
    )
    select 1 from way where means = lower(${term}::text)`);
  return rows.length > 0;
}
