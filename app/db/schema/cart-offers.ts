import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint } from "drizzle-orm/pg-core";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { id, instant } from "#app/db/schema/ground-columns.ts";

/** A product that comes free, one of an order, with goods from a sum on. */
export const giftOffers = pgTable(
  "gift_offers",
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    fromPaise: integer().notNull(),
    isActive: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("gift_offers_from_check", sql`${t.fromPaise} > 0`),
    index("gift_offers_product_index").on(t.productId),
  ],
);

/** What the shop takes off by itself: per cent from so many packs of one product on, or from goods worth so much. */
export const offerSteps = pgTable(
  "offer_steps",
  {
    id: id(),
    percent: smallint().notNull(),
    fromPacks: integer(),
    fromPaise: integer(),
    productId: integer().references(() => products.id, { onDelete: "cascade" }),
    brandId: integer().references(() => brands.id),
    formId: integer().references(() => categories.id),
    fromDay: date({ mode: "string" }),
    toDay: date({ mode: "string" }),
    isWithTrade: boolean().notNull(),
    isActive: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("offer_steps_percent_check", sql`${t.percent} between 1 and 90`),
    check(
      "offer_steps_from_check",
      sql`(${t.fromPacks} is null) <> (${t.fromPaise} is null) and ${t.fromPacks} >= 2 and ${t.fromPaise} > 0`,
    ),
    check("offer_steps_days_check", sql`${t.fromDay} <= ${t.toDay}`),
    check("offer_steps_scope_check", sql`num_nonnulls(${t.productId}, ${t.brandId}, ${t.formId}) <= 1`),
    index("offer_steps_product_index").on(t.productId),
  ],
);
