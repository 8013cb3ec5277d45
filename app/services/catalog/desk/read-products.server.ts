import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import {
  brands,
  categories,
  productCategories,
  products,
  productTags,
  remedies,
} from "#app/db/schema/catalog.ts";
import { companies } from "#app/db/schema/catalog-companies.ts";
import type { ProductFacts } from "#app/domain/catalog/product-fields.ts";
import { ownSearchWords } from "#app/domain/catalog/product-search.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { searchNamesOf, type Vocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";

export type StoredProduct = {
  id: number;
  facts: ProductFacts;
  /** What the shop chose, where a rule closes the pack further than that. */
  ownSoldTo: SoldTo | null;
  updatedAt: Date;
};

/** Products with all that the desk edits, by id; `lock` keeps others from changing them until the transaction ends. */
export async function readProducts(
  db: Db,
  { where, vocabulary, lock = false }: { where: SQL; vocabulary: Vocabulary; lock?: boolean },
): Promise<StoredProduct[]> {
  if (lock)
    await db.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id)).for("update");
  const rows = await db
    .select({
      row: products,
      brand: brands.slug,
      form: categories.slug,
      remedy: remedies.slug,
      maker: companySlug(products.makerId),
      importer: companySlug(products.importerId),
      categories: sql<string[]>`array(
        select own.slug from ${productCategories} join ${categories} own on own.id = ${productCategories.categoryId}
        where ${productCategories.productId} = ${products.id} and own.id <> ${products.formId} order by 1
      )`,
      tags: sql<string[]>`array(
        select ${productTags.tag} from ${productTags} where ${productTags.productId} = ${products.id} order by 1
      )`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .leftJoin(remedies, eq(remedies.id, products.remedyId))
    .where(where)
    .orderBy(asc(products.id));
  return rows.map(({ row, brand, form, remedy, maker, importer, categories, tags }) => {
    const {
      id,
      updatedAt,
      searchText,
      createdAt,
      brandId,
      formId,
      remedyId,
      makerId,
      importerId,
      potencyScale,
      potencyNumber,
      ownSoldTo,
      soldPacks,
      dosageFormSlug,
      packSlug,
      originSlug,
      ...own
    } = row;
    const facts: ProductFacts = {
      ...own,
      brand,
      form,
      remedy: remedy ?? undefined,
      potency: storedPotency(row),
      alcoholPercent: own.alcoholPercent ?? undefined,
      barcode: own.barcode ?? undefined,
      maker: maker ?? undefined,
      importer: importer ?? undefined,
      labelDose: own.labelDose ?? undefined,
      route: own.route ?? undefined,
      minAgeMonths: own.minAgeMonths ?? undefined,
      seoTitle: own.seoTitle ?? undefined,
      seoDescription: own.seoDescription ?? undefined,
      categories,
      tags,
      searchWords: [],
    };
    facts.searchWords = ownSearchWords(searchText, facts, searchNamesOf(facts, vocabulary));
    return { id, facts, ownSoldTo, updatedAt };
  });
}

function companySlug(id: PgColumn): SQL<string | null> {
  return sql<string | null>`(select ${companies.slug} from ${companies} where ${companies.id} = ${id})`;
}

/** Condition: the product has one of these stock-keeping numbers. */
export function hasSku(skus: string[]): SQL {
  return inArray(products.sku, skus);
}
