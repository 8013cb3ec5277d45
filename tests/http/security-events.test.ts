import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { securityEvents } from "#app/db/schema/accounts-security-events.ts";
import { audit } from "#app/db/schema/ground.ts";
import { MOST_RECORDS_AN_HOUR } from "#app/domain/accounts/proof.ts";
import { SECURITY_EVENTS, type SecurityEvent } from "#app/domain/accounts/security-event.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { recordRead } from "#app/services/prescriptions/find-prescription.server.ts";
import { codeFor, NEW_PASSWORD, openAuth, PASSWORD, tokenFor } from "#tests/support/accounts.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { softwareAuthenticator } from "#tests/support/authenticator.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { enterAs } from "#tests/support/office.ts";
import { addDoctor, addVisit } from "#tests/support/patients.ts";
import { totpCode } from "#tests/support/totp.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
let auth: Auth;
beforeAll(async () => {
  shop = await openTestShop();
  auth = openAuth(shop.database.db);
});
afterAll(() => shop.close());

/** What was written down of that kind, by whose account and about what. */
async function told(kind: SecurityEvent, userId?: string): Promise<string[]> {
  const whose = userId === undefined ? undefined : eq(securityEvents.userId, userId);
  const rows = await shop.database.db
    .select({ about: securityEvents.about })
    .from(securityEvents)
    .where(and(eq(securityEvents.kind, kind), whose))
    .orderBy(securityEvents.id);
  return rows.map(({ about }) => about);
}

test("what a person changes at the doors of their account is written down", async () => {
  const asha = await enterAs(shop, "customer");
  const { userId, email } = asha;
  const phone = "9810099001";
  await asha.send("/profile", { intent: "phone", phone });
  await asha.send("/profile", { intent: "phone-code", phone, code: await codeFor(auth, phone) });
  expect(await told("phone-changed", userId)).toEqual([""]);

  const device = softwareAuthenticator({ origin: ORIGIN, rpId: new URL(ORIGIN).hostname });
  const { challenge } = (await (await asha.ask("/api/passkey?for=add")).json()) as { challenge: string };
  const passkey = JSON.stringify(device.create(challenge));
  await asha.send("/profile/passkeys", { intent: "passkey", passkey, name: "" });
  await asha.send("/profile/passkeys", { intent: "remove", id: device.id });
  expect(await told("passkey-changed", userId)).toEqual(["added", "removed"]);

  const begun = await asha.submit("/profile/second-factor", { intent: "begin", password: PASSWORD });
  const code = totpCode(/secret=([A-Z2-7]+)/.exec(begun.html)![1]!);
  await asha.send("/profile/second-factor", { intent: "confirm", code });
  const half = openBrowser(shop, "203.0.113.51");
  await half.submit("/login", { identifier: email, password: PASSWORD });
  expect((await half.submit("/login/second-factor", { code: "000000" })).status).toBe(422);
  expect(await told("second-factor-failed")).toEqual(["second-factor"]);
  await asha.send("/profile/second-factor", { intent: "stop", password: PASSWORD });
  expect(await told("second-factor-changed", userId)).toEqual(["on", "off"]);

  const change = { intent: "password", currentPassword: "no", password: NEW_PASSWORD };
  expect((await asha.send("/profile/security", change)).status).toBe(422);
  expect(await told("proof-failed", userId)).toEqual(["password"]);
  await asha.send("/profile/security", { ...change, currentPassword: PASSWORD });
  expect(await told("password-changed", userId)).toEqual([""]);

  await asha.send("/logout", { scope: "others" });
  expect(await told("sessions-ended", userId)).toEqual(["own"]);

  const next = `next.${email}`;
  await asha.send("/profile", { intent: "email", email: next });
  await asha.send(`/verify-email?token=${await tokenFor(auth, next)}`, { intent: "verify" });
  expect(await told("email-changed", userId)).toEqual([""]);

  const elsewhere = openBrowser(shop, "203.0.113.52");
  await elsewhere.submit("/forgot-password", { email: next });
  const link = `/reset-password?token=${await tokenFor(auth, next)}`;
  expect((await elsewhere.submit(link, { password: PASSWORD })).status).toBe(303);
  expect(await told("password-reset", userId)).toEqual([""]);
});

test("who comes in and who fails to is written down", async () => {
  const asha = await enterAs(shop, "customer");
  const { userId, email: identifier } = asha;
  const browser = openBrowser(shop, "203.0.113.53");
  await browser.submit("/login/code", { identifier, code: "000000", intent: "code" });
  expect(await told("code-failed", userId)).toEqual(["code"]);
  const guess = () => browser.submit("/login", { identifier, password: "a wrong password" });
  while ((await guess()).status !== 429);
  expect(await told("sign-in-failed", userId)).not.toEqual([]);
  expect(await told("locked-out", userId)).toEqual(["password"]);
  expect(await told("sign-in", userId)).toEqual(["password"]);
});

test("what is grave in the office is written down, and who asks for what is not theirs", async () => {
  const owner = await enterAs(shop, "admin");
  const staff = await enterAs(shop, "staff");
  const doctor = await enterAs(shop, "doctor");
  await staff.ask("/admin/audit");
  expect(await told("permission-refused", staff.userId)).toEqual(["see-audit"]);
  await owner.ask("/admin/audit/export.csv");
  expect(await told("exported", owner.userId)).toEqual(["audit"]);
  const path = "/admin/settings/shop";
  const fields = formFields((await owner.read(path)).html);
  await owner.send(path, { ...fields, intent: "save", upiVpa: "other@bank" });
  expect(await told("payee-changed", owner.userId)).toEqual(["shop.upiVpa"]);
  const now = new Date();
  for (let number = 0; number < 15; number++)
    await recordRead(shop.database.db, { number: `RX-${number}`, readBy: doctor.userId, now });
  await shop.database.db
    .update(sessions)
    .set({ provenAt: new Date(now.getTime() - 6 * 60_000) })
    .where(eq(sessions.userId, doctor.userId));
  expect((await doctor.ask("/admin/prescriptions/RX-1")).status).toBe(302);
  expect(await told("read-many-records", doctor.userId)).toEqual([""]);
  await owner.send(`/admin/people/${staff.userId}`, { role: "customer" });
  expect(await told("role-changed", owner.userId)).toEqual([`user ${staff.userId}`]);
});

test("who asks for many patients at once reads no more of them than one after the other", async () => {
  const { db } = shop.database;
  const reader = await enterAs(shop, "doctor");
  const doctor = await addDoctor(db);
  const numbers: string[] = [];
  for (let visit = 0; visit < 22; visit++) numbers.push(await addVisit(db, { doctor }));
  await db.update(sessions).set({ provenAt: null }).where(eq(sessions.userId, reader.userId));
  const answers = await Promise.all(numbers.map((number) => reader.ask(`/admin/consultations/${number}`)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(MOST_RECORDS_AN_HOUR).fill(200), ...Array(7).fill(302)]);
});

test("an admin signs one account out everywhere, and everybody, after a proof; both are written down", async () => {
  const owner = await enterAs(shop, "admin");
  const [asha, ravi, doctor] = [
    await enterAs(shop, "customer"),
    await enterAs(shop, "customer"),
    await enterAs(shop, "doctor"),
  ];
  const isIn = async (person: typeof asha) => (await person.ask("/profile")).status === 200;
  const path = `/admin/people/${asha.userId}`;
  const end = { intent: "end-sessions" };
  expect((await doctor.send(path, end)).status).toBe(404);
  const provenAt = new Date(Date.now() - 6 * 60_000);
  await shop.database.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, owner.userId));
  const asked = await owner.submit(path, end);
  expect([asked.status, await isIn(asha)]).toEqual([403, true]);
  const done = await owner.submit(path, { ...formFields(asked.html), ...end, proofPassword: PASSWORD });
  expect(done.text).toContain("Signed out in 1 browser.");
  expect([await isIn(asha), await isIn(ravi), await isIn(owner)]).toEqual([false, true, true]);
  const all = await owner.submit("/admin/people", { intent: "end-all-sessions" });
  expect([all.status, await isIn(ravi), await isIn(doctor), await isIn(owner)]).toEqual([
    200,
    false,
    false,
    true,
  ]);
  expect(await told("sessions-ended", owner.userId)).toEqual([`user ${asha.userId}`, "all accounts"]);
  const acts = await shop.database.db
    .select({ subject: audit.subject })
    .from(audit)
    .where(and(eq(audit.action, "end-sessions"), eq(audit.actorId, owner.userId)))
    .orderBy(audit.id);
  expect(acts.map(({ subject }) => subject)).toEqual([`user ${asha.userId}`, "all accounts"]);
  expect((await owner.read("/admin/audit?act=end-sessions")).text).toContain("signed out all accounts");
});

test("no kind of event stands in the list that nothing writes down", async () => {
  const rows = await shop.database.db.selectDistinct({ kind: securityEvents.kind }).from(securityEvents);
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...SECURITY_EVENTS].sort());
});
