import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/reviews.ts";
import { outbox } from "#app/db/schema/site.ts";

/** How much waits in each room of the office: orders to confirm, pack or send; requests without an answer; failed messages. */
export async function countWaiting(db: Db) {
  const [ordersWaiting, enquiriesWaiting, consultationsWaiting, reviewsWaiting, messagesFailed] =
    await Promise.all([
      db.$count(orders, inArray(orders.status, ["placed", "confirmed", "packed"])),
      db.$count(enquiries, inArray(enquiries.status, ["new", "in_progress"])),
      db.$count(consultations, inArray(consultations.status, ["requested", "wait_listed"])),
      db.$count(reviews, and(eq(reviews.status, "pending"), eq(reviews.isSample, false))),
      db.$count(outbox, isNotNull(outbox.failedAt)),
    ]);
  return {
    orders: ordersWaiting,
    enquiries: enquiriesWaiting,
    consultations: consultationsWaiting,
    reviews: reviewsWaiting,
    messages: messagesFailed,
  };
}
