import { asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brandAliases, brands, categories, categoryAliases, products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { askingPresence } from "#app/db/sources.server.ts";
import {
  type ShelfBrand,
  type ShelfCategory,
  type ShelfColumns,
  type ShelfGroup,
  shelfColumns,
} from "#app/domain/catalog/shelf-columns.ts";
import { hasSellable } from "#app/services/catalog/availability.server.ts";
import { medicineKey } from "#app/services/catalog/medicine-query.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";
import { categoryMembers, isAlcoholFree } from "#app/services/catalog/shop-query.server.ts";

/** All that the shop shows by what its filter chooses by, as on `today`; read it kept, it is large. */
export async function readShelfColumns(db: Db, today: string): Promise<ShelfColumns> {
  const [groups, inStock, ofBrands, ofCategories] = await Promise.all([
    readGroups(db),
    readInStock(db, today),
    readBrands(db),
    readCategories(db),
  ]);
  return shelfColumns({ groups, inStock, brands: ofBrands, categories: ofCategories });
}

/** Along products_filter_index, without a look at the table; one row for all packs that are alike. */
async function readGroups(db: Db): Promise<ShelfGroup[]> {
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
    })
    .from(products)
    .where(eq(products.isPublished, true))
    .groupBy(...Object.values(alike));
  return rows.map((row) => ({ ...row, potency: storedPotency(row) }));
}

async function readInStock(db: Db, today: string): Promise<number[]> {
  const [row] = await askingPresence(() =>
    db
      .select({ ids: list<number>(batches.productId) })
      .from(batches)
      .where(hasSellable(today)),
  );
  return row!.ids;
}

function readBrands(db: Db): Promise<ShelfBrand[]> {
  return db
    .select({
      id: brands.id,
      slug: brands.slug,
      name: brands.name,
      aliases: sql<string[]>`array(
        select ${brandAliases.slug} from ${brandAliases} where ${brandAliases.brandId} = ${brands.id}
      )`,
    })
    .from(brands)
    .orderBy(asc(brands.slug));
}

function readCategories(db: Db): Promise<ShelfCategory[]> {
  return db
    .select({
      slug: categories.slug,
      name: categories.name,
      kind: categories.kind,
      aliases: sql<string[]>`array(
        select ${categoryAliases.slug} from ${categoryAliases} where ${categoryAliases.categoryId} = ${categories.id}
      )`,
      productIds: sql<number[]>`(
        select ${list(sql`member.product_id`)} from ${categoryMembers} member where member.category_id = ${categories.id}
      )`,
    })
    .from(categories)
    .orderBy(asc(categories.kind), asc(categories.position), asc(categories.slug));
}

/** SQL for all of a column in one value; empty where there is no row. */
export function list<Value>(of: SQLWrapper): SQL<Value[]> {
  return sql<Value[]>`coalesce(json_agg(${of}), '[]')`;
}
