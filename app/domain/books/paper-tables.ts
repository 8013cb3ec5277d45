// Which table of the return a paper belongs to, and its amounts by rate.

import { B2CL_ABOVE_PAISE } from "#app/domain/books/portal-lists.ts";
import type { BooksPaper } from "#app/domain/books/return-month.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { isOfPrices } from "#app/domain/invoices/invoice-paper.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { isInterState } from "#app/domain/invoices/tax-columns.ts";

export type PaperTable = "b2b" | "b2cl" | "b2cs" | "cdnr" | "cdnur";
export type RateRow = GstSplit & { gstPercent: number };
export type PaperPart = GstSplit & { hsn: string; gstPercent: number; quantity: number; totalPaise: number };

/** The table that has the taxed lines of a paper. A note about a consumer's small invoice counts in table 7. */
export function tableOf(paper: BooksPaper): PaperTable {
  const isNote = !isInvoiceKind(paper.kind);
  if (paper.buyer.gstin !== undefined) return isNote ? "cdnr" : "b2b";
  const invoicePaise = isNote ? invoicePaiseOf(paper) : paper.totalPaise;
  if (!(isInterState(paper) && invoicePaise > B2CL_ABOVE_PAISE)) return "b2cs";
  return isNote ? "cdnur" : "b2cl";
}

/** What the invoice comes to that a note is about, also by way of a debit note. */
function invoicePaiseOf({ against }: BooksPaper): number {
  return (against?.behind ?? against)?.totalPaise ?? 0;
}

/** 1 for what adds to a return, -1 for what is taken off. */
export function signOf({ kind }: Pick<BooksPaper, "kind">): 1 | -1 {
  return kind === "credit-note" ? -1 : 1;
}

/** All that has money on a paper; a delivery has no packs, and where only a price was raised no packs moved. */
export function partsOf(paper: Pick<BooksPaper, "lines" | "delivery" | "kind" | "against">): PaperPart[] {
  const { lines, delivery } = paper;
  const parts = [...lines, ...(delivery ? [{ ...delivery, quantity: 0 }] : [])];
  return isOfPrices(paper) ? parts : parts.map((part) => ({ ...part, quantity: 0 }));
}

/** The taxed parts of a paper together by rate, the lowest first. Parts without tax are in table 8. */
export function rateRows(paper: BooksPaper): RateRow[] {
  const taxed = partsOf(paper).filter(({ gstPercent }) => gstPercent > 0);
  return [...Map.groupBy(taxed, ({ gstPercent }) => gstPercent)]
    .map(([gstPercent, parts]) => ({ gstPercent, ...sumOf(parts) }))
    .sort((a, b) => a.gstPercent - b.gstPercent);
}

/** What is sold without tax on a paper, in paise. */
export function untaxedPaise(paper: BooksPaper): number {
  return partsOf(paper)
    .filter(({ gstPercent }) => gstPercent === 0)
    .reduce((sum, part) => sum + part.taxablePaise, 0);
}

/** The sum of amounts, each with the sign of what it belongs to. */
export function sumOf(parts: readonly (GstSplit & { sign?: number })[]): GstSplit {
  const sum = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  for (const { sign = 1, ...part } of parts) {
    sum.taxablePaise += sign * part.taxablePaise;
    sum.cgstPaise += sign * part.cgstPaise;
    sum.sgstPaise += sign * part.sgstPaise;
    sum.igstPaise += sign * part.igstPaise;
  }
  return sum;
}
