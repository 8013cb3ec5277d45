import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { passkeys } from "#app/db/schema/accounts-passkeys.ts";
import { attempts } from "#app/db/schema/ground.ts";
import { signInWithPasskey } from "#app/services/accounts/auth/passkey-sign-in.server.ts";
import {
  addPasskey,
  listPasskeys,
  passkeyCreation,
  passkeyRequest,
  removePasskey,
  renamePasskey,
} from "#app/services/accounts/auth/passkeys.server.ts";
import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { withCookies } from "#app/services/accounts/auth/sign-in.server.ts";
import { addPerson, lastMessage, stranger } from "#tests/support/accounts.ts";
import { softwareAuthenticator } from "#tests/support/authenticator.ts";
import { testAuth } from "#tests/support/test-auth.ts";

const auth = testAuth();
const PLACE = { origin: "http://shop.test", rpId: "shop.test" };
const FOREIGN = "https://shop.test.example";

/** Somebody with a passkey on a device of their own. */
async function addOwner(name = "My phone") {
  const { userId, email } = await addPerson(auth);
  const device = softwareAuthenticator(PLACE);
  const { challenge } = await passkeyCreation(auth, { userId });
  const response = device.create(challenge);
  const added = await addPasskey(auth, { userId, challenge, response, name, caller: stranger() });
  if (!added.ok) throw new Error(added.reason);
  return { userId, email, device };
}

/** Signs in with what the device answers to a fresh challenge of the shop. */
async function signIn(answer: (challenge: string) => unknown) {
  const { challenge } = await passkeyRequest(auth);
  const response = answer(challenge);
  const asked = { challenge, response, caller: stranger() };
  return { asked, answer: await signInWithPasskey(auth, asked) };
}

test("a passkey signs in without password and second step, and counts as a proof; its owner was told of it", async () => {
  const { userId, email, device } = await addOwner("  My \n phone ");
  await auth.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
  expect(await listPasskeys(auth, { userId })).toMatchObject([{ name: "My phone", usedAt: null }]);
  expect((await lastMessage(auth, email))?.subject).toContain("passkeys");
  const { answer } = await signIn((challenge) => device.get(challenge));
  if (!answer.ok || answer.value.step !== "signed-in") throw new Error("Not signed in.");
  const headers = withCookies(answer.value.cookies);
  const { account } = await findAccount(auth, { headers, now: new Date() });
  expect(account).toMatchObject({ userId });
  expect(account!.provenAt).toBeInstanceOf(Date);
  expect((await listPasskeys(auth, { userId }))[0]!.usedAt).toBeInstanceOf(Date);
});

test("an answer is good once, and for its own challenge, shop and person only", async () => {
  const { device } = await addOwner();
  const first = await signIn((challenge) => device.get(challenge));
  expect(first.answer.ok).toBe(true);
  expect(await signInWithPasskey(auth, first.asked)).toMatchObject({ reason: "bad-passkey" });
  const stranger = softwareAuthenticator(PLACE);
  const elsewhere = softwareAuthenticator({ origin: FOREIGN, rpId: "shop.test.example" });
  for (const answer of [
    (_: string) => device.get("another-challenge"),
    (challenge: string) => device.get(challenge, { origin: FOREIGN }),
    (challenge: string) => device.get(challenge, { isVerified: false }),
    (challenge: string) => ({ ...stranger.get(challenge), id: device.id, rawId: device.id }),
    (challenge: string) => elsewhere.get(challenge),
    () => ({ id: device.id }),
    () => ({}),
  ]) {
    await auth.db.delete(attempts);
    expect((await signIn(answer)).answer).toMatchObject({ reason: "bad-passkey" });
  }
});

test("an answer to no challenge opens nothing", async () => {
  const { device } = await addOwner();
  const asked = { challenge: "", response: device.get(""), caller: stranger() };
  expect(await signInWithPasskey(auth, asked)).toMatchObject({ reason: "bad-passkey" });
});

test("a copy of the key, whose counter does not grow, opens nothing", async () => {
  const { device } = await addOwner();
  expect((await signIn((challenge) => device.get(challenge, { counter: 9 }))).answer.ok).toBe(true);
  for (const counter of [9, 3])
    expect((await signIn((challenge) => device.get(challenge, { counter }))).answer).toMatchObject({
      reason: "bad-passkey",
    });
  expect((await signIn((challenge) => device.get(challenge, { counter: 10 }))).answer.ok).toBe(true);
});

test("only a device that verifies its person adds a passkey, each challenge one, and never more than ten", async () => {
  const { userId } = await addPerson(auth);
  const add = async (change: object, twice = false) => {
    const { challenge } = await passkeyCreation(auth, { userId });
    const asked = () => ({
      userId,
      challenge,
      response: softwareAuthenticator(PLACE).create(challenge, change),
      name: "",
      caller: stranger(),
    });
    const added = await addPasskey(auth, asked());
    return twice ? addPasskey(auth, asked()) : added;
  };
  expect(await add({ isVerified: false })).toMatchObject({ reason: "bad-passkey" });
  expect(await add({ origin: FOREIGN })).toMatchObject({ reason: "bad-passkey" });
  expect(await add({}, true)).toMatchObject({ reason: "bad-passkey" });
  for (let count = 1; count < 10; count++) expect((await add({})).ok).toBe(true);
  expect(await add({})).toMatchObject({ reason: "too-many-passkeys" });
  expect(await auth.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(10);
});

test("nobody renames or removes another person's passkey; a removed one opens nothing", async () => {
  const { userId, device } = await addOwner();
  const thief = await addPerson(auth);
  const { id } = device;
  const foreign = { userId: thief.userId, id };
  expect(await renamePasskey(auth, { ...foreign, name: "Mine" })).toMatchObject({ reason: "not-found" });
  expect(await removePasskey(auth, { ...foreign, caller: stranger() })).toMatchObject({
    reason: "not-found",
  });
  expect(await renamePasskey(auth, { userId, id, name: "Old phone" })).toMatchObject({ ok: true });
  expect(await removePasskey(auth, { userId, id, caller: stranger() })).toMatchObject({ ok: true });
  expect((await signIn((challenge) => device.get(challenge))).answer).toMatchObject({
    reason: "bad-passkey",
  });
});
