// What is typed beside the lines of a counter bill: all of it may stay empty.

import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import type { ProblemOf } from "#app/domain/form/form.ts";
import { optional, optionalLine, optionalRupees } from "#app/domain/form/form-fields.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { parseUpiReference } from "#app/domain/form/upi-reference.ts";
import { RECEIVED } from "#app/domain/orders/counter-bill.ts";
import { ok } from "#app/domain/result.ts";

export const counterSaleFields = {
  name: optionalLine(FIELD_LIMITS.name),
  phone: optional(parsePhone, "phone"),
  received: optionalRupees(RECEIVED),
  reference: optional(parseUpiReference, "reference"),
  /** The seller has seen the paper prescription. */
  prescription: (typed: string) => ok(typed === "seen"),
};

export type CounterSaleProblem = ProblemOf<typeof counterSaleFields>;
