import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { products } from "#app/db/schema/catalog.ts";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { orderLines } from "#app/db/schema/orders.ts";

/** What buyers wrote; sample rows are marked, never counted in structured data, and removable (specification, decision 19). */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    orderLineId: integer()
      .unique()
      .references(() => orderLines.id),
    rating: smallint().notNull(),
    authorName: text().notNull(),
    body: text().notNull(),
    reply: text(),
    status: text({ enum: ["pending", "published", "rejected"] })
      .notNull()
      .default("pending"),
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("reviews_rating_check", sql`${t.rating} between 1 and 5`),
    index("reviews_product_index").on(t.productId, t.status),
    // Samples, which a shop that has opened has none of; what the home page shows, in its order.
    index("reviews_sample_index").on(t.id).where(sql`${t.isSample}`),
    index("reviews_praise_index")
      .on(t.isSample, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published' and rating >= 4`),
    index("reviews_pending_index").on(t.id).where(sql`${t.status} = 'pending'`),
  ],
);
