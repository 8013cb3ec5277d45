import { and, eq, ne } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { accountEmail, parseName } from "#app/domain/accounts/account-form.ts";
import type { PasswordProblem } from "#app/domain/accounts/password.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUser, findUserById, writePassword } from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import { type Caller, takeSend } from "#app/services/accounts/auth/limits.server.ts";
import { findPasswordProblem } from "#app/services/accounts/auth/new-password.server.ts";
import { revokeLinkTokens } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { hashPassword } from "#app/services/accounts/auth/passwords.server.ts";
import { provePassword } from "#app/services/accounts/auth/prove-again.server.ts";
import { sendVerification } from "#app/services/accounts/auth/verify-email.server.ts";
import { setConsent } from "#app/services/accounts/consents.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";

/** Changes the password after asking for the present one (OWASP ASVS 5, 6.2.3), or sets a first one, for which the caller has asked for a proof; ends the account's other sessions and all links that reset it. */
export async function changePassword(
  auth: Auth,
  asked: { userId: string; sessionId: string; currentPassword: string; password: string; caller: Caller },
): Promise<Result<undefined, "wrong-password" | "same" | "email-needed" | PasswordProblem> | TooMany> {
  const { userId, sessionId, currentPassword, password, caller } = asked;
  const user = (await findUserById(auth.db, userId))!;
  const { email } = user;
  // The library lets a password in only beside a proven address.
  if (email === undefined) return refused("email-needed");
  if (user.passwordHash !== undefined) {
    const proven = await provePassword(auth, { userId, sessionId, password: currentPassword, caller });
    if (!proven.ok) return proven;
    if (password === currentPassword) return refused("same");
  }
  const problem = await findPasswordProblem(auth.db, { name: user.name, email, password });
  if (problem) return refused(problem);
  const hash = await hashPassword(password);
  await inTransaction(auth.db, async (tx) => {
    const { now } = caller;
    await writePassword(tx, { userId, hash, now });
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await revokeLinkTokens(tx, { purpose: "reset", subject: userId });
    await recordSecurityEvent({ db: tx, secret: auth.secret }, { kind: "password-changed", userId, caller });
    const url = pageAddress(auth.publicOrigin, "/forgot-password");
    await queueAccountLetter(tx, { kind: "passwordChanged", to: email, name: user.name, url, now });
  });
  return ok(undefined);
}

/** Sends a link to the new address, a grave act for which the caller has asked for a proof; it becomes the account's once that is answered. The same answer when another account has it. */
export async function changeEmail(
  auth: Auth,
  asked: { userId: string; email: string; caller: Caller },
): Promise<Result<undefined, "bad-email" | "same"> | TooMany> {
  const { caller } = asked;
  const { now } = caller;
  const user = (await findUserById(auth.db, asked.userId))!;
  const email = accountEmail(asked.email);
  if (email === undefined) return refused("bad-email");
  if (email === user.email) return refused("same");
  const tooMany = await takeSend(auth.db, { to: email, userId: user.id, caller });
  if (tooMany) return tooMany;
  await inTransaction(auth.db, async (tx) => {
    await revokeLinkTokens(tx, { purpose: "verify", subject: user.id });
    const owner = await findUser(tx, { email });
    if (!owner) return sendVerification(auth, { tx, user, email, now });
    const url = pageAddress(auth.publicOrigin, "/login");
    return queueAccountLetter(tx, { kind: "haveAccount", to: email, name: owner.name, url, now });
  });
  return ok(undefined);
}

/** Saves how the person is called and whether the shop may send them offers. */
export async function saveDetails(
  { db }: Auth,
  details: { userId: string; name: string; isMarketingAllowed: boolean; now: Date },
): Promise<Result<undefined, "bad-name">> {
  const { userId, isMarketingAllowed, now } = details;
  const name = parseName(details.name);
  if (name === undefined) return refused("bad-name");
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId));
    await tx.update(profiles).set({ name }).where(eq(profiles.id, userId));
    await setConsent(tx, { userId, purpose: "marketing", isGiven: isMarketingAllowed, now });
  });
  return ok(undefined);
}
