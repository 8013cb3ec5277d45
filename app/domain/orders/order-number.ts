// An order number is easy to read out and to type: "SH-5284-7160". It is no secret: tracking asks for more than the number.

import { areChecked, checkedDigits, inGroups } from "#app/domain/checked-digits.ts";

const PREFIX = "SH";

/** The number of the n-th order, n from 1 up to 9,999,999; throws beyond. */
export function formatOrderNumber(sequence: number): string {
  return `${PREFIX}-${inGroups(checkedDigits(sequence))}`;
}

/** The order number in its one spelling, whatever case, spaces and dashes were typed; undefined when a digit is wrong. */
export function parseOrderNumber(text: string): string | undefined {
  const compact = text
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}#]/gu, "");
  const digits = /^(?:SH)?(\d{8})$/.exec(compact)?.[1];
  return digits !== undefined && areChecked(digits) ? `${PREFIX}-${inGroups(digits)}` : undefined;
}
