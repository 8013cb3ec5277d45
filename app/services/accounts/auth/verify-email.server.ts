import { eq } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { type FoundUser, findUser, findUserById } from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter } from "#app/services/accounts/auth/letters.server.ts";
import type { Caller } from "#app/services/accounts/auth/limits.server.ts";
import {
  issueLinkToken,
  linkEndsAt,
  readLinkToken,
  revokeLinkTokens,
  takeLinkToken,
} from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";

/** How long a link is good that proves an address. */
export const VERIFY_MINUTES = 24 * 60;

/** Queues the link that proves the address an account shall get. */
export async function sendVerification(
  auth: Auth,
  { tx, user, email, now }: { tx: Db; user: Pick<FoundUser, "id" | "name">; email: string; now: Date },
): Promise<void> {
  const token = await issueLinkToken(tx, {
    purpose: "verify",
    subject: user.id,
    value: JSON.stringify({ userId: user.id, email }),
    minutes: VERIFY_MINUTES,
    now,
  });
  const url = pageAddress(auth.publicOrigin, `/verify-email?token=${token}`);
  const usefulUntil = linkEndsAt({ minutes: VERIFY_MINUTES, now });
  await queueAccountLetter(tx, { kind: "verifyChange", to: email, name: user.name, url, usefulUntil, now });
}

/** Whether the link leads to the new address of an account; it is not used up by asking. */
export async function isChangeOfEmail(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  return (await findChange(db, await readLinkToken(db, { purpose: "verify", token, now }))) !== undefined;
}

/** Gives an account its new address by the secret of the link sent there, which then is used up; the old and the new address hear of it. */
export async function verifyEmail(
  auth: Auth,
  { token, caller }: { token: string; caller: Caller },
): Promise<Result<{ email: string }, "bad-token">> {
  const { now } = caller;
  return inTransaction(auth.db, async (tx) => {
    const link = { purpose: "verify", token, now } as const;
    const change = await findChange(tx, await readLinkToken(tx, link));
    if (!change || (await takeLinkToken(tx, link)) === undefined) return refused("bad-token");
    const { user, email } = change;
    if (await findUser(tx, { email })) return refused("bad-token");
    await revokeLinkTokens(tx, { purpose: "verify", subject: user.id });
    // Whoever reads the old mailbox has nothing to do here any more.
    await revokeLinkTokens(tx, { purpose: "reset", subject: user.id });
    await tx.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, user.id));
    await tx.update(profiles).set({ email }).where(eq(profiles.id, user.id));
    await recordSecurityEvent(
      { db: tx, secret: auth.secret },
      { kind: "email-changed", userId: user.id, caller },
    );
    const { name } = user;
    const url = pageAddress(auth.publicOrigin, "/profile/security");
    await queueAccountLetter(tx, { kind: "emailChanged", to: user.email, name, url: "", now });
    await queueAccountLetter(tx, { kind: "emailIsNew", to: email, name, url, now });
    return ok({ email });
  });
}

async function findChange(
  db: Db,
  value: string | undefined,
): Promise<{ user: FoundUser; email: string } | undefined> {
  if (value === undefined) return undefined;
  const { userId, email } = JSON.parse(value) as { userId?: string; email: string };
  const user = userId === undefined ? undefined : await findUserById(db, userId);
  return user?.isVerified && user.email !== email ? { user, email } : undefined;
}
