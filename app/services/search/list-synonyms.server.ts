import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { searchSynonyms } from "#app/db/schema/search.ts";
import { meaningsInTheEnd, type Synonym } from "#app/domain/search/synonym.ts";

/** The owner's words with what they mean in the end; whoever looks for the meaning asks no further. */
export async function listSynonyms(db: Db): Promise<Synonym[]> {
  const { term, means } = searchSynonyms;
  return meaningsInTheEnd(await db.select({ term, means }).from(searchSynonyms).orderBy(sql`lower(${term})`));
}
