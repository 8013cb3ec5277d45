// Which paper a sale gets, by what the owner has entered (CGST Act s. 31; Rules 46, 49 and 53).

import { parseGstin } from "#app/domain/form/gstin.ts";
import type { Settings } from "#app/domain/settings.ts";

const INVOICE_KINDS = ["tax-invoice", "bill-of-supply"] as const;
const DEBIT_KINDS = ["debit-note", "supplementary-bill"] as const;
/**
 * A tax invoice of a registered shop, a bill of supply of one that is not; a credit note takes packs off either, a debit note or a
 * supplementary bill adds to the price of them.
 */
export const PAPER_KINDS = [...INVOICE_KINDS, "credit-note", ...DEBIT_KINDS] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type DebitKind = (typeof DEBIT_KINDS)[number];

/** Whether a paper is the one that goods left with, and no note about it. */
export function isInvoiceKind(kind: PaperKind): kind is InvoiceKind {
  return (INVOICE_KINDS as readonly PaperKind[]).includes(kind);
}

/** Whether a paper adds to the price of packs that are on another one. */
export function isDebitKind(kind: PaperKind): kind is DebitKind {
  return (DEBIT_KINDS as readonly PaperKind[]).includes(kind);
}

/** Whether prices may be said to include GST: a shop that is not registered takes none (CGST Act s. 32). */
export function chargesGst(shop: Pick<Settings["shop"], "gstin" | "isGstUnregistered">): boolean {
  return invoiceKind(shop) !== "bill-of-supply";
}

/** Undefined until the owner has entered a GSTIN or stated that there is none: then nobody knows what the paper is. */
export function invoiceKind(
  shop: Pick<Settings["shop"], "gstin" | "isGstUnregistered">,
): InvoiceKind | undefined {
  if (shop.gstin !== undefined && parseGstin(shop.gstin) !== undefined) return "tax-invoice";
  return shop.isGstUnregistered ? "bill-of-supply" : undefined;
}
