import { eq } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { accountEmail } from "#app/domain/accounts/account-form.ts";
import type { PasswordProblem } from "#app/domain/accounts/password.ts";
import { RESET_MINUTES } from "#app/domain/budget.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUser, findUserById, writePassword } from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import { type Caller, isKnown, takeSend } from "#app/services/accounts/auth/limits.server.ts";
import { findPasswordProblem } from "#app/services/accounts/auth/new-password.server.ts";
import {
  issueLinkToken,
  linkEndsAt,
  readLinkToken,
  revokeLinkTokens,
  takeLinkToken,
} from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { hashPassword } from "#app/services/accounts/auth/passwords.server.ts";
import { sendWaiting } from "#app/services/accounts/auth/register.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";

type ResetValue = { userId: string; provenEmail?: string };

/** Sends the link that leads to a new password, or once more the one to the first; the same answer for an address without account. */
export async function recoverPassword(
  auth: Auth,
  { email: typed, caller }: { email: string; caller: Caller },
): Promise<Result<undefined, "bad-email"> | TooMany> {
  const email = accountEmail(typed);
  if (email === undefined) return refused("bad-email");
  const known = await findUser(auth.db, { email });
  const tooMany = await takeSend(auth.db, { to: email, userId: known?.id, caller, isReset: true });
  if (tooMany) return tooMany;
  const { now } = caller;
  await inTransaction(auth.db, async (tx) => {
    const user = await findUser(tx, { email });
    const value: ResetValue = { userId: user?.id ?? "", provenEmail: email };
    const link = { purpose: "reset", subject: user?.id ?? email } as const;
    await revokeLinkTokens(tx, link);
    const token = await issueLinkToken(tx, {
      ...link,
      value: JSON.stringify(value),
      minutes: RESET_MINUTES,
      now,
    });
    const url = pageAddress(auth.publicOrigin, `/reset-password?token=${token}`);
    const usefulUntil = linkEndsAt({ minutes: RESET_MINUTES, now });
    if (!user) return sendWaiting(auth, { tx, email, now });
    const isProven = isKnown(user.id, caller);
    const news = { kind: "recover", to: email, name: user.name, url, usefulUntil, isProven, now } as const;
    // A link that is not sent ends none that was.
    if (!(await queueAccountLetter(tx, news))) throw new Undone(undefined);
  });
  return ok(undefined);
}

/** Whether the link is still good; it is not used up by asking. */
export async function isResetTokenGood(
  { db }: Auth,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  return (await readLinkToken(db, { purpose: "reset", token, now })) !== undefined;
}

/** Sets a new password by the secret of a link, which then is used up; ends all sessions of the account. Says whose it is, so that this device is known from now on. */
export async function resetPassword(
  auth: Auth,
  { token, password, caller }: { token: string; password: string; caller: Caller },
): Promise<Result<{ userId: string }, "bad-token" | PasswordProblem>> {
  const { db } = auth;
  const { now } = caller;
  const link = { purpose: "reset", token, now } as const;
  const asked = readValue(await readLinkToken(db, link));
  const user = asked && (await findUserById(db, asked.userId));
  if (!user) return refused("bad-token");
  const problem = await findPasswordProblem(db, { name: user.name, email: user.loginEmail, password });
  if (problem) return refused(problem);
  const hash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const taken = readValue(await takeLinkToken(tx, link));
    if (!taken) return refused("bad-token");
    await revokeLinkTokens(tx, { purpose: "reset", subject: user.id });
    await writePassword(tx, { userId: user.id, hash, now });
    const isProven = user.isVerified || taken.provenEmail === user.email;
    await tx
      .update(users)
      .set({ emailVerified: isProven, mustChangePassword: false, updatedAt: now })
      .where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await recordSecurityEvent(
      { db: tx, secret: auth.secret },
      { kind: "password-reset", userId: user.id, caller },
    );
    const url = pageAddress(auth.publicOrigin, "/forgot-password");
    await queueAccountLetter(tx, { kind: "passwordChanged", to: user.email, name: user.name, url, now });
    return ok({ userId: user.id });
  });
}

function readValue(value: string | undefined): ResetValue | undefined {
  return value === undefined ? undefined : (JSON.parse(value) as ResetValue);
}
