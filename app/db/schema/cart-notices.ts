import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { products } from "#app/db/schema/catalog.ts";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { findable } from "#app/db/schema/ground-sealed.ts";

/** Who wants to hear when a product is back; it counts once it is confirmed, and goes when the news is sent. */
export const stockNotices = pgTable(
  "stock_notices",
  {
    id: id(),
    token: findable("stock_notices.token").notNull().unique(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    channel: text({ enum: ["mail", "sms"] }).notNull(),
    recipient: findable("stock_notices.recipient").notNull(),
    askedAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (t) => [
    uniqueIndex("stock_notices_once").on(t.productId, t.recipient),
    index("stock_notices_confirmed_index")
      .on(t.productId, t.confirmedAt)
      .where(sql`${t.confirmedAt} is not null`),
  ],
);

/** Until when those who were told of a product have it to themselves. */
export const stockTurns = pgTable("stock_turns", {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  endsAt: instant().notNull(),
});
