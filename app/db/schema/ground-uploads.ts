import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#app/db/schema/ground-columns.ts";
import { sealed } from "#app/db/schema/ground-sealed.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";

/** A file somebody sent; its bytes lie in DATA_DIR under `id`, 128 random bits, outside everything that is served. */
export const uploads = pgTable(
  "uploads",
  {
    id: text().primaryKey(),
    /** Who may see it: pictures of the shop everybody, papers the people they belong to. */
    purpose: text({ enum: ["picture", "record", "licence", "return"] }).notNull(),
    fileName: sealed("uploads.file_name").notNull(),
    mediaType: text().notNull(),
    byteCount: integer().notNull(),
    /** Of the whole file, hexadecimal SHA-256. */
    digest: text().notNull(),
    widthPixels: integer(),
    heightPixels: integer(),
    uploadedBy: text().references(() => profiles.id, { onDelete: "set null" }),
    uploadedAt: instant().notNull(),
  },
  (t) => [
    check("uploads_purpose_check", sql`${t.purpose} in ('picture', 'record', 'licence', 'return')`),
    check("uploads_bytes_check", sql`${t.byteCount} > 0`),
    index("uploads_digest_index").on(t.digest),
  ],
);
