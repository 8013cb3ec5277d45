import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id } from "#app/db/schema/ground-columns.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";

/** A list's filter that somebody of the shop gave a name. */
export const savedFilters = pgTable(
  "saved_filters",
  {
    id: id(),
    profileId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    list: text({ enum: ["orders", "products", "enquiries"] }).notNull(),
    name: text().notNull(),
    /** The part of the address after the question mark. */
    query: text().notNull(),
  },
  (t) => [uniqueIndex("saved_filters_name_unique").on(t.profileId, t.list, t.name)],
);
