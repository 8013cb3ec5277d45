// What checkout asks for (specification, decision 24): phone and address, e-mail only if the shopper wants mail.

import { type BilledFirm, businessFields, businessGaps } from "#app/domain/form/business-fields.ts";
import { parseEmail } from "#app/domain/form/email.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { type FormOf, type ProblemOf, type ProblemsOf, parseForm } from "#app/domain/form/form.ts";
import {
  choice,
  optional,
  optionalLine,
  optionalLines,
  required,
  requiredLine,
} from "#app/domain/form/form-fields.ts";
import { requiredName } from "#app/domain/form/person-name.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import {
  type AgreedPaymentMethod,
  CHECKOUT_WAYS,
  PAYMENT_METHODS,
  QUOTE_PAYMENT_METHODS,
  splitWay,
} from "#app/domain/shop/payment-method.ts";

const DELIVERY_SPEEDS = ["standard", "express"] as const;
export type DeliverySpeed = (typeof DELIVERY_SPEEDS)[number];

export const checkoutFields = {
  name: requiredName(FIELD_LIMITS.name),
  phone: required(parsePhone, "phone"),
  email: optional(parseEmail, "email"),
  pincode: required(parsePincode, "pincode"),
  addressLine1: requiredLine(FIELD_LIMITS.addressLine),
  addressLine2: optionalLine(FIELD_LIMITS.addressLine),
  town: requiredLine(FIELD_LIMITS.town),
  state: requiredLine(FIELD_LIMITS.state),
  deliverySpeed: choice(DELIVERY_SPEEDS, "delivery-speed", "standard"),
  paymentMethod: choice(CHECKOUT_WAYS, "payment-method"),
  note: optionalLines(FIELD_LIMITS.note),
  ...businessFields,
};

/** What accepting a quote asks for: the checkout, and one more way to pay. */
export const quoteFields = {
  ...checkoutFields,
  paymentMethod: choice(QUOTE_PAYMENT_METHODS, "payment-method"),
};

/** What the shop writes down on the phone: it takes no advance. */
export const phoneOrderFields = {
  ...checkoutFields,
  paymentMethod: choice(PAYMENT_METHODS, "payment-method"),
};

export type CheckoutProblem = ProblemOf<typeof checkoutFields>;
export type CheckoutForm = Omit<FormOf<typeof checkoutFields>, "paymentMethod" | keyof BilledFirm> &
  BilledFirm & {
    paymentMethod: AgreedPaymentMethod;
    /** Only an advance is paid that way; the rest is taken at the door. */
    isInPart?: boolean;
  };

/** What was filled in, with the chosen way to pay as an order keeps it. */
export function agreedForm({ paymentMethod: way, ...form }: FormOf<typeof checkoutFields>): CheckoutForm {
  const { paymentMethod, isInPart } = splitWay(way);
  return { ...form, paymentMethod, ...(isInPart && { isInPart }) };
}

/** Reads a sent checkout; whoever names a business names all of it. */
export function parseCheckout<F extends typeof checkoutFields | typeof quoteFields | typeof phoneOrderFields>(
  fields: F,
  form: FormData,
): { ok: true; value: FormOf<F> } | { ok: false; problems: ProblemsOf<F> } {
  const parsed = parseForm(fields, form);
  if (!parsed.ok) return parsed;
  const gaps = businessGaps(parsed.value);
  return Object.keys(gaps).length > 0 ? { ok: false, problems: gaps as ProblemsOf<F> } : parsed;
}
