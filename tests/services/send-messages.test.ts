import { createServer, type Server } from "node:net";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { openMailer } from "#app/integrations/mail.server.ts";
import { endMessages, enqueueMessages, type NewMessage } from "#app/services/outbox.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(outbox);
});
afterAll(() => database.drop());

const later = (ms: number) => new Date(now.getTime() + ms);
const rowOf = async (dedupeKey: string) =>
  (await database.db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey)))[0]!;

function queue(keys: string[], facts: Partial<NewMessage> = {}, at = now): Promise<number> {
  const words = { channel: "mail" as const, recipient: "asha@example.org", subject: "Hello", body: "Hello" };
  return enqueueMessages(
    database.db,
    keys.map((dedupeKey) => ({ dedupeKey, ...words, ...facts })),
    at,
  );
}

/** A mailer that refuses what `isRefused` names, and remembers what it was asked to send. */
function openMemoryMailer(isRefused: (key: string) => boolean, words = "550 no such box") {
  const asked: string[] = [];
  return {
    asked,
    async send({ dedupeKey }: { dedupeKey: string }) {
      asked.push(dedupeKey);
      if (isRefused(dedupeKey))
        throw Object.assign(new Error(words), { code: "EENVELOPE", responseCode: 550 });
    },
  };
}

async function openSmtp(
  onRcptTo: (address: string, done: (error?: Error | null) => void) => void,
): Promise<{ smtpUrl: string; received: string[]; close(): Promise<void> }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _, done) => onRcptTo(address, done),
    onData(stream, session, done) {
      stream.resume().on("end", () => {
        received.push(session.envelope.rcptTo[0]!.address);
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(server.server)}`,
    received,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function portOf(server: Server): number {
  return (server.address() as { port: number }).port;
}

function mailerTo(smtpUrl: string) {
  const sms = { url: undefined, token: undefined };
  return openMailer({ dataDir: "/nowhere", publicOrigin: ORIGIN, mail: { smtpUrl, from: undefined }, sms });
}

test("a message that fails is tried for 48 hours, then given up", async () => {
  await queue(["unlucky"]);
  const mailer = openMemoryMailer(() => true);
  const triedAt: number[] = [];
  for (let at = now; !(await rowOf("unlucky")).failedAt; at = (await rowOf("unlucky")).dueAt) {
    triedAt.push(at.getTime() - now.getTime());
    expect(await sendDueMessages(database.db, { mailer, now: at })).toMatchObject({ sent: 0, failed: 1 });
    if (triedAt.length > 100) break;
  }
  expect(triedAt.at(-1)!).toBeGreaterThan(46 * HOUR);
  expect(triedAt.at(-1)!).toBeLessThanOrEqual(48 * HOUR);
  expect(await rowOf("unlucky")).toMatchObject({
    attempts: triedAt.length,
    lastError: "Error: 550 no such box",
  });
});

test("recipients that are refused keep nobody else waiting, and the round tells how many failed of which kind", async () => {
  const keys = Array.from({ length: 40 }, (_, n) => (n < 20 ? `bad ${n}` : `good ${n}`));
  await queue(keys);
  const mailer = openMemoryMailer((key) => key.startsWith("bad"), "550 <asha@example.org> no such box");
  expect(await sendDueMessages(database.db, { mailer, now })).toEqual({
    sent: 20,
    failed: 20,
    errors: { "EENVELOPE 550": 20 },
  });
});

test("a recipient whose server never answers keeps nobody else waiting", async () => {
  const waiting: (() => void)[] = [];
  const server = await openSmtp((address, done) =>
    address.startsWith("slow") ? waiting.push(() => done(new Error("too late"))) : done(),
  );
  await queue(["slow"], { recipient: "slow@example.org" });
  await queue(Array.from({ length: 12 }, (_, n) => `quick ${n}`));
  const mailer = mailerTo(server.smtpUrl);
  const round = sendDueMessages(database.db, { mailer, now });
  await expect.poll(() => server.received.length).toBe(12);
  expect((await rowOf("slow")).sentAt).toBeNull();
  for (const answer of waiting) answer();
  expect(await round).toMatchObject({ sent: 12, failed: 1 });
  mailer.close();
  await server.close();
});

test("a mail server that is away is asked four times in a round, costs the others no try, and all goes out once it is back", async () => {
  const keys = Array.from({ length: 30 }, (_, n) => `letter ${n}`);
  await queue(keys);
  const placeholder = createServer();
  await new Promise<void>((listening) => placeholder.listen(0, "127.0.0.1", listening));
  const closedPort = portOf(placeholder);
  await new Promise((closed) => placeholder.close(closed));
  const away = mailerTo(`smtp://127.0.0.1:${closedPort}`);
  const round = await sendDueMessages(database.db, { mailer: away, now });
  expect(round).toEqual({ sent: 0, failed: 4, errors: { ESOCKET: 4 } });
  expect(await database.db.$count(outbox, eq(outbox.attempts, 0))).toBe(26);
  expect(await sendDueMessages(database.db, { mailer: away, now: later(30_000) })).toMatchObject({
    failed: 0,
  });
  away.close();

  const server = await openSmtp((_, done) => done());
  const back = mailerTo(server.smtpUrl);
  expect(await sendDueMessages(database.db, { mailer: back, now: later(90_000) })).toMatchObject({
    sent: 30,
    failed: 0,
  });
  expect(server.received).toHaveLength(30);
  back.close();
  await server.close();
});

test("text messages go out while the mail server is away", async () => {
  await queue(Array.from({ length: 8 }, (_, n) => `letter ${n}`));
  await queue(["text 1", "text 2"], { channel: "sms", recipient: "9812345678" });
  const mailer = {
    async send({ channel }: { channel: string }) {
      if (channel === "mail") throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    },
  };
  expect(await sendDueMessages(database.db, { mailer, now })).toMatchObject({ sent: 2, failed: 4 });
});

test("a clock that jumps 40 days ahead and back leaves no letter waiting, and gives none up for it", async () => {
  const mailer = openMemoryMailer(() => true);
  await queue(["before"]);
  await queue(["meanwhile"], {}, later(40 * DAY));
  await sendDueMessages(database.db, { mailer, now: later(40 * DAY) });
  expect(await database.db.$count(outbox, and(isNotNull(outbox.failedAt)))).toBe(0);
  const open = openMemoryMailer(() => false);
  expect(await sendDueMessages(database.db, { mailer: open, now: later(60_000) })).toMatchObject({ sent: 2 });
});

test("what is over is not sent: a reminder of a past time, a code that has run out, news that newer news has overtaken", async () => {
  await queue(["consultation CO1 patient mail dayBefore"], { usefulUntil: later(HOUR) });
  await queue(["account code 1"], { usefulUntil: later(HOUR) });
  await queue([
    "order SH-1 customer packed 7",
    "order SH-1 customer received placed",
    "order SH-11 customer packed 8",
  ]);
  await endMessages(database.db, { keyStarts: ["order SH-1 customer packed "], now: later(HOUR) });
  const mailer = openMemoryMailer(() => false);
  await sendDueMessages(database.db, { mailer, now: later(HOUR) });
  expect(mailer.asked.toSorted()).toEqual([
    "order SH-1 customer received placed",
    "order SH-11 customer packed 8",
  ]);
  const over = await database.db
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNotNull(outbox.failedAt)));
  expect(over.map(({ key }) => key).toSorted()).toEqual([
    "consultation CO1 patient mail dayBefore",
    "order SH-1 customer packed 7",
  ]);
});

test("a shop that stops takes up no further message", async () => {
  await queue(Array.from({ length: 30 }, (_, n) => `letter ${n}`));
  const stopping = new AbortController();
  const mailer = { send: async () => stopping.abort() };
  const { sent } = await sendDueMessages(database.db, { mailer, now, signal: stopping.signal });
  expect(sent).toBeLessThanOrEqual(4);
});
