import { sql } from "drizzle-orm";
import {
  bigint,
  check,
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
import { profiles } from "#app/db/schema/shop-customers.ts";

/** What a product cost before and after; rows of one `changeSet` can be taken back together. */
export const priceChanges = pgTable(
  "price_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    changeSet: text().notNull(),
    reason: text({
      enum: ["edited", "percent", "import", "batch", "undo", "sale-start", "sale-end"],
    }).notNull(),
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
