import { and, asc, eq, inArray, isNull, like, lte, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/site.ts";
import type { Mailer } from "#app/integrations/mail.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const MAX_ATTEMPTS = 8;
const FIRST_RETRY_MS = 60_000;
const MESSAGES_PER_ROUND = 100;

/** Starts the key of a message whose words open a door (a link, a code): it is forgotten once it is sent. */
export const SECRET_MESSAGE = "account ";

/** Starts the key of the last message to somebody, whose account is gone: no file of theirs is kept. */
export const LAST_MESSAGE = `${SECRET_MESSAGE}deleted `;

export type NewMessage = {
  /** The same key is sent once, however often it is asked for. */
  dedupeKey: string;
  channel: "mail" | "sms";
  recipient: string;
  subject: string;
  body: string;
};

/** Puts messages into the outbox, in the transaction that causes them. */
export async function enqueueMessages(db: Db, messages: NewMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insert(outbox)
    .values(messages.map((message) => ({ ...message, dueAt: now, createdAt: now })))
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** Sends what is due, at least once each, also beside other workers; stops at a failure until the next round. Gives a message up after 8 attempts. */
export async function sendDueMessages(
  db: Db,
  { mailer, now }: { mailer: Pick<Mailer, "send">; now: Date },
): Promise<{ sent: number; failed: number }> {
  const { shop } = await findSettings(db);
  const sender = { name: shop.name, address: shop.email };
  const counts = { sent: 0, failed: 0 };
  for (let tries = 0; tries < MESSAGES_PER_ROUND; tries++) {
    const message = await takeDueMessage(db, now);
    if (!message) break;
    try {
      await mailer.send({ ...message, sender, isLast: message.dedupeKey.startsWith(LAST_MESSAGE) });
      const isSent = eq(outbox.id, message.id);
      if (message.dedupeKey.startsWith(SECRET_MESSAGE)) await db.delete(outbox).where(isSent);
      else await db.update(outbox).set({ sentAt: now, lastError: null }).where(isSent);
      counts.sent++;
    } catch (error) {
      const isGivenUp = message.attempts >= MAX_ATTEMPTS;
      await db
        .update(outbox)
        .set({ lastError: String(error).slice(0, 500), failedAt: isGivenUp ? now : null })
        .where(eq(outbox.id, message.id));
      counts.failed++;
      break;
    }
  }
  return counts;
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

/** Takes one due message and puts its next attempt off first, so that a worker that dies leaves it to a later round. */
async function takeDueMessage(db: Db, now: Date) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [message] = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: sql`${now}::timestamptz + ${FIRST_RETRY_MS} * (2 ^ ${outbox.attempts}) * interval '1 millisecond'`,
    })
    .where(sql`${outbox.id} = (${due})`)
    .returning();
  return message;
}
