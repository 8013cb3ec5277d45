import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, productCategories, products, remedies } from "#app/db/schema/catalog.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";
import type { SitemapEntry } from "#app/services/pages/sitemaps/entry.server.ts";

type Changes = { slug: string; changedAt: Date | null }[];
type ShelfKind = NonNullable<SitemapEntry["shelf"]>["kind"];

/** The same entries, those of shelves, brands and remedies with the moment when a product of theirs last changed: one look into an index for each. */
export async function dateShelves(db: Db, entries: SitemapEntry[]): Promise<SitemapEntry[]> {
  const dates = new Map<string, Date>();
  for (const kind of ["category", "brand", "remedy"] as const) {
    const slugs = entries.flatMap(({ shelf }) => (shelf?.kind === kind ? [shelf.slug] : []));
    if (slugs.length === 0) continue;
    for (const row of await CHANGES[kind](db, slugs))
      if (row.changedAt) dates.set(`${kind} ${row.slug}`, row.changedAt);
  }
  return entries.map((entry) => {
    const lastModified = entry.shelf && dates.get(`${entry.shelf.kind} ${entry.shelf.slug}`);
    return lastModified ? { ...entry, lastModified } : entry;
  });
}

const CHANGES: Record<ShelfKind, (db: Db, slugs: string[]) => Promise<Changes>> = {
  category: (db, slugs) =>
    db
      .select({
        slug: categories.slug,
        changedAt: latest(productCategories.shelfChangedAt, eq(productCategories.categoryId, categories.id)),
      })
      .from(categories)
      .where(inArray(categories.slug, slugs)),
  brand: (db, slugs) =>
    db
      .select({
        slug: brands.slug,
        changedAt: latest(products.updatedAt, sql`${products.brandId} = ${brands.id} and ${isOnShelf}`),
      })
      .from(brands)
      .where(inArray(brands.slug, slugs)),
  remedy: (db, slugs) =>
    db
      .select({
        slug: remedies.slug,
        changedAt: latest(
          products.updatedAt,
          sql`${products.remedyId} = ${remedies.id} and ${products.isPublished}`,
        ),
      })
      .from(remedies)
      .where(inArray(remedies.slug, slugs)),
};

/** SQL: the latest of these moments in the rows for which that holds; one look into an index. */
function latest(moment: PgColumn, condition: SQL): SQL<Date | null> {
  return sql`(select max(${moment}) from ${moment.table} where ${condition})`.mapWith(products.updatedAt);
}
