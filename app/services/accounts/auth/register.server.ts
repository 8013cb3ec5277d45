import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { accountEmail } from "#app/domain/accounts/account-form.ts";
import type { PasswordProblem } from "#app/domain/accounts/password.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUser, writePassword } from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import { type Caller, takeSend } from "#app/services/accounts/auth/limits.server.ts";
import { findPasswordProblem } from "#app/services/accounts/auth/new-password.server.ts";
import {
  issueLinkToken,
  linkEndsAt,
  readLatestLink,
  readLinkToken,
  revokeLinkTokens,
  takeLinkToken,
} from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { hashPassword } from "#app/services/accounts/auth/passwords.server.ts";
import { VERIFY_MINUTES } from "#app/services/accounts/auth/verify-email.server.ts";
import { setConsent } from "#app/services/accounts/consents.server.ts";

/** Who wants an account; it lies with the link until the link is answered. */
export type Registration = { name: string; email: string };

/** Sends the link that leads to a password; nothing else is kept, so nobody can register an address that is not theirs. The owner of an address with an account is told by mail, and the answer is the same. */
export async function startRegistration(
  auth: Auth,
  { caller, ...asked }: Registration & { caller: Caller },
): Promise<Result<{ email: string }, "bad-email"> | TooMany> {
  const email = accountEmail(asked.email);
  if (email === undefined) return refused("bad-email");
  const tooMany = await takeSend(auth.db, { to: email, caller });
  if (tooMany) return tooMany;
  const { now } = caller;
  await inTransaction(auth.db, async (tx) => {
    const owner = await findUser(tx, { email });
    if (!owner?.isVerified) return sendRegistration(auth, { tx, person: { name: asked.name, email }, now });
    const url = pageAddress(auth.publicOrigin, "/login");
    return queueAccountLetter(tx, { kind: "haveAccount", to: email, name: owner.name, url, now });
  });
  return ok({ email });
}

/** Sends the link of the newest registration again; the same answer for an address that waits for none. */
export async function resendRegistration(
  auth: Auth,
  { email: typed, caller }: { email: string; caller: Caller },
): Promise<Result<undefined, never> | TooMany> {
  const email = accountEmail(typed);
  if (email === undefined) return ok(undefined);
  const tooMany = await takeSend(auth.db, { to: email, caller });
  if (tooMany) return tooMany;
  await inTransaction(auth.db, (tx) => sendWaiting(auth, { tx, email, now: caller.now }));
  return ok(undefined);
}

/** Queues the link once more for an address that waits for an account; does nothing for others. */
export async function sendWaiting(
  auth: Auth,
  { tx, email, now }: { tx: Db; email: string; now: Date },
): Promise<void> {
  const waiting = await readLatestLink(tx, { purpose: "verify", subject: subjectOf(email), now });
  // Registered with a password, before the shop asked for it after the link.
  const old = waiting === undefined ? await findUser(tx, { email }) : undefined;
  const name = waiting === undefined ? old?.name : (JSON.parse(waiting) as Registration).name;
  if (name === undefined || old?.isVerified) return;
  await sendRegistration(auth, { tx, person: { name, email }, now });
}

/** Whom a link would give an account; undefined for any other text, and for a link that is too old. It is not used up by asking. */
export async function readRegistration(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<Registration | undefined> {
  const value = await readLinkToken(db, { purpose: "verify", token, now });
  if (value === undefined) return undefined;
  const asked = JSON.parse(value) as Partial<Registration> & { userId?: string; email: string };
  const { email } = asked;
  const owner = await findUser(db, { email });
  if (owner?.isVerified) return undefined;
  // An older link leads to an account that has a password and waits to be confirmed.
  const name = asked.userId === undefined ? asked.name : owner?.id === asked.userId ? owner.name : undefined;
  return name === undefined ? undefined : { name, email };
}

/** Makes the account by the secret of its link, with the password chosen by who opened it; all other links to a registration of that address end. */
export async function finishRegistration(
  auth: Auth,
  asked: { token: string; name: string; password: string; isMarketingAllowed: boolean; caller: Caller },
): Promise<Result<{ userId: string; email: string }, "bad-token" | PasswordProblem>> {
  const { db } = auth;
  const { token, name, password, isMarketingAllowed } = asked;
  const { now } = asked.caller;
  const registration = await readRegistration(db, { token, now });
  if (!registration) return refused("bad-token");
  const { email } = registration;
  const problem = await findPasswordProblem(db, { name, email, password });
  if (problem) return refused(problem);
  const hash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    if ((await takeLinkToken(tx, { purpose: "verify", token, now })) === undefined)
      return refused("bad-token");
    const userId = await writeUser(tx, { name, email, now });
    if (userId === undefined) return refused("bad-token");
    for (const subject of [subjectOf(email), userId])
      await revokeLinkTokens(tx, { purpose: "verify", subject });
    await writePassword(tx, { userId, hash, now });
    await setConsent(tx, { userId, purpose: "account", isGiven: true, now });
    await setConsent(tx, { userId, purpose: "marketing", isGiven: isMarketingAllowed, now });
    return ok({ userId, email });
  });
}

async function sendRegistration(
  auth: Auth,
  { tx, person, now }: { tx: Db; person: Registration; now: Date },
): Promise<void> {
  const { email } = person;
  const token = await issueLinkToken(tx, {
    purpose: "verify",
    subject: subjectOf(email),
    value: JSON.stringify(person),
    minutes: VERIFY_MINUTES,
    now,
  });
  const url = pageAddress(auth.publicOrigin, `/verify-email?token=${token}`);
  const usefulUntil = linkEndsAt({ minutes: VERIFY_MINUTES, now });
  // The name is a stranger's word until the link is answered.
  await queueAccountLetter(tx, { kind: "verify", to: email, name: "", url, usefulUntil, now });
}

/** The new account, or the one that has waited to be confirmed; undefined when it is somebody's. */
async function writeUser(
  tx: Db,
  { name, email, now }: Registration & { now: Date },
): Promise<string | undefined> {
  const proven = { name, emailVerified: true, updatedAt: now };
  const [user] = await tx
    .insert(users)
    .values({ id: randomUUID(), email, ...proven, createdAt: now })
    .onConflictDoUpdate({ target: users.email, set: proven, setWhere: eq(users.emailVerified, false) })
    .returning({ id: users.id });
  if (!user) return undefined;
  await tx
    .insert(profiles)
    .values({ id: user.id, name, email, createdAt: now })
    .onConflictDoUpdate({ target: profiles.id, set: { name } });
  return user.id;
}

/** What leads from the link to its row, without the address in the link. */
function subjectOf(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}
