import { and, asc, eq, gte, max, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, products, remedies } from "#app/db/schema/catalog.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { categoryMembers, isOnShelf } from "#app/services/catalog/shop-query.server.ts";
import type { SitemapEntry } from "#app/services/pages/sitemaps/entry.server.ts";

const changedAt = max(products.updatedAt);

/** Shelves of categories, guides to medicine forms, and brands; each changed when a product of it last did. */
export async function listShelfEntries(db: Db): Promise<SitemapEntry[]> {
  const [shelves, makers] = await Promise.all([
    db
      .select({ slug: categories.slug, kind: categories.kind, changedAt })
      .from(categories)
      .leftJoin(sql`${categoryMembers} member`, sql`member.category_id = ${categories.id}`)
      .leftJoin(products, sql`${products.id} = member.product_id and ${isOnShelf}`)
      .groupBy(categories.id)
      .orderBy(asc(categories.kind), asc(categories.position)),
    db
      .select({ slug: brands.slug, changedAt })
      .from(brands)
      .innerJoin(products, sql`${products.brandId} = ${brands.id} and ${isOnShelf}`)
      .groupBy(brands.id)
      .orderBy(asc(brands.slug)),
  ]);
  const guides = shelves.filter(({ kind }) => kind === "form");
  const weekly = { changeFrequency: "weekly" } as const;
  return [
    ...shelves.map((row) => ({
      path: `/category/${row.slug}` as const,
      ...weekly,
      priority: 0.9,
      lastModified: row.changedAt ?? undefined,
    })),
    ...guides.map(({ slug }) => ({
      path: `/homeopathy-categories/${slug}` as const,
      changeFrequency: "monthly" as const,
      priority: 0.7,
    })),
    ...makers.map((row) => ({
      path: `/brand/${row.slug}` as const,
      ...weekly,
      priority: 0.8,
      lastModified: row.changedAt ?? undefined,
    })),
  ];
}

/** Remedies of which a pack is published; each changed when one of them last did. */
export async function listRemedyEntries(db: Db): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: remedies.slug, changedAt })
    .from(remedies)
    .innerJoin(products, and(eq(products.remedyId, remedies.id), eq(products.isPublished, true)))
    .groupBy(remedies.id)
    .orderBy(asc(remedies.slug));
  return rows.map((row) => ({
    path: `/remedy/${row.slug}` as const,
    changeFrequency: "weekly",
    priority: 0.8,
    lastModified: row.changedAt ?? undefined,
  }));
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
