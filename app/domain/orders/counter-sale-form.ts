// What is typed beside the lines of a counter bill: all of it may stay empty.

import { z } from "zod";
import { optionalText } from "#app/domain/checkout-form.ts";
import { FIELD_LIMITS } from "#app/domain/field-limits.ts";
import { parseRupees } from "#app/domain/orders/counter-bill.ts";
import { parsePhone } from "#app/domain/phone.ts";
import { cleanLine } from "#app/domain/plain-text.ts";
import { parseUpiReference } from "#app/domain/upi-reference.ts";

export type SaleFieldProblem = "too-long" | "phone" | "rupees" | "reference";

export const counterSaleSchema = z.object({
  name: optionalText(cleanLine, FIELD_LIMITS.name),
  phone: optionalParsed(parsePhone, "phone"),
  received: optionalParsed(parseRupees, "rupees"),
  reference: optionalParsed(parseUpiReference, "reference"),
  prescription: z.string().transform((text) => text === "seen"),
});

function optionalParsed<Value>(parse: (text: string) => Value | undefined, problem: SaleFieldProblem) {
  return z.string().transform((text, context) => {
    const value = text.trim() === "" ? undefined : parse(text);
    if (value === undefined && text.trim() !== "") context.addIssue({ code: "custom", message: problem });
    return value;
  });
}
