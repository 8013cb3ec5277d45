// A batch as it is taken in: number, expiry and MRP stand on the pack, quantity and cost on the supplier's bill.

import type { FormOf, ProblemOf } from "#app/domain/form/form.ts";
import {
  line,
  optionalRupees,
  required,
  requiredLine,
  requiredRupees,
  wholeNumber,
} from "#app/domain/form/form-fields.ts";
import { isDay } from "#app/domain/india-time.ts";

const MAX_PACKS = 100_000;
/** Up to ₹10,00,000; a free sample costs nothing. */
const RUPEES = { minPaise: 0, maxPaise: 100_000_000 };

export const batchFields = {
  number: requiredLine(40),
  expiresOn: required((text) => lastDayOf(text.trim()), "date"),
  mrp: requiredRupees(RUPEES),
  quantity: wholeNumber({ min: 1, max: MAX_PACKS }, "quantity"),
  cost: optionalRupees(RUPEES),
  supplier: line(80),
};

export type BatchForm = FormOf<typeof batchFields>;

export const adjustFields = {
  counted: wholeNumber({ min: 0, max: MAX_PACKS }, "quantity"),
  note: requiredLine(200),
};

export type BatchProblem = ProblemOf<typeof batchFields> | ProblemOf<typeof adjustFields>;

/** The last day of use: "2028-05-31", or "05/2028" and "2028-05" as packs print it, which mean the month's last day. */
export function lastDayOf(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isDay(text) ? text : undefined;
  const [, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? [];
  const number = Number(month ?? isoMonth);
  if (!(number >= 1 && number <= 12)) return undefined;
  return new Date(Date.UTC(Number(year ?? isoYear), number, 0)).toISOString().slice(0, 10);
}
