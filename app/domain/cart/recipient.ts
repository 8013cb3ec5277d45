// Where news goes that somebody asks for: one field takes both.

import { parseEmail } from "#app/domain/form/email.ts";
import { parsePhone } from "#app/domain/form/phone.ts";

export type Recipient = { channel: "mail" | "sms"; recipient: string };

/** An email address or the ten digits of a phone; undefined for anything else. */
export function parseRecipient(typed: string): Recipient | undefined {
  const email = parseEmail(typed);
  if (email !== undefined) return { channel: "mail", recipient: email };
  const phone = parsePhone(typed);
  return phone === undefined ? undefined : { channel: "sms", recipient: phone };
}
