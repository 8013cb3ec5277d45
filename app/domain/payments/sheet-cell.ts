// Cells of a spreadsheet as texts, and its days, which are counted from the end of 1899.

import { addDays } from "#app/domain/india-time.ts";

const DAY_ZERO = "1899-12-30";
/** The days of 2000 to 2100. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];

/** The column of a cell called "C12", from 0; undefined where it has no such name. */
export function columnOf(name: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d*$/.exec(name)?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number as a file holds it, without what binary fractions add (695.2999999999999). */
export function numberCell(text: string): string {
  const number = Number(text);
  return text === "" || !Number.isFinite(number) ? text : String(Math.round(number * 100) / 100);
}

/** The day that a serial number of a spreadsheet stands for, with or without a time of day. */
export function serialDay(text: string): string | undefined {
  const whole = Number(/^(\d{5})(?:\.\d+)?$/.exec(text)?.[1]);
  return whole >= FIRST_SERIAL && whole <= LAST_SERIAL ? addDays(DAY_ZERO, whole) : undefined;
}
