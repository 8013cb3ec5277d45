import { sql } from "drizzle-orm";
import { check, pgTable, real, text } from "drizzle-orm/pg-core";

/** Towns, sectors, societies and villages around the shop; distances are straight lines from Sohna. */
export const places = pgTable("places", {
  slug: text().primaryKey(),
  name: text().notNull(),
  hindiName: text().notNull(),
  kind: text().notNull(),
  parentSlug: text(),
  pincodes: text().array().notNull(),
  latitude: real(),
  longitude: real(),
  distanceKm: real(),
  zone: text().notNull(),
});

/** What a PIN code, or all that begin with `prefix`, mean; the longest prefix that says something wins. */
export const pincodeRules = pgTable(
  "pincode_rules",
  {
    prefix: text().primaryKey(),
    zone: text({ enum: ["same-day", "next-day", "ncr", "pan-india"] }),
    stateCodes: text().array().notNull(),
  },
  (t) => [check("pincode_rules_prefix_check", sql`${t.prefix} ~ '^[1-9][0-9]{1,5}$'`)],
);

/** GST state codes ("06" is Haryana). */
export const states = pgTable("states", {
  code: text().primaryKey(),
  name: text().notNull(),
  isoCode: text().notNull(),
});
