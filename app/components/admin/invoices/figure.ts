import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import type { TaxColumn } from "#app/domain/invoices/tax-columns.ts";
import { rupeesExact } from "#app/domain/money.ts";

/** An amount in a column of amounts, without the sign of the rupee. */
export function figure(paise: number): string {
  return rupeesExact(paise).replace("₹", "");
}

/** A rate as it is said: "2.5". */
export function rate(percent: number): string {
  return String(percent);
}

/** The head of a column of tax, with the rate where all of it has one. */
export function taxHead({ tax, percent }: TaxColumn): string {
  const words = invoiceText;
  return percent === undefined ? words[tax] : words.taxAt(words[tax], rate(percent));
}
