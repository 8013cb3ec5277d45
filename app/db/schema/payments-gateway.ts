import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { findable } from "#app/db/schema/ground-sealed.ts";
import { orders } from "#app/db/schema/orders.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";

/** The gateway was asked to take money for an order; again, under a receipt of its own, when the amount has changed. */
export const gatewayOrders = pgTable(
  "gateway_orders",
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** On the gateway's page, or by scanning a code that takes this amount once. */
    way: text({ enum: ["page", "code"] })
      .notNull()
      .default("page"),
    /** The order's number, and which asking it is. */
    receipt: text().notNull().unique(),
    amountPaise: integer().notNull(),
    /** For so many days its money is only set aside, and taken when the parcel leaves; null where it is taken at once. */
    setAsideDays: integer(),
    /** The gateway's own id of its order or code; null until its answer is here, and till then nobody can pay. */
    gatewayOrderId: text().unique(),
    /** 192 random bits: the secret part of the address that buyers come back to. The tracking link is never told to the gateway. */
    returnToken: findable("gateway_orders.return_token").notNull().unique(),
    /** "over" is one that the gateway is not asked about any more, or would not make. */
    status: text({ enum: ["open", "paid", "over"] }).notNull(),
    /** What a code shows: its words, or the gateway's picture as data; nothing once it is closed. */
    shown: text(),
    /** When the gateway closes a code by itself. */
    closesAt: instant(),
    closedAt: instant(),
    /** When the gateway was last asked to close it. */
    closeAskedAt: instant(),
    /** When a payment failed last. */
    failedAt: instant(),
    /** When the gateway was last asked what became of it. */
    askedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("gateway_orders_amount_check", sql`${t.amountPaise} > 0`),
    check("gateway_orders_status_check", sql`${t.status} in ('open', 'paid', 'over')`),
    check("gateway_orders_way_check", sql`${t.way} in ('page', 'code')`),
    check("gateway_orders_code_check", sql`(${t.way} = 'code') or ${t.closesAt} is null`),
    index("gateway_orders_order_index").on(t.orderId),
    index("gateway_orders_code_index").on(t.closesAt).where(sql`${t.way} = 'code' and ${t.closedAt} is null`),
    index("gateway_orders_open_index").on(t.askedAt).where(sql`${t.status} = 'open'`),
  ],
);

/** What buyers did there; a payment whose money is here has a use. */
export const gatewayPayments = pgTable(
  "gateway_payments",
  {
    paymentId: text().primaryKey(),
    askedId: integer()
      .notNull()
      .references(() => gatewayOrders.id),
    status: text({ enum: ["created", "pending", "authorized", "captured", "refunded", "failed"] }).notNull(),
    amountPaise: integer().notNull(),
    way: text().notNull(),
    /** It paid for the order, it goes back in full, or its currency is not ours. */
    use: text({ enum: ["order", "back", "foreign"] }),
    seenAt: instant().notNull(),
  },
  (t) => [
    check("gateway_payments_use_check", sql`${t.use} in ('order', 'back', 'foreign')`),
    index("gateway_payments_asked_index").on(t.askedId),
  ],
);

/** Money that the gateway is to give back, from the moment it is decided until the bank has it. */
export const gatewayRefunds = pgTable(
  "gateway_refunds",
  {
    id: id(),
    /** With which the gateway gives back once, however often it is asked. */
    key: text().notNull().unique(),
    paymentId: text()
      .notNull()
      .references(() => gatewayPayments.paymentId),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    amountPaise: integer().notNull(),
    /** The shop's refund that it carries out; null for money that paid for nothing. */
    refundId: integer().references(() => refunds.id),
    /** The gateway's own id. */
    gatewayRefundId: text().unique(),
    /** "wanted" until the gateway has taken it; "refused" when it never will; "by-hand" once the shop paid what the gateway did not. */
    status: text({ enum: ["wanted", "pending", "processed", "failed", "refused", "by-hand"] }).notNull(),
    createdAt: instant().notNull(),
    askedAt: instant(),
  },
  (t) => [
    check("gateway_refunds_amount_check", sql`${t.amountPaise} > 0`),
    check(
      "gateway_refunds_status_check",
      sql`${t.status} in ('wanted', 'pending', 'processed', 'failed', 'refused', 'by-hand')`,
    ),
    index("gateway_refunds_payment_index").on(t.paymentId),
    index("gateway_refunds_order_index").on(t.orderId),
    index("gateway_refunds_open_index").on(t.askedAt).where(sql`${t.status} in ('wanted', 'pending')`),
  ],
);

/** The ids of the gateway's messages, so that each counts once. */
export const gatewayEvents = pgTable(
  "gateway_events",
  {
    eventId: text().primaryKey(),
    kind: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (t) => [index("gateway_events_received_index").on(t.receivedAt)],
);
