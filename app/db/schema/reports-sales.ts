import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The days in India whose sales are summed up (job sum-sales), with the state by which their GST is rounded. */
export const salesDays = pgTable("sales_days", {
  day: date({ mode: "string" }).primaryKey(),
  stateCode: text().notNull(),
});

/** Days of which an order, a cost, a brand or a form has changed (triggers …_note_sales): their orders are read again until the next round of the job. */
export const salesChanges = pgTable(
  "sales_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: "string" }).notNull(),
  },
  (t) => [index("sales_changes_day_index").on(t.day)],
);

const paise = () => bigint({ mode: "number" }).notNull();
const summedDay = () =>
  date({ mode: "string" })
    .notNull()
    .references(() => salesDays.day, { onDelete: "cascade" });

/** Whole orders of a summed day; GST is that of the receipts, with delivery. */
export const salesByZone = pgTable(
  "sales_by_zone",
  {
    day: summedDay(),
    zone: text().notNull(),
    orderCount: integer().notNull(),
    packCount: integer().notNull(),
    goodsPaise: paise(),
    deliveryPaise: paise(),
    taxPaise: paise(),
  },
  (t) => [primaryKey({ columns: [t.day, t.zone] })],
);

const goodsSums = () => ({
  /** In how many orders there was something of it. */
  orderCount: integer().notNull(),
  packCount: integer().notNull(),
  goodsPaise: paise(),
  taxPaise: paise(),
});

/** Of what packs brought without GST, the part whose cost is known, and that cost. */
const marginSums = () => ({ knownPaise: paise(), costPaise: paise() });

/** Goods of a summed day by brand. */
export const salesByBrand = pgTable(
  "sales_by_brand",
  { day: summedDay(), brandId: integer().notNull(), ...goodsSums(), ...marginSums() },
  (t) => [primaryKey({ columns: [t.day, t.brandId] })],
);

/** Goods of a summed day by medicine form. */
export const salesByForm = pgTable(
  "sales_by_form",
  { day: summedDay(), formId: integer().notNull(), ...goodsSums() },
  (t) => [primaryKey({ columns: [t.day, t.formId] })],
);

/** Goods of a summed day by product. */
export const salesByProduct = pgTable(
  "sales_by_product",
  {
    day: summedDay(),
    productId: integer().notNull(),
    packCount: integer().notNull(),
    netPaise: paise(),
    ...marginSums(),
  },
  (t) => [primaryKey({ columns: [t.day, t.productId] })],
);
