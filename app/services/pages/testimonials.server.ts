import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { shownAuthor } from "#app/services/catalog/list-reviews.server.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";

export type Testimonial = {
  id: number;
  rating: number;
  authorName: string;
  body: string;
  isSample: boolean;
  productName: string;
  productSlug: string;
};

/** Somebody who writes often may stand in a row many times. */
const LOOKED_THROUGH = 100;

/** Published reviews of four stars and more, one of each author: buyers' words before sample rows, the newest first. */
export async function listTestimonials(db: Db, { limit }: { limit: number }): Promise<Testimonial[]> {
  const newest = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      authorName: reviews.authorName,
      body: reviews.body,
      isSample: reviews.isSample,
      productName: products.name,
      productSlug: products.slug,
    })
    .from(reviews)
    .innerJoin(products, and(eq(products.id, reviews.productId), isOnShelf))
    .where(and(sql`${reviews.status} = 'published' and ${reviews.rating} >= 4`))
    .orderBy(asc(reviews.isSample), desc(reviews.createdAt), desc(reviews.id))
    .limit(LOOKED_THROUGH);
  const ofEachAuthor = new Map<string, Testimonial>();
  for (const review of newest)
    if (!ofEachAuthor.has(review.authorName))
      ofEachAuthor.set(review.authorName, { ...review, authorName: shownAuthor(review.authorName) });
  return [...ofEachAuthor.values()].slice(0, limit);
}
