import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/columns.ts";

/** One row per signed-in user, same id as the user; `role` decides what they may do. */
export const profiles = pgTable(
  "profiles",
  {
    id: text().primaryKey(),
    role: text({ enum: ["admin", "staff", "doctor", "business", "customer"] })
      .notNull()
      .default("customer"),
    name: text().notNull(),
    email: text().unique(),
    phone: text().unique(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("profiles_role_check", sql`${t.role} in ('admin', 'staff', 'doctor', 'business', 'customer')`),
    check("profiles_phone_check", sql`${t.phone} ~ '^[0-9]{10}$'`),
  ],
);

/** Somebody who bought, known by phone; linked to a profile once that phone is verified. */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    profileId: text().references(() => profiles.id),
    phone: text().notNull().unique(),
    name: text().notNull(),
    email: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("customers_phone_check", sql`${t.phone} ~ '^[0-9]{10}$'`),
    index("customers_profile_index").on(t.profileId),
  ],
);

export const addresses = pgTable(
  "addresses",
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    name: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    landmark: text().notNull().default(""),
    town: text().notNull(),
    stateCode: text().notNull(),
    pincode: text().notNull(),
    isDefault: boolean().notNull().default(false),
    usedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("addresses_pincode_check", sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
    uniqueIndex("addresses_same_unique").on(t.customerId, t.pincode, t.street, t.name),
  ],
);
