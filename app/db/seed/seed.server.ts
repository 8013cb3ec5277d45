import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import {
  brandAliases,
  brands,
  categories,
  categoryAliases,
  productCategories,
  products,
  productTags,
  remedies,
} from "#app/db/schema/catalog.ts";
import { companies } from "#app/db/schema/catalog-companies.ts";
import { faqItems, seoPages } from "#app/db/schema/pages.ts";
import { conditions } from "#app/db/schema/pages-conditions.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { pincodeRules, places } from "#app/db/schema/places.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import { actorColumns, bySystem } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { deliveriesOf } from "./batches.ts";
import { brandAliasRows, brandRows } from "./brands.ts";
import { categoryAliasRows, categoryRows } from "./categories.ts";
import { companyRows } from "./companies.ts";
import { hasOurContent, idsBySlug, seedContent } from "./content.ts";
import { noteContentVersion } from "./content-version.ts";
import { findDeclined } from "./declined.ts";
import { isEmptyShop } from "./empty-shop.ts";
import { insertRows } from "./insert-rows.ts";
import { seedPlaces } from "./places.ts";
import { type CatalogProduct, listCatalogProducts } from "./products/list-products.ts";
import { remedyRows } from "./remedies.ts";
import { reviewedSlugs, sampleReviewsOf } from "./reviews.ts";

/** How many rows of each kind the shop holds after seeding. */
export type SeedCounts = Record<keyof typeof COUNTED, number>;

const COUNTED = {
  brands,
  categories,
  remedies,
  products,
  batches,
  reviews,
  conditions,
  faqItems,
  places,
  pincodeRules,
  seoPages,
};

/**
 * Fills an empty shop with the demo catalogue in one transaction and counts what is there then. The same day gives the
 * same rows. A shop that has brands keeps its catalogue; one that was filled with our content gets what a release has added
 * to it since, and keeps what the owner changed or took away ([decision 025](../../../docs/decisions/025-content-of-releases.md)).
 */
export async function seedDatabase(db: Db, { now }: { now: Date }): Promise<SeedCounts> {
  const today = indiaDate(now);
  const listed = listCatalogProducts(today);
  return db.transaction(async (tx) => {
    // Two processes that start at once seed one after the other; the second finds the shop full.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedPlaces(tx);
    const isEmpty = await isEmptyShop(tx);
    if (isEmpty) {
      const ids = await seedCatalog(tx, listed);
      await seedStock(tx, { listed, today, ids });
      await seedReviews(tx, { listed, today, ids });
    }
    const declined = await findDeclined(tx);
    if (isEmpty || (await hasOurContent(tx))) await seedContent(tx, { listed, today, declined });
    await noteContentVersion(tx);
    return countAll(tx);
  });
}

const SEED_LOCK = 7_420_002;

async function seedCatalog(db: Db, listed: CatalogProduct[]): Promise<Map<string, number>> {
  const makers = companyRows();
  await insertRows(
    db,
    companies,
    makers.map(({ brand: _, ...row }) => row),
  );
  const companyIds = await idsBySlug(db, companies);
  const makerIds = new Map(makers.map(({ brand, slug }) => [brand, companyIds.get(slug)!]));
  await insertRows(
    db,
    brands,
    brandRows().map((row) => ({ ...row, makerId: makerIds.get(row.slug) ?? null })),
  );
  const brandIds = await idsBySlug(db, brands);
  await insertRows(db, brandAliases, brandAliasRows(brandIds));
  await insertRows(db, categories, categoryRows());
  const categoryIds = await idsBySlug(db, categories);
  await insertRows(db, categoryAliases, categoryAliasRows(categoryIds));
  await insertRows(db, remedies, remedyRows());
  const remedyIds = await idsBySlug(db, remedies);
  await insertRows(
    db,
    products,
    listed.map(({ row, brand, form, remedySlug }) => ({
      ...row,
      brandId: brandIds.get(brand)!,
      formId: categoryIds.get(form)!,
      remedyId: remedySlug === undefined ? null : remedyIds.get(remedySlug)!,
    })),
  );
  const productIds = await idsBySlug(db, products);
  await insertRows(
    db,
    productCategories,
    listed.flatMap(({ row, form, concerns }) =>
      [form, ...concerns].map((slug) => ({
        productId: productIds.get(row.slug)!,
        categoryId: categoryIds.get(slug)!,
      })),
    ),
  );
  await insertRows(
    db,
    productTags,
    listed.flatMap(({ row, tags }) => tags.map((tag) => ({ productId: productIds.get(row.slug)!, tag }))),
  );
  return productIds;
}

type Seeded = { listed: CatalogProduct[]; today: string; ids: Map<string, number> };

async function seedStock(db: Db, { listed, today, ids }: Seeded): Promise<void> {
  const deliveries = listed.flatMap((product) =>
    deliveriesOf(product, today).map((delivery) => ({ ...delivery, productId: ids.get(product.row.slug)! })),
  );
  await insertRows(
    db,
    batches,
    deliveries.map(({ batch, productId }) => ({ ...batch, productId })),
  );
  const stored = await db
    .select({ id: batches.id, productId: batches.productId, number: batches.number })
    .from(batches);
  const batchIds = new Map(stored.map(({ id, productId, number }) => [`${productId} ${number}`, id]));
  await insertRows(
    db,
    stockMovements,
    deliveries.flatMap(({ batch, movements, productId }) =>
      movements.map((movement) => ({
        ...movement,
        ...actorColumns(bySystem("seed")),
        batchId: batchIds.get(`${productId} ${batch.number}`)!,
      })),
    ),
  );
}

async function seedReviews(db: Db, { listed, today, ids }: Seeded): Promise<void> {
  const reviewed = reviewedSlugs(listed);
  await insertRows(
    db,
    reviews,
    listed
      .filter(({ row }) => reviewed.has(row.slug))
      .flatMap((product) =>
        sampleReviewsOf(product, today).map((review) => ({
          ...review,
          productId: ids.get(product.row.slug)!,
        })),
      ),
  );
}

async function countAll(db: Db): Promise<SeedCounts> {
  const counts = {} as SeedCounts;
  for (const [kind, table] of Object.entries(COUNTED))
    counts[kind as keyof SeedCounts] = await countRows(db, table);
  return counts;
}

async function countRows(db: Db, table: PgTable): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table);
  return row!.count;
}
