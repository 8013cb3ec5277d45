import { and, asc, eq } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import { identities } from "#app/db/schema/accounts.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { PagePath } from "#app/domain/route-path.ts";
import { isAtSecondDoor, shopPath } from "#app/domain/shop-path.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { endSession, refusalCode, withCookies } from "#app/services/accounts/auth/sign-in.server.ts";

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
  asked: { purpose: "sign-in" | "link"; returnTo: PagePath; headers: Headers },
): Promise<{ url: string; cookies: string[] } | undefined> {
  if (!auth.isGoogleOffered) return undefined;
  const body = {
    provider: "google",
    callbackURL: pageAddress(auth.publicOrigin, asked.returnTo),
    errorCallbackURL: pageAddress(auth.publicOrigin, "/login"),
    disableRedirect: true,
  } as const;
  const request = { body, headers: asked.headers, returnHeaders: true } as const;
  const { linkSocialAccount, signInSocial } = auth.library.api;
  const answer = await (asked.purpose === "link" ? linkSocialAccount(request) : signInSocial(request)).catch(
    refusalCode,
  );
  if (typeof answer === "string" || !answer.response.url) return undefined;
  return { url: answer.response.url, cookies: answer.headers.getSetCookie() };
}

/** Why Google led to nothing: the person went back; the address is confirmed there or here not; a second factor is on; it belongs to somebody else; else. */
type GoogleRefusal = "cancelled" | "unverified" | "second-factor" | "other-account" | "failed";

const REFUSALS: Record<string, GoogleRefusal> = {
  access_denied: "cancelled",
  EMAIL_NOT_VERIFIED: "unverified",
  account_not_linked: "unverified",
  unable_to_link_account: "unverified",
  SECOND_FACTOR_ON: "second-factor",
  email_does_not_match: "other-account",
  account_already_linked_to_different_user: "other-account",
};

type GoogleResult = Result<{ userId: string | undefined; returnTo: string }, GoogleRefusal> & {
  cookies: string[];
  /** Whether the person set out from a page of the second language; Google knows one address to come back to. */
  isFromSecondDoor: boolean;
};

/** What Google's answer (the questions of the address it sent the person back to) led to: the page to go on to, the Set-Cookie lines, and who is signed in now; nobody new where it was linked. */
export async function finishGoogle(
  auth: Auth,
  { search, headers, now }: { search: string; headers: Headers; now: Date },
): Promise<GoogleResult> {
  const answer = await auth.library.handler(
    new Request(`${auth.publicOrigin}/api/auth/callback/google${search}`, { headers }),
  );
  const cookies = answer.headers.getSetCookie();
  const goesTo = new URL(answer.headers.get("location") ?? "/?error=none", auth.publicOrigin);
  const isFromSecondDoor = isAtSecondDoor(goesTo.pathname);
  const error = goesTo.searchParams.get("error");
  if (error !== null) return { ...refused(REFUSALS[error] ?? "failed"), cookies, isFromSecondDoor };
  const { account } = await findAccount(auth, { headers: withCookies(cookies), now });
  // The browser's former session ends, as with every other way in.
  if (account) await endSession(auth, headers);
  const returnTo = shopPath(goesTo) + goesTo.search;
  return { ...ok({ userId: account?.userId, returnTo }), cookies, isFromSecondDoor };
}
