import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { parseCode } from "#app/domain/accounts/account-form.ts";
import { noMailbox } from "#app/domain/own-email.ts";
import { worksInShop } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { type FoundUser, findUser } from "#app/services/accounts/auth/find-user.server.ts";
import { queueCode } from "#app/services/accounts/auth/letters.server.ts";
import {
  type Caller,
  forgiveGuesses,
  isKnown,
  takeGuess,
  takeNewcomerText,
  takeSend,
} from "#app/services/accounts/auth/limits.server.ts";
import { issueCode, takeCode } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { openSession, type SignedIn } from "#app/services/accounts/auth/sign-in.server.ts";
import { setConsent } from "#app/services/accounts/consents.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import { linkCustomer, waitForPhone } from "#app/services/shop/customers.server.ts";

/** Sends a code to the phone that somebody registers with; the same for a phone with an account, which the code then signs in. Nothing else is kept. */
export async function startPhoneRegistration(
  auth: Auth,
  { phone, caller }: { phone: string; caller: Caller },
): Promise<Result<undefined, never> | TooMany> {
  const { db, secret } = auth;
  const { now } = caller;
  const known = await findUser(db, { phone });
  const tooMany = await takeSend(db, { to: phone, userId: known?.id, caller });
  if (tooMany) return tooMany;
  return inTransaction<Result<undefined, never> | TooMany>(db, async (tx) => {
    const noneLeft = await takeNewcomerText(tx, { now });
    if (noneLeft) return noneLeft;
    const code = await issueCode(tx, { subject: `register ${phone}`, secret, now });
    const isProven = isKnown(known?.id, caller);
    // A code that is not sent ends none that was.
    if (!(await queueCode(tx, { to: { phone }, code, isProven, now }))) throw new Undone(ok(undefined));
    return ok(undefined);
  });
}

/** Makes the account of a phone by the code that was sent there, and signs in to it; one that the phone has already is signed in to by the same rules as by any code. */
export async function finishPhoneRegistration(
  auth: Auth,
  asked: { name: string; phone: string; code: string; caller: Caller },
): Promise<Result<SignedIn, "wrong-code" | "password-needed" | "password-of-shop"> | TooMany> {
  const { db, secret } = auth;
  const { name, phone, caller } = asked;
  const { now } = caller;
  const known = await findUser(db, { phone });
  const subject = known?.id ?? phone;
  const who = { userId: known?.id, typed: subject, about: "code", caller };
  const tries = { subject: `code ${subject}`, accountId: known?.id, caller };
  const tooMany = await takeGuess(db, tries);
  if (tooMany) {
    await recordSecurityEvent(auth, { kind: "locked-out", ...who });
    return tooMany;
  }
  const code = parseCode(asked.code);
  if (code === undefined || !(await takeCode(db, { subject: `register ${phone}`, code, secret, now }))) {
    await recordSecurityEvent(auth, { kind: "code-failed", ...who });
    return refused("wrong-code");
  }
  const user = known ?? (await inTransaction(db, (tx) => makeAccount(tx, { name, phone, now })));
  if (user.hasSecondFactor) return refused("password-needed");
  if (worksInShop(user.role)) return refused("password-of-shop");
  await forgiveGuesses(db, tries);
  return ok(await openSession(auth, { user, way: "code", caller }));
}

/** The account of the phone, a new one unless somebody has just made it; what was ordered with the phone comes along. */
async function makeAccount(
  tx: Db,
  { name, phone, now }: { name: string; phone: string; now: Date },
): Promise<FoundUser> {
  await waitForPhone(tx, phone);
  const made = await findUser(tx, { phone });
  if (made) return made;
  const id = randomUUID();
  await tx
    .insert(users)
    .values({ id, name, email: noMailbox(id), emailVerified: false, createdAt: now, updatedAt: now });
  await tx.insert(profiles).values({ id, name, phone, phoneVerifiedAt: now, createdAt: now });
  await linkCustomer(tx, { phone, profileId: id });
  await setConsent(tx, { userId: id, purpose: "account", isGiven: true, now });
  return (await findUser(tx, { phone }))!;
}
