// What the account forms ask for, and who somebody says to be at sign-in (storefront.md 5, 8).

import { z } from "zod";
import type { addressFields } from "#app/domain/accounts/address-form.ts";
import { parseEmail } from "#app/domain/form/email.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import type { ProblemOf } from "#app/domain/form/form.ts";
import { required, tick } from "#app/domain/form/form-fields.ts";
import { looksLikeLink, requiredName } from "#app/domain/form/person-name.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { ownEmail } from "#app/domain/own-email.ts";

/** The form of registering; the password is chosen once the link to that address is opened. */
export const registerFields = {
  name: requiredName(FIELD_LIMITS.name),
  email: required(accountEmail, "email"),
};

/** The form behind that link; a password is taken as it is typed, `marketing` is a box that nobody has ticked beforehand. */
export const finishFields = {
  name: requiredName(FIELD_LIMITS.name),
  password: required((typed) => typed || undefined, "required"),
  marketing: tick(),
};

/** The form that adds a guest's order to an account. */
export const claimFields = {
  number: required((typed) => parseOrderNumber(typed), "required"),
  phone: required(parsePhone, "phone"),
};

/** What can be wrong in a form of the account. */
export type AccountProblem =
  | ProblemOf<typeof registerFields>
  | ProblemOf<typeof finishFields>
  | ProblemOf<typeof claimFields>
  | ProblemOf<typeof addressFields>;

/** How somebody names their account: by e-mail address or by phone number. */
export type Identifier = { email: string } | { phone: string };

/** An address that an account can have: one that any mail server takes, so in plain letters; undefined for others. */
export function accountEmail(text: string): string | undefined {
  const email = parseEmail(text);
  return z.email().safeParse(email).success ? email && ownEmail(email) : undefined;
}

/** An e-mail address or a phone number, as typed; undefined when it is neither. */
export function parseIdentifier(text: string): Identifier | undefined {
  const email = accountEmail(text);
  if (email !== undefined) return { email };
  const phone = parsePhone(text);
  return phone === undefined ? undefined : { phone };
}

/** The e-mail address or the phone number of it, however it was typed. */
export function addressOf(named: Identifier): string {
  return "email" in named ? named.email : named.phone;
}

/** A person's name in one line; undefined when there is none, too much of it, or a link in its place. */
export function parseName(text: string): string | undefined {
  const name = cleanLine(text);
  const isName = name !== "" && [...name].length <= FIELD_LIMITS.name && !looksLikeLink(name);
  return isName ? name : undefined;
}

/** The six digits of a code, typed with or without spaces; undefined for anything else. */
export function parseCode(text: string): string | undefined {
  const digits = text.slice(0, 30).replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
