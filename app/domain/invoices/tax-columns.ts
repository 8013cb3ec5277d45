import type { GstSplit } from "#app/domain/catalog/gst.ts";
import type { InvoicePaper } from "#app/domain/invoices/invoice-paper.ts";

export type TaxColumn = { tax: "cgst" | "sgst" | "igst"; percent: number | undefined };

/** The columns of tax on a paper: two halves within the state, one across, none without tax. The rate heads a column that has only one. */
export function taxColumns(paper: InvoicePaper): TaxColumn[] {
  if (isUntaxed(paper)) return [];
  const rates = [
    ...new Set([...paper.lines, ...(paper.delivery ? [paper.delivery] : [])].map((part) => part.gstPercent)),
  ];
  const rate = rates.length === 1 ? rates[0] : undefined;
  if (isInterState(paper)) return [{ tax: "igst", percent: rate }];
  const half = rate === undefined ? undefined : rate / 2;
  return [
    { tax: "cgst", percent: half },
    { tax: "sgst", percent: half },
  ];
}

/** What a column says of a line: its tax in paise, and its rate. */
export function taxIn(
  split: GstSplit & { gstPercent: number },
  { tax }: TaxColumn,
): { paise: number; percent: number } {
  if (tax === "igst") return { paise: split.igstPaise, percent: split.gstPercent };
  return { paise: tax === "cgst" ? split.cgstPaise : split.sgstPaise, percent: split.gstPercent / 2 };
}

/** Whether the supply went to another state than the shop's. */
export function isInterState({
  seller,
  placeOfSupply,
}: Pick<InvoicePaper, "seller" | "placeOfSupply">): boolean {
  return seller.state.code !== placeOfSupply;
}

/** Whether a paper has no tax at all, as of a shop that is not registered. */
export function isUntaxed({ seller }: InvoicePaper): boolean {
  return seller.gstin === undefined;
}
