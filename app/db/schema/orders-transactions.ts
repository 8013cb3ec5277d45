import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { actor, actorFits, id, instant } from "#app/db/schema/ground-columns.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** The money of each order as it came and went, in paise with its sign; only ever added to. */
export const orderTransactions = pgTable(
  "order_transactions",
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ["payment", "refund"] }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    /** Above 0 for money that came, below for money that went; a refund that came back to the shop is above 0 again. */
    amountPaise: integer().notNull(),
    /** What it was written down for, once: a payment or refund of the shop, or one of the gateway. */
    key: text().notNull().unique(),
    /** The bank's or the gateway's own number for it. */
    reference: text(),
    happenedAt: instant().notNull(),
    ...actor(),
  },
  (t) => [
    actorFits("order_transactions", t),
    check("order_transactions_kind_check", sql`${t.kind} in ('payment', 'refund')`),
    check(
      "order_transactions_amount_check",
      sql`${t.amountPaise} <> 0 and (${t.kind} = 'refund' or ${t.amountPaise} > 0)`,
    ),
    index("order_transactions_order_index").on(t.orderId),
    index("order_transactions_happened_index").on(t.happenedAt),
    uniqueIndex("order_transactions_reference_unique")
      .on(t.reference)
      .where(sql`${t.kind} = 'payment' and ${t.reference} is not null`),
  ],
);
