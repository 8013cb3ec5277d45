import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { internalLinks, seoPages } from "#app/db/schema/pages.ts";
import { type OwnPath, ownPath } from "#app/domain/own-path.ts";

export type InternalLink = { targetPage: OwnPath; anchorText: string };

/** The first active links that the owner set for a page (`sourcePage` is its path); none to a landing page that is hidden. */
export async function listInternalLinks(
  db: Db,
  { sourcePage, limit }: { sourcePage: string; limit: number },
): Promise<InternalLink[]> {
  const rows = await db
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
  return rows.flatMap(({ targetPage, anchorText }) => {
    const path = ownPath(targetPage);
    return path ? [{ targetPage: path, anchorText }] : [];
  });
}

const leadsToHidden = sql`exists (
  select 1 from ${seoPages} where not ${seoPages.isActive}
  and ${internalLinks.targetPage} in ('/location/' || ${seoPages.slug}, '/seo/' || ${seoPages.slug}, ${seoPages.canonicalUrl})
)`;
