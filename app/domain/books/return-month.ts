// What a return is made of: the papers that were given out in one month, as they were given out.

import type { InvoicePaper } from "#app/domain/invoices/invoice-paper.ts";

/** The paper that a note is about, with all that was ever taken off it. */
type NotedPaper = {
  number: string;
  issuedOn: string;
  totalPaise: number;
  creditedPaise: number;
  placeOfSupply: string;
  buyerGstin?: string | undefined;
  /** Where that paper is a debit note: the invoice that it was about. */
  behind?: { number: string; issuedOn: string; totalPaise: number } | undefined;
};

/** A paper as the books read it. */
export type BooksPaper = Omit<InvoicePaper, "against" | "issuedAt" | "payment" | "reason"> & {
  against: NotedPaper | undefined;
};

/** A month of a shop, "2026-10"; `today` is the day on which it is looked at. */
export type ReturnMonth = {
  month: string;
  today: string;
  gstin: string | undefined;
  /** How many digits of a heading the shop's turnover asks for: 4 up to ₹5 crore, 6 above. */
  hsnDigits: 4 | 6;
  papers: readonly BooksPaper[];
};

/** True for a month of this century, written "2026-10". */
export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** The month after (before, when negative) a month. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split("-").map(Number);
  const index = year! * 12 + number! - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The day by which GSTR-1 of a month that is filed monthly is due: the 11th of the next one (Notification 83/2020). */
export function gstr1DueOn(month: string): string {
  return `${addMonths(month, 1)}-11`;
}

/** Papers with tax on them or by a registered shop: only these are in a return. */
export function papersInReturn({ papers }: ReturnMonth): BooksPaper[] {
  return papers.filter(({ seller }) => seller.gstin !== undefined);
}
