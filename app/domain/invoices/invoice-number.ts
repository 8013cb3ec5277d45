// Numbers of invoices: consecutive in a financial year and series, at most 16 letters, digits, "-" and "/" (Rule 46(b)).
// Website and phone are one series, counter and business others; what has no tax, and what takes off, has its own.

import { financialYearStart, indiaDate } from "#app/domain/india-time.ts";
import type { InvoiceKind } from "#app/domain/invoices/paper-kind.ts";

/** As the law allows one to look. */
export const INVOICE_NUMBER = /^[A-Z]{1,3}\/\d\d-\d\d\/\d{5,7}$/;
const LONGEST = 16;

type Channel = "web" | "phone" | "counter" | "quote";
const LETTER_OF: Record<Channel, string> = { web: "W", phone: "W", counter: "C", quote: "B" };

/** The year from 1 April to 31 March in India that an instant lies in: "26-27". */
export function financialYear(now: Date): string {
  const from = financialYearStart(indiaDate(now));
  return `${twoDigits(from)}-${twoDigits(from + 1)}`;
}

/** The series of an invoice by where the order was taken; whoever buys as a registered business is in that of business. */
export function invoiceSeries({
  kind,
  channel,
  isToBusiness,
}: {
  kind: InvoiceKind;
  channel: Channel;
  isToBusiness: boolean;
}): string {
  const letter = isToBusiness ? LETTER_OF.quote : LETTER_OF[channel];
  return kind === "tax-invoice" ? letter : `${letter}S`;
}

/** The series of the credit notes against such papers. */
export function creditSeries({ isTaxed }: { isTaxed: boolean }): string {
  return isTaxed ? "CN" : "CNS";
}

/** The series of the papers that add to the price of what stands on an invoice or a bill of supply. */
export function debitSeries({ isTaxed }: { isTaxed: boolean }): string {
  return isTaxed ? "DN" : "DNS";
}

/** "W/26-27/00482"; throws when a series has run out of numbers that the law would take. */
export function invoiceNumber({
  series,
  financialYear,
  sequence,
}: {
  series: string;
  financialYear: string;
  sequence: number;
}): string {
  const number = `${series}/${financialYear}/${String(sequence).padStart(5, "0")}`;
  if (number.length > LONGEST || !INVOICE_NUMBER.test(number))
    throw new Error(`${number} is no number for an invoice.`);
  return number;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, "0");
}
