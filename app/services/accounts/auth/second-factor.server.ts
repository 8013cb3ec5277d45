import { and, eq, ne } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import { sessions } from "#app/db/schema/accounts.ts";
import { parseCode } from "#app/domain/accounts/account-form.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUserById } from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import { type Caller, forgiveGuesses, takeGuess } from "#app/services/accounts/auth/limits.server.ts";
import { provePassword } from "#app/services/accounts/auth/prove-again.server.ts";
import { countPasskeys, mustHaveSecondStep } from "#app/services/accounts/auth/second-step.server.ts";
import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { claimTotp, refusalCode, withCookies } from "#app/services/accounts/auth/sign-in.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Own = { userId: string; caller: Caller };
type Proven = Own & { sessionId: string; password: string };
type Setup = { uri: string; secret: string; recoveryCodes: string[] };

/** Prepares a second factor: the address for the authenticator app and the recovery codes, shown once. It holds when confirmed. */
export async function startSecondFactor(
  auth: Auth,
  asked: Proven,
): Promise<Result<Setup, "wrong-password" | "already-on"> | TooMany> {
  const { password, caller } = asked;
  const proven = await provePassword(auth, asked);
  if (!proven.ok) return proven;
  const { shop } = await findSettings(auth.db);
  const answer = await auth.library.api
    .enableTwoFactor({ body: { password, method: "totp", issuer: shop.name }, headers: caller.headers })
    .catch(refusalCode);
  if (answer === "TOTP_ALREADY_ENABLED") return refused("already-on");
  if (typeof answer === "string" || answer.method !== "totp") return refused("wrong-password");
  const secret = new URL(answer.totpURI).searchParams.get("secret") ?? "";
  return ok({ uri: answer.totpURI, secret, recoveryCodes: answer.backupCodes });
}

/** Turns the second factor on by a first code of the app; the session gets a new token, all others of the account end: they were opened by one factor. Cookies are Set-Cookie lines. */
export async function confirmSecondFactor(
  auth: Auth,
  asked: Own & { code: string },
): Promise<Result<{ cookies: string[] }, "wrong-app-code"> | TooMany> {
  const { userId, caller } = asked;
  const tooMany = await takeGuess(auth.db, { subject: userId, caller });
  if (tooMany) return tooMany;
  const code = parseCode(asked.code) ?? "";
  const answer = await auth.library.api
    .verifyTOTP({ body: { code }, headers: caller.headers, returnHeaders: true })
    .catch(refusalCode);
  if (typeof answer === "string") return refused("wrong-app-code");
  await forgiveGuesses(auth.db, { subject: userId, caller });
  await claimTotp(auth.db, { userId, code, now: caller.now });
  const cookies = answer.headers.getSetCookie();
  const { account } = await findAccount(auth, { headers: withCookies(cookies), now: caller.now });
  const others = account && and(eq(sessions.userId, userId), ne(sessions.id, account.sessionId));
  if (others) await auth.db.delete(sessions).where(others);
  await tellOwner(auth, { userId, about: "on", caller });
  return ok({ cookies });
}

/** Turns the second factor off; not where the shop demands one and there is no passkey in its place. */
export async function stopSecondFactor(
  auth: Auth,
  asked: Proven,
): Promise<Result<{ cookies: string[] }, "wrong-password" | "demanded"> | TooMany> {
  const { userId, password, caller } = asked;
  const user = (await findUserById(auth.db, userId))!;
  if ((await mustHaveSecondStep(auth.db, user)) && (await countPasskeys(auth.db, userId)) === 0)
    return refused("demanded");
  const proven = await provePassword(auth, asked);
  if (!proven.ok) return proven;
  const answer = await auth.library.api
    .disableTwoFactor({ body: { password }, headers: caller.headers, returnHeaders: true })
    .catch(refusalCode);
  if (typeof answer === "string") return refused("wrong-password");
  await tellOwner(auth, { userId, about: "off", caller });
  return ok({ cookies: answer.headers.getSetCookie() });
}

async function tellOwner(
  auth: Auth,
  { userId, about, caller }: Own & { about: "on" | "off" },
): Promise<void> {
  const { now } = caller;
  await recordSecurityEvent(auth, { kind: "second-factor-changed", userId, about, caller });
  const { email: to, name } = (await findUserById(auth.db, userId))!;
  const url = pageAddress(auth.publicOrigin, "/forgot-password");
  await queueAccountLetter(auth.db, { kind: "secondFactorChanged", to, name, url, now });
}
