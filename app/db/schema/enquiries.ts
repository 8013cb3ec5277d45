import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { products } from "#app/db/schema/catalog.ts";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { findable } from "#app/db/schema/ground-sealed.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { CheckoutForm } from "#app/domain/orders/checkout-form.ts";

/** What somebody asks the shop in writing: a message, a bulk order, to become a distributor. Health data never stands here. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    number: text().notNull().unique(),
    idempotencyKey: text().notNull().unique(),
    kind: text({ enum: ["contact", "bulk", "distributor"] }).notNull(),
    status: text({ enum: ["new", "in_progress", "answered", "closed"] })
      .notNull()
      .default("new"),
    profileId: text().references(() => profiles.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    organization: text().notNull().default(""),
    /** What a bulk customer is. */
    requestType: text({ enum: ["doctor", "pharmacy", "institution", "other"] }),
    subject: text().notNull().default(""),
    message: text().notNull(),
    ownerId: text().references(() => profiles.id, { onDelete: "set null" }),
    answerBy: instant().notNull(),
    answeredAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check("enquiries_kind_check", sql`${t.kind} in ('contact', 'bulk', 'distributor')`),
    check("enquiries_status_check", sql`${t.status} in ('new', 'in_progress', 'answered', 'closed')`),
    check("enquiries_type_check", sql`(${t.kind} = 'bulk') = (${t.requestType} is not null)`),
    check("enquiries_phone_check", sql`${t.phone} ~ '^[0-9]{10}$'`),
    index("enquiries_status_index").on(t.status, t.answerBy),
    index("enquiries_profile_index").on(t.profileId),
    index("enquiries_email_index").on(t.email),
  ],
);

export const enquiryLines = pgTable(
  "enquiry_lines",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.enquiryId, t.productId] }),
    check("enquiry_lines_quantity_check", sql`${t.quantity} > 0`),
  ],
);

/** What was said about an enquiry: to the customer, or only among the people of the shop. */
export const enquiryNotes = pgTable(
  "enquiry_notes",
  {
    id: id(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    kind: text({ enum: ["note", "answer"] }).notNull(),
    authorId: text().references(() => profiles.id, { onDelete: "set null" }),
    body: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (t) => [
    check("enquiry_notes_kind_check", sql`${t.kind} in ('note', 'answer')`),
    index("enquiry_notes_enquiry_index").on(t.enquiryId),
  ],
);

/** Prices offered for a bulk enquiry; who has the link may accept until the day ends, and then it is an order. */
export const quotes = pgTable(
  "quotes",
  {
    id: id(),
    number: text().notNull().unique(),
    /** 128 random bits: the secret part of the link. */
    token: findable("quotes.token").notNull().unique(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id),
    status: text({ enum: ["sent", "awaiting_goods", "accepted", "withdrawn"] })
      .notNull()
      .default("sent"),
    validUntil: date({ mode: "string" }).notNull(),
    goodsPaise: integer().notNull(),
    deliveryPaise: integer().notNull(),
    note: text().notNull().default(""),
    createdBy: text().references(() => profiles.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    acceptedAt: instant(),
    /** Where it goes and how it is paid, as the customer agreed, while packs are still to be ordered in. */
    agreedForm: jsonb().$type<CheckoutForm>(),
    orderId: integer()
      .unique()
      .references(() => orders.id),
  },
  (t) => [
    check("quotes_status_check", sql`${t.status} in ('sent', 'awaiting_goods', 'accepted', 'withdrawn')`),
    check("quotes_agreed_check", sql`(${t.status} = 'awaiting_goods') = (${t.agreedForm} is not null)`),
    check("quotes_money_check", sql`${t.goodsPaise} > 0 and ${t.deliveryPaise} >= 0`),
    check(
      "quotes_accepted_check",
      sql`(${t.status} = 'accepted') = (${t.acceptedAt} is not null) and (${t.status} = 'accepted') = (${t.orderId} is not null)`,
    ),
    index("quotes_enquiry_index").on(t.enquiryId),
    uniqueIndex("quotes_open_unique").on(t.enquiryId).where(sql`${t.status} = 'sent'`),
  ],
);

export const quoteLines = pgTable(
  "quote_lines",
  {
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    pricePaise: integer().notNull(),
    /** The day by which packs that are not in stock are promised; absent when all must be there. */
    toOrderBy: date({ mode: "string" }),
  },
  (t) => [
    primaryKey({ columns: [t.quoteId, t.productId] }),
    check("quote_lines_quantity_check", sql`${t.quantity} > 0 and ${t.pricePaise} > 0`),
  ],
);

/** What a distributor or a practice states about itself, and what the shop decided. */
export const businessApplications = pgTable(
  "business_applications",
  {
    enquiryId: integer()
      .primaryKey()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    gstin: text().notNull(),
    drugLicence: text().notNull(),
    status: text({ enum: ["pending", "approved", "rejected"] })
      .notNull()
      .default("pending"),
    reason: text().notNull().default(""),
    decidedBy: text().references(() => profiles.id, { onDelete: "set null" }),
    decidedAt: instant(),
  },
  (t) => [
    check("business_applications_status_check", sql`${t.status} in ('pending', 'approved', 'rejected')`),
    check("business_applications_decided_check", sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
  ],
);

export const applicationPapers = pgTable(
  "application_papers",
  {
    enquiryId: integer()
      .notNull()
      .references(() => businessApplications.enquiryId, { onDelete: "cascade" }),
    uploadId: text()
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.enquiryId, t.uploadId] })],
);

/** A profile that buys as a business: its papers were seen, and its price tier. */
export const businesses = pgTable(
  "businesses",
  {
    profileId: text()
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    organization: text().notNull(),
    gstin: text().notNull(),
    drugLicence: text().notNull(),
    /** The least discount of a bulk cart, in per cent; the tiers of the settings may give more. */
    discountPercent: numeric({ mode: "number" }).notNull().default(0),
    approvedBy: text().references(() => profiles.id, { onDelete: "set null" }),
    approvedAt: instant().notNull(),
  },
  (t) => [check("businesses_discount_check", sql`${t.discountPercent} between 0 and 60`)],
);
