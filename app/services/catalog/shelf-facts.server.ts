import { and, asc, count, countDistinct, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { smallPicture } from "#app/domain/picture-size.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { categoryMembers, isOnShelf } from "#app/services/catalog/shop-query.server.ts";

/** The brand under which the shop packs its own kits. */
const HOUSE_BRAND = "house";

const bestFirst = [desc(products.isBestSeller), desc(products.isFeatured), asc(products.slug)];

export type FormOnShelf = { slug: string; name: string; productCount: number };

/** How many brands stand on the shelf of a category, and in which medicine forms, those with most products first. */
export async function findCategoryShelf(
  db: Db,
  categoryId: number,
): Promise<{ brandCount: number; forms: FormOnShelf[] }> {
  const onThisShelf = and(
    isOnShelf,
    sql`${products.id} in (select product_id from ${categoryMembers} member where category_id = ${categoryId})`,
  );
  const [[makers], forms] = await Promise.all([
    db
      .select({ count: countDistinct(products.brandId) })
      .from(products)
      .where(onThisShelf),
    selectForms(db, onThisShelf),
  ]);
  return { brandCount: makers?.count ?? 0, forms };
}

/** The medicine forms in which a brand stands on the shelf, those with most products first. */
export function listFormsOfBrand(db: Db, brandId: number): Promise<FormOnShelf[]> {
  return selectForms(db, and(isOnShelf, eq(products.brandId, brandId)));
}

/** Packs of a brand to stand in a row: the first best seller of each form, six at most. */
export async function listPacksOfBrand(
  db: Db,
  brandId: number,
): Promise<{ slug: string; pictureUrl: string }[]> {
  const rows = await db
    .selectDistinctOn([products.formId], pictureFacts)
    .from(products)
    .where(and(isOnShelf, eq(products.brandId, brandId)))
    .orderBy(products.formId, ...bestFirst)
    .limit(6);
  return rows.map((row) => ({ slug: row.slug, pictureUrl: packPicture(row) }));
}

/** A small picture for each medicine form, by its slug: that of its first best seller. */
export async function listFormPictures(db: Db): Promise<Record<string, string>> {
  const first = db
    .select(pictureFacts)
    .from(products)
    .where(and(isOnShelf, eq(products.formId, categories.id)))
    .orderBy(...bestFirst)
    .limit(1)
    .as("first");
  const rows = await db
    .select({
      formSlug: categories.slug,
      slug: first.slug,
      updatedAt: first.updatedAt,
      photoUrl: first.photoUrl,
    })
    .from(categories)
    .innerJoinLateral(first, sql`true`);
  return Object.fromEntries(rows.map((row) => [row.formSlug, smallPicture(packPicture(row))]));
}

/** How many makers stand on the shop's shelves; the shop's own label is not one. */
export async function countBrandsOnShelf(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(products.brandId) })
    .from(products)
    .innerJoin(brands, and(eq(brands.id, products.brandId), ne(brands.slug, HOUSE_BRAND)))
    .where(isOnShelf);
  return row?.count ?? 0;
}

function selectForms(db: Db, where: SQL | undefined): Promise<FormOnShelf[]> {
  return db
    .select({ slug: categories.slug, name: categories.name, productCount: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(where)
    .groupBy(categories.id)
    .orderBy(desc(count()), asc(categories.position));
}
