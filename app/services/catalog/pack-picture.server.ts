import { sql } from "drizzle-orm";
import { productImages, products } from "#app/db/schema/catalog.ts";
import { pictureUrl } from "#app/domain/catalog/product.ts";

type PictureFacts = { slug: string; updatedAt: Date; photoUrl: string | null };

/** What the picture of the row in `products` follows from. */
export const pictureFacts = {
  slug: products.slug,
  updatedAt: products.updatedAt,
  photoUrl: sql<string | null>`(
    select own.url from ${productImages} own where own.product_id = ${products}.id and own.upload_id is not null
    order by own.position limit 1
  )`.as("photo_url"),
};

/** The address of a pack's large picture: the first photograph of it, else the drawing. */
export function packPicture({ photoUrl, ...drawn }: PictureFacts): string {
  return photoUrl ?? pictureUrl(drawn);
}
