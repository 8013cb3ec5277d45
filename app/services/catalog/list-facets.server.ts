import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brandAliases, brands, categories, categoryAliases, products } from "#app/db/schema/catalog.ts";
import { dosageFormName } from "#app/domain/catalog/dosage-form.ts";
import type { ShopFilter } from "#app/domain/catalog/shop-filter.ts";
import type { CategoryFacet, Facet, Facets } from "#app/domain/catalog/shop-shelf.ts";
import {
  categoryMembers,
  dosageFormSlug,
  matches,
  originSlug,
} from "#app/services/catalog/shop-query.server.ts";

/** The choices of the shop's filter; each list is counted as if nothing were chosen in it. */
export async function listFacets(db: Db, filter: ShopFilter): Promise<Facets> {
  const [brandFacets, categoryFacets, concerns, dosageForms, origins] = await Promise.all([
    listBrandFacets(db, { ...filter, brands: [] }),
    listCategoryFacets(db, { filter: { ...filter, categories: [] } }),
    listCategoryFacets(db, { filter: { ...filter, condition: undefined }, kind: "concern" }),
    listDosageFormFacets(db, { ...filter, dosageForms: [] }),
    listOriginFacets(db, { ...filter, origin: undefined }),
  ]);
  return { brands: brandFacets, categories: categoryFacets, concerns, dosageForms, origins };
}

/** The same filter with every brand and category called by its canonical slug. */
export function canonicalFilter(filter: ShopFilter, facets: Facets): ShopFilter {
  const slugIn = (choices: Facet[]) => (slug: string) =>
    choices.find((choice) => choice.aliases.includes(slug))?.slug ?? slug;
  return {
    ...filter,
    brands: [...new Set(filter.brands.map(slugIn(facets.brands)))],
    categories: [...new Set(filter.categories.map(slugIn(facets.categories)))],
    condition: filter.condition && slugIn(facets.concerns)(filter.condition),
  };
}

function listBrandFacets(db: Db, filter: ShopFilter): Promise<Facet[]> {
  return db
    .select({
      slug: brands.slug,
      name: brands.name,
      count: count(products.id),
      aliases: sql<string[]>`array(
        select ${brandAliases.slug} from ${brandAliases} where ${brandAliases.brandId} = ${brands.id}
      )`,
    })
    .from(brands)
    .leftJoin(products, and(eq(products.brandId, brands.id), matches(filter)))
    .groupBy(brands.id)
    .orderBy(desc(count(products.id)), asc(brands.slug));
}

function listCategoryFacets(
  db: Db,
  { filter, kind }: { filter: ShopFilter; kind?: "concern" },
): Promise<CategoryFacet[]> {
  return db
    .select({
      slug: categories.slug,
      name: categories.name,
      kind: categories.kind,
      count: count(products.id),
      aliases: sql<string[]>`array(
        select ${categoryAliases.slug} from ${categoryAliases} where ${categoryAliases.categoryId} = ${categories.id}
      )`,
    })
    .from(categories)
    .leftJoin(sql`${categoryMembers} member`, sql`member.category_id = ${categories.id}`)
    .leftJoin(products, and(sql`${products.id} = member.product_id`, matches(filter)))
    .where(kind && eq(categories.kind, kind))
    .groupBy(categories.id)
    .orderBy(asc(categories.kind), asc(categories.position), asc(categories.slug));
}

/** Those with most packs first, called as the packs call them: "Mother tincture". */
async function listDosageFormFacets(db: Db, filter: ShopFilter): Promise<Facet[]> {
  const rows = await db
    .select({ slug: dosageFormSlug, count: count() })
    .from(products)
    .where(matches(filter))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`);
  return rows.map((row) => ({ ...row, name: dosageFormName(row.slug), aliases: [] }));
}

function listOriginFacets(db: Db, filter: ShopFilter): Promise<Facet[]> {
  return db
    .select({
      slug: originSlug,
      name: sql<string>`min(${products.originCountry})`,
      count: count(),
      aliases: sql<string[]>`array[]::text[]`,
    })
    .from(products)
    .where(matches(filter))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
