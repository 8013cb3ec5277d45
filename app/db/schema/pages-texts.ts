import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#app/db/schema/ground-columns.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";

/** Long texts the owner changed; what is not here stands in app/content/pages. */
export const contentBlocks = pgTable("content_blocks", {
  key: text().primaryKey(),
  bodyHtml: text().notNull(),
  updatedBy: text().references(() => profiles.id, { onDelete: "set null" }),
  updatedAt: instant().notNull(),
});
