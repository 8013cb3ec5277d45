import { sql } from "drizzle-orm";
import { boolean, check, date, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { SOLD_TO } from "#app/domain/catalog/sold-to.ts";

/** What was decided on a poisonous source; a decision about an entry that has changed since counts no more. */
export const poisonDecisions = pgTable(
  "poison_decisions",
  {
    /** The remedy's slug, as the list says it. */
    remedy: text().primaryKey(),
    /** The entry as it was read (domain/catalog/poison.ts). */
    fingerprint: text().notNull(),
    soldTo: text({ enum: SOLD_TO }).notNull(),
    /** Why it is open, where the list closes it. */
    reason: text().notNull(),
    decidedAt: instant().notNull(),
  },
  (t) => [check("poison_decisions_sold_to_check", sql`${t.soldTo} in ('anyone', 'prescription', 'nobody')`)],
);

export type SignedEntry = {
  remedy: string;
  fingerprint: string;
  soldTo: (typeof SOLD_TO)[number];
  reason: string;
};

/** Signatures under the whole list; they are only ever added. */
export const poisonSignatures = pgTable("poison_signatures", {
  id: id(),
  /** Of the list. */
  issuedOn: date({ mode: "string" }).notNull(),
  statement: text().notNull(),
  name: text().notNull(),
  registrationNumber: text().notNull(),
  council: text().notNull(),
  isCompetentPerson: boolean().notNull(),
  entries: jsonb().$type<SignedEntry[]>().notNull(),
  signedAt: instant().notNull(),
});
