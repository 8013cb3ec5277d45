import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { identities, users } from "#app/db/schema/accounts.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { addressOf, parseCode, parseIdentifier } from "#app/domain/accounts/account-form.ts";
import { worksInShop } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import {
  type FoundUser,
  findUser,
  isPasswordIdentity,
} from "#app/services/accounts/auth/find-user.server.ts";
import { queueCode } from "#app/services/accounts/auth/letters.server.ts";
import {
  type Caller,
  forgiveGuesses,
  isKnown,
  takeCodeText,
  takeGuess,
  takeSend,
} from "#app/services/accounts/auth/limits.server.ts";
import { issueCode, takeCode } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { openSession, type SignedIn } from "#app/services/accounts/auth/sign-in.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";

/** Sends a six-digit code to the address or number of an account; the same answer when there is none, and then nothing is sent. */
export async function requestCode(
  auth: Auth,
  { identifier, caller }: { identifier: string; caller: Caller },
): Promise<Result<{ channel: "mail" | "sms" }, "bad-identifier"> | TooMany> {
  const named = parseIdentifier(identifier);
  if (!named) return refused("bad-identifier");
  const channel = "email" in named ? "mail" : "sms";
  const { db } = auth;
  const { now } = caller;
  const known = await findUser(db, named);
  const tooMany = await takeSend(db, { to: addressOf(named), userId: known?.id, caller });
  if (tooMany) return tooMany;
  return inTransaction<Result<{ channel: "mail" | "sms" }, never> | TooMany>(db, async (tx) => {
    const user = await findUser(tx, named);
    if (channel === "sms") {
      const noneLeft = await takeCodeText(tx, { userId: user?.id, caller });
      if (noneLeft) return noneLeft;
    }
    const subject = user?.id ?? addressOf(named);
    const code = await issueCode(tx, { subject: `sign-in ${subject}`, secret: auth.secret, now });
    const isProven = isKnown(user?.id, caller);
    // A code that is not sent ends none that was.
    if (user && !(await queueCode(tx, { to: named, code, isProven, now }))) throw new Undone(ok({ channel }));
    return ok({ channel });
  });
}

/** Signs in by the code that was sent; it also proves the address it was sent to. Refused for who has a second factor, and for who works in the shop. */
export async function signInWithCode(
  auth: Auth,
  asked: { identifier: string; code: string; caller: Caller },
): Promise<Result<SignedIn, "wrong-code" | "password-needed" | "password-of-shop"> | TooMany> {
  const { db, secret } = auth;
  const { caller } = asked;
  const named = parseIdentifier(asked.identifier);
  const user = named && (await findUser(db, named));
  const subject = user?.id ?? (named ? addressOf(named) : asked.identifier);
  const who = { userId: user?.id, typed: subject, about: "code", caller };
  // Codes have tries of their own, so that wrong passwords do not use up this way in.
  const tries = { subject: `code ${subject}`, accountId: user?.id, caller };
  const tooMany = await takeGuess(db, tries);
  if (tooMany) {
    await recordSecurityEvent(auth, { kind: "locked-out", ...who });
    return tooMany;
  }
  const code = parseCode(asked.code);
  const isRight =
    code !== undefined &&
    (await takeCode(db, { subject: `sign-in ${subject}`, code, secret, now: caller.now }));
  if (!isRight || !user) {
    await recordSecurityEvent(auth, { kind: "code-failed", ...who });
    return refused("wrong-code");
  }
  if (user.hasSecondFactor) return refused("password-needed");
  if (worksInShop(user.role)) return refused("password-of-shop");
  await forgiveGuesses(db, tries);
  if (!user.isVerified) await confirmByCode(db, { user, now: caller.now });
  return ok(await openSession(auth, { user, way: "code", caller }));
}

/** Whoever registered with this address, its owner is here now: a password from before goes. */
async function confirmByCode(db: Db, { user, now }: { user: FoundUser; now: Date }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, user.id));
    await tx.delete(identities).where(and(eq(identities.userId, user.id), isPasswordIdentity));
  });
}
