import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";

/** What a customer asked to send back of an order, and what became of it; who decided is in the audit of the order. */
export const returns = pgTable(
  "returns",
  {
    id: id(),
    number: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    status: text({
      enum: ["requested", "approved", "refused", "received", "settled", "closed"],
    }).notNull(),
    /** Why the shop said no, in words for the customer. */
    refusal: text().notNull().default(""),
    /** What the packs that really came back were sold for. */
    cameBackPaise: integer().notNull().default(0),
    requestedAt: instant().notNull(),
    decidedAt: instant(),
    receivedAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    check(
      "returns_status_check",
      sql`${t.status} in ('requested', 'approved', 'refused', 'received', 'settled', 'closed')`,
    ),
    check("returns_refusal_check", sql`(${t.status} = 'refused') = (${t.refusal} <> '')`),
    check("returns_decided_check", sql`(${t.status} = 'requested') = (${t.decidedAt} is null)`),
    check("returns_came_back_check", sql`${t.cameBackPaise} >= 0`),
    index("returns_order_index").on(t.orderId),
    index("returns_status_index").on(t.status, t.id),
  ],
);

/** Packs of one line that are to come back, and what did; while `isOpen`, no other request names the line. */
export const returnLines = pgTable(
  "return_lines",
  {
    id: id(),
    returnId: integer()
      .notNull()
      .references(() => returns.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
    reason: text({ enum: ["sealed", "damaged", "wrong", "expired"] }).notNull(),
    photoId: text().references(() => uploads.id, { onDelete: "set null" }),
    receivedQuantity: integer(),
    outcome: text({ enum: ["sell-again", "quarantine", "destroy"] }),
    isOpen: boolean().notNull().default(true),
  },
  (t) => [
    check("return_lines_quantity_check", sql`${t.quantity} > 0`),
    check("return_lines_received_check", sql`${t.receivedQuantity} between 0 and ${t.quantity}`),
    check("return_lines_reason_check", sql`${t.reason} in ('sealed', 'damaged', 'wrong', 'expired')`),
    check("return_lines_outcome_check", sql`${t.outcome} in ('sell-again', 'quarantine', 'destroy')`),
    check(
      "return_lines_sold_again_check",
      sql`${t.outcome} is distinct from 'sell-again' or ${t.reason} = 'sealed'`,
    ),
    uniqueIndex("return_lines_open_unique").on(t.orderLineId).where(sql`${t.isOpen}`),
    index("return_lines_return_index").on(t.returnId),
    index("return_lines_line_index").on(t.orderLineId),
    index("return_lines_photo_index").on(t.photoId),
  ],
);
