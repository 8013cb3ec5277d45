import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories } from "#app/db/schema/catalog.ts";
import { seoPages, siteLinks } from "#app/db/schema/pages.ts";
import { bodySystems, conditions } from "#app/db/schema/pages-conditions.ts";
import { AREA_SLUGS } from "#app/domain/places/place.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** Kept with the page and shown to nobody (specification, decision 30). */
export const LINKS_FAILED = "Failed to load navigation links";

/** What stands in when the links cannot be read: header and footer then show the built-in ones. */
export const BUILT_IN_LINKS_ONLY = {
  error: LINKS_FAILED,
  categories: [],
  brands: [],
  headerLinks: [],
  footerLinks: [],
  hiddenAreas: [],
  bodySystems: [],
};

const CATEGORIES_SHOWN = 6;
const BRANDS_SHOWN = 6;
const BODY_SYSTEMS_SHOWN = 6;
const CONDITIONS_SHOWN = 4;

/** What menus and footer list: popular forms, featured brands, the owner's links, and body systems with their first 4 conditions. */
export async function findNavigation(db: Db) {
  const [links, bodySystemList] = await Promise.all([listLinks(db), listBodySystems(db)]);
  const linksFor = (menu: string) =>
    links.filter((link) => link.menu === menu).map(({ text, to }) => ({ text, to }));
  return {
    error: undefined,
    categories: linksFor("categories"),
    brands: linksFor("brands"),
    headerLinks: linksFor("header"),
    footerLinks: linksFor("footer"),
    hiddenAreas: linksFor("hidden").map(({ to }) => to),
    bodySystems: bodySystemList,
  };
}

function listLinks(db: Db) {
  const popularForms = db
    .select({
      menu: sql<string>`'categories'`.as("menu"),
      text: sql<string>`${categories.name}`.as("text"),
      to: sql<LinkTarget>`'/homeopathy-categories/' || ${categories.slug}`.as("to"),
    })
    .from(categories)
    .where(eq(categories.kind, "form"))
    .orderBy(desc(categories.isFeatured), asc(categories.position))
    .limit(CATEGORIES_SHOWN);
  const featuredBrands = db
    .select({
      menu: sql<string>`'brands'`.as("menu"),
      text: sql<string>`${brands.name}`.as("text"),
      to: sql<LinkTarget>`'/brand/' || ${brands.slug}`.as("to"),
    })
    .from(brands)
    .where(eq(brands.isFeatured, true))
    .orderBy(asc(brands.id))
    .limit(BRANDS_SHOWN);
  const ownersLinks = db
    .select({
      menu: sql<string>`${siteLinks.place}`.as("menu"),
      text: sql<string>`${siteLinks.label}`.as("text"),
      to: sql<LinkTarget>`${siteLinks.url}`.as("to"),
    })
    .from(siteLinks)
    .where(eq(siteLinks.isActive, true))
    .orderBy(asc(siteLinks.sortOrder), asc(siteLinks.id))
    .limit(40);
  const hiddenAreas = db
    .select({
      menu: sql<string>`'hidden'`.as("menu"),
      text: sql<string>`${seoPages.locationName}`.as("text"),
      to: sql<LinkTarget>`'/homeopathy-in-' || ${seoPages.slug}`.as("to"),
    })
    .from(seoPages)
    .where(and(eq(seoPages.isActive, false), inArray(seoPages.slug, [...AREA_SLUGS])));
  return unionAll(popularForms, featuredBrands, ownersLinks, hiddenAreas);
}

async function listBodySystems(db: Db) {
  const ranked = db
    .select({
      bodySystemId: conditions.bodySystemId,
      text: sql<string>`${conditions.name}`.as("condition_name"),
      slug: sql<string>`${conditions.slug}`.as("condition_slug"),
      rank: sql<number>`row_number() over (partition by ${conditions.bodySystemId} order by ${conditions.position})::int`.as(
        "rank",
      ),
      conditionCount: sql<number>`count(*) over (partition by ${conditions.bodySystemId})::int`.as(
        "condition_count",
      ),
    })
    .from(conditions)
    .as("ranked");
  const rows = await db
    .select({
      systemName: bodySystems.name,
      systemSlug: bodySystems.slug,
      conditionCount: ranked.conditionCount,
      text: ranked.text,
      slug: ranked.slug,
    })
    .from(bodySystems)
    .innerJoin(
      ranked,
      and(eq(ranked.bodySystemId, bodySystems.id), sql`${ranked.rank} <= ${CONDITIONS_SHOWN}`),
    )
    .orderBy(asc(bodySystems.position), asc(ranked.rank));
  return [...Map.groupBy(rows, (row) => row.systemSlug)]
    .slice(0, BODY_SYSTEMS_SHOWN)
    .map(([slug, conditionRows]) => ({
      text: conditionRows[0]!.systemName,
      to: `/diseases/${slug}` as const,
      conditionCount: conditionRows[0]!.conditionCount,
      conditions: conditionRows.map((row) => ({
        text: row.text,
        to: `/diseases/${slug}/${row.slug}` as const,
      })),
    }));
}
