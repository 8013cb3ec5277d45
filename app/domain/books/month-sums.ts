import { sumOf } from "#app/domain/books/paper-tables.ts";
import { papersInReturn, type ReturnMonth } from "#app/domain/books/return-month.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";

type Sums = GstSplit & { count: number };

export type MonthSums = { invoices: Sums; notes: Sums };

/** What the invoices of a month and its debit notes come to, and apart from them its credit notes. */
export function monthSums(month: ReturnMonth): MonthSums {
  const sums = (isNote: boolean): Sums => {
    const papers = papersInReturn(month).filter(({ kind }) => (kind === "credit-note") === isNote);
    return { count: papers.length, ...sumOf(papers) };
  };
  return { invoices: sums(false), notes: sums(true) };
}
