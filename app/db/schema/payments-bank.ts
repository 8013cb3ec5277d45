import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { orders } from "#app/db/schema/orders.ts";

/** Money that the bank says has come, each line once; it settles one order at most. */
export const bankLines = pgTable(
  "bank_lines",
  {
    id: id(),
    /** The bank's number with the amount, else what stands in the line: the same line read again has the same key. */
    key: text().notNull().unique(),
    /** The key of the statement's line, where a message had told of the money first: the line may show several numbers. */
    statementKey: text().unique(),
    bookedOn: date({ mode: "string" }).notNull(),
    amountPaise: integer().notNull(),
    narration: text().notNull(),
    /** The bank's 12 digits, where the line shows them. */
    reference: text(),
    status: text({ enum: ["open", "matched", "aside"] }).notNull(),
    orderId: integer().references(() => orders.id),
    /** Which of the bank's own words told of it last: a message on the owner's phone, or the statement. */
    source: text({ enum: ["statement", "message"] })
      .notNull()
      .default("statement"),
    /** How the order was found. "known": the shop had confirmed it before the line came. */
    matchedBy: text({ enum: ["reference", "amount", "hand", "known"] }),
    readAt: instant().notNull(),
    settledAt: instant(),
  },
  (t) => [
    check("bank_lines_amount_check", sql`${t.amountPaise} > 0`),
    check("bank_lines_status_check", sql`${t.status} in ('open', 'matched', 'aside')`),
    check("bank_lines_source_check", sql`${t.source} in ('statement', 'message')`),
    check("bank_lines_matched_by_check", sql`${t.matchedBy} in ('reference', 'amount', 'hand', 'known')`),
    check(
      "bank_lines_order_check",
      sql`(${t.status} = 'matched') = (${t.orderId} is not null) and (${t.orderId} is null) = (${t.matchedBy} is null)`,
    ),
    uniqueIndex("bank_lines_order_unique").on(t.orderId).where(sql`${t.orderId} is not null`),
    index("bank_lines_open_index").on(t.bookedOn).where(sql`${t.status} = 'open'`),
  ],
);
