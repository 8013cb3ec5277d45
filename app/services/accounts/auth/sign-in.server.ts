import { isAPIError } from "better-auth/api";
import type { Db } from "#app/db/client.server.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { addressOf, parseCode, parseIdentifier } from "#app/domain/accounts/account-form.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { type FoundUser, findUser, findUserById } from "#app/services/accounts/auth/find-user.server.ts";
import {
  type Caller,
  forgiveGuesses,
  takeGuess,
  takeSend,
} from "#app/services/accounts/auth/limits.server.ts";
import { issueLinkToken } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { sendWaiting } from "#app/services/accounts/auth/register.server.ts";
import { countPasskeys, needsPasskey } from "#app/services/accounts/auth/second-step.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import { spend } from "#app/services/budget.server.ts";

/** Signed in; or half way, with a challenge in a cookie; or sent on to the passkey, which the role needs beside the password; or let in only to choose an own password. Cookies are Set-Cookie lines. */
export type SignedIn =
  | { step: "signed-in"; userId: string; cookies: string[] }
  | { step: "second-factor"; hasPasskey: boolean; cookies: string[] }
  | { step: "passkey" }
  | { step: "new-password"; token: string };

/** What a person was recognised by. */
export type SignInWay = "password" | "second-factor" | "recovery-code" | "code" | "passkey";

// No account has it, so the library evaluates a password for nothing, as long as for somebody.
const NOBODY = "nobody@nowhere.invalid";
const NEW_PASSWORD_MINUTES = 30;
const LOCKED_SECONDS = 15 * 60;

/** Signs in by e-mail address or phone number; tells nobody what was wrong, or whether there is such an account. Who registered when the shop asked for a password first, and has not confirmed the address, gets the link once more. */
export async function signInWithPassword(
  auth: Auth,
  { identifier, password, caller }: { identifier: string; password: string; caller: Caller },
): Promise<Result<SignedIn, "missing" | "wrong"> | TooMany> {
  if (identifier.trim() === "" || password === "") return refused("missing");
  const { db } = auth;
  const named = parseIdentifier(identifier);
  const user = named && (await findUser(db, named));
  const subject = user?.id ?? (named ? addressOf(named) : identifier.trim());
  const who = { userId: user?.id, typed: subject, about: "password", caller };
  const tooMany = await takeGuess(db, { subject, caller });
  if (tooMany) {
    await recordSecurityEvent(auth, { kind: "locked-out", ...who });
    return tooMany;
  }
  const answer = await auth.library.api
    .signInEmail({
      body: { email: user?.loginEmail ?? NOBODY, password },
      headers: withoutSession(caller.headers),
      returnHeaders: true,
    })
    .catch(refusalCode);
  if (answer === "EMAIL_NOT_VERIFIED") await sendLetterAgain(auth, { user: user!, caller });
  if (typeof answer === "string" || !user) {
    await recordSecurityEvent(auth, { kind: "sign-in-failed", ...who });
    return refused("wrong");
  }
  await forgiveGuesses(db, { subject: user.id, caller });
  const cookies = answer.headers.getSetCookie();
  if ("twoFactorRedirect" in answer.response) {
    const hasPasskey = (await countPasskeys(db, user.id)) > 0;
    return ok({ step: "second-factor", hasPasskey, cookies });
  }
  if (!user.mustChangePassword && (await needsPasskey(db, user))) {
    await endSession(auth, withCookies(cookies));
    return ok({ step: "passkey" });
  }
  return ok(await letIn(auth, { user, way: "password", cookies, caller }));
}

/** Ends a sign-in by the code of the authenticator app, good once, or by a recovery code; the challenge lies in a cookie. */
export async function finishSecondFactor(
  auth: Auth,
  { code, isRecoveryCode, caller }: { code: string; isRecoveryCode: boolean; caller: Caller },
): Promise<Result<SignedIn, "wrong-app-code" | "wrong-recovery-code" | "expired"> | TooMany> {
  const typed = isRecoveryCode ? code.trim() : (parseCode(code) ?? "");
  const request = {
    body: { code: typed },
    headers: withoutSession(caller.headers),
    returnHeaders: true,
  } as const;
  const { verifyTOTP, verifyBackupCode } = auth.library.api;
  const way = isRecoveryCode ? "recovery-code" : "second-factor";
  const answer = await (isRecoveryCode ? verifyBackupCode(request) : verifyTOTP(request)).catch(refusalCode);
  // Whose challenge it was the library does not tell; the network and the kind do.
  if (typeof answer === "string")
    await recordSecurityEvent(auth, { kind: "second-factor-failed", about: way, caller });
  if (answer === "ACCOUNT_TEMPORARILY_LOCKED")
    return { ok: false, reason: "too-many-attempts", retryAfterSeconds: LOCKED_SECONDS };
  if (answer === "INVALID_CODE") return refused("wrong-app-code");
  if (answer === "INVALID_BACKUP_CODE") return refused("wrong-recovery-code");
  if (typeof answer === "string") return refused("expired");
  const cookies = answer.headers.getSetCookie();
  const user = (await findUserById(auth.db, answer.response.user.id))!;
  if (!isRecoveryCode && !(await claimTotp(auth.db, { userId: user.id, code: typed, now: caller.now }))) {
    await endSession(auth, withCookies(cookies));
    await recordSecurityEvent(auth, { kind: "second-factor-failed", userId: user.id, about: way, caller });
    return refused("wrong-app-code");
  }
  return ok(await letIn(auth, { user, way, cookies, caller }));
}

/** A session for somebody who was recognised without a password; not for who has a second factor. */
export async function openSession(
  auth: Auth,
  { user, way, caller }: { user: FoundUser; way: SignInWay; caller: Caller },
): Promise<SignedIn> {
  const { headers } = await auth.library.api.openSession({
    body: { userId: user.id },
    headers: withoutSession(caller.headers),
    returnHeaders: true,
  });
  return letIn(auth, { user, way, cookies: headers.getSetCookie(), caller });
}

/** Marks a code of the app as used; false when it has let its owner in within the last 2 minutes already. */
export async function claimTotp(
  db: Db,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const who = { subject: `${userId} ${code}` };
  return (await spend(db, { budget: "app-code", who, now })) === undefined;
}

/** Ends the session that those headers carry, if they carry one. */
export async function endSession(auth: Auth, headers: Headers): Promise<string[]> {
  const answer = await auth.library.api.signOut({ headers, returnHeaders: true });
  return answer.headers.getSetCookie();
}

/** The code of the library's refusal; anything else that was thrown is thrown on. */
export function refusalCode(error: unknown): string {
  if (!isAPIError(error) || error.statusCode >= 500) throw error;
  return String(error.body?.code ?? error.status);
}

async function sendLetterAgain(
  auth: Auth,
  { user, caller }: { user: FoundUser; caller: Caller },
): Promise<void> {
  const { email } = user;
  if (email === undefined) return;
  const tooMany = await takeSend(auth.db, { to: email, userId: user.id, caller });
  if (!tooMany) await inTransaction(auth.db, (tx) => sendWaiting(auth, { tx, email, now: caller.now }));
}

/** The browser's former session ends, so that its token opens nothing any more; a lent password opens only the way to an own one. */
async function letIn(
  auth: Auth,
  { user, way, cookies, caller }: { user: FoundUser; way: SignInWay; cookies: string[]; caller: Caller },
): Promise<SignedIn> {
  await endSession(auth, caller.headers);
  await recordSecurityEvent(auth, { kind: "sign-in", userId: user.id, about: way, caller });
  if (!user.mustChangePassword) return { step: "signed-in", userId: user.id, cookies };
  await endSession(auth, withCookies(cookies));
  const token = await issueLinkToken(auth.db, {
    purpose: "reset",
    subject: user.id,
    value: JSON.stringify({ userId: user.id }),
    minutes: NEW_PASSWORD_MINUTES,
    now: caller.now,
  });
  return { step: "new-password", token };
}

/** The headers without the session the browser has so far: who signs in is nobody yet. */
function withoutSession(headers: Headers): Headers {
  const bare = new Headers(headers);
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  bare.set("cookie", cookies.filter((cookie) => !/^(__Host-)?materia_session=/.test(cookie)).join("; "));
  return bare;
}

/** Headers as a browser would send them after those Set-Cookie lines. */
export function withCookies(cookies: string[]): Headers {
  return new Headers({ cookie: cookies.map((line) => line.split(";", 1)[0]).join("; ") });
}
