import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { products } from "#app/db/schema/catalog.ts";
import { actor, actorFits, id, instant } from "#app/db/schema/ground-columns.ts";
import { findable } from "#app/db/schema/ground-sealed.ts";
import { prescriptionLines } from "#app/db/schema/prescriptions.ts";
import { customers, profiles } from "#app/db/schema/shop-customers.ts";

export const orderNumbers = pgSequence("order_numbers", { startWith: 1 });

/** An order as it was placed: prices, address and promise are copies, never read again from the catalogue. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    number: text().notNull().unique(),
    /** 192 random bits: the secret part of the customer's link. */
    trackingToken: findable("orders.tracking_token").notNull().unique(),
    idempotencyKey: text().notNull().unique(),
    requestHash: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** The account that placed it; a guest's order has none. */
    profileId: text().references(() => profiles.id, { onDelete: "set null" }),
    status: text({
      enum: [
        "awaiting_payment",
        "placed",
        "confirmed",
        "packed",
        "out_for_delivery",
        "shipped",
        "delivered",
        "cancelled",
        "returned",
      ],
    }).notNull(),
    /** Where it was taken: on the web, at the counter, by phone or message, from an accepted quote. */
    channel: text({ enum: ["web", "counter", "phone", "quote"] })
      .notNull()
      .default("web"),
    paymentMethod: text({ enum: ["cod", "upi", "online", "bank-transfer", "cash"] }).notNull(),
    name: text().notNull(),
    /** Only somebody at the counter may leave it out. */
    phone: text(),
    email: text(),
    /** Whether the account that placed it had this phone confirmed by a code; null where the shop wrote it down, or an older version did. */
    isPhoneProven: boolean(),
    street: text().notNull(),
    landmark: text().notNull(),
    town: text().notNull(),
    stateCode: text().notNull(),
    pincode: text().notNull(),
    /** The business it is bought for, with its own address where the parcel goes elsewhere; most orders have none. */
    gstin: text(),
    organization: text(),
    firmAddress: text(),
    /** Whose tax it bears, as domain/invoices/place-of-supply.ts says. */
    placeOfSupply: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when gstin is null or channel = 'counter' then state_code else left(gstin, 2) end`,
      ),
    note: text().notNull(),
    zone: text().notNull(),
    isExpress: boolean().notNull().default(false),
    promisedFrom: date({ mode: "string" }).notNull(),
    promisedBy: date({ mode: "string" }).notNull(),
    mrpPaise: integer().notNull(),
    goodsPaise: integer().notNull(),
    deliveryPaise: integer().notNull(),
    totalPaise: integer().notNull(),
    gstPaise: integer().notNull(),
    /** Of the total, what was cancelled or brought back since. */
    cancelledPaise: integer().notNull().default(0),
    /** Of the total, what is taken in cash at the door of an order that is paid in part before; its payment is the other part. */
    doorPaise: integer().notNull().default(0),
    doorPaidAt: instant(),
    /** Whether an order in cash is confirmed by a code or a call before it is packed; how it was; and when nobody answered. */
    isConfirmWanted: boolean().notNull().default(false),
    confirmedBy: text({ enum: ["code", "call"] }),
    unreachedAt: instant(),
    holdUntil: instant(),
    /** The newer order of the same phone or browser that took the place of this unpaid one. */
    replacedById: integer().references((): AnyPgColumn => orders.id),
    courier: text(),
    courierReference: text(),
    placedAt: instant().notNull(),
  },
  (t) => [
    check("orders_total_check", sql`${t.totalPaise} = ${t.goodsPaise} + ${t.deliveryPaise}`),
    check(
      "orders_goods_check",
      sql`${t.goodsPaise} > 0 and ${t.goodsPaise} <= ${t.mrpPaise} and ${t.deliveryPaise} >= 0`,
    ),
    check("orders_cancelled_check", sql`${t.cancelledPaise} between 0 and ${t.totalPaise}`),
    check(
      "orders_door_check",
      sql`${t.doorPaise} between 0 and ${t.totalPaise} and (${t.doorPaise} = 0 or ${t.paymentMethod} in ('upi', 'online')) and (${t.doorPaidAt} is null or ${t.doorPaise} > 0)`,
    ),
    check(
      "orders_confirm_check",
      sql`(${t.confirmedBy} is null or ${t.confirmedBy} in ('code', 'call') and ${t.isConfirmWanted}) and (not ${t.isConfirmWanted} or ${t.confirmedBy} is not null or ${t.status} in ('placed', 'cancelled'))`,
    ),
    check("orders_channel_check", sql`${t.channel} in ('web', 'counter', 'phone', 'quote')`),
    check("orders_cash_check", sql`(${t.paymentMethod} = 'cash') <= (${t.channel} = 'counter')`),
    check(
      "orders_payment_method_check",
      sql`${t.paymentMethod} in ('cod', 'upi', 'online', 'bank-transfer', 'cash')`,
    ),
    check("orders_transfer_check", sql`(${t.paymentMethod} = 'bank-transfer') <= (${t.channel} = 'quote')`),
    check("orders_phone_check", sql`${t.phone} ~ '^[0-9]{10}$'`),
    check("orders_phone_given_check", sql`${t.phone} is not null or ${t.channel} = 'counter'`),
    check("orders_gstin_check", sql`${t.gstin} ~ '^[0-9]{2}[0-9A-Z]{13}$'`),
    check(
      "orders_firm_check",
      sql`(${t.gstin} is null) = (${t.organization} is null) and (${t.firmAddress} is null or ${t.gstin} is not null)`,
    ),
    check("orders_pincode_check", sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
    check("orders_hold_check", sql`(${t.holdUntil} is null) or ${t.status} = 'awaiting_payment'`),
    check("orders_promise_check", sql`${t.promisedFrom} <= ${t.promisedBy}`),
    index("orders_customer_index").on(t.customerId),
    index("orders_profile_index").on(t.profileId),
    index("orders_email_index").on(t.email),
    index("orders_status_index").on(t.status, t.placedAt),
    index("orders_placed_index").on(t.placedAt, t.id),
    // Orders that may owe their customer money: few of all.
    index("orders_given_up_index")
      .on(t.placedAt, t.id)
      .where(sql`${t.status} in ('cancelled', 'returned') or ${t.cancelledPaise} > 0`),
    index("orders_phone_index").on(t.phone),
    index("orders_to_call_index").on(t.id).where(sql`${t.isConfirmWanted} and ${t.confirmedBy} is null`),
    index("orders_name_index").on(sql`lower(${t.name}) text_pattern_ops`),
    index("orders_replaced_index").on(t.replacedById).where(sql`${t.replacedById} is not null`),
    index("orders_hold_index").on(t.holdUntil).where(sql`${t.holdUntil} is not null`),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    productSlug: text().notNull(),
    name: text().notNull(),
    brandName: text().notNull(),
    potencyLabel: text(),
    packSize: text().notNull(),
    /** As domain/catalog/company.ts copies them from the label; null was not entered then. */
    maker: text(),
    makerAddress: text(),
    makerLicence: text(),
    importer: text(),
    importerAddress: text(),
    originCountry: text().notNull(),
    hsn: text().notNull(),
    gstPercent: smallint().notNull(),
    mrpPaise: integer().notNull(),
    pricePaise: integer().notNull(),
    quantity: integer().notNull(),
    totalPaise: integer().notNull(),
    /** Added free by the shop: its price is nothing. */
    isGift: boolean().notNull().default(false),
    /** Of the quantity, what left the order before it was sent, and what came back. */
    cancelledQuantity: integer().notNull().default(0),
    returnedQuantity: integer().notNull().default(0),
    /** When packs of it came back last. */
    returnedAt: instant(),
    /** The line that these packs were prescribed by, where they came from a prescription. */
    prescriptionLineId: integer().references(() => prescriptionLines.id, { onDelete: "set null" }),
  },
  (t) => [
    check(
      "order_lines_kept_check",
      sql`${t.cancelledQuantity} >= 0 and ${t.returnedQuantity} >= 0 and ${t.cancelledQuantity} + ${t.returnedQuantity} <= ${t.quantity}`,
    ),
    check("order_lines_total_check", sql`${t.totalPaise} = ${t.pricePaise} * ${t.quantity}`),
    check(
      "order_lines_quantity_check",
      sql`${t.quantity} > 0 and ${t.pricePaise} >= 0 and (${t.pricePaise} = 0) = ${t.isGift}`,
    ),
    uniqueIndex("order_lines_product_unique").on(t.orderId, t.productId),
    index("order_lines_product_index").on(t.productId),
    index("order_lines_prescription_index").on(t.prescriptionLineId),
  ],
);

/** Money asked for or received; `reference` is the bank's number (UTR) or a gateway's payment id. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: ["cod", "upi", "online", "bank-transfer", "cash"] }).notNull(),
    status: text({ enum: ["due", "claimed", "set-aside", "paid", "refunded", "void"] }).notNull(),
    amountPaise: integer().notNull(),
    reference: text().unique(),
    createdAt: instant().notNull().defaultNow(),
    paidAt: instant(),
    /** Until when the gateway keeps money that is set aside. */
    setAsideUntil: instant(),
  },
  (t) => [
    check("payments_method_check", sql`${t.method} in ('cod', 'upi', 'online', 'bank-transfer', 'cash')`),
    check("payments_amount_check", sql`${t.amountPaise} > 0`),
    check("payments_paid_check", sql`(${t.status} in ('paid', 'refunded')) = (${t.paidAt} is not null)`),
    check("payments_set_aside_check", sql`${t.status} <> 'set-aside' or ${t.setAsideUntil} is not null`),
    uniqueIndex("payments_paid_once_unique").on(t.orderId).where(sql`${t.status} in ('paid', 'refunded')`),
    index("payments_order_index").on(t.orderId),
    index("payments_claimed_index").on(t.id).where(sql`${t.status} = 'claimed'`),
    index("payments_set_aside_index").on(t.setAsideUntil).where(sql`${t.status} = 'set-aside'`),
  ],
);

/** Where an order of the web came from, kept only as long as it is open: for the bounds of domain/orders/buyer-limits.ts. */
export const orderOrigins = pgTable(
  "order_origins",
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    isTrusted: boolean().notNull(),
    /** Absent behind a proxy that the shop was not told of: there everybody has one. */
    network: text(),
    cartId: text(),
    payPageOpenedAt: instant(),
  },
  (t) => [index("order_origins_cart_index").on(t.cartId)],
);

/** The timeline: every status an order took, when, and by whom. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    status: text().notNull(),
    ...actor(),
    note: text().notNull().default(""),
    happenedAt: instant().notNull(),
  },
  (t) => [actorFits("order_events", t), index("order_events_order_index").on(t.orderId)],
);
