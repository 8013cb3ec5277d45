// One line of a bank's statement that brings money, and what it says of whose it is.

import { parseOrderNumber } from "#app/domain/orders/order-number.ts";

export type BankLine = {
  bookedOn: string;
  amountPaise: number;
  narration: string;
  /** The bank's 12 digits, where the line shows just one such number. */
  reference: string | undefined;
};

/** The bank's number in its narration or column of references, where they show one alone. */
export function bankReference(...texts: string[]): string | undefined {
  const fitting = bankReferences(...texts);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** All that may be the bank's number: 12 digits, filled up with zeros on the left or not. A phone in somebody's address (9198…@bank) is none. */
export function bankReferences(...texts: string[]): string[] {
  const all = texts.flatMap((text) => text.match(/(?<![\dA-Za-z])\d{12,22}(?![\dA-Za-z@])/g) ?? []);
  const found = new Set(all.map((digits) => digits.replace(/^0+(?=\d{12}$)/, "")));
  return [...found].filter((digits) => digits.length === 12);
}

/** The order numbers in a narration, with their check digits, whatever the bank made of the dashes. */
export function namedOrders(narration: string): string[] {
  return [
    ...new Set(
      orderNumbers(narration)
        .map(parseOrderNumber)
        .filter((number) => number !== undefined),
    ),
  ];
}

/** The order numbers that a wrong one in a narration was, if two of its digits changed places. */
export function mistypedOrders(narration: string): string[] {
  const wrong = orderNumbers(narration).filter((text) => parseOrderNumber(text) === undefined);
  const meant = wrong.map((text) => text.replace(/\D/g, "")).flatMap(swaps);
  return [...new Set(meant.map(parseOrderNumber).filter((number) => number !== undefined))];
}

/** Whether one number is the other with two neighbours in each other's place. */
export function areSwapped(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other && swaps(one).includes(other);
}

function orderNumbers(narration: string): string[] {
  return narration.match(/(?<![A-Za-z])SH[\s-]?\d{4}[\s-]?\d{4}(?!\d)/gi) ?? [];
}

function swaps(digits: string): string[] {
  return Array.from({ length: Math.max(0, digits.length - 1) }, (_, at) => {
    return `${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`;
  });
}
