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
  type ShopQuestion,
} from "#app/services/catalog/shop-query.server.ts";

type Counted = { asked: ShopQuestion; unit: ListUnit };

/** The choices of the shop's filter; each list is counted as if nothing were chosen in it, in what the list would show: medicines, or packs where brand or potency is named. */
export async function listFacets(db: Db, asked: ShopQuestion): Promise<Facets> {
  const unit = await findListUnit(db, asked);
  const without = (choice: Partial<ShopFilter>) => ({ ...asked, filter: { ...asked.filter, ...choice } });
  const [brandFacets, categoryFacets, concerns, dosageForms, potencies, origins] = await Promise.all([
    listBrandFacets(db, without({ brands: [] })),
    listCategoryFacets(db, { asked: without({ categories: [] }), unit }),
    listCategoryFacets(db, { asked: without({ condition: undefined }), kind: "concern", unit }),
    listDosageFormFacets(db, { asked: without({ dosageForms: [] }), unit }),
    listPotencyFacets(db, without({ potencies: [] })),
    listOriginFacets(db, { asked: without({ origin: undefined }), unit }),
  ]);
  return { brands: brandFacets, categories: categoryFacets, concerns, dosageForms, potencies, origins };
}

/** The choices that a list offers beside itself, as `listFacets` counts them. */
export async function listQuickFacets(
  db: Db,
  asked: ShopQuestion,
): Promise<Pick<Facets, "brands" | "potencies">> {
  const { filter } = asked;
  const [quickBrands, potencies] = await Promise.all([
    listBrandFacets(db, { ...asked, filter: { ...filter, brands: [] } }),
    listPotencyFacets(db, { ...asked, filter: { ...filter, potencies: [] } }),
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

function listBrandFacets(db: Db, asked: ShopQuestion): Promise<Facet[]> {
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
    .leftJoin(products, and(eq(products.brandId, brands.id), matches(asked)))
    .groupBy(brands.id)
    .orderBy(desc(count(products.id)), asc(brands.slug));
}

function listCategoryFacets(
  db: Db,
  { asked, unit, kind }: Counted & { kind?: "concern" },
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
    .leftJoin(products, and(sql`${products.id} = member.product_id`, matches(asked)))
    .where(kind && eq(categories.kind, kind))
    .groupBy(categories.id)
    .orderBy(asc(categories.kind), asc(categories.position), asc(categories.slug));
}

/** The largest first, called as the packs call them: "Mother tincture". */
async function listDosageFormFacets(db: Db, { asked, unit }: Counted): Promise<Facet[]> {
  const rows = await db
    .select({ slug: dosageFormSlug, count: countOf(unit) })
    .from(products)
    .where(matches(asked))
    .groupBy(sql`1`)
    .orderBy(desc(countOf(unit)), sql`1`);
  return rows.map((row) => ({ ...row, name: dosageFormName(row.slug), aliases: [] }));
}

/** Those of most packs first. */
async function listPotencyFacets(db: Db, asked: ShopQuestion): Promise<Facet[]> {
  const rows = await db
    .select({
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      count: count(),
    })
    .from(products)
    .where(and(matches(asked), isNotNull(products.potencyScale)))
    .groupBy(products.potencyScale, products.potencyNumber)
    .orderBy(desc(count()), asc(products.potencyScale), asc(products.potencyNumber));
  return rows.flatMap((row) => {
    const potency = storedPotency(row);
    if (!potency) return [];
    return { slug: potencySlug(potency), name: potencyLabel(potency), count: row.count, aliases: [] };
  });
}

function listOriginFacets(db: Db, { asked, unit }: Counted): Promise<Facet[]> {
  return db
    .select({
      slug: originSlug,
      name: sql<string>`min(${products.originCountry})`,
      count: countOf(unit),
      aliases: sql<string[]>`array[]::text[]`,
    })
    .from(products)
    .where(matches(asked))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
