import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, outbox } from "#app/db/schema/ground.ts";
import { requestCode, signInWithCode } from "#app/services/accounts/auth/code.server.ts";
import { isResetTokenGood, recoverPassword } from "#app/services/accounts/auth/recover.server.ts";
import { startRegistration } from "#app/services/accounts/auth/register.server.ts";
import { signInWithPassword } from "#app/services/accounts/auth/sign-in.server.ts";
import {
  addPerson,
  addWaitingPerson,
  codeFor,
  NEW_PASSWORD,
  PASSWORD,
  stranger,
} from "#tests/support/accounts.ts";
import { testAuth } from "#tests/support/test-auth.ts";

const MINUTE = 60_000;
// Forty of codes and registrations; four links and one every half hour.
const MOST_LETTERS_IN_FIVE_HOURS = 40 + 4 + 10;

const auth = testAuth();

/** How many of the answers looked at the password at all. */
const evaluated = (answers: { ok: boolean; reason?: string }[]) =>
  answers.filter(({ reason }) => reason !== "too-many-attempts").length;

test("of 200 guesses from 200 networks over a quarter of an hour, at most 10 are looked at", async () => {
  const { email } = await addPerson(auth);
  const answers = [];
  for (let guess = 0; guess < 200; guess++) {
    const now = new Date(Date.now() + guess * 4_400);
    const caller = stranger({ now });
    answers.push(
      await signInWithPassword(auth, { identifier: email, password: `guess ${guess} of many`, caller }),
    );
  }
  expect(evaluated(answers)).toBeLessThanOrEqual(10);
  expect(answers.at(-1)).toMatchObject({ reason: "too-many-attempts" });
});

test("of 50 guesses at once at most 10 are looked at", async () => {
  const { email } = await addPerson(auth);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, guess) =>
      signInWithPassword(auth, { identifier: email, password: `guess ${guess} of many`, caller: stranger() }),
    ),
  );
  expect(evaluated(answers)).toBeLessThanOrEqual(10);
});

test("codes by mail have ten tries of their own, which wrong passwords do not use up", async () => {
  const { email } = await addPerson(auth);
  const at = (minutes: number) => stranger({ now: new Date(Date.now() + minutes * MINUTE) });
  const byPassword = [];
  for (let guess = 0; guess < 30; guess++)
    byPassword.push(
      await signInWithPassword(auth, { identifier: email, password: "no", caller: at(guess / 20) }),
    );
  expect(byPassword.at(-1)).toMatchObject({ reason: "too-many-attempts" });
  const enter = (code: string, minutes: number) =>
    signInWithCode(auth, { identifier: email, code, caller: at(minutes) });
  await requestCode(auth, { identifier: email, caller: at(2) });
  expect(await enter(await codeFor(auth, email), 2)).toMatchObject({ ok: true });
  await requestCode(auth, { identifier: email, caller: at(3) });
  const wrong = (await codeFor(auth, email)) === "000000" ? "111111" : "000000";
  const byCode = [];
  for (let guess = 0; guess < 30; guess++) byCode.push(await enter(wrong, 3 + guess * 0.15));
  expect(evaluated(byCode)).toBeLessThanOrEqual(10);
});

test("guesses at a number count together however it is typed, also where nobody has it", async () => {
  const answers = [];
  for (const identifier of ["9810000555", "+91 98100 00555", "098100-00555", " 9810000555 ", "98100 00555"])
    answers.push(
      await signInWithPassword(auth, { identifier, password: "not it at all", caller: stranger() }),
    );
  expect(evaluated(answers)).toBe(3);
});

test("while strangers guess, the owner gets in from a device that was signed in before", async () => {
  const { email, userId } = await addPerson(auth);
  for (let guess = 0; guess < 20; guess++) {
    const caller = stranger({ now: new Date(Date.now() + guess * 30_000) });
    await signInWithPassword(auth, { identifier: email, password: "not it at all", caller });
  }
  const now = new Date(Date.now() + 11 * MINUTE);
  const asked = { identifier: email, password: PASSWORD };
  expect(await signInWithPassword(auth, { ...asked, caller: stranger({ now }) })).toMatchObject({
    reason: "too-many-attempts",
  });
  expect(
    await signInWithPassword(auth, { ...asked, caller: stranger({ now, knownUserId: userId }) }),
  ).toMatchObject({ ok: true });
});

test("neighbours in one IPv6 network share a limit, other networks do not", async () => {
  let refused = 0;
  for (let guess = 0; guess < 70; guess++) {
    const caller = stranger({ address: `2001:db8:1:2::${guess.toString(16)}` });
    const answer = await signInWithPassword(auth, {
      identifier: `x${guess}@example.org`,
      password: "x",
      caller,
    });
    if (!answer.ok && answer.reason === "too-many-attempts") refused++;
  }
  expect(refused).toBe(10);
  const caller = stranger({ address: "2001:db8:1:3::1" });
  expect(
    await signInWithPassword(auth, { identifier: "y@example.org", password: "x", caller }),
  ).toMatchObject({
    reason: "wrong",
  });
});

test("nobody has more than 5 letters sent to an address in a quarter of an hour", async () => {
  const { email } = await addPerson(auth);
  await auth.db.delete(outbox);
  for (let ask = 0; ask < 40; ask++)
    await recoverPassword(auth, { email, caller: stranger({ now: new Date(Date.now() + ask * 20_000) }) });
  expect(await auth.db.$count(outbox)).toBeLessThanOrEqual(5);
});

test("who registered at an older shop and has not answered the letter is told no more than a stranger, and gets it again, at most 5 times", async () => {
  const person = { email: "waiting@example.org" };
  await addWaitingPerson(auth, person);
  const ask = (identifier: string, minute: number) => {
    const caller = stranger({ now: new Date(Date.now() + minute * MINUTE) });
    return signInWithPassword(auth, { identifier, password: NEW_PASSWORD, caller });
  };
  expect(await ask(person.email, 0)).toEqual(await ask("nobody-waits@example.org", 0));
  const letters = () => auth.db.$count(outbox, eq(outbox.recipient, person.email));
  expect(await letters()).toBe(1);
  for (let minute = 1; minute < 14; minute++) await ask(person.email, minute);
  expect(await letters()).toBe(5);
});

test("a stranger who knows only the address keeps no link from its owner: one is good at any time", async () => {
  const { email } = await addPerson(auth);
  await auth.db.delete(outbox);
  const start = Date.now();
  const asked: number[] = [];
  for (let minute = 0; minute < 5 * 60; minute += 3) {
    const now = new Date(start + minute * MINUTE);
    await requestCode(auth, { identifier: email, caller: stranger({ now }) });
    await startRegistration(auth, { name: "N", email, caller: stranger({ now }) });
    await recoverPassword(auth, { email, caller: stranger({ now }) });
    const links = await auth.db.select().from(outbox).where(like(outbox.dedupeKey, "account recover %"));
    const tokens = links.map(({ body }) => /token=([\w.-]+)/.exec(body)![1]!);
    const good = await Promise.all(tokens.map((token) => isResetTokenGood(auth, { token, now })));
    if (!good.includes(true)) asked.push(minute);
  }
  expect(asked).toEqual([]);
  const letters = await auth.db.$count(outbox, eq(outbox.recipient, email));
  expect(letters).toBeLessThanOrEqual(MOST_LETTERS_IN_FIVE_HOURS);
});

test("while strangers ask for letters to an address, its owner's browser gets a code of its own", async () => {
  const { email, userId } = await addPerson(auth);
  const start = Date.now();
  for (let minute = 0; minute < 6 * 60; minute += 2)
    await recoverPassword(auth, { email, caller: stranger({ now: new Date(start + minute * MINUTE) }) });
  await auth.db.delete(outbox);
  const caller = stranger({ now: new Date(start + 6 * 60 * MINUTE), knownUserId: userId });
  expect(await requestCode(auth, { identifier: email, caller })).toMatchObject({ ok: true });
  const code = await codeFor(auth, email);
  expect(await signInWithCode(auth, { identifier: email, code, caller })).toMatchObject({ ok: true });
});

test("the table of tries names nobody", async () => {
  const { email } = await addPerson(auth);
  await signInWithPassword(auth, { identifier: email, password: "not it at all", caller: stranger() });
  await signInWithPassword(auth, { identifier: "canary@example.org", password: "x", caller: stranger() });
  await requestCode(auth, { identifier: "9810000777", caller: stranger() });
  const kept = JSON.stringify(await auth.db.select().from(attempts));
  for (const word of [email, "canary", "9810000777"]) expect(kept).not.toContain(word);
});

test("the answers are the same whether or not there is an account", async () => {
  const { email } = await addPerson(auth);
  const unknown = "nobody@example.org";
  const password = "not it at all";
  const ask = (identifier: string) => signInWithPassword(auth, { identifier, password, caller: stranger() });
  expect(await ask(unknown)).toEqual(await ask(email));
  expect(await ask("9810000666")).toEqual(await ask(unknown));
  const recover = (to: string) => recoverPassword(auth, { email: to, caller: stranger() });
  expect(await recover(unknown)).toEqual(await recover(email));
  const register = (to: string) => startRegistration(auth, { name: "N", email: to, caller: stranger() });
  expect((await register("fresh@example.org")).ok).toBe((await register(email)).ok);
});

test("it takes as long to refuse somebody as nobody", async () => {
  const { email } = await addPerson(auth);
  const time = async (identifier: string) => {
    const started = performance.now();
    await signInWithPassword(auth, { identifier, password: "not it at all", caller: stranger() });
    return performance.now() - started;
  };
  let [known, unknown, apart] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  // Noise of the machine only ever adds time: the quickest of each come together, unless one does more than the other.
  for (let round = 0; round < 40 || (round < 400 && apart >= 10); round++) {
    await auth.db.delete(attempts);
    known = Math.min(known, await time(email));
    unknown = Math.min(unknown, await time(`nobody-${round}@example.org`));
    apart = Math.abs(known - unknown);
  }
  expect(apart).toBeLessThan(10);
});
