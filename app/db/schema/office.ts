import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { products } from "#app/db/schema/catalog.ts";
import { actor, actorFits, id, instant } from "#app/db/schema/ground-columns.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";

/** A list's filter that somebody of the shop gave a name. */
export const savedFilters = pgTable(
  "saved_filters",
  {
    id: id(),
    profileId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    list: text({ enum: ["orders", "products", "enquiries"] }).notNull(),
    name: text().notNull(),
    /** The part of the address after the question mark. */
    query: text().notNull(),
  },
  (t) => [uniqueIndex("saved_filters_name_unique").on(t.profileId, t.list, t.name)],
);

/** Money given back; all of an order's never exceed what was paid (trigger refunds_within_payment, migration 0004). */
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

/** What a product cost before and after; rows of one `changeSet` can be taken back together. */
export const priceChanges = pgTable(
  "price_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    changeSet: text().notNull(),
    reason: text({ enum: ["edited", "percent", "import", "undo", "sale-start", "sale-end"] }).notNull(),
    oldMrpPaise: integer().notNull(),
    newMrpPaise: integer().notNull(),
    oldPricePaise: integer().notNull(),
    newPricePaise: integer().notNull(),
    ...actor(),
    changedAt: instant().notNull(),
  },
  (t) => [
    actorFits("price_changes", t),
    index("price_changes_product_index").on(t.productId, t.changedAt),
    index("price_changes_set_index").on(t.changeSet),
  ],
);

/** A lower price for some days; it is put on the product when it begins and taken back when it ends. */
export const salePeriods = pgTable(
  "sale_periods",
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    salePricePaise: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    status: text({ enum: ["planned", "running", "ended"] })
      .notNull()
      .default("planned"),
    /** What the product costs again when the sale ends. */
    usualPricePaise: integer(),
  },
  (t) => [
    check("sale_periods_price_check", sql`${t.salePricePaise} > 0`),
    check("sale_periods_order_check", sql`${t.startsAt} < ${t.endsAt}`),
    uniqueIndex("sale_periods_open_unique").on(t.productId).where(sql`${t.status} <> 'ended'`),
    index("sale_periods_status_index").on(t.status, t.startsAt),
  ],
);

/** A CSV file that was checked and, when somebody says so, taken over as a whole. */
export const catalogImports = pgTable(
  "catalog_imports",
  {
    id: id(),
    fileName: text().notNull(),
    status: text({ enum: ["checking", "checked", "running", "done", "failed", "undone"] }).notNull(),
    rowCount: integer().notNull().default(0),
    checkedCount: integer().notNull().default(0),
    createCount: integer().notNull().default(0),
    updateCount: integer().notNull().default(0),
    sameCount: integer().notNull().default(0),
    errorCount: integer().notNull().default(0),
    startedBy: text().references(() => profiles.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [index("catalog_imports_created_index").on(t.createdAt)],
);

export const catalogImportRows = pgTable(
  "catalog_import_rows",
  {
    importId: integer()
      .notNull()
      .references(() => catalogImports.id, { onDelete: "cascade" }),
    rowNumber: integer().notNull(),
    outcome: text({ enum: ["create", "update", "same", "error"] }).notNull(),
    sku: text().notNull(),
    message: text().notNull().default(""),
    /** The values to be written, and those that stood there, so that it can be undone. */
    newValues: jsonb().$type<Record<string, unknown>>(),
    oldValues: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
);

/** Long texts the owner changed; what is not here stands in app/content/pages. */
export const contentBlocks = pgTable("content_blocks", {
  key: text().primaryKey(),
  bodyHtml: text().notNull(),
  updatedBy: text().references(() => profiles.id, { onDelete: "set null" }),
  updatedAt: instant().notNull(),
});

/** What somebody of the shop has just deleted, as it stood, for as long as they may take it back. */
export const undos = pgTable(
  "undos",
  {
    id: id(),
    ...actor(),
    subject: text().notNull(),
    tableName: text().notNull(),
    rows: jsonb().$type<Record<string, unknown>[]>().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [actorFits("undos", t), index("undos_expiry_index").on(t.expiresAt)],
);

/** What shoppers searched for, by day; never who. */
export const searchTerms = pgTable(
  "search_terms",
  {
    term: text().notNull(),
    searchedOn: date({ mode: "string" }).notNull(),
    searchCount: integer().notNull(),
    /** How many products the last such search of the day found. */
    foundCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.searchedOn] }), index("search_terms_day_index").on(t.searchedOn)],
);
