import { and, asc, count, eq, exists, gte, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, products, remedies } from "#app/db/schema/catalog.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";
import type { SitemapEntry } from "#app/services/pages/sitemaps/entry.server.ts";

/** Shelves of categories, guides to medicine forms, and brands of which a pack is on the shelf; `dateShelves` says when they changed. */
export async function listShelfEntries(db: Db): Promise<SitemapEntry[]> {
  const [shelves, makers] = await Promise.all([
    db
      .select({ slug: categories.slug, kind: categories.kind })
      .from(categories)
      .orderBy(asc(categories.kind), asc(categories.position)),
    db
      .select({ slug: brands.slug })
      .from(brands)
      .where(exists(onShelf(db, eq(products.brandId, brands.id))))
      .orderBy(asc(brands.slug)),
  ]);
  const guides = shelves.filter(({ kind }) => kind === "form");
  const weekly = { changeFrequency: "weekly" } as const;
  return [
    ...shelves.map(({ slug }) => ({
      path: `/category/${slug}` as const,
      ...weekly,
      priority: 0.9,
      shelf: { kind: "category" as const, slug },
    })),
    ...guides.map(({ slug }) => ({
      path: `/homeopathy-categories/${slug}` as const,
      changeFrequency: "monthly" as const,
      priority: 0.7,
    })),
    ...makers.map(({ slug }) => ({
      path: `/brand/${slug}` as const,
      ...weekly,
      priority: 0.8,
      shelf: { kind: "brand" as const, slug },
    })),
  ];
}

/** Remedies of which a pack is published; `dateShelves` says when they changed. */
export async function listRemedyEntries(db: Db): Promise<SitemapEntry[]> {
  const packs = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.remedyId, remedies.id), eq(products.isPublished, true)));
  const rows = await db
    .select({ slug: remedies.slug })
    .from(remedies)
    .where(exists(packs))
    .orderBy(asc(remedies.slug));
  return rows.map(({ slug }) => ({
    path: `/remedy/${slug}` as const,
    changeFrequency: "weekly",
    priority: 0.8,
    shelf: { kind: "remedy" as const, slug },
  }));
}

function onShelf(db: Db, condition: SQL) {
  return db.select({ id: products.id }).from(products).where(and(condition, isOnShelf));
}

/** How many products are on the shelf. */
export async function countListedProducts(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(isOnShelf);
  return row!.total;
}

/** The place of the product on the shelf that so many older ones stand before; undefined for none. */
export async function findProductPlace(db: Db, offset: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(isOnShelf)
    .orderBy(asc(products.id))
    .limit(1)
    .offset(offset);
  return row?.id;
}

/** Some of the products on the shelf from that place on, oldest first, and the place after them. */
export async function listProductEntries(
  db: Db,
  { from, limit, hasPictures }: { from: number; limit: number; hasPictures: boolean },
): Promise<{ entries: SitemapEntry[]; next: number }> {
  const rows = await db
    .select({ id: products.id, ...pictureFacts, name: products.name })
    .from(products)
    .where(and(isOnShelf, gte(products.id, from)))
    .orderBy(asc(products.id))
    .limit(limit);
  const entries = rows.map(
    (row): SitemapEntry => ({
      path: `/product/${row.slug}` as const,
      changeFrequency: "weekly",
      priority: 0.7,
      lastModified: row.updatedAt,
      ...(hasPictures && { pictures: [{ path: packPicture(row), title: row.name }] }),
    }),
  );
  return { entries, next: (rows.at(-1)?.id ?? from) + 1 };
}
