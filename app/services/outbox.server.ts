import { and, inArray, isNotNull, isNull, like, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import type { BudgetName } from "#app/domain/budget.ts";
import { tryUntil } from "#app/domain/message-retry.ts";
import { ownEmail } from "#app/domain/own-email.ts";
import { spend } from "#app/services/budget.server.ts";

/** Starts the key of a message whose words open a door (a link, a code): it is forgotten once it is sent. */
export const SECRET_MESSAGE = "account ";

/** Starts the key of the last message to somebody, whose account is gone: no file of theirs is kept. */
export const LAST_MESSAGE = `${SECRET_MESSAGE}deleted `;

type MailBudget = "mail-form" | "mail-order" | "mail-account" | "mail-reset";

/** What bounds the same as a text message; a link to a new password never is one. */
const TEXT_BUDGETS = {
  "mail-form": "text-form",
  "mail-order": "text-order",
  "mail-account": "text-account",
  "mail-reset": "text-account",
} as const satisfies Record<MailBudget, BudgetName>;

export type NewMessage = {
  /** The same key is sent once, however often it is asked for. */
  dedupeKey: string;
  channel: "mail" | "sms";
  recipient: string;
  subject: string;
  body: string;
  /** Papers that go with it, by number. */
  papers?: string[] | undefined;
  /** When what it is about is over; not sent after that. */
  usefulUntil?: Date | undefined;
  /** Set where anybody could cause it by typing an address: how many of its kind one address gets a day, and one phone as text messages. */
  bound?: MailBudget | undefined;
  /** Caused in a browser that is known for that account: not counted with the strangers. */
  isProven?: boolean | undefined;
};

/** Puts messages into the outbox, in the transaction that causes them; one above its bound is left out. Gives how many were put in. */
export async function enqueueMessages(db: Db, messages: NewMessage[], now: Date): Promise<number> {
  const kept = [];
  for (const { bound, isProven, ...message } of messages.filter(hasRecipient))
    if (bound === undefined || (await isWithinBound(db, { ...message, isProven, bound, now })))
      kept.push(message);
  if (kept.length === 0) return 0;
  await db
    .insert(outbox)
    .values(kept.map((message) => ({ ...message, dueAt: now, tryUntil: tryUntil(now), createdAt: now })))
    .onConflictDoNothing({ target: outbox.dedupeKey });
  return kept.length;
}

/** Whether somebody can read it: what stands in for the address of an account has no mailbox. */
function hasRecipient({ channel, recipient }: NewMessage): boolean {
  return channel !== "mail" || ownEmail(recipient) !== undefined;
}

async function isWithinBound(
  db: Db,
  {
    channel,
    recipient,
    isProven = false,
    bound,
    now,
  }: Pick<NewMessage, "channel" | "recipient" | "isProven"> & { bound: MailBudget; now: Date },
): Promise<boolean> {
  const who = { recipient: recipient.toLowerCase(), isProven };
  const budget = channel === "mail" ? bound : TEXT_BUDGETS[bound];
  return (await spend(db, { budget, who, now })) === undefined;
}

/** Says of the messages not sent yet whose keys begin so that newer news has overtaken them. */
export async function endMessages(
  tx: Db,
  { keyStarts, now }: { keyStarts: string[]; now: Date },
): Promise<void> {
  if (keyStarts.length === 0) return;
  const areTheirs = or(...keyStarts.map((start) => like(outbox.dedupeKey, `${start}%`)));
  // Each half has an index of its own; those sent long ago are many.
  const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt));
  await tx
    .update(outbox)
    .set({ usefulUntil: now })
    .where(or(and(isWaiting, areTheirs), and(isNotNull(outbox.failedAt), areTheirs)));
}

/** Deletes the messages to those recipients and about those numbers (of orders, enquiries, ...), sent or not; gives their keys. */
export async function dropMessages(
  tx: Db,
  { recipients, numbers }: { recipients: string[]; numbers: string[] },
): Promise<string[]> {
  const aboutNumbers = numbers.map((number) => like(outbox.dedupeKey, `% ${number} %`));
  const dropped = await tx
    .delete(outbox)
    .where(or(inArray(outbox.recipient, recipients), ...aboutNumbers))
    .returning({ dedupeKey: outbox.dedupeKey });
  return dropped.map(({ dedupeKey }) => dedupeKey);
}
