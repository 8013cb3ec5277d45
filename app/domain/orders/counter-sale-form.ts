// What is typed beside the lines of a counter bill: all of it may stay empty.

import { businessFields, businessGaps } from "#app/domain/form/business-fields.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { type FormReading, type ProblemOf, parseForm } from "#app/domain/form/form.ts";
import { optional, optionalLine, optionalRupees } from "#app/domain/form/form-fields.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { parseUpiReference } from "#app/domain/form/upi-reference.ts";
import { RECEIVED } from "#app/domain/orders/counter-bill.ts";
import { ok } from "#app/domain/result.ts";

export const counterSaleFields = {
  name: optionalLine(FIELD_LIMITS.name),
  phone: optional(parsePhone, "phone"),
  ...businessFields,
  received: optionalRupees(RECEIVED),
  reference: optional(parseUpiReference, "reference"),
  /** The seller has seen the paper prescription. */
  prescription: (typed: string) => ok(typed === "seen"),
};

export type CounterSaleProblem = ProblemOf<typeof counterSaleFields> | "required";

/** Reads what was typed; a firm at the counter gives its address too, as no parcel names one. */
export function parseCounterSale(
  form: FormData,
):
  | Extract<FormReading<typeof counterSaleFields>, { ok: true }>
  | { ok: false; problems: Partial<Record<string, CounterSaleProblem>> } {
  const parsed = parseForm(counterSaleFields, form);
  if (!parsed.ok) return parsed;
  const { gstin, firmAddress } = parsed.value;
  const gaps = {
    ...businessGaps(parsed.value),
    ...(gstin !== undefined && firmAddress === undefined && { firmAddress: "required" as const }),
  };
  return Object.keys(gaps).length > 0 ? { ok: false, problems: gaps } : parsed;
}
