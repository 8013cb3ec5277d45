import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { coupons } from "#app/db/schema/cart-coupons.ts";
import { orders } from "#app/db/schema/orders.ts";

/** Why an order cost less than the shop's prices: copies for who reads the order. The prices of its lines have it off already. */
export const orderDiscounts = pgTable(
  "order_discounts",
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ["trade", "coupon"] }).notNull(),
    couponId: integer().references(() => coupons.id),
    code: text(),
    percent: doublePrecision(),
    scope: text(),
    paise: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind] }),
    check("order_discounts_paise_check", sql`${t.paise} > 0`),
    check(
      "order_discounts_kind_check",
      sql`${t.kind} in ('trade', 'coupon') and (${t.kind} = 'coupon') = (${t.couponId} is not null) and (${t.kind} = 'coupon') = (${t.code} is not null)`,
    ),
    index("order_discounts_coupon_index").on(t.couponId).where(sql`${t.couponId} is not null`),
  ],
);
