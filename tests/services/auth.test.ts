import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { identities, sessions, users, verifications } from "#app/db/schema/accounts.ts";
import { confirmPhone, requestPhoneCode } from "#app/services/accounts/auth/change-phone.server.ts";
import { requestCode, signInWithCode } from "#app/services/accounts/auth/code.server.ts";
import { sessionTokenHash } from "#app/services/accounts/auth/hashed-tokens.server.ts";
import { recoverPassword } from "#app/services/accounts/auth/recover.server.ts";
import {
  finishRegistration,
  readRegistration,
  resendRegistration,
  startRegistration,
} from "#app/services/accounts/auth/register.server.ts";
import { findAccount, listSessions, revokeSession } from "#app/services/accounts/auth/sessions.server.ts";
import { signInWithPassword } from "#app/services/accounts/auth/sign-in.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import {
  addPerson,
  addWaitingPerson,
  codeFor,
  lastMessage,
  NEW_PASSWORD,
  PASSWORD,
  signIn,
  stranger,
  tokenFor,
} from "#tests/support/accounts.ts";
import { testAuth } from "#tests/support/test-auth.ts";

const auth = testAuth();

/** Chooses the password behind the link of a registration. */
const choose = (token: string, password = PASSWORD) =>
  finishRegistration(auth, {
    token,
    name: "Asha",
    password,
    isMarketingAllowed: false,
    caller: stranger(),
  });

test("who registers chooses the password behind the link that was mailed, once, and then signs in", async () => {
  const person = { name: "Asha", email: "Asha@Example.org" };
  expect(await startRegistration(auth, { ...person, caller: stranger() })).toMatchObject({ ok: true });
  expect(await auth.db.$count(users, eq(users.email, "asha@example.org"))).toBe(0);
  const token = await tokenFor(auth, "asha@example.org");
  expect(await readRegistration(auth.db, { token, now: new Date() })).toEqual({
    name: "Asha",
    email: "asha@example.org",
  });
  expect(await choose(token, "password12")).toMatchObject({ reason: "too-common" });
  expect(await choose(token)).toMatchObject({ ok: true, value: { email: "asha@example.org" } });
  expect(await choose(token)).toMatchObject({ reason: "bad-token" });
  const sign = { identifier: "asha@example.org", password: PASSWORD };
  expect(await signInWithPassword(auth, { ...sign, caller: stranger() })).toMatchObject({
    ok: true,
    value: { step: "signed-in" },
  });
});

test("registering an address that has an account changes nothing and tells its owner alone", async () => {
  const { email, userId } = await addPerson(auth);
  const person = { name: "Thief", email };
  expect(await startRegistration(auth, { ...person, caller: stranger() })).toEqual({
    ok: true,
    value: { email },
  });
  expect((await lastMessage(auth, email))!.subject).toContain("already have an account");
  const [user] = await auth.db.select().from(users).where(eq(users.id, userId));
  expect(user!.name).toBe("Meera Nair");
  await signIn(auth, email);
});

test("a second registration of an address takes nothing from the first: who opens the mail chooses the password", async () => {
  const email = "wanted@example.org";
  await startRegistration(auth, { name: "Owner", email, caller: stranger() });
  const own = await tokenFor(auth, email);
  await startRegistration(auth, { name: "Thief", email, caller: stranger() });
  expect((await lastMessage(auth, email))!.body).not.toContain("Thief");
  const later = await tokenFor(auth, email);
  expect((await lastMessage(auth, email))!.body).not.toContain("Thief");
  expect(await readRegistration(auth.db, { token: own, now: new Date() })).toMatchObject({ name: "Owner" });
  expect(await choose(own)).toMatchObject({ ok: true });
  expect(await choose(later, NEW_PASSWORD)).toMatchObject({ reason: "bad-token" });
  await signIn(auth, email, PASSWORD);
});

test("two links to one address, answered at once, make one account", async () => {
  const email = "both@example.org";
  const tokens: string[] = [];
  for (let time = 0; time < 2; time++) {
    await startRegistration(auth, { name: "Both", email, caller: stranger() });
    tokens.push(await tokenFor(auth, email));
  }
  const answers = await Promise.all(tokens.map((token) => choose(token)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a link to a password can be had again, also by who asks for a new password, and is good for 24 hours", async () => {
  const email = "late@example.org";
  await startRegistration(auth, { name: "Late", email, caller: stranger() });
  const first = await tokenFor(auth, email);
  const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 1000);
  expect(await readRegistration(auth.db, { token: first, now: tomorrow })).toBeUndefined();
  const later = stranger({ now: new Date(Date.now() + 60_000) });
  expect(await resendRegistration(auth, { email, caller: later })).toMatchObject({ ok: true });
  const second = await tokenFor(auth, email);
  await recoverPassword(auth, { email, caller: stranger({ now: new Date(Date.now() + 120_000) }) });
  const third = await tokenFor(auth, email);
  expect(new Set([first, second, third]).size).toBe(3);
  for (const token of [first, second, third])
    expect(await readRegistration(auth.db, { token, now: new Date() })).toMatchObject({ name: "Late" });
  expect(await choose(second)).toMatchObject({ ok: true });
  for (const token of [first, third]) expect(await choose(token)).toMatchObject({ reason: "bad-token" });
});

test("an address that waits for none gets no link", async () => {
  const { email } = await addPerson(auth);
  const before = await lastMessage(auth, email);
  for (const to of [email, "never-registered@example.org"])
    expect(await resendRegistration(auth, { email: to, caller: stranger() })).toMatchObject({ ok: true });
  expect(await lastMessage(auth, email)).toEqual(before);
  expect(await lastMessage(auth, "never-registered@example.org")).toBeUndefined();
});

test("who registered at an older shop and opens its link chooses a password anew, and the one from then is gone", async () => {
  const email = "older@example.org";
  const { userId, token } = await addWaitingPerson(auth, { email });
  expect(await readRegistration(auth.db, { token, now: new Date() })).toEqual({ name: "Thief", email });
  expect(await choose(token)).toEqual({ ok: true, value: { userId, email } });
  const old = { identifier: email, password: NEW_PASSWORD, caller: stranger() };
  expect(await signInWithPassword(auth, old)).toMatchObject({ reason: "wrong" });
  await signIn(auth, email, PASSWORD);
});

test("who works in the shop is not let in by a code alone", async () => {
  for (const role of ["admin", "doctor", "staff"] as const) {
    const { email } = await addPerson(auth, { role });
    await requestCode(auth, { identifier: email, caller: stranger() });
    const code = await codeFor(auth, email);
    expect(await signInWithCode(auth, { identifier: email, code, caller: stranger() })).toEqual({
      ok: false,
      reason: "password-of-shop",
    });
  }
});

test("the database holds no password, no session token, no link and no code as it is", async () => {
  const { email, userId } = await addPerson(auth);
  const { caller } = await signIn(auth, email);
  await requestCode(auth, { identifier: email, caller: stranger() });
  const code = await codeFor(auth, email);
  const later = new Date(Date.now() + 60_000);
  await recoverPassword(auth, { email, caller: stranger({ now: later }) });
  const token = await tokenFor(auth, email);
  const [identity] = await auth.db.select().from(identities).where(eq(identities.userId, userId));
  expect(identity!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const cookie = decodeURIComponent(/materia_session=([^;]+)/.exec(caller.headers.get("cookie")!)![1]!);
  const sessionToken = cookie.split(".")[0]!;
  const [session] = await auth.db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(session!.token).toBe(sessionTokenHash(sessionToken));
  const kept = JSON.stringify(await auth.db.select().from(verifications));
  expect(token.split(".")[1]!.length).toBe(43);
  for (const secret of [code, token.split(".")[1]!, sessionToken, PASSWORD])
    expect(kept).not.toContain(secret);
});

test("a phone number signs in once it is verified, and not before", async () => {
  const { email } = await addPerson(auth);
  const { userId, caller } = await signIn(auth, email);
  const asked = { userId, phone: "+91 98100 00001", caller };
  expect(await requestPhoneCode(auth, asked)).toMatchObject({ ok: true });
  const phone = "9810000001";
  const code = await codeFor(auth, phone);
  const wrong = code === "000000" ? "111111" : "000000";
  expect(await confirmPhone(auth, { userId, phone, code: wrong, caller })).toMatchObject({
    reason: "wrong-code",
  });
  expect(
    await signInWithPassword(auth, { identifier: phone, password: PASSWORD, caller: stranger() }),
  ).toMatchObject({ reason: "wrong" });
  expect(await confirmPhone(auth, { userId, phone, code, caller })).toMatchObject({ ok: true });
  await signIn(auth, "098100-00001");
});

test("a sign-in without name or password is told so, in either order", async () => {
  for (const [identifier, password] of [
    ["", PASSWORD],
    ["  ", PASSWORD],
    ["asha@example.org", ""],
  ] as const)
    expect(await signInWithPassword(auth, { identifier, password, caller: stranger() })).toMatchObject({
      reason: "missing",
    });
});

test("a new sign-in has a new token, and the browser's former session opens nothing any more", async () => {
  const { email } = await addPerson(auth);
  const first = await signIn(auth, email);
  const again = await signInWithPassword(auth, {
    identifier: email,
    password: PASSWORD,
    caller: first.caller,
  });
  expect(again).toMatchObject({ ok: true });
  const { account } = await findAccount(auth, { headers: first.caller.headers, now: new Date() });
  expect(account).toBeUndefined();
});

test("a session that somebody planted, or that is signed by nobody, opens nothing", async () => {
  for (const value of ["planted", "planted.signature", `${"a".repeat(32)}.${"b".repeat(43)}=`]) {
    const headers = new Headers({ cookie: `materia_session=${encodeURIComponent(value)}` });
    expect((await findAccount(auth, { headers, now: new Date() })).account).toBeUndefined();
  }
});

test("a code works once, and only the newest", async () => {
  const { email } = await addPerson(auth);
  const at = (minutes: number) => stranger({ now: new Date(Date.now() + minutes * 60_000) });
  await requestCode(auth, { identifier: email, caller: at(0) });
  const first = await codeFor(auth, email);
  await requestCode(auth, { identifier: email, caller: at(1) });
  const second = await codeFor(auth, email);
  if (first !== second)
    expect(await signInWithCode(auth, { identifier: email, code: first, caller: at(2) })).toMatchObject({
      reason: "wrong-code",
    });
  const inTime = await Promise.all(
    Array.from({ length: 3 }, () => signInWithCode(auth, { identifier: email, code: second, caller: at(3) })),
  );
  expect(inTime.filter((answer) => answer.ok)).toHaveLength(1);
});

test("a code ends after 5 minutes", async () => {
  const { email } = await addPerson(auth);
  await requestCode(auth, { identifier: email, caller: stranger() });
  const code = await codeFor(auth, email);
  const late = stranger({ now: new Date(Date.now() + 5 * 60_000 + 1000) });
  expect(await signInWithCode(auth, { identifier: email, code, caller: late })).toMatchObject({
    reason: "wrong-code",
  });
});

test("a code is sent to nobody without account, and the answer is the same", async () => {
  const { email } = await addPerson(auth);
  const known = await requestCode(auth, { identifier: email, caller: stranger() });
  const unknown = await requestCode(auth, { identifier: "nobody@example.org", caller: stranger() });
  expect(unknown).toEqual(known);
  expect(await lastMessage(auth, "nobody@example.org")).toBeUndefined();
  expect(
    await signInWithCode(auth, { identifier: "nobody@example.org", code: "123456", caller: stranger() }),
  ).toEqual({ ok: false, reason: "wrong-code" });
});

test("a code proves an address; the password that was registered with it before is gone", async () => {
  const email = "proven@example.org";
  await addWaitingPerson(auth, { email });
  await requestCode(auth, { identifier: email, caller: stranger() });
  const code = await codeFor(auth, email);
  expect(await signInWithCode(auth, { identifier: email, code, caller: stranger() })).toMatchObject({
    ok: true,
  });
  expect(
    await signInWithPassword(auth, { identifier: email, password: NEW_PASSWORD, caller: stranger() }),
  ).toMatchObject({ reason: "wrong" });
});

test("a person sees and ends their own sessions, never another's", async () => {
  const { email } = await addPerson(auth);
  const here = await signIn(auth, email);
  const elsewhere = await signIn(auth, email);
  const { userId } = await signIn(auth, (await addPerson(auth)).email);
  const own = await listSessions(auth, { ...here, now: new Date() });
  expect(own.filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual([here.sessionId]);
  expect(own.map(({ id }) => id)).toContain(elsewhere.sessionId);
  expect(await revokeSession(auth, { userId, id: here.sessionId })).toMatchObject({ reason: "not-found" });
  expect(await revokeSession(auth, { userId: here.userId, id: elsewhere.sessionId })).toMatchObject({
    ok: true,
  });
  const { account } = await findAccount(auth, { headers: elsewhere.caller.headers, now: new Date() });
  expect(account).toBeUndefined();
});

test("letters that open a door are forgotten once they are sent", async () => {
  const { email } = await addPerson(auth);
  await recoverPassword(auth, { email, caller: stranger() });
  const sent: string[] = [];
  const mailer = { send: async ({ body }: { body: string }) => void sent.push(body) };
  for (let round = 0; round < 5; round++)
    await sendDueMessages(auth.db, { mailer, now: new Date(Date.now() + 1000) });
  expect(sent.some((body) => body.includes("/reset-password?token="))).toBe(true);
  expect(await lastMessage(auth, email)).toBeUndefined();
});
