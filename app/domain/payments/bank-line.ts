// One line of a bank's statement that brings money, and what it says of whose it is.

import { parseOrderNumber } from "#app/domain/orders/order-number.ts";

export type BankLine = {
  bookedOn: string;
  amountPaise: number;
  narration: string;
  /** The bank's 12 digits, where the line shows just one such number. */
  reference: string | undefined;
};

/** The bank's number in its narration or column of references; some banks fill it up with zeros on the left. */
export function bankReference(...texts: string[]): string | undefined {
  const all = texts.flatMap((text) => text.match(/(?<![\dA-Za-z])\d{12,22}(?![\dA-Za-z])/g) ?? []);
  const found = new Set(all.map((digits) => digits.replace(/^0+(?=\d{12}$)/, "")));
  const fitting = [...found].filter((digits) => digits.length === 12);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The order numbers in a narration, with their check digits, whatever the bank made of the dashes. */
export function namedOrders(narration: string): string[] {
  const all = narration.match(/(?<![A-Za-z])SH[\s-]?\d{4}[\s-]?\d{4}(?!\d)/gi) ?? [];
  return [...new Set(all.map(parseOrderNumber).filter((number) => number !== undefined))];
}
