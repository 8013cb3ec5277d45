import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { InvoiceDelivery, InvoiceLine } from "#app/domain/invoices/invoice.ts";
import type { InvoiceBuyer, InvoicePayment, InvoiceSeller } from "#app/domain/invoices/invoice-paper.ts";
import { PAPER_KINDS } from "#app/domain/invoices/paper-kind.ts";

/** The last number of a series in a financial year; it goes up by one, together with the paper that has it (trigger invoice_series_stays). */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    financialYear: text().notNull(),
    series: text().notNull(),
    lastNumber: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.financialYear, t.series] }),
    check("invoice_series_number_check", sql`${t.lastNumber} > 0`),
  ],
);

/** Tax invoices, bills of supply and the notes about them, as they were given out: copies that nothing changes (trigger invoices_stay). */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    number: text().notNull().unique(),
    financialYear: text().notNull(),
    series: text().notNull(),
    sequence: integer().notNull(),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The paper that a note is about: the invoice, or the debit note that a credit note takes back. */
    againstId: integer().references((): AnyPgColumn => invoices.id),
    issuedAt: instant().notNull(),
    /** The day in India. */
    issuedOn: date({ mode: "string" }).notNull(),
    seller: jsonb().$type<InvoiceSeller>().notNull(),
    buyer: jsonb().$type<InvoiceBuyer>().notNull(),
    /** The state whose tax it is: where the parcel goes, or the counter is. */
    placeOfSupply: text().notNull(),
    payment: jsonb().$type<InvoicePayment>().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    delivery: jsonb().$type<InvoiceDelivery>(),
    mrpPaise: integer().notNull(),
    taxablePaise: integer().notNull(),
    cgstPaise: integer().notNull(),
    sgstPaise: integer().notNull(),
    igstPaise: integer().notNull(),
    roundingPaise: integer().notNull(),
    totalPaise: integer().notNull(),
    /** Why a debit note was made. */
    reason: text(),
  },
  (t) => [
    check(
      "invoices_kind_check",
      sql`${t.kind} in ('tax-invoice', 'bill-of-supply', 'credit-note', 'debit-note', 'supplementary-bill')`,
    ),
    check("invoices_number_check", sql`${t.number} ~ '^[A-Z0-9/-]{1,16}$'`),
    check(
      "invoices_against_check",
      sql`(${t.kind} in ('tax-invoice', 'bill-of-supply')) = (${t.againstId} is null)`,
    ),
    check(
      "invoices_reason_check",
      sql`(${t.kind} in ('debit-note', 'supplementary-bill')) = (coalesce(${t.reason}, '') <> '')`,
    ),
    check(
      "invoices_total_check",
      sql`${t.totalPaise} > 0 and ${t.totalPaise} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} + ${t.roundingPaise}`,
    ),
    check(
      "invoices_tax_check",
      sql`${t.taxablePaise} >= 0 and ${t.cgstPaise} >= 0 and ${t.cgstPaise} = ${t.sgstPaise} and ${t.igstPaise} >= 0 and (${t.cgstPaise} = 0 or ${t.igstPaise} = 0)`,
    ),
    check(
      "invoices_untaxed_check",
      sql`${t.kind} not in ('bill-of-supply', 'supplementary-bill') or ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} = 0`,
    ),
    check(
      "invoices_registered_check",
      sql`${t.kind} not in ('tax-invoice', 'debit-note') or coalesce(${t.seller} ->> 'gstin', '') <> ''`,
    ),
    uniqueIndex("invoices_sequence_unique").on(t.financialYear, t.series, t.sequence),
    uniqueIndex("invoices_order_unique").on(t.orderId).where(sql`${t.againstId} is null`),
    index("invoices_order_index").on(t.orderId),
    index("invoices_against_index").on(t.againstId).where(sql`${t.againstId} is not null`),
    index("invoices_issued_index").on(t.issuedOn, t.id),
    // What a month comes to, without a look at the papers.
    index("invoices_sums_index").on(
      ...[t.issuedOn, t.kind, t.taxablePaise, t.cgstPaise, t.sgstPaise, t.igstPaise, t.totalPaise],
    ),
  ],
);
