import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { sealed } from "#app/db/schema/ground-sealed.ts";

/** With which the owner's phone signs the bank's messages that it sends on; two while one takes the place of the other. */
export const bankForwardSecrets = pgTable(
  "bank_forward_secrets",
  {
    id: id(),
    secret: sealed("bank_forward_secrets.secret").notNull(),
    /** The last four digits of the shop's account: messages about another one are nothing. */
    accountEnd: text().notNull(),
    createdAt: instant().notNull(),
    /** When the phone signed with it last, whatever it sent. */
    usedAt: instant(),
    /** When it last told of money. */
    toldAt: instant(),
  },
  (t) => [check("bank_forward_secrets_account_check", sql`${t.accountEnd} ~ '^[0-9]{4}$'`)],
);

/** Signatures that came, kept as long as their time would let them in again. */
export const bankForwardMarks = pgTable(
  "bank_forward_marks",
  { signature: text().primaryKey(), seenAt: instant().notNull() },
  (t) => [index("bank_forward_marks_seen_index").on(t.seenAt)],
);
