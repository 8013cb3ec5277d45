import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
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

/** Published reviews of four stars and more, one of each author: buyers' words before sample rows, the newest first. */
export async function listTestimonials(db: Db, { limit }: { limit: number }): Promise<Testimonial[]> {
  const ofEachAuthor = db
    .selectDistinctOn([reviews.authorName], {
      id: reviews.id,
      rating: reviews.rating,
      authorName: reviews.authorName,
      body: reviews.body,
      isSample: reviews.isSample,
      createdAt: reviews.createdAt,
      productName: sql<string>`${products.name}`.as("product_name"),
      productSlug: sql<string>`${products.slug}`.as("product_slug"),
    })
    .from(reviews)
    .innerJoin(products, and(eq(products.id, reviews.productId), isOnShelf))
    .where(and(eq(reviews.status, "published"), gte(reviews.rating, 4)))
    .orderBy(reviews.authorName, asc(reviews.isSample), desc(reviews.createdAt))
    .as("of_each_author");
  const rows = await db
    .select()
    .from(ofEachAuthor)
    .orderBy(asc(ofEachAuthor.isSample), desc(ofEachAuthor.createdAt), desc(ofEachAuthor.id))
    .limit(limit);
  return rows.map(({ createdAt: _, ...testimonial }) => ({
    ...testimonial,
    authorName: shownAuthor(testimonial.authorName),
  }));
}
