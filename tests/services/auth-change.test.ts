import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { changeEmail, changePassword } from "#app/services/accounts/auth/change.server.ts";
import {
  isResetTokenGood,
  recoverPassword,
  resetPassword,
} from "#app/services/accounts/auth/recover.server.ts";

import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { verifyEmail } from "#app/services/accounts/auth/verify-email.server.ts";
import {
  addPerson,
  lastMessage,
  NEW_PASSWORD,
  PASSWORD,
  provePhone,
  signIn,
  stranger,
  tokenFor,
} from "#tests/support/accounts.ts";
import { testAuth } from "#tests/support/test-auth.ts";

const auth = testAuth();

test("a reset link sets one password, also when it is used five times at once, and ends every session", async () => {
  const { email, userId } = await addPerson(auth);
  await signIn(auth, email);
  await recoverPassword(auth, { email, caller: stranger() });
  const token = await tokenFor(auth, email);
  expect(await resetPassword(auth, { token, password: "password12", caller: stranger() })).toMatchObject({
    reason: "too-common",
  });
  expect(await isResetTokenGood(auth, { token, now: new Date() })).toBe(true);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      resetPassword(auth, { token, password: `${NEW_PASSWORD} ${index}`, caller: stranger() }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await auth.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  const winner = answers.findIndex(({ ok }) => ok);
  await signIn(auth, email, `${NEW_PASSWORD} ${winner}`);
});

test("a reset link ends after 30 minutes, and when a newer one is asked for", async () => {
  const { email } = await addPerson(auth);
  await recoverPassword(auth, { email, caller: stranger() });
  const first = await tokenFor(auth, email);
  const late = stranger({ now: new Date(Date.now() + 30 * 60_000 + 1000) });
  expect(await resetPassword(auth, { token: first, password: NEW_PASSWORD, caller: late })).toMatchObject({
    reason: "bad-token",
  });
  await recoverPassword(auth, { email, caller: late });
  expect(await isResetTokenGood(auth, { token: first, now: new Date() })).toBe(false);
  for (const token of ["", "x", "a.b", "\0", `${"A".repeat(9000)}`])
    expect(await resetPassword(auth, { token, password: NEW_PASSWORD, caller: stranger() })).toMatchObject({
      reason: "bad-token",
    });
});

test("changing the password asks for the present one and ends the other sessions", async () => {
  const { email } = await addPerson(auth);
  const here = await signIn(auth, email);
  const elsewhere = await signIn(auth, email);
  const change = { userId: here.userId, sessionId: here.sessionId, caller: here.caller };
  expect(
    await changePassword(auth, { ...change, currentPassword: "not it at all", password: NEW_PASSWORD }),
  ).toMatchObject({ reason: "wrong-password" });
  expect(
    await changePassword(auth, { ...change, currentPassword: PASSWORD, password: PASSWORD }),
  ).toMatchObject({ reason: "same" });
  expect(
    await changePassword(auth, { ...change, currentPassword: PASSWORD, password: NEW_PASSWORD }),
  ).toMatchObject({ ok: true });
  const who = async (headers: Headers) => (await findAccount(auth, { headers, now: new Date() })).account;
  expect((await who(here.caller.headers))?.userId).toBe(here.userId);
  expect(await who(elsewhere.caller.headers)).toBeUndefined();
  expect((await lastMessage(auth, email))!.subject).toContain("password");
});

test("a new e-mail holds once its letter is answered, and the old and the new address hear of it", async () => {
  const { email } = await addPerson(auth);
  const { userId, caller } = await signIn(auth, email);
  const next = "new-home@example.org";
  expect(await changeEmail(auth, { userId, email: next, caller })).toMatchObject({ ok: true });
  await signIn(auth, email);
  expect(await verifyEmail(auth, { token: await tokenFor(auth, next), caller })).toEqual({
    ok: true,
    value: { email: next },
  });
  expect((await lastMessage(auth, email))!.subject).toContain("changed");
  expect((await lastMessage(auth, next))!.subject).toContain("new e-mail");
  await signIn(auth, next);
});

test("a new phone number is told to the account, to the old number and to the new one; one that leaves another account, to that account", async () => {
  const first = await addPerson(auth);
  const second = await addPerson(auth);
  const [old, next] = ["9810066601", "9810066602"];
  const subject = async (to: string) => (await lastMessage(auth, to))!.subject;
  await provePhone(auth, first.userId, old);
  expect(await subject(first.email)).toContain("phone number of your account");
  expect((await lastMessage(auth, old))!.body).toContain("You can now sign in");
  await provePhone(auth, first.userId, next);
  expect((await lastMessage(auth, old))!.body).toContain("You cannot sign in");
  expect((await lastMessage(auth, next))!.body).toContain("You can now sign in");
  await provePhone(auth, second.userId, next);
  expect(await subject(first.email)).toContain("removed from your account");
  const number = [next, next.slice(-4)];
  for (const { email } of [first, second])
    for (const digits of number) expect((await lastMessage(auth, email))!.body).not.toContain(digits);
});

test("nobody takes another account's e-mail, and nobody learns that it has one", async () => {
  const { email } = await addPerson(auth);
  const other = await addPerson(auth);
  const { userId, caller } = await signIn(auth, email);
  expect(await changeEmail(auth, { userId, email: other.email, caller })).toEqual({
    ok: true,
    value: undefined,
  });
  expect((await lastMessage(auth, other.email))!.subject).toContain("already have");
});
