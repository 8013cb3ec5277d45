import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { accountEmail } from "#app/domain/accounts/account-form.ts";
import type { PasswordProblem } from "#app/domain/accounts/password.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import {
  type FoundUser,
  findUser,
  findUserById,
  writePassword,
} from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import { type Caller, takeSend } from "#app/services/accounts/auth/limits.server.ts";
import { findPasswordProblem } from "#app/services/accounts/auth/new-password.server.ts";
import {
  issueLinkToken,
  linkEndsAt,
  revokeLinkTokens,
  takeLinkToken,
} from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { hashPassword } from "#app/services/accounts/auth/passwords.server.ts";
import { setConsent } from "#app/services/accounts/consents.server.ts";
import type { TooMany } from "#app/services/attempts.server.ts";

const VERIFY_MINUTES = 24 * 60;

export type Registration = { name: string; email: string; password: string; isMarketingAllowed: boolean };

/** Makes an account that waits for its letter to be answered. For an address that has one already the answer is the same, and its owner is told by mail. */
export async function registerWithPassword(
  auth: Auth,
  { caller, ...registration }: Registration & { caller: Caller },
): Promise<Result<{ email: string }, PasswordProblem | "bad-email"> | TooMany> {
  const { db } = auth;
  const email = accountEmail(registration.email);
  if (email === undefined) return refused("bad-email");
  const problem = await findPasswordProblem(db, registration);
  if (problem) return refused(problem);
  const tooMany = await takeSend(db, { to: email, channel: "mail", caller });
  if (tooMany) return tooMany;
  const hash = await hashPassword(registration.password);
  await inTransaction(db, async (tx) => {
    const { now } = caller;
    const userId = await addOrRenewUser(tx, { name: registration.name, email, now });
    if (userId === undefined) {
      const { name } = (await findUser(tx, { email }))!;
      const url = pageAddress(auth.publicOrigin, "/login");
      return queueAccountLetter(tx, { kind: "haveAccount", to: email, name, url, now });
    }
    // A link to an earlier registration of the address would confirm this one's password.
    await revokeLinkTokens(tx, { purpose: "verify", subject: userId });
    await writePassword(tx, { userId, hash, now });
    await setConsent(tx, { userId, purpose: "account", isGiven: true, now });
    await setConsent(tx, { userId, purpose: "marketing", isGiven: registration.isMarketingAllowed, now });
    await sendVerification(auth, { tx, user: { id: userId, name: registration.name }, email, now });
  });
  return ok({ email });
}

/** Sends the letter of a registration again; the same answer for an address that waits for none. */
export async function resendVerification(
  auth: Auth,
  { email: typed, caller }: { email: string; caller: Caller },
): Promise<Result<undefined, never> | TooMany> {
  const email = accountEmail(typed);
  if (email === undefined) return ok(undefined);
  const tooMany = await takeSend(auth.db, { to: email, channel: "mail", caller });
  if (tooMany) return tooMany;
  const user = await findUser(auth.db, { email });
  if (user && !user.isVerified)
    await inTransaction(auth.db, (tx) => sendVerification(auth, { tx, user, email, now: caller.now }));
  return ok(undefined);
}

/** Confirms an address by the secret of its letter, which is then used up; also the new address of an account that changes it. */
export async function verifyEmail(
  auth: Auth,
  { token, caller }: { token: string; caller: Caller },
): Promise<Result<{ email: string; isChange: boolean }, "bad-token">> {
  return inTransaction(auth.db, async (tx) => {
    const { now } = caller;
    const value = await takeLinkToken(tx, { purpose: "verify", token, now });
    if (value === undefined) return refused("bad-token");
    const { userId, email } = JSON.parse(value) as { userId: string; email: string };
    const user = await findUserById(tx, userId);
    if (!user || (await isTakenByOther(tx, { email, userId }))) return refused("bad-token");
    await revokeLinkTokens(tx, { purpose: "verify", subject: userId });
    await tx.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
    await tx.update(profiles).set({ email }).where(eq(profiles.id, userId));
    const isChange = user.email !== email;
    if (isChange) {
      // Whoever reads the old mailbox has nothing to do here any more.
      await revokeLinkTokens(tx, { purpose: "reset", subject: userId });
      await queueAccountLetter(tx, { kind: "emailChanged", to: user.email, name: user.name, url: "", now });
    }
    return ok({ email, isChange });
  });
}

/** Queues the letter that proves an address; `email` is the account's own, or the one it shall get. */
export async function sendVerification(
  auth: Auth,
  letter: { tx: Db; user: Pick<FoundUser, "id" | "name">; email: string; isChange?: boolean; now: Date },
): Promise<void> {
  const { tx, user, email, isChange = false, now } = letter;
  const token = await issueLinkToken(tx, {
    purpose: "verify",
    subject: user.id,
    value: JSON.stringify({ userId: user.id, email }),
    minutes: VERIFY_MINUTES,
    now,
  });
  const url = pageAddress(auth.publicOrigin, `/verify-email?token=${token}`);
  const kind = isChange ? "verifyChange" : "verify";
  const usefulUntil = linkEndsAt({ minutes: VERIFY_MINUTES, now });
  await queueAccountLetter(tx, { kind, to: email, name: user.name, url, usefulUntil, now });
}

/** A new account, or one that nobody has confirmed yet: it becomes the newcomer's. Undefined when it is somebody's. */
async function addOrRenewUser(
  tx: Db,
  { name, email, now }: { name: string; email: string; now: Date },
): Promise<string | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ id: randomUUID(), name, email, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: users.email,
      set: { name, updatedAt: now },
      setWhere: eq(users.emailVerified, false),
    })
    .returning({ id: users.id });
  if (!user) return undefined;
  await tx
    .insert(profiles)
    .values({ id: user.id, name, email, createdAt: now })
    .onConflictDoUpdate({ target: profiles.id, set: { name } });
  return user.id;
}

async function isTakenByOther(
  tx: Db,
  { email, userId }: { email: string; userId: string },
): Promise<boolean> {
  const owner = await findUser(tx, { email });
  return owner !== undefined && owner.id !== userId;
}
