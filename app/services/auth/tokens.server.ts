import type { Auth } from "#app/services/auth/create-auth.server.ts";
import { refusalCode } from "#app/services/auth/sign-in.server.ts";

/** The public keys that prove the shop's bearer tokens (JWKS, RFC 7517). */
export function findPublicKeys(auth: Auth) {
  return auth.library.api.getJwks();
}

/** A bearer token of 15 minutes for who is signed in by those headers; undefined for a guest. */
export async function issueBearerToken(auth: Auth, headers: Headers): Promise<string | undefined> {
  const answer = await auth.library.api.getToken({ headers }).catch(refusalCode);
  return typeof answer === "string" ? undefined : answer.token;
}

/** Whose bearer token it is; undefined when the shop did not issue it, or it is too old. */
export async function findBearer(
  auth: Auth,
  authorization: string | null,
): Promise<{ userId: string } | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) return undefined;
  const { payload } = await auth.library.api.verifyJWT({ body: { token } });
  return typeof payload?.sub === "string" ? { userId: payload.sub } : undefined;
}
