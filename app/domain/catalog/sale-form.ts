// A lower price for some days, as it is typed: rupees, and the first and the last day ("2026-12-01").

import { required, requiredRupees } from "#app/domain/form/form-fields.ts";
import { isDay } from "#app/domain/india-time.ts";

const day = required((typed) => (isDay(typed) ? typed : undefined), "date");

export const saleFields = {
  salePrice: requiredRupees({ minPaise: 1, maxPaise: 100_000_000 }),
  startsOn: day,
  endsOn: day,
};

export type SaleTexts = Record<keyof typeof saleFields, string>;
