import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { internalLinks, seoPages } from "#app/db/schema/pages.ts";

export type InternalLink = { targetPage: string; anchorText: string };

/** The first active links that the owner set for a page (`sourcePage` is its path); none to a landing page that is hidden. */
export function listInternalLinks(
  db: Db,
  { sourcePage, limit }: { sourcePage: string; limit: number },
): Promise<InternalLink[]> {
  return db
    .select({ targetPage: internalLinks.targetPage, anchorText: internalLinks.anchorText })
    .from(internalLinks)
    .where(
      and(
        eq(internalLinks.sourcePage, sourcePage),
        eq(internalLinks.isActive, true),
        sql`not ${leadsToHidden}`,
      ),
    )
    .orderBy(asc(internalLinks.id))
    .limit(limit);
}

const leadsToHidden = sql`exists (
  select 1 from ${seoPages} where not ${seoPages.isActive}
  and ${internalLinks.targetPage} in ('/location/' || ${seoPages.slug}, '/seo/' || ${seoPages.slug}, ${seoPages.canonicalUrl})
)`;
