import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { wordsOf } from "#app/db/words.ts";

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
    /** Known to be theirs: it is written down only once a code sent to it came back. */
    phone: text().unique(),
    phoneVerifiedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("profiles_role_check", sql`${t.role} in ('admin', 'staff', 'doctor', 'business', 'customer')`),
    check("profiles_phone_check", sql`${t.phone} ~ '^[0-9]{10}$'`),
    check("profiles_phone_verified_check", sql`(${t.phone} is null) = (${t.phoneVerifiedAt} is null)`),
  ],
);

/** Somebody who bought, known by phone; linked to a profile once that phone is verified. An erased one has no phone. */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    profileId: text().references(() => profiles.id, { onDelete: "set null" }),
    phone: text().unique(),
    name: text().notNull(),
    email: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("customers_phone_check", sql`${t.phone} ~ '^[0-9]{10}$'`),
    index("customers_profile_index").on(t.profileId),
    index("customers_words_index").using("gin", wordsOf(sql`${t.name} || ' ' || coalesce(${t.email}, '')`)),
  ],
);

/** Where parcels went (of a customer) or shall go (in a person's address book), or both. */
export const addresses = pgTable(
  "addresses",
  {
    id: id(),
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    profileId: text().references(() => profiles.id, { onDelete: "cascade" }),
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
    check("addresses_owner_check", sql`num_nonnulls(${t.customerId}, ${t.profileId}) > 0`),
    uniqueIndex("addresses_default_unique").on(t.profileId).where(sql`${t.isDefault}`),
    uniqueIndex("addresses_same_unique").on(t.customerId, t.pincode, t.street, t.name),
    uniqueIndex("addresses_own_same_unique").on(t.profileId, t.pincode, t.street, t.name),
  ],
);
