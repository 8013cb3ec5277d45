import { and, asc, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import {
  brandAliases,
  brands,
  categories,
  categoryAliases,
  products,
  remedies,
} from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { askingPresence } from "#app/db/sources.server.ts";
import type { RemedyNames } from "#app/domain/catalog/medicine-ranks.ts";
import type { ShelfBrand, ShelfCategory } from "#app/domain/catalog/shelf-columns.ts";
import { MARKS, type ShelfGroup, type ShelfPacks } from "#app/domain/catalog/shelf-rows.ts";
import { hasSellable, minShelfDays } from "#app/services/catalog/availability.server.ts";
import { medicineKey } from "#app/services/catalog/medicine-query.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";
import { categoryMembers, isAlcoholFree } from "#app/services/catalog/shop-query.server.ts";

/** The packs of all products, along products_filter_index without a look at the table, or those of some; one row for all that are alike. */
export async function readGroups(db: Db, ids?: number[]): Promise<ShelfGroup[]> {
  const alike = {
    formId: products.formId,
    dosageForm: products.dosageForm,
    potencyScale: products.potencyScale,
    potencyNumber: products.potencyNumber,
    packSize: products.packSize,
    originCountry: products.originCountry,
    alcoholPercent: products.alcoholPercent,
    soldTo: products.soldTo,
  };
  const rows = await db
    .select({
      ...alike,
      isAlcoholFree: sql<boolean>`${isAlcoholFree}`,
      isOnShelf: eq(products.soldTo, "anyone").mapWith(Boolean),
      ids: list<number>(products.id),
      brandIds: list<number>(products.brandId),
      pricesPaise: list<number>(products.pricePaise),
      medicineKeys: list<string>(medicineKey),
      marks: list<number>(marks),
      createdSeconds: list<number>(createdSeconds),
    })
    .from(products)
    .where(and(eq(products.isPublished, true), isOneOf(products.id, ids)))
    .groupBy(...Object.values(alike));
  return rows.map((row) => ({ ...row, potency: storedPotency(row) }));
}

const marks = sql`${products.isFeatured}::int * ${sql.raw(`${MARKS.featured}`)}
  + ${products.isBestSeller}::int * ${sql.raw(`${MARKS["best-sellers"]}`)}
  + ${products.isNew}::int * ${sql.raw(`${MARKS["new-arrivals"]}`)}`;
const createdSeconds = sql`extract(epoch from ${products.createdAt} - timestamptz '2020-01-01Z')::int`;

/** Which of all products, or of some, may be sold on `today`, of how many packs were sold lately, and how long a batch must still keep to be sold. */
export async function readAmounts(
  db: Db,
  today: string,
  ids?: number[],
): Promise<Pick<ShelfPacks, "inStock" | "sold"> & { shelfDays: number }> {
  const wasSold = and(gt(products.soldPacks, 0), isOneOf(products.id, ids));
  const [row] = await askingPresence(() =>
    db
      .select({
        inStock: list<number>(batches.productId),
        sold: sql<ShelfPacks["sold"]>`(
          select json_build_object('ids', ${list(products.id)}, 'packs', ${list(products.soldPacks)})
          from ${products} where ${wasSold}
        )`,
        shelfDays: minShelfDays,
      })
      .from(batches)
      .where(and(hasSellable(today), isOneOf(batches.productId, ids))),
  );
  return row!;
}

/** All brands by their slugs. */
export function readBrands(db: Db): Promise<ShelfBrand[]> {
  return db
    .select({
      id: brands.id,
      slug: brands.slug,
      name: brands.name,
      isFeatured: brands.isFeatured,
      aliases: sql<string[]>`array(
        select ${brandAliases.slug} from ${brandAliases} where ${brandAliases.brandId} = ${brands.id}
      )`,
    })
    .from(brands)
    .orderBy(asc(brands.slug));
}

/** How each remedy is called, by its id. */
export async function readRemedyNames(db: Db): Promise<RemedyNames> {
  const rows = await db.select({ id: remedies.id, name: remedies.name }).from(remedies);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** All categories in the shop's order. */
export function readCategories(db: Db): Promise<ShelfCategory[]> {
  return db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      kind: categories.kind,
      aliases: sql<string[]>`array(
        select ${categoryAliases.slug} from ${categoryAliases} where ${categoryAliases.categoryId} = ${categories.id}
      )`,
    })
    .from(categories)
    .orderBy(asc(categories.kind), asc(categories.position), asc(categories.slug));
}

/** Which of all products, or of some, stand in each category. */
export function readMembers(db: Db, ids?: number[]): Promise<ShelfPacks["members"]> {
  return db
    .select({
      categoryId: sql<number>`member.category_id`,
      productIds: list<number>(sql`member.product_id`),
    })
    .from(sql`${categoryMembers} member`)
    .where(ids && isOneOf(sql`member.product_id`, ids))
    .groupBy(sql`member.category_id`);
}

/** SQL for all of a column in one value; empty where there is no row. */
export function list<Value>(of: SQLWrapper): SQL<Value[]> {
  return sql<Value[]>`coalesce(json_agg(${of}), '[]')`;
}

function isOneOf(column: SQLWrapper, ids: number[] | undefined): SQL | undefined {
  return ids && sql`${column} = any(${sql.param(ids)}::int[])`;
}
