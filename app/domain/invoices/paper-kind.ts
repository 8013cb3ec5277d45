// Which paper a sale gets, by what the owner has entered (CGST Act s. 31; Rules 46, 49 and 53).

import { parseGstin } from "#app/domain/form/gstin.ts";
import type { Settings } from "#app/domain/settings.ts";

/** A tax invoice of a registered shop, a bill of supply of one that is not; a credit note takes packs off either. */
export const PAPER_KINDS = ["tax-invoice", "bill-of-supply", "credit-note"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export type InvoiceKind = Exclude<PaperKind, "credit-note">;

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
