import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { hasWords, wordsOf } from "#app/db/words.ts";

const PER_PAGE = 50;

/** The landing pages of places with the hidden ones, the most important first, 50 after the page `after`; `q` is beginnings of words of heading, place or address. */
export async function listPlacePages(db: Db, { q, after }: { q: string; after?: string | undefined }) {
  const found = await db
    .select({
      slug: seoPages.slug,
      h1Title: seoPages.h1Title,
      locationName: seoPages.locationName,
      locationType: seoPages.locationType,
      isActive: seoPages.isActive,
    })
    .from(seoPages)
    .where(
      and(q === "" ? undefined : matches(q), after === undefined ? undefined : await comesAfter(db, after)),
    )
    .orderBy(...ORDER)
    .limit(PER_PAGE + 1);
  const rows = found.slice(0, PER_PAGE);
  return { rows, after: found.length > PER_PAGE ? rows.at(-1)!.slug : undefined };
}

const importance = sql`(-${seoPages.priority})`;
const ORDER = [importance, asc(seoPages.locationName), asc(seoPages.id)];

/** SQL condition: the row stands behind the page of that slug; where there is none any more the list begins anew. */
async function comesAfter(db: Db, slug: string): Promise<SQL | undefined> {
  const [last] = await db
    .select({ priority: seoPages.priority, locationName: seoPages.locationName, id: seoPages.id })
    .from(seoPages)
    .where(eq(seoPages.slug, slug));
  if (!last) return undefined;
  return sql`(${importance}, ${seoPages.locationName}, ${seoPages.id}) > (${-last.priority}::numeric, ${last.locationName}, ${last.id})`;
}

function matches(q: string): SQL {
  // Looked up apart: walking along the list for a place that is nowhere would read all pages.
  return sql`${seoPages.id} = any (array(
    select own.id from ${seoPages} own where ${hasWords(wordsOf(sql`own.h1_title || ' ' || own.location_name || ' ' || own.slug`), q)}
  ))`;
}
