import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import {
  brandAliases,
  brands,
  categories,
  categoryAliases,
  productCategories,
  products,
} from "#app/db/schema/catalog.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { FORMS_WITHOUT_ALCOHOL } from "#app/domain/catalog/alcohol.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import {
  askedPotencies,
  hasUpperBound,
  type ShelfFilter,
  type ShopSort,
} from "#app/domain/catalog/shop-filter.ts";
import { isInStock } from "#app/services/catalog/availability.server.ts";
import { isNamed, namedOrder } from "#app/services/catalog/named-query.server.ts";
import { ratingAverage } from "#app/services/catalog/product-cards.server.ts";

/** SQL condition: the shop sells this pack to everybody. Packs for doctors only have their page, but stand on no shelf. */
export const isOnShelf = sql`(${products.isPublished} and ${products.soldTo} = 'anyone')`;

/** Who stands in which category; the form of a product is always one of its categories. */
export const categoryMembers = sql`(
  select ${productCategories.categoryId}, ${productCategories.productId} from ${productCategories}
)`;

/** What a list of the shop is asked for; `named` is what a search has understood of its words. */
export type ShopQuestion = { filter: ShelfFilter; today: string; named?: NamedPacks | undefined };

/** SQL condition: the product is on the shelf and passes the filter, and is meant where something is named. */
export function matches({ filter, today, named }: ShopQuestion): SQL | undefined {
  return and(
    named?.areClosedShown ? eq(products.isPublished, true) : isOnShelf,
    named && isNamed(named),
    filter.brands.length > 0 ? isOfBrands(filter.brands) : undefined,
    filter.categories.length > 0 ? isInCategories(filter.categories) : undefined,
    filter.condition === undefined ? undefined : isInCategories([filter.condition]),
    filter.dosageForms.length > 0 ? inArray(products.dosageFormSlug, filter.dosageForms) : undefined,
    filter.potencies.length > 0 ? isOfPotencies(filter) : undefined,
    filter.origin === undefined ? undefined : eq(products.originSlug, filter.origin),
    filter.packs.length > 0 ? inArray(products.packSlug, filter.packs) : undefined,
    filter.alcohol === undefined ? undefined : isAlcoholFree,
    filter.stock === undefined ? undefined : isInStock(today),
    filter.minRupees > 0 ? gte(products.pricePaise, filter.minRupees * 100) : undefined,
    hasUpperBound(filter) ? lte(products.pricePaise, filter.maxRupees * 100) : undefined,
  );
}

function isOfPotencies(filter: ShelfFilter): SQL | undefined {
  return or(
    ...askedPotencies(filter).map(({ scale, number }) =>
      and(eq(products.potencyScale, scale), eq(products.potencyNumber, number)),
    ),
  );
}

/** SQL condition: the label says no alcohol, or the form holds none (domain/catalog/alcohol.ts). */
export const isAlcoholFree = sql`coalesce(
  ${products.alcoholPercent} = 0,
  ${products.dosageForm} in (${sql.join(
    FORMS_WITHOUT_ALCOHOL.map((form) => sql`${form}`),
    sql`, `,
  )})
)`;

const inNameOrder = [
  asc(sql`lower(${products.name})`),
  asc(products.potencyScale),
  asc(products.potencyNumber),
  asc(products.netQuantity),
  asc(products.slug),
];
// What the shop puts forward stands mixed, so that no brand has the first page to itself; the rest goes by name.
const mixed = sql`case when ${products.isFeatured} or ${products.isBestSeller} then md5(${products.slug}) end`;

const featuredFirst = [desc(products.isFeatured), desc(products.isBestSeller), asc(mixed), ...inNameOrder];

const newestFirst = [desc(products.createdAt), ...inNameOrder];

/** SQL for the rating of a product; few have reviews, so the others are passed over at once. */
export const ratingOfFew = sql`case when ${products.id} in (
  select ${reviews.productId} from ${reviews} where ${reviews.status} = 'published'
) then ${ratingAverage} end`;

/** SQL order of each sort; no two products ever share a place, so that pages do not overlap. */
export const shelfOrder: Record<ShopSort, SQL[]> = {
  featured: featuredFirst,
  newest: newestFirst,
  "price-low": [asc(products.pricePaise), ...inNameOrder],
  "price-high": [desc(products.pricePaise), ...inNameOrder],
  "name-asc": inNameOrder,
  rating: [sql`${ratingOfFew} desc nulls last`, ...featuredFirst],
  origin: [asc(products.originCountry), ...inNameOrder],
};

/** SQL order of a list of packs; a search puts what was meant first where nothing else was chosen. */
export function packOrder({ filter, named }: ShopQuestion): SQL[] {
  return named && filter.sort === "featured" ? namedOrder(named) : shelfOrder[filter.sort];
}

function isOfBrands(slugs: string[]): SQL {
  return sql`${products.brandId} in (
    select ${brands.id} from ${brands} where ${inArray(brands.slug, slugs)}
    union select ${brandAliases.brandId} from ${brandAliases} where ${inArray(brandAliases.slug, slugs)}
  )`;
}

function isInCategories(slugs: string[]): SQL {
  return sql`${products.id} in (
    select member.product_id from ${categoryMembers} member where member.category_id in (
      select ${categories.id} from ${categories} where ${inArray(categories.slug, slugs)}
      union select ${categoryAliases.categoryId} from ${categoryAliases} where ${inArray(categoryAliases.slug, slugs)}
    )
  )`;
}
