import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { type FoundAccount, findAccountOfSession } from "#app/services/accounts/auth/sessions.server.ts";
import { refusalCode } from "#app/services/accounts/auth/sign-in.server.ts";

/** The public keys that prove the shop's bearer tokens (JWKS, RFC 7517). */
export function findPublicKeys(auth: Auth) {
  return auth.library.api.getJwks();
}

/** A bearer token of 15 minutes for who is signed in by those headers; undefined for a guest. */
export async function issueBearerToken(auth: Auth, headers: Headers): Promise<string | undefined> {
  const answer = await auth.library.api.getToken({ headers }).catch(refusalCode);
  return typeof answer === "string" ? undefined : answer.token;
}

/** Whose bearer token it is (header "Authorization: Bearer ..."); undefined when the shop did not issue it, it is too old, or its session has ended. */
export async function findBearer(
  auth: Auth,
  authorization: string | null,
): Promise<FoundAccount | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) return undefined;
  const { payload } = await auth.library.api.verifyJWT({ body: { token } });
  const { sub: userId, sid: sessionId }: Record<string, unknown> = payload ?? {};
  if (typeof userId !== "string" || typeof sessionId !== "string") return undefined;
  // The library reads the clock itself, so this does too.
  return findAccountOfSession(auth, { userId, sessionId, now: new Date() });
}
