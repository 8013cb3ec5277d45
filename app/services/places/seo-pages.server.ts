import { and, eq, ne, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { seoPages } from "#app/db/schema/pages.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Actor } from "#app/domain/actor.ts";
import { type ClaimFinding, findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { FACTS } from "#app/domain/fact.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { sectionFaults } from "#app/domain/pages/fact-sections.ts";
import type { SeoPageForm } from "#app/domain/pages/seo-page-form.ts";
import { AREA_SLUGS } from "#app/domain/places/place.ts";
import { ok, type Refused, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { linksInLanguage } from "#app/services/pages/content/links-in-language.server.ts";
import { isEverEmpty } from "#app/services/pages/content/save-content.server.ts";
import { sanitiseLandingHtml } from "#app/services/pages/landing-html.server.ts";
import { versionOf } from "#app/services/version.server.ts";

export type SeoPage = typeof seoPages.$inferSelect;

/** The active landing page of a slug, its content safe to show; undefined without one. */
export async function findSeoPage(db: Db, slug: string): Promise<SeoPage | undefined> {
  if (slugify(slug) !== slug) return undefined;
  const [page] = await db
    .select()
    .from(seoPages)
    .where(and(eq(seoPages.slug, slug), eq(seoPages.isActive, true)));
  return page && { ...page, content: linksInLanguage(sanitiseLandingHtml(page.content)) };
}

/** A landing page for editing, hidden or not. */
export async function findSeoPageToEdit(db: Db, slug: string): Promise<SeoPage | undefined> {
  const [page] = await db.select().from(seoPages).where(eq(seoPages.slug, slug));
  return page;
}

type SeoPageRefusal =
  | Refused<"slug-taken" | "canonical-taken" | "canonical-unknown" | "nothing-left" | "unknown-fact", object>
  | Refused<"claims", { claims: ClaimFinding[] }>;
export type SeoPageResult = { ok: true; value: { slug: string } } | SeoPageRefusal;

/** Puts up a landing page; refused when the address is taken or the canonical one is no place's, when nothing is left of the content once it is sanitised, or when its words promise too much. */
export function createSeoPage(
  db: Db,
  { page, actor, now }: { page: SeoPageForm; actor: Actor; now: Date },
): Promise<SeoPageResult> {
  return inTransaction(db, async (tx): Promise<SeoPageResult> => {
    const refusal = await refusalOf(tx, page);
    if (refusal) return refusal;
    const inserted = await tx
      .insert(seoPages)
      .values({ ...rowOf(page), updatedAt: now })
      .onConflictDoNothing()
      .returning({ slug: seoPages.slug });
    if (inserted.length === 0) return refused("slug-taken");
    await recordAudit(tx, {
      by: actor,
      act: "create-seo-page",
      about: `landing page ${page.slug}`,
      details: { title: page.title },
      now,
    });
    return ok({ slug: page.slug });
  });
}

export type SeoPageChangeResult = SeoPageResult | Refused<"not-found" | "changed", object>;

/** Changes a landing page, whose address stays: map, menus and links know the place by it. Refused as in `createSeoPage`, when there is none of that slug, or when another `version` of it is stored. */
export function changeSeoPage(
  db: Db,
  {
    slug,
    version,
    actor,
    now,
    ...typed
  }: { slug: string; page: SeoPageForm; version?: string | undefined; actor: Actor; now: Date },
): Promise<SeoPageChangeResult> {
  const page = { ...typed.page, slug };
  return inTransaction(db, async (tx): Promise<SeoPageChangeResult> => {
    const [before] = await tx.select().from(seoPages).where(eq(seoPages.slug, slug)).for("update");
    if (!before) return refused("not-found");
    if (version !== undefined && version !== versionOf(before)) return refused("changed");
    const refusal = await refusalOf(tx, page, before.id);
    if (refusal) return refusal;
    await tx
      .update(seoPages)
      .set({ ...rowOf(page), updatedAt: now })
      .where(eq(seoPages.id, before.id));
    await recordAudit(tx, {
      by: actor,
      act: "change-seo-page",
      about: `landing page ${slug}`,
      details: { before: { title: before.title, isActive: before.isActive } },
      now,
    });
    return ok({ slug });
  });
}

async function refusalOf(tx: Db, page: SeoPageForm, ownId?: number): Promise<SeoPageRefusal | undefined> {
  const content = sanitiseLandingHtml(page.content);
  if (isEverEmpty(content)) return refused("nothing-left");
  if (sectionFaults(content, Object.keys(FACTS)).length > 0) return refused("unknown-fact");
  const { title, metaDescription, h1Title, metaKeywords } = page;
  const claims = [title, metaDescription, h1Title, ...metaKeywords, content].flatMap(findHealthClaims);
  if (claims.length > 0) return { ok: false, reason: "claims", claims };
  if (page.canonicalUrl && !(await isOfAPlace(tx, page.canonicalUrl, page.slug)))
    return refused("canonical-unknown");
  const [other] = await tx
    .select({ slug: seoPages.slug })
    .from(seoPages)
    .where(
      and(
        or(
          eq(seoPages.slug, page.slug),
          page.canonicalUrl === undefined ? undefined : eq(seoPages.canonicalUrl, page.canonicalUrl),
        ),
        ownId === undefined ? undefined : ne(seoPages.id, ownId),
      ),
    );
  if (!other) return undefined;
  return refused(other.slug === page.slug ? "slug-taken" : "canonical-taken");
}

/** All links to the place lead to this address, so a page of a place must stand there. */
async function isOfAPlace(tx: Db, path: string, ownSlug: string): Promise<boolean> {
  const [, area] = /^\/homeopathy-in-(.+)$/.exec(path) ?? [];
  if (area !== undefined) return AREA_SLUGS.some((slug) => slug === area);
  const [, slug] = /^\/(?:location|seo)\/(.+)$/.exec(path) ?? [];
  if (slug === undefined || slug === ownSlug) return slug !== undefined;
  return (await tx.$count(seoPages, and(eq(seoPages.slug, slug), eq(seoPages.isActive, true)))) > 0;
}

function rowOf(page: SeoPageForm) {
  return {
    ...page,
    canonicalUrl: page.canonicalUrl ?? null,
    parentLocation: page.parentLocation ?? null,
    content: sanitiseLandingHtml(page.content),
  };
}
