import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { keptSince } from "#app/domain/kept-for.ts";

/** Deletes reviews that the shop refused, once their period is over; gives how many. */
export async function purgeRefusedReviews(db: Db, now: Date): Promise<number> {
  const isOver = and(eq(reviews.status, "rejected"), lt(reviews.createdAt, keptSince("refusedReview", now)));
  const { rowCount } = await db.delete(reviews).where(isOver);
  return rowCount ?? 0;
}
