import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { siteLinks } from "#app/db/schema/pages.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import {
  type LinkPosition,
  type NewSiteLink,
  newSiteLinkSchema,
  type SiteLink,
  siteLinkUpdatesSchema,
} from "#app/domain/pages/site-link.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";
import { versionOf } from "#app/services/version.server.ts";

type By = { actor: Actor; now: Date };

/** The owner's links of header or footer, or of both, in their order, also those that are switched off. */
export async function listSiteLinks(db: Db, position?: LinkPosition): Promise<SiteLink[]> {
  const rows = await db
    .select()
    .from(siteLinks)
    .where(position && eq(siteLinks.place, position))
    .orderBy(asc(siteLinks.place), asc(siteLinks.sortOrder), asc(siteLinks.id));
  return rows.map(siteLink);
}

/**
 * Adds a link to header or footer; `link` is what somebody sent; refused when its words promise too much. The first link shown
 * in its place would hide `builtIn`, the links that stand there by themselves, so they are added with it.
 */
export async function addSiteLink(
  db: Db,
  { link, builtIn = [], actor, now }: { link: unknown; builtIn?: NewSiteLink[] } & By,
): Promise<Result<SiteLink, "bad-link" | "claims">> {
  const parsed = newSiteLinkSchema.safeParse(link);
  if (!parsed.success) return refused("bad-link");
  if (findHealthClaims(parsed.data.label).length > 0) return refused("claims");
  const { position } = parsed.data;
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `site links ${position}`);
    const isShown = (await listSiteLinks(tx, position)).some(({ isActive }) => isActive);
    const added = [...(isShown ? [] : builtIn), parsed.data];
    const rows = await tx.insert(siteLinks).values(added.map(columns)).returning();
    for (const row of rows)
      await audit(tx, { act: "add-site-link", id: row.id, details: siteLink(row), actor, now });
    return ok(siteLink(rows.at(-1)!));
  });
}

/** Changes what `updates` names of a link; refused like `addSiteLink`, and when another `version` of the link is stored. */
export async function updateSiteLink(
  db: Db,
  { id, updates, version, actor, now }: { id: number; updates: unknown; version?: string | undefined } & By,
): Promise<Result<SiteLink, "bad-link" | "claims" | "not-found" | "changed">> {
  const parsed = siteLinkUpdatesSchema.safeParse(updates);
  if (!parsed.success) return refused("bad-link");
  if (findHealthClaims(parsed.data.label ?? "").length > 0) return refused("claims");
  return inTransaction(db, async (tx) => {
    const isIt = eq(siteLinks.id, id);
    const [before] = await tx.select().from(siteLinks).where(isIt).for("update");
    if (!before) return refused("not-found");
    if (version !== undefined && version !== versionOf(siteLink(before))) return refused("changed");
    const [row] = await tx.update(siteLinks).set(columns(parsed.data)).where(isIt).returning();
    await audit(tx, { act: "change-site-link", id, details: parsed.data, actor, now });
    return ok(siteLink(row!));
  });
}

/** Takes a link away; it can be put back. */
export function deleteSiteLink(
  db: Db,
  { id, ...by }: { id: number } & By,
): Promise<Result<Removed, "not-found">> {
  return removeForNow(db, siteLinks, {
    where: eq(siteLinks.id, id),
    act: "remove-site-link",
    about: subjectOf(id),
    told: ["position", "label", "url"],
    ...by,
  });
}

function subjectOf(id: number): string {
  return `site-link ${id}`;
}

async function audit(
  db: Db,
  { id, act, actor, ...entry }: { act: AuditAct; id: number; details: Record<string, unknown> } & By,
): Promise<void> {
  await recordAudit(db, { ...entry, by: actor, act, about: subjectOf(id) });
}

function siteLink({ place, ...row }: typeof siteLinks.$inferSelect): SiteLink {
  return { ...row, position: place };
}

function columns<T extends { position?: LinkPosition }>({ position, ...rest }: T) {
  return { ...rest, ...(position && { place: position }) } as Omit<T, "position"> & { place: LinkPosition };
}
