import { and, asc, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brandAliases, brands, categories, categoryAliases, products } from "#app/db/schema/catalog.ts";
import { dosageFormName } from "#app/domain/catalog/dosage-form.ts";
import type { ListUnit } from "#app/domain/catalog/list-unit.ts";
import { potencyLabel, potencySlug } from "#app/domain/catalog/potency.ts";
import type { ShopFilter } from "#app/domain/catalog/shop-filter.ts";
import type { CategoryFacet, Facet, Facets } from "#app/domain/catalog/shop-shelf.ts";
import { findListUnit } from "#app/services/catalog/list-shelf.server.ts";
import { countOf } from "#app/services/catalog/medicine-query.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";
import {
  categoryMembers,
  dosageFormSlug,
  matches,
  originSlug,
} from "#app/services/catalog/shop-query.server.ts";

type Counted = { filter: ShopFilter; unit: ListUnit };

/** The choices of the shop's filter; each list is counted as if nothing were chosen in it, in what the list would show: medicines, or packs where brand or potency is named. */
export async function listFacets(db: Db, filter: ShopFilter): Promise<Facets> {
  const unit = await findListUnit(db, filter);
  const [brandFacets, categoryFacets, concerns, dosageForms, potencies, origins] = await Promise.all([
    listBrandFacets(db, { ...filter, brands: [] }),
    listCategoryFacets(db, { filter: { ...filter, categories: [] }, unit }),
    listCategoryFacets(db, { filter: { ...filter, condition: undefined }, kind: "concern", unit }),
    listDosageFormFacets(db, { filter: { ...filter, dosageForms: [] }, unit }),
    listPotencyFacets(db, { ...filter, potencies: [] }),
    listOriginFacets(db, { filter: { ...filter, origin: undefined }, unit }),
  ]);
  return { brands: brandFacets, categories: categoryFacets, concerns, dosageForms, potencies, origins };
}

/** The choices that a list offers beside itself, as `listFacets` counts them. */
export async function listQuickFacets(
  db: Db,
  filter: ShopFilter,
): Promise<Pick<Facets, "brands" | "potencies">> {
  const [quickBrands, potencies] = await Promise.all([
    listBrandFacets(db, { ...filter, brands: [] }),
    listPotencyFacets(db, { ...filter, potencies: [] }),
  ]);
  return { brands: quickBrands, potencies };
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
  { filter, unit, kind }: Counted & { kind?: "concern" },
): Promise<CategoryFacet[]> {
  return db
    .select({
      slug: categories.slug,
      name: categories.name,
      kind: categories.kind,
      count: countOf(unit),
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

/** The largest first, called as the packs call them: "Mother tincture". */
async function listDosageFormFacets(db: Db, { filter, unit }: Counted): Promise<Facet[]> {
  const rows = await db
    .select({ slug: dosageFormSlug, count: countOf(unit) })
    .from(products)
    .where(matches(filter))
    .groupBy(sql`1`)
    .orderBy(desc(countOf(unit)), sql`1`);
  return rows.map((row) => ({ ...row, name: dosageFormName(row.slug), aliases: [] }));
}

/** Those of most packs first. */
async function listPotencyFacets(db: Db, filter: ShopFilter): Promise<Facet[]> {
  const rows = await db
    .select({
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      count: count(),
    })
    .from(products)
    .where(and(matches(filter), isNotNull(products.potencyScale)))
    .groupBy(products.potencyScale, products.potencyNumber)
    .orderBy(desc(count()), asc(products.potencyScale), asc(products.potencyNumber));
  return rows.flatMap((row) => {
    const potency = storedPotency(row);
    if (!potency) return [];
    return { slug: potencySlug(potency), name: potencyLabel(potency), count: row.count, aliases: [] };
  });
}

function listOriginFacets(db: Db, { filter, unit }: Counted): Promise<Facet[]> {
  return db
    .select({
      slug: originSlug,
      name: sql<string>`min(${products.originCountry})`,
      count: countOf(unit),
      aliases: sql<string[]>`array[]::text[]`,
    })
    .from(products)
    .where(matches(filter))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
