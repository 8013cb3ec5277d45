import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { internalLinks } from "#app/db/schema/pages.ts";

export type InternalLink = { targetPage: string; anchorText: string };

/** The first active links that the owner set for a page (`sourcePage` is its path). */
export function listInternalLinks(
  db: Db,
  { sourcePage, limit }: { sourcePage: string; limit: number },
): Promise<InternalLink[]> {
  return db
    .select({ targetPage: internalLinks.targetPage, anchorText: internalLinks.anchorText })
    .from(internalLinks)
    .where(and(eq(internalLinks.sourcePage, sourcePage), eq(internalLinks.isActive, true)))
    .orderBy(asc(internalLinks.id))
    .limit(limit);
}
