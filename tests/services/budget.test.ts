import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { attempts, outbox } from "#app/db/schema/ground.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { requestPhoneCode } from "#app/services/accounts/auth/change-phone.server.ts";
import { requestCode } from "#app/services/accounts/auth/code.server.ts";
import {
  findWait,
  forgive,
  giveBack,
  listLowBudgets,
  purgeAttempts,
  spend,
} from "#app/services/budget.server.ts";
import { countCodeTexts } from "#app/services/office/today.server.ts";
import { addPerson, provePhone, stranger } from "#tests/support/accounts.ts";
import { testAuth } from "#tests/support/test-auth.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

const auth = testAuth();
beforeEach(async () => {
  await auth.db.delete(attempts);
  await auth.db.delete(outbox);
});

const now = new Date("2026-11-23T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const enquire = (address: string, recipient: string, at = now) =>
  spend(auth.db, { budget: "enquiry", who: { address, recipient }, now: at });

/** How many of the answers are not a refusal. */
const done = (answers: (object | undefined)[]) => answers.filter((answer) => answer === undefined).length;

test("one line has 20 enquiries in an hour, also when 50 come at once, whatever its proxy adds to the address", async () => {
  const asked = Array.from({ length: 50 }, (_, n) =>
    enquire(`203.0.113.7:${50_000 + n}`, `a${n}@example.org`),
  );
  expect(done(await Promise.all(asked))).toBe(20);
  expect(await enquire("::ffff:cb00:7107", "b@example.org", later(59))).toMatchObject({
    retryAfterSeconds: 60,
  });
  expect(await enquire("203.0.113.8", "b@example.org")).toBeUndefined();
  expect(await enquire("203.0.113.7", "b@example.org", later(60))).toBeUndefined();
});

test("what one bound refuses takes nothing of the others", async () => {
  for (let n = 0; n < 10; n++) expect(await enquire(`198.51.100.${n}`, "victim@example.org")).toBeUndefined();
  for (let n = 0; n < 40; n++) expect(await enquire("203.0.113.9", "victim@example.org")).toBeDefined();
  expect(await enquire("203.0.113.9", "other@example.org")).toBeUndefined();
});

test("a hoster's customer with a /48 full of networks has what ten lines have, not what 65,000 have", async () => {
  const from = (n: number) => enquire(`2001:db8:1:${n.toString(16)}::1`, `c${n}@example.org`);
  const answers = [];
  for (let n = 0; n < 230; n++) answers.push(await from(n));
  expect(done(answers)).toBe(200);
  expect(await enquire("2001:db8:2:1::1", "d@example.org")).toBeUndefined();
});

test("what is undone, or given back, was not spent; a right answer forgives the wrong ones", async () => {
  const { db } = auth;
  const miss = { budget: "track-order", who: { address: "203.0.113.7", subject: "SH-1" }, now } as const;
  await inTransaction(db, async (tx) => {
    await spend(tx, miss);
    throw new Undone(undefined);
  });
  expect(await db.$count(attempts)).toBe(0);
  for (let n = 0; n < 10; n++) await spend(db, miss);
  expect(await findWait(db, miss)).toMatchObject({ retryAfterSeconds: 900 });
  await giveBack(db, miss);
  expect(await findWait(db, miss)).toBeUndefined();
  await spend(db, miss);
  await forgive(db, miss);
  for (let n = 0; n < 10; n++) expect(await spend(db, miss)).toBeUndefined();
});

test("the table names nobody, and forgets what counts no more", async () => {
  await enquire("203.0.113.7", "canary@example.org");
  const kept = JSON.stringify(await auth.db.select().from(attempts));
  for (const word of ["canary", "203.0.113.7"]) expect(kept).not.toContain(word);
  expect(await purgeAttempts(auth.db, later(59))).toBe(0);
  expect(await purgeAttempts(auth.db, later(24 * 60 + 1))).toBe(2);
});

test("who has a copy of the table finds nobody in it by trying all numbers: its names are hashed with the shop's key", async () => {
  const { db } = auth;
  const who = { address: "203.0.113.7", subject: "SH-2" };
  const asked = { budget: "track-order", who, now } as const;
  for (let n = 0; n < 10; n++) await spend(db, asked);
  expect(await findWait(db, asked)).toMatchObject({ retryAfterSeconds: 900 });
  holdKeys([{ id: "k9", key: "c".repeat(43) }]);
  const withAnotherKey = await findWait(db, asked);
  holdKeys(TEST_KEYS);
  expect(withAnotherKey).toBeUndefined();
});

/** Asks for a code by text message, each time from another network, until the shop refuses; gives how often it did not. */
async function askUntilRefused(phones: string[]): Promise<number> {
  for (const [asked, identifier] of phones.entries()) {
    const answer = await requestCode(auth, { identifier, caller: stranger({ now }) });
    if (!answer.ok) return asked;
  }
  return phones.length;
}

test("400 strangers' requests for numbers without an account cost no text message and silence nobody", async () => {
  const { userId } = await addPerson(auth);
  const phone = "9810012345";
  await provePhone(auth, userId, phone);
  await auth.db.delete(attempts);
  await auth.db.delete(outbox);
  const unknown = Array.from({ length: 400 }, (_, n) => `97${String(n).padStart(8, "0")}`);
  expect(await askUntilRefused(unknown)).toBe(400);
  expect(await auth.db.$count(outbox, eq(outbox.channel, "sms"))).toBe(0);
  expect(await requestCode(auth, { identifier: phone, caller: stranger({ now }) })).toMatchObject({
    ok: true,
  });
  expect(await auth.db.$count(outbox, eq(outbox.recipient, phone))).toBe(1);
});

test("when strangers have used up the hour's text messages, known browsers still get codes, the answer tells no accounts apart, and the owner is told", async () => {
  const { db } = auth;
  const { userId } = await addPerson(auth);
  const phone = "9810012346";
  await provePhone(auth, userId, phone);
  await db.delete(attempts);
  expect(await listLowBudgets(db, now)).toEqual([]);
  for (let n = 0; n < 60; n++) expect(await spend(db, { budget: "code-text", who: {}, now })).toBeUndefined();
  expect(await countCodeTexts(db, now)).toEqual({ codeTexts: 60 });
  expect(await listLowBudgets(db, now)).toEqual([{ budget: "code-text", taken: 60 }]);
  const ask = (identifier: string, knownUserId?: string) =>
    requestCode(auth, { identifier, caller: stranger({ now, knownUserId }) });
  const refused = { ok: false, reason: "too-many-attempts", retryAfterSeconds: 3_600 };
  expect(await ask(phone)).toEqual(refused);
  expect(await ask("9700000001")).toEqual(refused);
  expect(await ask(phone, userId)).toMatchObject({ ok: true });
  expect(await listLowBudgets(db, later(61))).toEqual([]);
});

test("an account has codes sent to at most 10 numbers a day", async () => {
  const { userId } = await addPerson(auth);
  const phones = Array.from({ length: 15 }, (_, n) => `96${String(n).padStart(8, "0")}`);
  const answers = [];
  for (const phone of phones)
    answers.push(await requestPhoneCode(auth, { userId, phone, caller: stranger({ now }) }));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await auth.db.$count(outbox, inArray(outbox.recipient, phones))).toBe(10);
});
