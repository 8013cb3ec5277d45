import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { products } from "#app/db/schema/catalog.ts";
import { instant } from "#app/db/schema/ground-columns.ts";
import { prescriptionLines } from "#app/db/schema/prescriptions.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";

/** A basket on the server; `id` is 128 random bits. A guest's travels in a signed cookie, a person's hangs on the profile. */
export const carts = pgTable(
  "carts",
  {
    id: text().primaryKey(),
    profileId: text()
      .unique()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: instant().notNull().defaultNow(),
    touchedAt: instant().notNull().defaultNow(),
    /** The coupons that its visitor typed. */
    couponCodes: text().array().notNull().default(sql`'{}'`),
    /** Whether its visitor left the gift out. */
    isGiftRefused: boolean().notNull().default(false),
    /** When its owner was reminded of it; once until it is empty. */
    remindedAt: instant(),
  },
  (t) => [index("carts_touched_index").on(t.touchedAt)],
);

/** `seenPricePaise` is the price the shopper last saw, so that a change can be said. */
export const cartLines = pgTable(
  "cart_lines",
  {
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    seenPricePaise: integer().notNull(),
    addedAt: instant().notNull().defaultNow(),
    /** The line that these packs were prescribed by, where they came from a prescription. */
    prescriptionLineId: integer().references(() => prescriptionLines.id, { onDelete: "set null" }),
    /** The last presses that added packs, by their keys: sent again, they add nothing. */
    addKeys: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.productId] }),
    check("cart_lines_quantity_check", sql`${t.quantity} > 0`),
  ],
);
