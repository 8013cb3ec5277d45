import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identities, sessions, users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { codeFor, lastMessage, openAuth, PASSWORD } from "#tests/support/accounts.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { softwareAuthenticator } from "#tests/support/authenticator.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
let auth: Auth;
beforeAll(async () => {
  shop = await openTestShop({ SMS_URL: "https://sms.shop.test/send" });
  auth = openAuth(shop.database.db);
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<typeof enterAs>>;

/** A customer whose sign-in was six minutes ago. */
async function enterEarlier() {
  const person = await enterAs(shop, "customer");
  await forget(person);
  return person;
}

async function forget({ userId }: Person) {
  const provenAt = new Date(Date.now() - 6 * 60_000);
  await shop.database.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, userId));
}

const emailChange = (to: string) => ({ intent: "email", email: to });

test("a borrowed session changes neither email nor phone; one right password does both, and what was typed is kept", async () => {
  const asha = await enterEarlier();
  const next = "asha.next@example.org";
  expect((await asha.submit("/profile", emailChange("asha"))).text).toContain("valid email address");
  const asked = await asha.submit("/profile", emailChange(next));
  expect([asked.status, asked.text.includes("Please enter your password again")]).toEqual([403, true]);
  expect(formFields(asked.html)).toMatchObject(emailChange(next));
  expect(await lastMessage(auth, next)).toBeUndefined();
  const phone = "9810088001";
  expect((await asha.submit("/profile", { intent: "phone", phone })).status).toBe(403);
  const fields = formFields(asked.html);
  const wrong = await asha.submit("/profile", { ...fields, proofPassword: "not the password" });
  expect([wrong.status, wrong.text.includes("This password is not right.")]).toEqual([422, true]);
  const right = await asha.submit("/profile", { ...formFields(wrong.html), proofPassword: PASSWORD });
  expect(right.text).toContain(`We have sent a link to ${next}.`);
  const sent = await asha.submit("/profile", { intent: "phone", phone });
  expect(sent.text).toContain("Code from the SMS");
  const code = await codeFor(auth, phone);
  expect((await asha.send("/profile", { intent: "phone-code", phone, code })).status).toBe(303);
  const [profile] = await shop.database.db.select().from(profiles).where(eq(profiles.id, asha.userId));
  expect(profile!.phone).toBe(phone);
});

test("the email is changed by a passkey as well, and the code of the app is offered to who has one", async () => {
  const asha = await enterAs(shop, "customer");
  const device = softwareAuthenticator({ origin: ORIGIN, rpId: new URL(ORIGIN).hostname });
  const challenge = async (purpose: string) =>
    ((await (await asha.ask(`/api/passkey?for=${purpose}`)).json()) as { challenge: string }).challenge;
  const passkey = JSON.stringify(device.create(await challenge("add")));
  await asha.send("/profile/passkeys", { intent: "passkey", passkey, name: "" });
  await shop.database.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, asha.userId));
  await forget(asha);
  const next = "by-passkey@example.org";
  const asked = await asha.submit("/profile", emailChange(next));
  expect([asked.status, asked.text.includes("Code from your app")]).toEqual([403, true]);
  expect(asked.text).not.toContain("Send a code to my email");
  const foreign = softwareAuthenticator({ origin: ORIGIN, rpId: new URL(ORIGIN).hostname });
  const proven = async (by: typeof device) => ({
    ...emailChange(next),
    proofPasskey: JSON.stringify(by.get(await challenge("prove"))),
  });
  expect((await asha.submit("/profile", await proven(foreign))).status).toBe(422);
  const wrongCode = await asha.submit("/profile", { ...emailChange(next), proofCode: "000000" });
  expect(wrongCode.status).toBe(422);
  expect((await asha.submit("/profile", await proven(device))).text).toContain("We have sent a link");
});

test("who has no password proves it by a code in the mailbox; with a password that code is not to be had", async () => {
  const asha = await enterEarlier();
  const next = "asha.google@example.org";
  const ask = { ...emailChange(next), proofMail: "send" };
  expect((await asha.submit("/profile", ask)).status).toBe(422);
  await shop.database.db.delete(identities).where(eq(identities.userId, asha.userId));
  const asked = await asha.submit("/profile", emailChange(next));
  expect([asked.status, asked.text.includes("Please confirm that it is you")]).toEqual([403, true]);
  expect(asked.text).not.toContain("Your password");
  expect((await asha.submit("/profile", { ...emailChange(next), proofPassword: "" })).status).toBe(422);
  const sent = await asha.submit("/profile", { ...formFields(asked.html), proofMail: "send" });
  expect([sent.status, sent.text.includes(`We have sent a code to ${asha.email}.`)]).toEqual([403, true]);
  const code = await codeFor(auth, asha.email);
  const wrong = await asha.submit("/profile", {
    ...formFields(sent.html),
    proofMailCode: code === "111111" ? "222222" : "111111",
  });
  expect([wrong.status, wrong.text.includes("This code is not right")]).toEqual([422, true]);
  const right = await asha.submit("/profile", { ...formFields(wrong.html), proofMailCode: code });
  expect(right.text).toContain(`We have sent a link to ${next}.`);
  await forget(asha);
  const again = await asha.submit("/profile", { ...emailChange(next), proofMailCode: code });
  expect(again.status).toBe(422);
});

test("without a password a first one is set, and an account is deleted, only after a proof", async () => {
  const asha = await enterEarlier();
  expect((await asha.submit("/profile/privacy", { intent: "delete" })).status).toBe(403);
  await shop.database.db.delete(identities).where(eq(identities.userId, asha.userId));
  const password = "quiet river 77 lamps";
  expect((await asha.read("/profile/security")).text).toContain("Send a code to my email");
  const refused = await asha.submit("/profile/security", { intent: "password", password });
  expect([refused.status, refused.html.includes(password)]).toEqual([403, false]);
  await asha.submit("/profile/security", { intent: "prove", proofMail: "send" });
  const proofMailCode = await codeFor(auth, asha.email);
  const opened = await asha.submit("/profile/security", { intent: "prove", proofMailCode });
  expect(opened.text).toContain("You can set one here.");
  expect((await asha.send("/profile/security", { intent: "password", password })).status).toBe(303);
  await forget(asha);
  const deleting = { intent: "delete", proofPassword: password };
  expect((await asha.send("/profile/privacy", deleting)).status).toBe(303);
  expect((await asha.ask("/profile")).status).toBe(302);
});
