import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { secondFactors, users } from "#app/db/schema/accounts.ts";
import { attempts, settings } from "#app/db/schema/ground.ts";
import { createAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { requestCode, signInWithCode } from "#app/services/accounts/auth/code.server.ts";
import {
  confirmSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from "#app/services/accounts/auth/second-factor.server.ts";
import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import {
  finishSecondFactor,
  signInWithPassword,
  withCookies,
} from "#app/services/accounts/auth/sign-in.server.ts";
import { addPerson, codeFor, PASSWORD, signIn, stranger } from "#tests/support/accounts.ts";
import { testAuth } from "#tests/support/test-auth.ts";

const auth = testAuth();

test("with the second factor on, a password alone opens nothing; the app's code or a recovery code does, each once", async () => {
  const { email, secret, recoveryCodes } = await addPersonWithFactor();
  const half = await challenge(email);
  expect((await findAccount(auth, { headers: half.headers, now: new Date() })).account).toBeUndefined();
  const wrong = { code: "000000", isRecoveryCode: false, caller: half };
  expect(await finishSecondFactor(auth, wrong)).toMatchObject({ reason: "wrong-app-code" });
  const code = totp(secret, 1);
  const done = await finishSecondFactor(auth, { code, isRecoveryCode: false, caller: half });
  expect(done).toMatchObject({ ok: true, value: { step: "signed-in" } });
  const again = await challenge(email);
  expect(await finishSecondFactor(auth, { code, isRecoveryCode: false, caller: again })).toMatchObject({
    reason: "wrong-app-code",
  });
  const byRecovery = { code: recoveryCodes[0]!, isRecoveryCode: true };
  expect(await finishSecondFactor(auth, { ...byRecovery, caller: await challenge(email) })).toMatchObject({
    ok: true,
  });
  expect(await finishSecondFactor(auth, { ...byRecovery, caller: await challenge(email) })).toMatchObject({
    reason: "wrong-recovery-code",
  });
});

test("a code may be typed in two groups, as the app shows it", async () => {
  const { email, secret } = await addPersonWithFactor();
  const code = totp(secret, 1).replace(/^.../, "$& ");
  const asked = { code, isRecoveryCode: false, caller: await challenge(email) };
  expect(await finishSecondFactor(auth, asked)).toMatchObject({ ok: true });
});

test("a password that the shop has lent opens only the way to an own one, and ends a second factor that is lost", async () => {
  const { email, userId } = await addPersonWithFactor("admin");
  const lent = await createAdmin(auth.db, { email, password: undefined, now: new Date() });
  if (!lent.ok) throw new Error("Not lent.");
  const password = lent.value.oneTimePassword!;
  const answer = await signInWithPassword(auth, { identifier: email, password, caller: stranger() });
  expect(answer).toMatchObject({ ok: true, value: { step: "new-password" } });
  expect(await auth.db.$count(secondFactors, eq(secondFactors.userId, userId))).toBe(0);
});

test("after five wrong codes the challenge is over, and after ten the account rests", async () => {
  const { email } = await addPersonWithFactor();
  const reasons: string[] = [];
  for (let round = 0; round < 3; round++) {
    const caller = await challenge(email);
    for (let guess = 0; guess < 6; guess++) {
      const answer = await finishSecondFactor(auth, { code: "000000", isRecoveryCode: false, caller });
      reasons.push(answer.ok ? "ok" : answer.reason);
    }
  }
  expect(reasons.filter((reason) => reason === "wrong-app-code")).toHaveLength(10);
  expect(reasons.at(-1)).toBe("too-many-attempts");
});

test("a code by mail does not go round the second factor", async () => {
  const { email } = await addPersonWithFactor();
  await requestCode(auth, { identifier: email, caller: stranger() });
  const code = await codeFor(auth, email);
  expect(await signInWithCode(auth, { identifier: email, code, caller: stranger() })).toMatchObject({
    reason: "password-needed",
  });
});

test("without a challenge no code opens anything", async () => {
  expect(
    await finishSecondFactor(auth, { code: "123456", isRecoveryCode: false, caller: stranger() }),
  ).toMatchObject({ reason: "expired" });
});

test("neither the app's secret nor the recovery codes lie in the database as they are", async () => {
  const { userId, secret, recoveryCodes } = await addPersonWithFactor();
  const kept = JSON.stringify(
    await auth.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
  );
  for (const word of [secret, ...recoveryCodes]) expect(kept).not.toContain(word);
});

test("turning it on or off asks for the password", async () => {
  const { email } = await addPerson(auth);
  const { userId, sessionId, caller } = await signIn(auth, email);
  expect(
    await startSecondFactor(auth, { userId, sessionId, password: "not it at all", caller }),
  ).toMatchObject({
    reason: "wrong-password",
  });
  const on = await addPersonWithFactor();
  expect(await stopSecondFactor(auth, { ...on, password: "not it at all" })).toMatchObject({
    reason: "wrong-password",
  });
  expect(await stopSecondFactor(auth, { ...on, password: PASSWORD })).toMatchObject({ ok: true });
  await signIn(auth, on.email);
});

test("once it is on, a browser that was signed in by the password alone is signed out", async () => {
  const { email } = await addPerson(auth);
  const borrowed = await signIn(auth, email);
  const { userId, sessionId, caller } = await signIn(auth, email);
  const started = await startSecondFactor(auth, { userId, sessionId, password: PASSWORD, caller });
  const { secret } = started.ok ? started.value : expect.unreachable();
  const confirmed = await confirmSecondFactor(auth, { userId, code: totp(secret, 0), caller });
  const { cookies } = confirmed.ok ? confirmed.value : expect.unreachable();
  const who = async (headers: Headers) =>
    (await findAccount(auth, { headers, now: new Date() })).account?.userId;
  expect(await who(borrowed.caller.headers)).toBeUndefined();
  expect(await who(withCookies(cookies))).toBe(userId);
});

test("admin and doctor must set it up, the counter where the owner wants it, a customer never; who must keeps it", async () => {
  const must = async (email: string) => {
    const { caller } = await signInBare(email);
    const { account } = await findAccount(auth, { headers: caller.headers, now: new Date() });
    return account!.mustSetUpSecondFactor;
  };
  for (const role of ["admin", "doctor"] as const)
    expect(await must((await addPerson(auth, { role })).email)).toBe(true);
  expect(await must((await addPerson(auth, { role: "staff" })).email)).toBe(false);
  const value = { isSecondFactorRequiredOfStaff: true };
  await auth.db.insert(settings).values({ key: "accounts", value });
  expect(await must((await addPerson(auth, { role: "staff" })).email)).toBe(true);
  expect(await must((await addPerson(auth)).email)).toBe(false);
  const admin = await addPersonWithFactor("admin");
  expect(await stopSecondFactor(auth, { ...admin, password: PASSWORD })).toMatchObject({
    reason: "demanded",
  });
  await auth.db.delete(settings);
});

test("who works in the shop is signed out after half an hour without a click, and after twelve hours", async () => {
  const { email } = await addPerson(auth, { role: "admin" });
  const customer = await signIn(auth, (await addPerson(auth)).email);
  const isIn = async (headers: Headers, minutes: number) => {
    const now = new Date(Date.now() + minutes * 60_000);
    return (await findAccount(auth, { headers, now })).account !== undefined;
  };
  const { caller } = await signIn(auth, email);
  expect(await isIn(caller.headers, 29)).toBe(true);
  expect(await isIn(caller.headers, 31)).toBe(false);
  expect(await isIn(caller.headers, 0)).toBe(false);
  expect(await isIn(customer.caller.headers, 24 * 60)).toBe(true);
});

/** Signs in somebody who carries no second factor yet. */
async function signInBare(email: string) {
  const signedIn = await signIn(auth, email);
  await auth.db.update(users).set({ twoFactorEnabled: false }).where(eq(users.email, email));
  return signedIn;
}

async function addPersonWithFactor(role: "customer" | "admin" = "customer") {
  const { email } = await addPerson(auth, { role });
  const { userId, sessionId, caller } = await signInBare(email);
  const started = await startSecondFactor(auth, { userId, sessionId, password: PASSWORD, caller });
  if (!started.ok) throw new Error(`Not started: ${started.reason}`);
  const { secret, recoveryCodes, uri } = started.value;
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  const confirmed = await confirmSecondFactor(auth, { userId, code: totp(secret, 0), caller });
  if (!confirmed.ok) throw new Error(`Not confirmed: ${confirmed.reason}`);
  await auth.db.delete(attempts);
  const renewed = stranger({ headers: withCookies(confirmed.value.cookies) });
  return { email, userId, sessionId, secret, recoveryCodes, caller: renewed };
}

/** A browser that has given the right password and is asked for the second factor. */
async function challenge(email: string, password = PASSWORD) {
  const half = await signInWithPassword(auth, { identifier: email, password, caller: stranger() });
  if (!half.ok || half.value.step !== "second-factor") throw new Error("No challenge.");
  return stranger({ headers: withCookies(half.value.cookies) });
}

/** The code that an authenticator app shows, so many steps of 30 seconds from now (RFC 6238). */
function totp(secret: string, steps: number): string {
  const bits = [...secret]
    .map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}
