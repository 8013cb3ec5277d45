import { and, eq, ne } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { parseCode } from "#app/domain/accounts/account-form.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUserById } from "#app/services/accounts/auth/find-user.server.ts";
import { queueAccountLetter, queueCode, queuePhoneNews } from "#app/services/accounts/auth/letters.server.ts";
import {
  type Caller,
  forgiveGuesses,
  takeGuess,
  takeSend,
} from "#app/services/accounts/auth/limits.server.ts";
import { issueCode, takeCode } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import { spend } from "#app/services/budget.server.ts";
import { linkCustomer, unlinkCustomer, waitForPhone } from "#app/services/shop/customers.server.ts";

/** Sends a code to a phone number that somebody says is theirs. A grave act, so the caller has asked for a proof: whoever borrows a session plants no way in. */
export async function requestPhoneCode(
  auth: Auth,
  asked: { userId: string; phone: string; caller: Caller },
): Promise<Result<{ phone: string }, "bad-phone"> | TooMany> {
  const { db, secret } = auth;
  const { userId, caller } = asked;
  const phone = parsePhone(asked.phone);
  if (phone === undefined) return refused("bad-phone");
  const { now } = caller;
  const tooMany =
    (await takeSend(db, { to: phone, userId, caller })) ??
    (await spend(db, { budget: "phone-proof", who: { account: userId }, now }));
  if (tooMany) return tooMany;
  return inTransaction<Result<{ phone: string }, never> | TooMany>(db, async (tx) => {
    // Whose number it is nobody knows yet, so what is kept for known browsers is not for it.
    const noneLeft = await spend(tx, { budget: "code-text", who: {}, now });
    if (noneLeft) return noneLeft;
    const code = await issueCode(tx, { subject: `phone ${userId} ${phone}`, secret, now });
    await queueCode(tx, { to: { phone }, code, now });
    return ok({ phone });
  });
}

/** Makes the number the account's own, also when another account had it before: who holds the phone has it. Orders placed with it become theirs; those of a number they give up stay theirs. The account, both numbers and the account that loses it are told. */
export async function confirmPhone(
  auth: Auth,
  asked: { userId: string; phone: string; code: string; caller: Caller },
): Promise<Result<undefined, "wrong-code"> | TooMany> {
  const { db, secret } = auth;
  const { userId, caller } = asked;
  const { now } = caller;
  const tooMany = await takeGuess(db, { subject: userId, caller });
  if (tooMany) return tooMany;
  const phone = parsePhone(asked.phone);
  const code = parseCode(asked.code);
  if (phone === undefined || code === undefined) return refused("wrong-code");
  return inTransaction(db, async (tx) => {
    if (!(await takeCode(tx, { subject: `phone ${userId} ${phone}`, code, secret, now })))
      return refused("wrong-code");
    await forgiveGuesses(tx, { subject: userId, caller });
    const [own] = await tx.select({ phone: profiles.phone }).from(profiles).where(eq(profiles.id, userId));
    const isSame = own?.phone === phone;
    const given = own?.phone && !isSame ? own.phone : undefined;
    for (const number of [phone, ...(given ? [given] : [])].sort()) await waitForPhone(tx, number);
    if (given) await unlinkCustomer(tx, { phone: given, profileId: userId });
    const losers = await tx
      .update(profiles)
      .set({ phone: null, phoneVerifiedAt: null })
      .where(and(eq(profiles.phone, phone), ne(profiles.id, userId)))
      .returning({ id: profiles.id });
    await tx.update(profiles).set({ phone, phoneVerifiedAt: now }).where(eq(profiles.id, userId));
    await linkCustomer(tx, { phone, profileId: userId });
    for (const { id } of losers) await tell(auth, { tx, userId: id, kind: "phoneMoved", now });
    if (isSame) return ok(undefined);
    await recordSecurityEvent({ db: tx, secret }, { kind: "phone-changed", userId, caller });
    await tell(auth, { tx, userId, kind: "phoneChanged", now });
    await queuePhoneNews(tx, { to: phone, kind: "added", now });
    if (given) await queuePhoneNews(tx, { to: given, kind: "gone", now });
    return ok(undefined);
  });
}

async function tell(
  { publicOrigin }: Auth,
  { tx, userId, kind, now }: { tx: Db; userId: string; kind: "phoneChanged" | "phoneMoved"; now: Date },
): Promise<void> {
  const { email: to, name } = (await findUserById(tx, userId))!;
  const url = pageAddress(publicOrigin, kind === "phoneMoved" ? "/profile" : "/forgot-password");
  await queueAccountLetter(tx, { kind, to, name, url, now });
}
