import { asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { brandAliases, brands } from "#app/db/schema/catalog.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";

type Brand = typeof brands.$inferSelect;
export type CountedBrand = Brand & { productCount: number };

/** All brands by name, with live counts of products on the shelf; those without any come last. */
export async function listBrands(readKept: ReadKept, today: string): Promise<CountedBrand[]> {
  const all = await withCounts(readKept, today);
  return all.toSorted((a, b) => Number(b.productCount > 0) - Number(a.productCount > 0));
}

/** Featured brands, those with most products first. */
export async function listFeaturedBrands(
  readKept: ReadKept,
  { limit, today }: { limit: number; today: string },
): Promise<CountedBrand[]> {
  const featured = (await withCounts(readKept, today)).filter(({ isFeatured }) => isFeatured);
  return featured
    .sort((a, b) => b.productCount - a.productCount || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit);
}

/** The brand of an address; `redirectTo` is its canonical slug when it was called by its id or another name. */
export async function findBrand(
  db: Db,
  slug: string,
): Promise<{ brand: Brand } | { redirectTo: string } | undefined> {
  const wanted = slugify(slug);
  const id = parseRowId(slug);
  const [brand] = await db
    .select()
    .from(brands)
    .where(or(eq(brands.slug, wanted), isAliasOf(wanted), id === undefined ? undefined : eq(brands.id, id)));
  if (!brand) return undefined;
  return brand.slug === slug ? { brand } : { redirectTo: brand.slug };
}

async function withCounts(readKept: ReadKept, today: string): Promise<CountedBrand[]> {
  const [rows, { ofBrand }] = await Promise.all([readKept(readRows), countShelf(readKept, { today })]);
  return rows.map((row) => ({ ...row, productCount: ofBrand(row.slug) }));
}

async function readRows(db: Db): Promise<Brand[]> {
  return db
    .select()
    .from(brands)
    .orderBy(asc(sql`lower(${brands.name})`));
}

function isAliasOf(slug: string) {
  return sql`${brands.id} in (
    select ${brandAliases.brandId} from ${brandAliases} where ${brandAliases.slug} = ${slug}
  )`;
}
