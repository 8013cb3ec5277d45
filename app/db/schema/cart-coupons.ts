import { sql } from "drizzle-orm";
import { boolean, check, date, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { brands, categories } from "#app/db/schema/catalog.ts";
import { id, instant } from "#app/db/schema/ground-columns.ts";

/** Codes that take something off a cart: a percentage, or a sum. */
export const coupons = pgTable(
  "coupons",
  {
    id: id(),
    code: text().notNull().unique(),
    percentOff: smallint(),
    paiseOff: integer(),
    minGoodsPaise: integer().notNull().default(0),
    capPaise: integer(),
    fromDay: date({ mode: "string" }),
    toDay: date({ mode: "string" }),
    mostUses: integer(),
    isOncePerPhone: boolean().notNull(),
    brandId: integer().references(() => brands.id),
    formId: integer().references(() => categories.id),
    isWithTrade: boolean().notNull(),
    isTogether: boolean().notNull().default(false),
    isActive: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("coupons_code_check", sql`${t.code} ~ '^[A-Z0-9]{3,20}$'`),
    check(
      "coupons_worth_check",
      sql`(${t.percentOff} is null) <> (${t.paiseOff} is null) and ${t.percentOff} between 1 and 90 and ${t.paiseOff} > 0 and (${t.capPaise} is null or (${t.percentOff} is not null and ${t.capPaise} > 0))`,
    ),
    check(
      "coupons_bounds_check",
      sql`${t.minGoodsPaise} >= 0 and ${t.mostUses} > 0 and ${t.fromDay} <= ${t.toDay}`,
    ),
    check("coupons_scope_check", sql`${t.brandId} is null or ${t.formId} is null`),
  ],
);
