import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { openMailer } from "#app/integrations/mail.server.ts";
import { countFailed, retryAllMessages, retryMessage } from "#app/services/failed-messages.server.ts";
import { enqueueMessages } from "#app/services/outbox.server.ts";
import { purgeMessages } from "#app/services/purge-messages.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (ms: number) => new Date(now.getTime() + ms);

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), "materia-outbox-"));
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(outbox);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** Messages that were given up at `failedAt`. */
async function fail(
  keys: string[],
  { failedAt = now, usefulUntil }: { failedAt?: Date; usefulUntil?: Date } = {},
) {
  const { db } = database;
  const words = { channel: "mail" as const, recipient: "asha@example.org", subject: "Hello", body: "Hello" };
  await enqueueMessages(
    db,
    keys.map((dedupeKey) => ({ dedupeKey, ...words, usefulUntil })),
    now,
  );
  for (const key of keys)
    await db.update(outbox).set({ failedAt, attempts: 54 }).where(eq(outbox.dedupeKey, key));
}

test("all messages that failed in a night go out again by one act, once each, also when it is done twice", async () => {
  const { db } = database;
  await fail(Array.from({ length: 46 }, (_, n) => `order SH-${n} customer received placed`));
  await fail(["consultation CO1 patient mail dayBefore", "account recover 1"], { usefulUntil: later(HOUR) });
  await fail(["account prescription RX-1 issued"]);
  const staff = { staffId: "owner", now: later(2 * HOUR) };
  expect(await countFailed(db, staff.now)).toEqual({ useful: 47, over: 2 });
  const twice = await Promise.all([1, 2].map(() => retryAllMessages(db, { ...staff, seenAt: staff.now })));
  expect(twice.toSorted((a, b) => a - b)).toEqual([0, 47]);
  const sent: string[] = [];
  const mailer = { send: async ({ dedupeKey }: { dedupeKey: string }) => void sent.push(dedupeKey) };
  await sendDueMessages(db, { mailer, now: later(2 * HOUR) });
  expect(new Set(sent).size).toBe(47);
  expect(sent).toHaveLength(47);
  expect(sent.filter((key) => /dayBefore|recover/.test(key))).toEqual([]);
  expect(await countFailed(db, staff.now)).toEqual({ useful: 0, over: 2 });
  expect(
    await db.select({ details: audit.details }).from(audit).where(eq(audit.action, "retry-all-messages")),
  ).toEqual([{ details: { count: 47 } }]);
});

test("what failed after the owner looked waits for the owner's next look", async () => {
  const { db } = database;
  await fail(["seen"]);
  await fail(["later"], { failedAt: later(HOUR) });
  await fail(["dated by a wrong clock"], { failedAt: later(40 * DAY) });
  const count = await retryAllMessages(db, { staffId: "owner", seenAt: later(60_000), now: later(2 * HOUR) });
  expect(count).toBe(2);
});

test("a message sent again by hand gets its 48 hours anew; one whose matter is over is refused", async () => {
  const { db } = database;
  await fail(["again"]);
  await fail(["over"], { usefulUntil: later(HOUR) });
  const rows = await db.select().from(outbox).orderBy(asc(outbox.id));
  const staff = { staffId: "owner", now: later(5 * DAY) };
  expect(await retryMessage(db, { id: rows[0]!.id, ...staff })).toMatchObject({ ok: true });
  expect(await retryMessage(db, { id: rows[1]!.id, ...staff })).toEqual({ ok: false, reason: "out-of-date" });
  const [again] = await db.select().from(outbox).where(eq(outbox.dedupeKey, "again"));
  expect(again).toMatchObject({ attempts: 0, failedAt: null, tryUntil: later(7 * DAY) });
});

test("messages are deleted 90 days after they were sent, with their files; failed ones a year later", async () => {
  const { db } = database;
  const mailer = openMailer({
    dataDir,
    publicOrigin: ORIGIN,
    mail: { smtpUrl: undefined, from: undefined },
    sms: { url: undefined, token: undefined },
  });
  const words = { channel: "mail" as const, recipient: "asha@example.org", subject: "Hello", body: "Hello" };
  await enqueueMessages(
    db,
    [
      { dedupeKey: "old", ...words },
      { dedupeKey: "new", ...words },
    ],
    now,
  );
  await sendDueMessages(db, { mailer, now });
  await enqueueMessages(db, [{ dedupeKey: "waiting", ...words }], now);
  await fail(["failed lately"], { failedAt: now });
  await fail(["failed long ago"], { failedAt: later(-366 * DAY) });
  await db
    .update(outbox)
    .set({ sentAt: later(-91 * DAY) })
    .where(eq(outbox.dedupeKey, "old"));
  const folder = join(dataDir, "outbox");
  const [oldFile, newFile] = readdirSync(folder).map((name) => join(folder, name));
  for (const [file, at] of [
    [oldFile!, later(-91 * DAY)],
    [newFile!, later(-89 * DAY)],
  ] as const)
    utimesSync(file, at, at);
  const note = join(folder, "what the owner keeps here.txt");
  writeFileSync(note, "mine");
  utimesSync(note, later(-400 * DAY), later(-400 * DAY));

  expect(await purgeMessages(db, { mailer, now })).toBe(2);
  const left = await db.select({ key: outbox.dedupeKey }).from(outbox).orderBy(asc(outbox.id));
  expect(left.map(({ key }) => key)).toEqual(["new", "waiting", "failed lately"]);
  expect([oldFile, newFile, note].map((file) => existsSync(file!))).toEqual([false, true, true]);
});

test("years of sent messages are deleted a thousand at a time, and a shop without files has none to delete", async () => {
  const { db } = database;
  const empty = join(dataDir, "empty");
  mkdirSync(empty);
  const { purgeFiles } = openMailer({
    dataDir: empty,
    publicOrigin: ORIGIN,
    mail: { smtpUrl: undefined, from: undefined },
    sms: { url: undefined, token: undefined },
  });
  const words = { channel: "mail" as const, recipient: "a@example.org", subject: "", body: "", dueAt: now };
  const rows = Array.from({ length: 2_500 }, (_, n) => ({
    ...words,
    dedupeKey: `m${n}`,
    sentAt: later(-100 * DAY),
  }));
  await db.insert(outbox).values(rows);
  expect(await purgeMessages(db, { mailer: { purgeFiles }, now })).toBe(2_500);
  expect(await db.$count(outbox)).toBe(0);
});
