import { randomUUID } from "node:crypto";
import { and, eq, notExists } from "drizzle-orm";
import { readConfig } from "#app/config.server.ts";
import { secondFactors, users } from "#app/db/schema/accounts.ts";
import { attempts, outbox } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { Role } from "#app/domain/permissions.ts";
import { confirmPhone, requestPhoneCode } from "#app/services/accounts/auth/change-phone.server.ts";
import { type Auth, createAuth } from "#app/services/accounts/auth/create-auth.server.ts";
import { writePassword } from "#app/services/accounts/auth/find-user.server.ts";
import type { Caller } from "#app/services/accounts/auth/limits.server.ts";
import { issueLinkToken } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { hashPassword } from "#app/services/accounts/auth/passwords.server.ts";
import {
  finishRegistration,
  resendRegistration,
  startRegistration,
} from "#app/services/accounts/auth/register.server.ts";
import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { signInWithPassword, withCookies } from "#app/services/accounts/auth/sign-in.server.ts";
import type { TestDatabase } from "#tests/support/database.ts";

const SECRET = "a-secret-of-the-tests-that-is-long-enough";
export const PASSWORD = "violet lamp 27 rivers";
export const NEW_PASSWORD = "seven quiet trams 80";

let count = 0;

export function openAuth(db: TestDatabase["db"], env: Record<string, string> = {}): Auth {
  return createAuth({
    db,
    config: readConfig({ PUBLIC_ORIGIN: "http://shop.test", ...env }),
    secret: SECRET,
  });
}

/** Somebody at a browser without cookies, on a network of their own. */
export function stranger(change: Partial<Caller> = {}): Caller {
  count++;
  return {
    headers: new Headers({ "user-agent": "Browser of the tests" }),
    address: `198.51.${Math.floor(count / 250) % 250}.${count % 250}`,
    now: new Date(),
    knownUserId: undefined,
    ...change,
  };
}

/** A registered and confirmed person; with another role than customer when asked. */
export async function addPerson(auth: Auth, { role = "customer" as Role, email = "" } = {}) {
  const address = email || `person-${++count}@example.org`;
  const asked = { name: "Meera Nair", email: address };
  const sent = await startRegistration(auth, { ...asked, caller: stranger() });
  if (!sent.ok) throw new Error(`Not registered: ${sent.reason}`);
  let token = await tokenFor(auth, address);
  // A shop that runs may have sent it already, and a secret that was sent is deleted.
  for (let time = 1; token === "" && time <= 2; time++) {
    await resendRegistration(auth, { email: address, caller: stranger() });
    token = await tokenFor(auth, address);
  }
  const made = await finishRegistration(auth, {
    name: asked.name,
    password: PASSWORD,
    isMarketingAllowed: false,
    token,
    caller: stranger(),
  });
  if (!made.ok) throw new Error(`No account: ${made.reason}`);
  const { userId } = made.value;
  await auth.db.update(profiles).set({ role }).where(eq(profiles.id, userId));
  await auth.db.delete(attempts);
  return { userId, email: address };
}

/** Somebody who registered when the shop still asked for a password before the link, and has not confirmed the address: the rows and the link as they were then. */
export async function addWaitingPerson(
  auth: Auth,
  { name = "Thief", email }: { name?: string; email: string },
) {
  const userId = randomUUID();
  const now = new Date();
  await auth.db.insert(users).values({ id: userId, name, email });
  await auth.db.insert(profiles).values({ id: userId, name, email });
  await writePassword(auth.db, { userId, hash: await hashPassword(NEW_PASSWORD), now });
  const value = JSON.stringify({ userId, email });
  const link = { purpose: "verify", subject: userId, value, minutes: 24 * 60, now } as const;
  return { userId, token: await issueLinkToken(auth.db, link) };
}

/** A second factor as its owner has it in the session that is open: set up, so that the office lets them in. */
export async function carrySecondFactor(auth: Auth, userId: string): Promise<void> {
  const [profile] = await auth.db
    .select({ role: profiles.role })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (profile?.role !== "admin" && profile?.role !== "doctor") return;
  await auth.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
}

/** Signs in with the password; gives the caller that carries the session, and its id. Who must have a second factor carries one afterwards. */
export async function signIn(auth: Auth, identifier: string, password = PASSWORD) {
  const isCarried = notExists(
    auth.db.select({ id: secondFactors.id }).from(secondFactors).where(eq(secondFactors.userId, users.id)),
  );
  await auth.db
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.email, identifier), isCarried));
  const signedIn = await signInWithPassword(auth, { identifier, password, caller: stranger() });
  if (!signedIn.ok || signedIn.value.step !== "signed-in") throw new Error("Not signed in.");
  const caller = stranger({ headers: withCookies(signedIn.value.cookies) });
  const { account } = await findAccount(auth, { headers: caller.headers, now: caller.now });
  await carrySecondFactor(auth, signedIn.value.userId);
  return { caller, userId: signedIn.value.userId, sessionId: account!.sessionId };
}

/** The newest message to somebody. */
export async function lastMessage(auth: Auth, recipient: string) {
  const rows = await auth.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);
  return rows.at(-1);
}

/** The secret of the link in the newest letter to somebody. */
export async function tokenFor(auth: Auth, recipient: string): Promise<string> {
  return /token=([\w.-]+)/.exec((await lastMessage(auth, recipient))?.body ?? "")?.[1] ?? "";
}

/** The code in the newest message to somebody. */
export async function codeFor(auth: Auth, recipient: string): Promise<string> {
  return /\b(\d{6})\b/.exec((await lastMessage(auth, recipient))?.body ?? "")?.[1] ?? "";
}

/** Has a code sent to a phone number that the person says is theirs. */
export function askPhoneCode(auth: Auth, userId: string, phone: string) {
  return requestPhoneCode(auth, { userId, phone, caller: stranger() });
}

/** Makes a phone number the person's own, by the code sent to it. */
export async function provePhone(auth: Auth, userId: string, phone: string): Promise<void> {
  await askPhoneCode(auth, userId, phone);
  const code = await codeFor(auth, phone);
  const proven = await confirmPhone(auth, { userId, phone, code, caller: stranger() });
  if (!proven.ok) throw new Error(`Not proven: ${proven.reason}`);
}
