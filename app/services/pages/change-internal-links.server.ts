import { and, asc, eq, gt, ilike, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { internalLinks, seoPages } from "#app/db/schema/pages.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { escapeLike } from "#app/db/words.ts";
import type { Actor } from "#app/domain/actor.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { internalLinkProblems } from "#app/domain/pages/internal-link.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";

export type OfficeLink = typeof internalLinks.$inferSelect;
type By = { actor: Actor; now: Date };

const PER_PAGE = 50;

/** Links between our own pages, 50 after the link `after`; `q` is part of a path or of the words. */
export async function listLinksToEdit(
  db: Db,
  { q, after }: { q: string; after?: number | undefined },
): Promise<{ rows: OfficeLink[]; after: number | undefined }> {
  const part = `%${escapeLike(q)}%`;
  const { id, sourcePage, targetPage, anchorText } = internalLinks;
  const found = await db
    .select()
    .from(internalLinks)
    .where(
      and(
        q ? or(ilike(sourcePage, part), ilike(targetPage, part), ilike(anchorText, part)) : undefined,
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(PER_PAGE + 1);
  const rows = found.slice(0, PER_PAGE);
  return { rows, after: found.length > PER_PAGE ? rows.at(-1)!.id : undefined };
}

/** Puts a link to one page of ours on another that shows such links; refused when its words promise too much. */
export async function addInternalLink(
  db: Db,
  { actor, now, ...typed }: { sourcePage: string; targetPage: string; anchorText: string } & By,
): Promise<Result<OfficeLink, "bad-path" | "shows-none" | "no-words" | "same-page" | "claims" | "exists">> {
  const [wrong] = Object.values(internalLinkProblems(typed));
  if (wrong) return refused(wrong);
  const source = ownPath(typed.sourcePage.trim());
  const targetPage = ownPath(typed.targetPage.trim());
  const anchorText = cleanLine(typed.anchorText);
  if (!source || !targetPage) return refused("bad-path");
  const sourcePage = await showsLinksAs(db, source);
  if (!sourcePage) return refused("shows-none");
  if (source === targetPage) return refused("same-page");
  if (findHealthClaims(anchorText).length > 0) return refused("claims");
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(internalLinks)
      .values({ sourcePage, targetPage, anchorText })
      .onConflictDoNothing()
      .returning();
    if (!row) return refused("exists");
    const details = { sourcePage, targetPage, anchorText };
    await recordAudit(tx, { by: actor, act: "add-internal-link", about: `link ${row.id}`, details, now });
    return ok(row);
  });
}

/** The path by which the links of a page are looked up: home has its own, all addresses of a place have one. */
async function showsLinksAs(db: Db, path: string): Promise<string | undefined> {
  if (path === "/") return path;
  const [, slug] = /^\/(?:location\/|seo\/|homeopathy-in-)([a-z0-9-]+)$/.exec(path) ?? [];
  if (!slug || (await db.$count(seoPages, eq(seoPages.slug, slug))) === 0) return undefined;
  return `/seo/${slug}`;
}

/** Shows a link or hides it. */
export async function switchInternalLink(
  db: Db,
  { id, isActive, actor, now }: { id: number; isActive: boolean } & By,
): Promise<Result<OfficeLink, "not-found">> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(internalLinks)
      .set({ isActive })
      .where(eq(internalLinks.id, id))
      .returning();
    if (!row) return refused("not-found");
    const details = { isActive };
    await recordAudit(tx, { by: actor, act: "switch-internal-link", about: `link ${id}`, details, now });
    return ok(row);
  });
}

/** Takes a link away; it can be put back. */
export function removeInternalLink(
  db: Db,
  { id, ...by }: { id: number } & By,
): Promise<Result<Removed, "not-found">> {
  return removeForNow(db, internalLinks, {
    where: eq(internalLinks.id, id),
    act: "remove-internal-link",
    about: `link ${id}`,
    told: ["source_page", "target_page", "anchor_text"],
    ...by,
  });
}
