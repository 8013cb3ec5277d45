// What checkout asks for (specification, decision 24): phone and address, e-mail only if the shopper wants mail.
// A wrong field is named by a code; the sentence for each code stands in content/messages.

import { z } from "zod";
import { parseEmail } from "#app/domain/email.ts";
import { FIELD_LIMITS } from "#app/domain/field-limits.ts";
import {
  type AgreedPaymentMethod,
  PAYMENT_METHODS,
  QUOTE_PAYMENT_METHODS,
} from "#app/domain/payment-method.ts";
import { parsePhone } from "#app/domain/phone.ts";
import { parsePincode } from "#app/domain/pincode.ts";
import { cleanLine, cleanLines } from "#app/domain/plain-text.ts";

export type FieldProblem =
  | "required"
  | "phone"
  | "email"
  | "pincode"
  | "too-long"
  | "payment-method"
  | "delivery-speed";

export const DELIVERY_SPEEDS = ["standard", "express"] as const;
export type DeliverySpeed = (typeof DELIVERY_SPEEDS)[number];

export const checkoutSchema = z.object({
  name: requiredLine(FIELD_LIMITS.name),
  phone: requiredParsed(parsePhone, "phone"),
  email: optionalParsed(parseEmail, "email"),
  pincode: requiredParsed(parsePincode, "pincode"),
  addressLine1: requiredLine(FIELD_LIMITS.addressLine),
  addressLine2: optionalText(cleanLine, FIELD_LIMITS.addressLine),
  town: requiredLine(FIELD_LIMITS.town),
  state: requiredLine(FIELD_LIMITS.state),
  deliverySpeed: z
    .string()
    .transform((text) => text || "standard")
    .pipe(z.enum(DELIVERY_SPEEDS, named("delivery-speed"))),
  paymentMethod: z.enum(PAYMENT_METHODS, named("payment-method")),
  note: optionalText(cleanLines, FIELD_LIMITS.note),
});

/** What accepting a quote asks for: the checkout, and one more way to pay. */
export const quoteSchema = checkoutSchema.extend({
  paymentMethod: z.enum(QUOTE_PAYMENT_METHODS, named("payment-method")),
});

export type CheckoutForm = Omit<z.infer<typeof checkoutSchema>, "paymentMethod"> & {
  paymentMethod: AgreedPaymentMethod;
};

type FieldOf<Schema extends z.ZodObject> = Extract<keyof Schema["shape"], string>;
export type FormErrors<Field extends string, Problem extends string = FieldProblem> = Partial<
  Record<Field, Problem>
>;

/** Reads the fields of a schema from a form; of a repeated field the first text counts, files and other fields are ignored. */
export function parseForm<Schema extends z.ZodObject, Problem extends string = FieldProblem>(
  schema: Schema,
  form: FormData,
): { ok: true; value: z.infer<Schema> } | { ok: false; errors: FormErrors<FieldOf<Schema>, Problem> } {
  const fields = Object.keys(schema.shape) as FieldOf<Schema>[];
  const parsed = schema.safeParse(Object.fromEntries(fields.map((field) => [field, firstText(form, field)])));
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: FormErrors<FieldOf<Schema>, Problem> = {};
  for (const issue of parsed.error.issues) {
    errors[issue.path[0] as FieldOf<Schema>] ??= issue.message as Problem;
  }
  return { ok: false, errors };
}

function firstText(form: FormData, field: string): string {
  return form.getAll(field).find((value) => typeof value === "string") ?? "";
}

/** A field that must hold a line of text. */
export function requiredLine(maxCharacters: number) {
  return z
    .string()
    .transform(cleanLine)
    .pipe(z.string().min(1, named("required")).max(maxCharacters, named("too-long")));
}

/** A field that may hold text; undefined when it is empty. */
export function optionalText(clean: (text: string) => string, maxCharacters: number) {
  return z
    .string()
    .transform(clean)
    .pipe(z.string().max(maxCharacters, named("too-long")))
    .transform((text) => text || undefined);
}

/** A field that must hold what `parse` can read; `problem` names the mistake. */
export function requiredParsed(parse: (text: string) => string | undefined, problem: string) {
  return z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: text.trim() ? problem : "required" });
    return z.NEVER;
  });
}

function optionalParsed(parse: (text: string) => string | undefined, problem: FieldProblem) {
  return z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(requiredParsed(parse, problem).optional());
}

/** Names a mistake by its code. */
export function named(problem: FieldProblem): { error: FieldProblem } {
  return { error: problem };
}
