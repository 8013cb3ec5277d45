import { and, count, desc, eq, sql } from "drizzle-orm";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { Db } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { STARS, summarizeRatings } from "#app/domain/catalog/rating.ts";
import { indiaDate } from "#app/domain/india-time.ts";

// Published ones of buyers; samples only where there are none.
const isShown = sql`(${reviews.status} = 'published' and (not ${reviews.isSample} or not exists (
  select from ${reviews} bought
  where bought.product_id = ${reviews.productId} and bought.status = 'published' and not bought.is_sample
)))`;

const shown = (productId: number) => and(eq(reviews.productId, productId), isShown);

/** The shown reviews of a product: all of them summed up, the newest of them to read. */
export async function listReviews(
  db: Db,
  { productId, limit }: { productId: number; limit: number },
): Promise<ProductPage["reviews"]> {
  const [counts, newest] = await Promise.all([
    db
      .select({ rating: reviews.rating, count: count() })
      .from(reviews)
      .where(shown(productId))
      .groupBy(reviews.rating),
    db
      .select({
        id: reviews.id,
        rating: reviews.rating,
        authorName: reviews.authorName,
        body: reviews.body,
        reply: reviews.reply,
        isSample: reviews.isSample,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .where(shown(productId))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit),
  ]);
  const countOf = new Map(counts.map((row) => [row.rating, row.count]));
  const summary = summarizeRatings(Object.fromEntries(STARS.map((star) => [star, countOf.get(star) ?? 0])));
  return {
    summary,
    newest: newest.map(({ createdAt, ...review }) => ({
      ...review,
      writtenOn: indiaDate(createdAt),
      authorName: shownAuthor(review.authorName),
      reply: review.reply ?? undefined,
    })),
  };
}

/** The name on a review; who had the account erased has none any more. */
export function shownAuthor(authorName: string): string {
  return authorName || productText.reviews.erasedAuthor;
}
