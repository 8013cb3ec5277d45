import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { passkeys } from "#app/db/schema/accounts-passkeys.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { MOST_PASSKEYS, passkeyName } from "#app/domain/accounts/passkey.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUserById } from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import { type Caller, forgiveGuesses, takeGuess } from "#app/services/accounts/auth/limits.server.ts";
import { countPasskeys, mustHaveSecondStep } from "#app/services/accounts/auth/second-step.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import { spend } from "#app/services/budget.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type OwnPasskey = { id: string; name: string; createdAt: Date; usedAt: Date | null };

/** What every device can sign with: EdDSA, ES256 and RS256 (COSE). The library's own list asks Node for an algorithm that is experimental. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded at the first passkey: it brings much that a shop without any need not read at its start. */
const webauthn = () => import("@simplewebauthn/server");

/** The passkeys of an account, oldest first. */
export function listPasskeys({ db }: Auth, { userId }: { userId: string }): Promise<OwnPasskey[]> {
  const { id, name, createdAt, usedAt } = passkeys;
  return db
    .select({ id, name, createdAt, usedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
}

/** What the browser is asked for to make a passkey; the challenge in it is kept by the caller until the answer. */
export async function passkeyCreation(auth: Auth, { userId }: { userId: string }) {
  const { shop } = await findSettings(auth.db);
  const user = (await findUserById(auth.db, userId))!;
  const known = await listPasskeys(auth, { userId });
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: shop.name,
    rpID: rpIdOf(auth),
    userID: new TextEncoder().encode(userId),
    userName: user.email ?? user.phone ?? user.name,
    userDisplayName: user.name,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What the browser is asked for to sign in with any passkey it has for this shop. */
export async function passkeyRequest(auth: Auth) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: rpIdOf(auth), userVerification: "required" });
}

/** Adds the passkey that the browser has made for this challenge; its owner is told by e-mail. */
export async function addPasskey(
  auth: Auth,
  asked: { userId: string; challenge: string; response: unknown; name: string; caller: Caller },
): Promise<Result<undefined, "bad-passkey" | "too-many-passkeys">> {
  const { userId, challenge, response, caller } = asked;
  const { now } = caller;
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: auth.publicOrigin,
    expectedRPID: rpIdOf(auth),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) return refused("bad-passkey");
  if (!(await takeChallenge(auth, { challenge, now }))) return refused("bad-passkey");
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const row = {
    id,
    userId,
    name: passkeyName(asked.name),
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports,
    createdAt: now,
  };
  return inTransaction(auth.db, async (tx) => {
    await waitForTurn(tx, `passkeys ${userId}`);
    if ((await countPasskeys(tx, userId)) >= MOST_PASSKEYS) return refused("too-many-passkeys");
    const { rowCount } = await tx.insert(passkeys).values(row).onConflictDoNothing();
    if (!rowCount) return refused("bad-passkey");
    await tellOwner(auth, { tx, userId, about: "added", caller });
    return ok(undefined);
  });
}

/** Calls an own passkey something else; another person's is not found. */
export async function renamePasskey(
  { db }: Auth,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<Result<undefined, "not-found">> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const { rowCount } = await db
    .update(passkeys)
    .set({ name: passkeyName(name) })
    .where(own);
  return rowCount ? ok(undefined) : refused("not-found");
}

/** Takes an own passkey away; its owner is told by e-mail. Not the last one of who needs two factors and has no other. */
export async function removePasskey(
  auth: Auth,
  { userId, id, caller }: { userId: string; id: string; caller: Caller },
): Promise<Result<undefined, "not-found" | "demanded">> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  return inTransaction(auth.db, async (tx) => {
    await waitForTurn(tx, `passkeys ${userId}`);
    const user = (await findUserById(tx, userId))!;
    const isOnly = !user.hasSecondFactor && (await countPasskeys(tx, userId)) === 1;
    if (isOnly && (await tx.$count(passkeys, own)) === 1 && (await mustHaveSecondStep(tx, user)))
      return refused("demanded");
    const { rowCount } = await tx.delete(passkeys).where(own);
    if (!rowCount) return refused("not-found");
    await tellOwner(auth, { tx, userId, about: "removed", caller });
    return ok(undefined);
  });
}

/**
 * Whose passkey has signed this challenge, with the person verified by their device (finger, face or PIN). Each challenge is
 * good once; a key whose counter does not grow is a copy and opens nothing.
 */
export async function verifyPasskey(
  auth: Auth,
  { challenge, response, caller }: { challenge: string; response: unknown; caller: Caller },
): Promise<Result<{ userId: string }, "bad-passkey"> | TooMany> {
  const { db } = auth;
  const { now } = caller;
  const id = credentialId(response);
  const tooMany = await takeGuess(db, { subject: `passkey ${id}`, caller });
  if (tooMany) return tooMany;
  const [key] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  const { verifyAuthenticationResponse } = await webauthn();
  const verified =
    key &&
    (await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: auth.publicOrigin,
      expectedRPID: rpIdOf(auth),
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
        counter: key.counter,
      },
    }).catch(() => undefined));
  if (!key || !verified?.verified || !(await takeChallenge(auth, { challenge, now }))) return refuse();
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, usedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, key.counter)));
  if (!rowCount) return refuse();
  await forgiveGuesses(db, { subject: `passkey ${id}`, caller });
  return ok({ userId: key.userId });

  async function refuse() {
    const who = { userId: key?.userId, typed: id, about: "passkey", caller };
    await recordSecurityEvent(auth, { kind: "sign-in-failed", ...who });
    return refused("bad-passkey");
  }
}

/** The name of this shop for passkeys, as it stands in the address: a key made for it works nowhere else. */
function rpIdOf({ publicOrigin }: Auth): string {
  return new URL(publicOrigin).hostname;
}

/** Marks a challenge as used; false when it was used already, or the browser was given none. */
async function takeChallenge(
  { db }: Auth,
  { challenge, now }: { challenge: string; now: Date },
): Promise<boolean> {
  const who = { subject: challenge };
  return challenge !== "" && (await spend(db, { budget: "passkey-challenge", who, now })) === undefined;
}

function credentialId(response: unknown): string {
  const id = (response as { id?: unknown } | undefined)?.id;
  return typeof id === "string" ? id.slice(0, 1_400) : "";
}

async function tellOwner(
  { secret, publicOrigin }: Auth,
  { tx, userId, about, caller }: { tx: Db; userId: string; about: string; caller: Caller },
): Promise<void> {
  const { now } = caller;
  await recordSecurityEvent({ db: tx, secret }, { kind: "passkey-changed", userId, about, caller });
  const { email: to, name } = (await findUserById(tx, userId))!;
  const url = pageAddress(publicOrigin, "/profile/passkeys");
  await queueAccountLetter(tx, { kind: "passkeyChanged", to, name, url, now });
}
