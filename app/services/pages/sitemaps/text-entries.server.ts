import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { faqCategories, faqItems, seoPages } from "#app/db/schema/pages.ts";
import { bodySystems, conditions } from "#app/db/schema/pages-conditions.ts";
import { ownPath } from "#app/domain/own-path.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import {
  type ChangeFrequency,
  entriesOf,
  type SitemapEntry,
} from "#app/services/pages/sitemaps/entry.server.ts";

/** Where questions stand that belong to no category. */
const GENERAL = "general";
const GUIDES: RoutePath[] = [
  "/locations",
  "/haryana/gurgaon/homeopathy",
  "/haryana/gurgaon/sohna/homeopathy",
];
const FREQUENCIES: ChangeFrequency[] = ["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"];

/** Body systems and their conditions. */
export async function listConditionEntries(db: Db): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ system: bodySystems.slug, condition: conditions.slug })
    .from(bodySystems)
    .innerJoin(conditions, eq(conditions.bodySystemId, bodySystems.id))
    .orderBy(asc(bodySystems.position), asc(conditions.position));
  const systems = [...new Set(rows.map((row) => `/diseases/${row.system}` as const))];
  return [
    ...entriesOf(systems, { changeFrequency: "weekly", priority: 0.7 }),
    ...entriesOf(
      rows.map((row) => `/diseases/${row.system}/${row.condition}` as const),
      { changeFrequency: "monthly", priority: 0.6 },
    ),
  ];
}

/** The questions: their index, the categories of the knowledge base, and each answer. */
export async function listFaqEntries(db: Db): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ category: faqCategories.slug, question: faqItems.slug })
    .from(faqItems)
    .leftJoin(faqCategories, eq(faqCategories.id, faqItems.faqCategoryId))
    .orderBy(asc(faqCategories.position), asc(faqItems.position));
  const categories = [
    ...new Set(rows.flatMap((row) => (row.category ? [`/faq/${row.category}` as const] : []))),
  ];
  return [
    { path: "/faq", changeFrequency: "weekly", priority: 0.8 },
    ...entriesOf(categories, { changeFrequency: "weekly", priority: 0.7 }),
    ...entriesOf(
      rows.map((row) => `/faq/${row.category ?? GENERAL}/${row.question}` as const),
      { changeFrequency: "monthly", priority: 0.6 },
    ),
  ];
}

/** The pages of places, at the one address that stands for each (decision 32), as often as their row says; those of `unlisted` slugs are left out. */
export async function listPlaceEntries(
  db: Db,
  { origin, unlisted }: { origin: string; unlisted: ReadonlySet<string> },
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({
      slug: seoPages.slug,
      canonicalUrl: seoPages.canonicalUrl,
      changeFrequency: seoPages.changeFrequency,
      priority: seoPages.priority,
      lastModified: seoPages.updatedAt,
    })
    .from(seoPages)
    .where(eq(seoPages.isActive, true))
    .orderBy(asc(seoPages.id));
  return [
    ...entriesOf(GUIDES, { changeFrequency: "monthly", priority: 0.7 }),
    ...rows.flatMap(({ slug, canonicalUrl, changeFrequency, ...row }) => {
      if (unlisted.has(slug)) return [];
      const address = new URL(canonicalUrl ?? `/location/${slug}`, origin);
      const path = address.origin === origin ? ownPath(address.pathname) : undefined;
      const known = FREQUENCIES.find((each) => each === changeFrequency) ?? "monthly";
      return path ? [{ path, changeFrequency: known, ...row }] : [];
    }),
  ];
}
