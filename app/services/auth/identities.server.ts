import { and, asc, eq } from "drizzle-orm";
import { identities } from "#app/db/schema/accounts.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Auth } from "#app/services/auth/create-auth.server.ts";
import { findAccount } from "#app/services/auth/sessions.server.ts";
import { refusalCode, withCookies } from "#app/services/auth/sign-in.server.ts";

export type Identity = { provider: "password" | "google"; linkedAt: Date };

/** Whether the shop's owner has set the keys for signing in with Google. */
export function isGoogleOffered(auth: Auth): boolean {
  return auth.isGoogleOffered;
}

/** The ways in that an account has. */
export async function listIdentities({ db }: Auth, { userId }: { userId: string }): Promise<Identity[]> {
  const rows = await db
    .select({ providerId: identities.providerId, linkedAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
  return rows.map(({ providerId, linkedAt }) => ({
    provider: providerId === "google" ? "google" : "password",
    linkedAt,
  }));
}

/** Takes Google off the account; not when it is the only way in. */
export async function unlinkIdentity(
  { db }: Auth,
  { userId, provider }: { userId: string; provider: "google" },
): Promise<Result<undefined, "last-identity" | "not-linked">> {
  return inTransaction(db, async (tx) => {
    const own = eq(identities.userId, userId);
    const ways = await tx
      .select({ provider: identities.providerId })
      .from(identities)
      .where(own)
      .for("update");
    if (!ways.some((way) => way.provider === provider)) return refused("not-linked");
    if (ways.length === 1) return refused("last-identity");
    await tx.delete(identities).where(and(own, eq(identities.providerId, provider)));
    return ok(undefined);
  });
}

/** Where Google asks the person, to sign in or (with a session in the headers) to link; undefined when Google is not offered. */
export async function startGoogle(
  auth: Auth,
  asked: { intent: "sign-in" | "link"; returnTo: string; headers: Headers },
): Promise<{ url: string; cookies: string[] } | undefined> {
  if (!auth.isGoogleOffered) return undefined;
  const body = {
    provider: "google",
    callbackURL: `${auth.publicOrigin}${asked.returnTo}`,
    errorCallbackURL: `${auth.publicOrigin}/login`,
    disableRedirect: true,
  } as const;
  const request = { body, headers: asked.headers, returnHeaders: true } as const;
  const { linkSocialAccount, signInSocial } = auth.library.api;
  const answer = await (asked.intent === "link" ? linkSocialAccount(request) : signInSocial(request)).catch(
    refusalCode,
  );
  if (typeof answer === "string" || !answer.response.url) return undefined;
  return { url: answer.response.url, cookies: answer.headers.getSetCookie() };
}

type GoogleAnswer =
  | { ok: true; userId: string | undefined; returnTo: string; cookies: string[] }
  | { ok: false; cookies: string[] };

/** What Google's answer led to: the page to go on to, the Set-Cookie lines, and who is signed in now; nobody new where it was linked. */
export async function finishGoogle(
  auth: Auth,
  { request, now }: { request: Request; now: Date },
): Promise<GoogleAnswer> {
  const { search } = new URL(request.url);
  const answer = await auth.library.handler(
    new Request(`${auth.publicOrigin}/api/auth/callback/google${search}`, { headers: request.headers }),
  );
  const cookies = answer.headers.getSetCookie();
  const goesTo = new URL(answer.headers.get("location") ?? "/?error", auth.publicOrigin);
  if (goesTo.searchParams.has("error") || goesTo.origin !== auth.publicOrigin) return { ok: false, cookies };
  const headers = withCookies(cookies);
  const { account } = await findAccount(auth, { headers, now });
  return { ok: true, userId: account?.userId, returnTo: `${goesTo.pathname}${goesTo.search}`, cookies };
}
