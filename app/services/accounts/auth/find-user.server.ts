import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { identities, users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { Identifier } from "#app/domain/accounts/account-form.ts";
import { proofWays } from "#app/domain/accounts/proof-ways.ts";
import { ownEmail } from "#app/domain/own-email.ts";
import type { Role } from "#app/domain/permissions.ts";

const PASSWORD_PROVIDER = "credential";

/** Only the password among a person's ways in. */
export const isPasswordIdentity = eq(identities.providerId, PASSWORD_PROVIDER);

export type FoundUser = {
  id: string;
  name: string;
  /** Absent for who registered with a phone alone. */
  email: string | undefined;
  /** The address by which the library knows the account; it may only stand in for one. */
  loginEmail: string;
  /** Proven by a code. */
  phone: string | undefined;
  role: Role;
  /** Whether the address is proven, or there is none to prove. */
  isVerified: boolean;
  hasSecondFactor: boolean;
  mustChangePassword: boolean;
  passwordHash: string | undefined;
};

/** The account of an e-mail address or of a verified phone number. */
export function findUser(db: Db, identifier: Identifier): Promise<FoundUser | undefined> {
  return findWhere(
    db,
    "email" in identifier ? eq(users.email, identifier.email) : eq(profiles.phone, identifier.phone),
  );
}

export function findUserById(db: Db, id: string): Promise<FoundUser | undefined> {
  return findWhere(db, eq(users.id, id));
}

/** Whether a code to the mailbox, or to the phone of who has none, proves the person, and signing in without a password does. A passkey beside it changes nothing: not every browser has it. */
export function provesByMail({ role, passwordHash, hasSecondFactor }: FoundUser): boolean {
  const hasPassword = passwordHash !== undefined;
  return proofWays({ role, hasPassword, hasSecondFactor, hasPasskey: false }).includes("mail-code");
}

async function findWhere(db: Db, condition: ReturnType<typeof eq>): Promise<FoundUser | undefined> {
  const [found] = await db
    .select({ user: users, role: profiles.role, phone: profiles.phone, passwordHash: identities.password })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(identities, and(eq(identities.userId, users.id), isPasswordIdentity))
    .where(condition);
  if (!found) return undefined;
  const { id, name, email, emailVerified, twoFactorEnabled, mustChangePassword } = found.user;
  return {
    id,
    name,
    email: ownEmail(email),
    loginEmail: email,
    phone: found.phone ?? undefined,
    role: found.role,
    isVerified: emailVerified || ownEmail(email) === undefined,
    hasSecondFactor: twoFactorEnabled,
    mustChangePassword,
    passwordHash: found.passwordHash ?? undefined,
  };
}

/** The row of a password identity; its account id is the user's own. */
function passwordIdentity({ userId, hash, now }: { userId: string; hash: string; now: Date }) {
  return {
    id: userId,
    userId,
    accountId: userId,
    providerId: PASSWORD_PROVIDER,
    password: hash,
    createdAt: now,
    updatedAt: now,
  };
}

/** Writes down a person's password, the first or a new one. */
export async function writePassword(
  tx: Db,
  password: { userId: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .insert(identities)
    .values(passwordIdentity(password))
    .onConflictDoUpdate({
      target: [identities.providerId, identities.accountId],
      set: { password: password.hash, updatedAt: password.now },
    });
}
