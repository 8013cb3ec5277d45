import { officeCounterText } from "#app/content/messages/orders/office-counter.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import type { TooMany } from "#app/domain/too-many.ts";

type Words = typeof officeCounterText.prescribed;
type Unread =
  | TooMany
  | { reason: "by-another"; medicine: string }
  | { reason: keyof Words["refusals"]; medicine?: never };

/** The answer to a typed code that put no medicines on the bill. */
export function sayUnread(read: Unread) {
  const sentence = textOf(read);
  const status = read.reason === "too-many-attempts" ? 429 : 409;
  return { status, reply: { isDone: false, sentence }, errors: { code: sentence } };
}

function textOf(read: Unread): string {
  const { byAnother, tooMany, refusals } = officeCounterText.prescribed;
  if (read.reason === "by-another") return byAnother(read.medicine);
  if (read.reason === "too-many-attempts") return tooMany(whenAgain(read.retryAfterSeconds));
  return refusals[read.reason];
}
