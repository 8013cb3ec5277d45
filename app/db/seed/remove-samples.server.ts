import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/reviews.ts";

/** Deletes the sample reviews of the demo shop and says how many there were; what buyers wrote stays (specification, decision 19). */
export async function removeSampleReviews(db: Db): Promise<number> {
  const removed = await db.delete(reviews).where(eq(reviews.isSample, true)).returning({ id: reviews.id });
  return removed.length;
}
