import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { actor, actorFits, id, instant } from "#app/db/schema/ground-columns.ts";

/** Months that are frozen: no paper and no line of money of them is added afterwards (triggers …_of_open_month). */
export const monthCloses = pgTable(
  "month_closes",
  {
    id: id(),
    /** "2026-10". */
    month: text().notNull().unique(),
    /** How many papers its file holds. */
    paperCount: integer().notNull(),
    closedAt: instant().notNull(),
    ...actor(),
  },
  (t) => [
    actorFits("month_closes", t),
    check("month_closes_month_check", sql`${t.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
  ],
);

/** The files that were made of closed months, with what they are known by; the newest of a month is given. */
export const monthFiles = pgTable("month_files", {
  id: id(),
  month: text()
    .notNull()
    .references(() => monthCloses.month),
  /** SHA-256 of its bytes, in hexadecimal. */
  digest: text().notNull(),
  byteCount: integer().notNull(),
  madeAt: instant().notNull(),
});

/** How far the file of a closed month is; gone when it is made. */
export const monthWork = pgTable("month_work", {
  month: text()
    .primaryKey()
    .references(() => monthCloses.month),
  drawnCount: integer().notNull(),
  touchedAt: instant().notNull(),
});

const paise = () => bigint({ mode: "number" });

/** What the papers of a month that is over come to, so that the list of months reads none of them (job sum-months). */
export const monthSums = pgTable("month_sums", {
  month: text().primaryKey(),
  invoiceCount: integer().notNull(),
  noteCount: integer().notNull(),
  taxablePaise: paise().notNull(),
  cgstPaise: paise().notNull(),
  sgstPaise: paise().notNull(),
  igstPaise: paise().notNull(),
  totalPaise: paise().notNull(),
});
