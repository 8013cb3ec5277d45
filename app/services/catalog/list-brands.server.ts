import { and, asc, count, desc, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brandAliases, brands, products } from "#app/db/schema/catalog.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { categoryMembers, isOnShelf } from "#app/services/catalog/shop-query.server.ts";

export type Brand = typeof brands.$inferSelect & { productCount: number };

/** All brands by name, with live counts of products on the shelf; those without any come last. */
export function listBrands(db: Db): Promise<Brand[]> {
  return selectBrands(db).orderBy(desc(sql`count(${products.id}) > 0`), asc(sql`lower(${brands.name})`));
}

/** Featured brands, those with most products first. */
export function listFeaturedBrands(db: Db, { limit }: { limit: number }): Promise<Brand[]> {
  return selectBrands(db)
    .where(eq(brands.isFeatured, true))
    .orderBy(desc(count(products.id)), asc(brands.slug))
    .limit(limit);
}

/** Brands with products in a category, most products first; `productCount` counts those only. */
export function listBrandsOfCategory(
  db: Db,
  { categoryId, limit }: { categoryId: number; limit: number },
): Promise<Brand[]> {
  return db
    .select({ ...getTableColumns(brands), productCount: count(products.id) })
    .from(brands)
    .innerJoin(products, and(eq(products.brandId, brands.id), isOnShelf))
    .innerJoin(
      sql`${categoryMembers} member`,
      sql`member.product_id = ${products.id} and member.category_id = ${categoryId}`,
    )
    .groupBy(brands.id)
    .orderBy(desc(count(products.id)), asc(brands.slug))
    .limit(limit);
}

/** The brand of an address; `redirectTo` is its canonical slug when it was called by its id or another name. */
export async function findBrand(
  db: Db,
  slug: string,
): Promise<{ brand: Brand } | { redirectTo: string } | undefined> {
  const wanted = slugify(slug);
  const id = parseRowId(slug);
  const [brand] = await selectBrands(db).where(
    or(eq(brands.slug, wanted), isAliasOf(wanted), id === undefined ? undefined : eq(brands.id, id)),
  );
  if (!brand) return undefined;
  return brand.slug === slug ? { brand } : { redirectTo: brand.slug };
}

function selectBrands(db: Db) {
  return db
    .select({ ...getTableColumns(brands), productCount: count(products.id) })
    .from(brands)
    .leftJoin(products, and(eq(products.brandId, brands.id), isOnShelf))
    .groupBy(brands.id)
    .$dynamic();
}

function isAliasOf(slug: string) {
  return sql`${brands.id} in (
    select ${brandAliases.brandId} from ${brandAliases} where ${brandAliases.slug} = ${slug}
  )`;
}
