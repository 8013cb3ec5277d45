import { and, asc, desc, eq, gt, isNull, like, lte, not, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { isGivenUp, LONGEST_PAUSE_MS, pauseAfter, UNREADABLE_MESSAGE } from "#app/domain/message-retry.ts";
import type { Attachment, Mailer } from "#app/integrations/mail.server.ts";
import { type SendFailure, sendFailureOf } from "#app/integrations/send-failure.ts";
import { LAST_MESSAGE, SECRET_MESSAGE } from "#app/services/outbox.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { openWords, STORED_MESSAGE } from "#app/services/stored-message.server.ts";

const MESSAGES_PER_ROUND = 100;
/** So many messages are under way at once: a slow recipient keeps only itself waiting. */
const AT_ONCE = 4;
/** Longer than the mailer takes for one message (15 s): nobody else takes it meanwhile. */
const LEASE_MS = 60_000;
const SERVICE_PAUSE_MS = 60_000;
/** A service that was away is found again soon. */
const LONGEST_SERVICE_PAUSE_MS = 10 * 60_000;

type Message = Omit<typeof outbox.$inferSelect, "subject" | "body"> & {
  storedSubject: string;
  storedBody: string;
};
type Channel = Message["channel"];
const CHANNELS: Channel[] = ["mail", "sms"];

/** How one round went; `errors` counts the kinds of failures, which name nobody. */
export type SendRound = { sent: number; failed: number; errors: Record<string, number> };

/**
 * Sends what is due, at least once each, also beside other workers. A message that fails waits for its own next try and
 * keeps no other back; a service that cannot be reached is asked at most four times and then left alone for a minute.
 */
export async function sendDueMessages(
  db: Db,
  {
    mailer,
    drawPaper,
    now,
    signal,
  }: {
    mailer: Pick<Mailer, "send">;
    /** Draws a paper by its number; nothing where there is none of it any more. */
    drawPaper?: (number: string) => Promise<Attachment | undefined>;
    now: Date;
    signal?: AbortSignal;
  },
): Promise<SendRound> {
  const { shop } = await findSettings(db);
  const sender = { name: shop.name, address: shop.email };
  const startedAt = performance.now();
  const clock = () => new Date(now.getTime() + performance.now() - startedAt);
  const round: SendRound = { sent: 0, failed: 0, errors: {} };
  const reached = new Set<Channel>();
  let left = MESSAGES_PER_ROUND;

  await giveUpWhatIsOver(db, now);
  const unreached = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(n % 2 === 1)));
  for (const channel of CHANNELS)
    if (!reached.has(channel) && unreached.every((met) => met.has(channel)))
      await putOff(db, { channel, at: clock() });
  return round;

  /** Sends one message after the other; gives the services that it could not reach, each of which it asked once. */
  async function work(isNewestFirst: boolean): Promise<Set<Channel>> {
    const unreached = new Set<Channel>();
    while (left-- > 0 && !signal?.aborted) {
      const message = await takeDueMessage(db, { at: clock(), except: [...unreached], isNewestFirst });
      if (!message) break;
      const failure = await trySending(message);
      if (!failure) {
        reached.add(message.channel);
        await noteSent(db, { message, at: clock() });
        round.sent++;
        continue;
      }
      await noteFailure(db, { message, failure, at: clock() });
      round.failed++;
      round.errors[failure.kind] = (round.errors[failure.kind] ?? 0) + 1;
      if (failure.isOfService && !reached.has(message.channel)) unreached.add(message.channel);
    }
    return unreached;
  }

  async function drawAll(numbers: readonly string[]): Promise<Attachment[] | undefined> {
    if (!drawPaper || numbers.length === 0) return undefined;
    const drawn = await Promise.all(numbers.map(drawPaper));
    return drawn.filter((paper) => paper !== undefined);
  }

  async function trySending(message: Message): Promise<SendFailure | undefined> {
    try {
      const words = wordsOf(message);
      if (!words) return UNREADABLE;
      const attachments = await drawAll(message.papers);
      await mailer.send({
        ...message,
        ...words,
        sender,
        attachments,
        isLast: message.dedupeKey.startsWith(LAST_MESSAGE),
      });
      return undefined;
    } catch (error) {
      return sendFailureOf(error);
    }
  }
}

const UNREADABLE: SendFailure = {
  kind: UNREADABLE_MESSAGE,
  words: UNREADABLE_MESSAGE,
  isOfService: false,
  isForGood: true,
};

function wordsOf(message: Message): { subject: string; body: string } | undefined {
  try {
    return openWords(message);
  } catch {
    return undefined;
  }
}

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt));

/** Takes one due message and leases it, so that a worker that dies leaves it to a later round. What was tried least comes first: none waits behind those that fail again and again. */
async function takeDueMessage(
  db: Db,
  { at, except, isNewestFirst }: { at: Date; except: Channel[]; isNewestFirst: boolean },
): Promise<Message | undefined> {
  // What a wrong clock has put off for days is due as well.
  const isDue = or(lte(outbox.dueAt, at), gt(outbox.dueAt, new Date(at.getTime() + LONGEST_PAUSE_MS)));
  // From both ends: four that the service does not take, one after the other, are no service that is away.
  const direction = isNewestFirst ? desc : asc;
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, isDue, except.length > 0 ? notInArray(outbox.channel, except) : undefined))
    .orderBy(asc(outbox.attempts), direction(outbox.dueAt), direction(outbox.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [message] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: new Date(at.getTime() + LEASE_MS) })
    .where(sql`${outbox.id} = (${due})`)
    .returning(STORED_MESSAGE);
  return message;
}

async function noteSent(db: Db, { message, at }: { message: Message; at: Date }): Promise<void> {
  const isIt = eq(outbox.id, message.id);
  if (message.dedupeKey.startsWith(SECRET_MESSAGE)) await db.delete(outbox).where(isIt);
  else await db.update(outbox).set({ sentAt: at, lastError: null }).where(isIt);
}

async function noteFailure(
  db: Db,
  { message, failure, at }: { message: Message; failure: SendFailure; at: Date },
): Promise<void> {
  const pause = pauseAfter(message.attempts, Math.random());
  const waitMs = failure.isOfService ? Math.min(pause, LONGEST_SERVICE_PAUSE_MS) : pause;
  const nextTryAt = new Date(at.getTime() + waitMs);
  const isOver =
    failure.isForGood || isGivenUp({ tries: message.attempts, tryUntil: message.tryUntil, nextTryAt });
  await db
    .update(outbox)
    .set({ lastError: failure.words, dueAt: nextTryAt, failedAt: isOver ? at : null })
    .where(eq(outbox.id, message.id));
}

/** The messages of a service that cannot be reached wait a minute; it is no try of theirs. */
async function putOff(db: Db, { channel, at }: { channel: Channel; at: Date }): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: new Date(at.getTime() + SERVICE_PAUSE_MS) })
    .where(and(isWaiting, eq(outbox.channel, channel), lte(outbox.dueAt, at)));
}

/** What is of no use any more is not sent: a reminder of a time that is past, a code that has run out. */
async function giveUpWhatIsOver(db: Db, now: Date): Promise<void> {
  const isOver = and(isWaiting, lte(outbox.usefulUntil, now));
  await db.delete(outbox).where(and(isOver, like(outbox.dedupeKey, `${SECRET_MESSAGE}%`)));
  await db
    .update(outbox)
    .set({ failedAt: now })
    .where(and(isOver, not(like(outbox.dedupeKey, `${SECRET_MESSAGE}%`))));
}
