import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { securityEvents } from "#app/db/schema/accounts-security-events.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { MOST_ROWS_AN_HOUR } from "#app/domain/accounts/security-event.ts";
import { changeRole } from "#app/services/accounts/auth/change-role.server.ts";
import { hasReadManyRecords } from "#app/services/accounts/auth/prove-again.server.ts";
import { signInWithPassword } from "#app/services/accounts/auth/sign-in.server.ts";
import { changeSettings } from "#app/services/accounts/change-settings.server.ts";
import {
  findSecurityAlarms,
  purgeSecurityEvents,
  recordSecurityEvent,
} from "#app/services/accounts/security-events.server.ts";
import { recordRead } from "#app/services/prescriptions/find-prescription.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { addPerson, PASSWORD, stranger } from "#tests/support/accounts.ts";
import { testAuth } from "#tests/support/test-auth.ts";

const auth = testAuth();

test("a sign-in and a wrong password are written down with a shortened network, and nothing that was typed", async () => {
  const { email, userId } = await addPerson(auth);
  const caller = stranger();
  await signInWithPassword(auth, { identifier: email, password: "a typed secret", caller });
  await signInWithPassword(auth, { identifier: "typed.in@wrong.field", password: "x", caller: stranger() });
  await signInWithPassword(auth, { identifier: email, password: PASSWORD, caller: stranger() });
  const rows = await auth.db.select().from(securityEvents).orderBy(securityEvents.id);
  expect(rows).toMatchObject([
    {
      kind: "sign-in-failed",
      userId,
      typedHash: null,
      network: caller.address.replace(/\d+$/, "0/24"),
      isDeviceKnown: false,
    },
    { kind: "sign-in-failed", userId: null, about: "password" },
    { kind: "sign-in", userId, about: "password", times: 1 },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/typed secret|typed\.in|violet/);
});

test("ten thousand guesses do not fill the table, and are told all the same", async () => {
  const kind = "locked-out";
  const now = new Date();
  for (let guess = 0; guess < 300; guess++) {
    const caller = { address: "203.0.113.7", now, knownUserId: undefined };
    await recordSecurityEvent(auth, { kind, typed: "one account", caller });
  }
  const ofOne = await auth.db.select().from(securityEvents).where(eq(securityEvents.kind, kind));
  expect(ofOne.length).toBeLessThan(10);
  expect(ofOne.reduce((sum, { times }) => sum + times, 0)).toBe(256);
  for (let guess = 0; guess < 600; guess++) {
    const caller = { address: `10.${guess >> 8}.${guess & 255}.1`, now, knownUserId: undefined };
    await recordSecurityEvent(auth, { kind, typed: `account ${guess}`, caller });
  }
  const ofMany = await auth.db.select().from(securityEvents).where(eq(securityEvents.kind, kind));
  expect(ofMany.length).toBeLessThan(215);
  expect(ofMany.filter(({ network }) => network === "").length).toBeGreaterThan(3);
  expect(await findSecurityAlarms(auth.db, now)).toContainEqual(expect.objectContaining({ kind }));
});

test("an event goes when its 180 days are over by the clock of shop and database, and not before", async () => {
  const now = new Date();
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const days of [179, 365])
    await auth.db
      .insert(securityEvents)
      .values({ kind: "exported", about: `${days} days`, network: "", happenedAt: at(days) });
  expect(await purgeSecurityEvents(auth.db, now)).toBe(1);
  const kept = await auth.db.select().from(securityEvents).where(eq(securityEvents.kind, "exported"));
  expect(kept.map(({ about }) => about)).toEqual(["179 days"]);
});

test("all admins are told when a role or where customers pay is changed, without the account itself", async () => {
  const owner = await addPerson(auth, { role: "admin", email: "owner@example.org" });
  const other = await addPerson(auth, { role: "admin", email: "second-owner@example.org" });
  const clerk = await addPerson(auth, { email: "clerk@example.org" });
  const caller = stranger();
  const { userId } = owner;
  await changeRole(auth.db, { actorId: userId, userId: clerk.userId, role: "staff", now: caller.now });
  const { bank } = await findSettings(auth.db);
  const value = { ...bank, accountHolder: "A Thief", accountNumber: "123456789012", ifsc: "HDFC0001234" };
  const saved = await changeSettings(auth, { group: "bank", value, version: undefined, userId, caller });
  expect(saved).toMatchObject({ ok: true, value: "saved" });
  for (const { email } of [owner, other]) {
    const letters = await auth.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
    const [role, payee] = letters.slice(-2).map(({ body }) => body);
    expect(role).toMatch(/Role of: .*clerk@example\.org[\s\S]*Before: Customer\nNow: Counter/);
    expect(payee).toMatch(/Changed by: .*owner@example\.org[\s\S]*Account holder, Account number, IFSC/);
    expect(payee).not.toMatch(/123456789012|Thief/);
  }
  const [event] = await auth.db.select().from(securityEvents).where(eq(securityEvents.kind, "payee-changed"));
  expect(event).toMatchObject({ userId, about: "bank.accountHolder bank.accountNumber bank.ifsc" });
});

test("who reads more patients' papers than a full clinic hour has is asked again, and once more after as many", async () => {
  const { db } = auth;
  const { userId } = await addPerson(auth, { role: "doctor" });
  const now = new Date();
  const read = (number: number) => recordRead(db, { number: `RX-${number}`, readBy: userId, now });
  for (let number = 0; number < 14; number++) await read(number);
  await read(13);
  expect(await hasReadManyRecords(db, { userId, provenAt: undefined, now })).toBe(false);
  await read(14);
  expect(await hasReadManyRecords(db, { userId, provenAt: undefined, now })).toBe(true);
  const later = new Date(now.getTime() + 1_000);
  expect(await hasReadManyRecords(db, { userId, provenAt: later, now: later })).toBe(false);
});

test("a flood of a thief's own sign-ins hides nobody else's", async () => {
  const now = new Date();
  const signIn = (userId: string, network: number) => {
    const caller = { address: `198.${18 + (network >> 8)}.${network & 255}.1`, now, knownUserId: undefined };
    return recordSecurityEvent(auth, { kind: "sign-in", userId, about: "password", caller });
  };
  for (let network = 0; network < 220; network++) await signIn("thief", network);
  await signIn("owner", 1);
  const rows = await auth.db.select().from(securityEvents).orderBy(securityEvents.id);
  expect(rows.filter(({ userId }) => userId === "thief")).toHaveLength(MOST_ROWS_AN_HOUR);
  expect(rows.at(-1)).toMatchObject({ kind: "sign-in", userId: "owner", network: "198.18.1.0/24" });
});
