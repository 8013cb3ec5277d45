import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import type { ReviewStatus } from "#app/services/pages/reviews.server.ts";

const PER_PAGE = 30;

export type OfficeReview = {
  id: number;
  productName: string;
  productSlug: string;
  orderNumber: string | undefined;
  rating: number;
  authorName: string;
  body: string;
  reply: string | undefined;
  status: ReviewStatus;
  isSample: boolean;
  writtenAt: Date;
};

/** What buyers wrote, of one status, or the samples of the demo shop: what waits with the oldest first, the rest with the newest; 30 after the row `after`. */
export async function listOfficeReviews(
  db: Db,
  { view, after }: { view: ReviewStatus | "sample"; after?: number | undefined },
): Promise<{ rows: OfficeReview[]; after: number | undefined }> {
  const isWaiting = view === "pending";
  const isNext = after === undefined ? undefined : isWaiting ? gt(reviews.id, after) : lt(reviews.id, after);
  const found = await db
    .select({
      id: reviews.id,
      productName: products.name,
      productSlug: products.slug,
      orderNumber: orders.number,
      rating: reviews.rating,
      authorName: reviews.authorName,
      body: reviews.body,
      reply: reviews.reply,
      status: reviews.status,
      isSample: reviews.isSample,
      writtenAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(view === "sample" ? reviews.isSample : isOfBuyer(view), isNext))
    .orderBy(isWaiting ? asc(reviews.id) : desc(reviews.id))
    .limit(PER_PAGE + 1);
  const rows = found
    .slice(0, PER_PAGE)
    .map((row) => ({ ...row, orderNumber: row.orderNumber ?? undefined, reply: row.reply ?? undefined }));
  return { rows, after: found.length > PER_PAGE ? rows.at(-1)!.id : undefined };
}

function isOfBuyer(status: ReviewStatus) {
  return and(eq(reviews.status, status), eq(reviews.isSample, false));
}
