import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import type { Ratings } from "#app/domain/catalog/shelf-medicines.ts";
import { ratingAverageOf } from "#app/services/catalog/product-cards.server.ts";

/** The average stars of every product that has reviews. */
export async function readRatings(db: Db): Promise<Ratings> {
  const rows = await db
    .select({ productId: reviews.productId, average: ratingAverageOf })
    .from(reviews)
    .where(eq(reviews.status, "published"))
    .groupBy(reviews.productId);
  return new Map(rows.map(({ productId, average }) => [productId, average]));
}
