import { and, asc, count, countDistinct, desc, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { categories, products } from "#app/db/schema/catalog.ts";
import type { ListUnit } from "#app/domain/catalog/list-unit.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import type { ShopSort } from "#app/domain/catalog/shop-filter.ts";
import { rankOf } from "#app/services/catalog/named-query.server.ts";
import { ratingOfFew } from "#app/services/catalog/shop-query.server.ts";

const isBioCombination = sql`${products.formId} in (
  select ${categories.id} from ${categories} where ${categories.slug} = 'bio-combination'
)`;

/**
 * SQL for what makes packs one medicine: their remedy, or brand and name of a product without remedy. A bio-combination is
 * one formula by its number, whoever makes it.
 */
export const medicineKey = sql<string>`coalesce(
  ${products.remedyId}::text,
  case when ${isBioCombination} then '' else ${products.brandId}::text end || ':' || lower(${products.name})
)`;

/** The remedy of a medicine with that key; undefined for a product without one. */
export function remedyIdOf(key: string): number | undefined {
  return key.includes(":") ? undefined : Number(key);
}

/** SQL condition: the pack is of one of the medicines with those keys; said by columns that have an index, so that not every pack's key is made. */
export function isOfMedicines(keys: readonly string[]): SQL | undefined {
  const remedyIds = keys.flatMap((key) => remedyIdOf(key) ?? []);
  const others = keys.filter((key) => key.includes(":"));
  const names = others.map((key) => key.slice(key.indexOf(":") + 1));
  return or(
    inArray(products.remedyId, remedyIds),
    and(
      isNull(products.remedyId),
      inArray(sql`lower(${products.name})`, names),
      inArray(medicineKey, others),
    ),
  );
}

/** SQL that counts what a list shows: packs, or the medicines they belong to. */
export function countOf(unit: ListUnit): SQL<number> {
  return unit === "packs" ? count(products.id) : countDistinct(medicineKey);
}

const name = sql`min(lower(${products.name}))`;
const lowestPrice = sql`min(${products.pricePaise})`;
const inNameOrder = [asc(name), asc(sql`min(${products.slug})`)];
// As packs are mixed (shop-query): what the shop puts forward has no order of its own.
const mixed = sql`min(case when ${products.isFeatured} or ${products.isBestSeller} then md5(${products.slug}) end)`;
const featuredFirst = [
  desc(sql`bool_or(${products.isFeatured})`),
  desc(sql`bool_or(${products.isBestSeller})`),
  asc(mixed),
  ...inNameOrder,
];

/** SQL order of medicines in each sort, by their packs in the list; no two ever share a place. */
export const medicineOrder: Record<ShopSort, SQL[]> = {
  featured: featuredFirst,
  newest: [desc(sql`max(${products.createdAt})`), ...inNameOrder],
  "price-low": [asc(lowestPrice), ...inNameOrder],
  "price-high": [desc(lowestPrice), ...inNameOrder],
  "name-asc": inNameOrder,
  rating: [sql`max(${ratingOfFew}) desc nulls last`, ...featuredFirst],
  origin: [asc(sql`min(${products.originCountry})`), ...inNameOrder],
};

/** SQL order of medicines that a search means: as well as they fit, then as the shop puts them forward. */
export function namedMedicineOrder({ medicines = [] }: NamedPacks): SQL[] {
  return [
    asc(sql`min(${rankOf(medicines)})`),
    asc(sql`bool_and(${products.soldTo} <> 'anyone')`),
    ...featuredFirst,
  ];
}
