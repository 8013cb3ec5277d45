import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";

/**
 * Orders to look at for money that belongs to the customer: marked when money came or the order was given up, even in part (triggers
 * …_mark_refunds), and forgotten once nothing is owed (job clear-refund-marks). An order may be marked more than once.
 */
export const refundMarks = pgTable("refund_marks", { id: id(), orderId: integer().notNull() }, (t) => [
  index("refund_marks_order_index").on(t.orderId),
]);

/** Money given back; all of an order's never exceed what was paid (trigger refunds_within_payment, 0001_guards.sql). */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    idempotencyKey: text().notNull().unique(),
    amountPaise: integer().notNull(),
    reason: text({ enum: ["cancelled", "returned", "goodwill"] }).notNull(),
    note: text().notNull().default(""),
    reference: text().notNull().default(""),
    refundedBy: text().references(() => profiles.id, { onDelete: "set null" }),
    refundedAt: instant().notNull(),
  },
  (t) => [
    check("refunds_amount_check", sql`${t.amountPaise} > 0`),
    index("refunds_order_index").on(t.orderId),
    index("refunds_payment_index").on(t.paymentId),
  ],
);
