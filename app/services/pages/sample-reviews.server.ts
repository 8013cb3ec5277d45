import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import type { Actor } from "#app/domain/actor.ts";
import type { Result } from "#app/domain/result.ts";
import { type Removed, removeForNow } from "#app/services/undo.server.ts";

/** Takes the sample reviews of the demo shop away; what buyers wrote stays (specification, decision 19). They can be put back. */
export function removeSampleReviews(
  db: Db,
  by: { actor: Actor; now: Date },
): Promise<Result<Removed, "not-found">> {
  return removeForNow(db, reviews, {
    where: eq(reviews.isSample, true),
    act: "remove-sample-reviews",
    about: "sample reviews",
    ...by,
  });
}
