import { and, desc, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { openSubject, STORED_MESSAGE } from "#app/services/stored-message.server.ts";

export const MESSAGE_VIEWS = ["failed", "waiting", "sent"] as const;
export type MessageView = (typeof MESSAGE_VIEWS)[number];

const PER_PAGE = 50;

const SHOWN = {
  id: outbox.id,
  channel: outbox.channel,
  recipient: outbox.recipient,
  storedSubject: STORED_MESSAGE.storedSubject,
  attempts: outbox.attempts,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  failedAt: outbox.failedAt,
  dueAt: outbox.dueAt,
  lastError: outbox.lastError,
  usefulUntil: outbox.usefulUntil,
};

/** Messages of the outbox without their words, newest first, 50 after the message `after`. */
export async function listMessages(
  db: Db,
  { view, after }: { view: MessageView; after?: number | undefined },
) {
  const found = await db
    .select(SHOWN)
    .from(outbox)
    .where(and(IS_IN[view], after === undefined ? undefined : lt(outbox.id, after)))
    .orderBy(desc(outbox.id))
    .limit(PER_PAGE + 1);
  const rows = found
    .slice(0, PER_PAGE)
    .map(({ storedSubject, ...row }) => ({ ...row, subject: openSubject(storedSubject) ?? "" }));
  return { rows, after: found.length > PER_PAGE ? rows.at(-1)!.id : undefined };
}

const IS_IN: Record<MessageView, SQL | undefined> = {
  failed: isNotNull(outbox.failedAt),
  waiting: and(isNull(outbox.failedAt), isNull(outbox.sentAt)),
  sent: isNotNull(outbox.sentAt),
};
