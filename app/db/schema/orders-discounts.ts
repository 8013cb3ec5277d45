import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { coupons } from "#app/db/schema/cart-coupons.ts";
import { orders } from "#app/db/schema/orders.ts";

/** Why an order cost less than the shop's prices: copies for who reads the order. The prices of its lines have it off already. */
export const orderDiscounts = pgTable(
  "order_discounts",
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The order in which they were taken off. */
    place: smallint().notNull(),
    kind: text({ enum: ["trade", "step", "coupon"] }).notNull(),
    couponId: integer().references(() => coupons.id),
    code: text(),
    percent: doublePrecision(),
    scope: text(),
    /** From where on a step counts. */
    fromPacks: integer(),
    fromPaise: integer(),
    paise: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.place] }),
    check("order_discounts_paise_check", sql`${t.paise} > 0`),
    check(
      "order_discounts_kind_check",
      sql`${t.kind} in ('trade', 'step', 'coupon') and (${t.kind} = 'coupon') = (${t.couponId} is not null) and (${t.kind} = 'coupon') = (${t.code} is not null) and (${t.kind} = 'step') = ((${t.fromPacks} is null) <> (${t.fromPaise} is null))`,
    ),
    uniqueIndex("order_discounts_coupon_unique").on(t.orderId, t.couponId),
    index("order_discounts_coupon_index").on(t.couponId).where(sql`${t.couponId} is not null`),
  ],
);
