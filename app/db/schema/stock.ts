import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { products } from "#app/db/schema/catalog.ts";
import { actor, actorFits, id, instant } from "#app/db/schema/ground-columns.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";

/** Packs of one product with one batch number and expiry; `heldQuantity` of `quantity` waits for a payment. */
export const batches = pgTable(
  "batches",
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    number: text().notNull(),
    expiresOn: date({ mode: "string" }).notNull(),
    mrpPaise: integer().notNull(),
    /** What the shop paid for a pack, without tax; unknown for stock counted in at the start. */
    costPaise: integer(),
    supplier: text().notNull().default(""),
    quantity: integer().notNull(),
    heldQuantity: integer().notNull().default(0),
    isQuarantined: boolean().notNull().default(false),
    /** Packs that customers sent back and that were put aside; those of the same number on the shelf are another row. */
    isSentBack: boolean().notNull().default(false),
    /** Made up for the demonstration; such packs are nowhere. */
    isDemo: boolean().notNull().default(false),
    receivedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check("batches_cost_check", sql`${t.costPaise} >= 0`),
    check("batches_quantity_check", sql`${t.quantity} >= 0`),
    check("batches_held_check", sql`${t.heldQuantity} >= 0 and ${t.heldQuantity} <= ${t.quantity}`),
    uniqueIndex("batches_product_number_unique").on(t.productId, t.number, t.isSentBack),
    index("batches_product_expiry_index").on(t.productId, t.expiresOn),
    index("batches_demo_index").on(t.productId).where(sql`${t.isDemo}`),
  ],
);

/** Packs kept for an order that is not paid yet; gone when it is paid, or when the order's hold runs out. */
export const stockHolds = pgTable(
  "stock_holds",
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    batchId: integer()
      .notNull()
      .references(() => batches.id),
    quantity: integer().notNull(),
  },
  (t) => [
    check("stock_holds_quantity_check", sql`${t.quantity} > 0`),
    uniqueIndex("stock_holds_order_batch_unique").on(t.orderId, t.batchId),
    index("stock_holds_batch_index").on(t.batchId),
  ],
);

/** Which packs went into a line: answers "who got batch X". */
export const orderLineBatches = pgTable(
  "order_line_batches",
  {
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    batchId: integer()
      .notNull()
      .references(() => batches.id),
    batchNumber: text().notNull(),
    expiresOn: date({ mode: "string" }).notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderLineId, t.batchId] }),
    check("order_line_batches_quantity_check", sql`${t.quantity} > 0`),
    index("order_line_batches_batch_index").on(t.batchId),
    index("order_line_batches_number_index").on(sql`lower(${t.batchNumber})`),
  ],
);

/** The stock ledger: a batch's quantity is always the sum of its movements. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: integer()
      .notNull()
      .references(() => batches.id),
    quantity: integer().notNull(),
    reason: text({ enum: ["received", "sold", "cancelled", "returned", "adjusted", "destroyed"] }).notNull(),
    orderId: integer().references(() => orders.id),
    /** Why it was adjusted or destroyed, in the words of who did it. */
    note: text().notNull().default(""),
    ...actor(),
    /** Names one form of packs that came in: sent twice, it adds them once. */
    idempotencyKey: text().unique(),
    movedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    actorFits("stock_movements", t),
    check("stock_movements_quantity_check", sql`${t.quantity} <> 0`),
    index("stock_movements_batch_index").on(t.batchId),
    index("stock_movements_order_index").on(t.orderId),
  ],
);
