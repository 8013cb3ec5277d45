import { ok, type Result } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUserById } from "#app/services/accounts/auth/find-user.server.ts";
import type { Caller } from "#app/services/accounts/auth/limits.server.ts";
import { verifyPasskey } from "#app/services/accounts/auth/passkeys.server.ts";
import { markProven } from "#app/services/accounts/auth/prove-again.server.ts";
import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { openSession, type SignedIn, withCookies } from "#app/services/accounts/auth/sign-in.server.ts";

/** Signs in by a passkey: the device is one factor, the finger, face or PIN that opens it the other, so no code is asked for. */
export async function signInWithPasskey(
  auth: Auth,
  asked: { challenge: string; response: unknown; caller: Caller },
): Promise<Result<SignedIn, "bad-passkey"> | TooMany> {
  const { caller } = asked;
  const verified = await verifyPasskey(auth, asked);
  if (!verified.ok) return verified;
  const user = (await findUserById(auth.db, verified.value.userId))!;
  const signedIn = await openSession(auth, { user, way: "passkey", caller });
  if (signedIn.step !== "signed-in") return ok(signedIn);
  const { account } = await findAccount(auth, { headers: withCookies(signedIn.cookies), now: caller.now });
  if (account) await markProven(auth.db, { sessionId: account.sessionId, now: caller.now });
  return ok(signedIn);
}
