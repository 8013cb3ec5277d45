import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { categories, products } from "#app/db/schema/catalog.ts";
import { smallPicture } from "#app/domain/picture-size.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";

const bestFirst = [desc(products.isBestSeller), desc(products.isFeatured), asc(products.slug)];

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
