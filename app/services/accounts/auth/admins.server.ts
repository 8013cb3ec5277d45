import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { secondFactors, sessions, users } from "#app/db/schema/accounts.ts";
import { passkeys } from "#app/db/schema/accounts-passkeys.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { accountEmail } from "#app/domain/accounts/account-form.ts";
import type { PasswordProblem } from "#app/domain/accounts/password.ts";
import { byCommand } from "#app/domain/actor.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { writePassword } from "#app/services/accounts/auth/find-user.server.ts";
import { findPasswordProblem } from "#app/services/accounts/auth/new-password.server.ts";
import { hashPassword } from "#app/services/accounts/auth/passwords.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";

const ADMIN_NAME = "Owner";
const UNNAMED_EMAIL = "admin@shop.example";

export type NewAdmin = {
  email: string;
  /** Set when the shop chose the password: it is shown once, and the first sign-in asks for an own one. */
  oneTimePassword: string | undefined;
};

/** Makes the first admin when the shop has none; undefined when it has one. */
export async function ensureFirstAdmin(
  db: Db,
  admin: { email: string | undefined; password: string | undefined; now: Date },
): Promise<Result<NewAdmin, "bad-email" | PasswordProblem> | undefined> {
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, "first admin");
    const [existing] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.role, "admin"));
    return existing ? undefined : createAdmin(tx, { ...admin, email: admin.email ?? UNNAMED_EMAIL });
  });
}

/** Makes an admin, or makes an account one; without a password it gets a one-time password that is given back. Second factor and passkeys end with it: who comes in sets up a new one first. */
export async function createAdmin(
  db: Db,
  admin: { email: string; password: string | undefined; now: Date },
): Promise<Result<NewAdmin, "bad-email" | PasswordProblem>> {
  const { now } = admin;
  const email = accountEmail(admin.email);
  if (email === undefined) return refused("bad-email");
  const oneTimePassword = admin.password === undefined ? randomBytes(12).toString("base64url") : undefined;
  const password = admin.password ?? oneTimePassword!;
  const problem = await findPasswordProblem(db, { name: ADMIN_NAME, email, password });
  if (problem) return refused(problem);
  const hash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const mustChangePassword = oneTimePassword !== undefined;
    const [user] = await tx
      .insert(users)
      .values({
        id: randomUUID(),
        name: ADMIN_NAME,
        email,
        emailVerified: true,
        mustChangePassword,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: users.email,
        set: { emailVerified: true, mustChangePassword, twoFactorEnabled: false, updatedAt: now },
      })
      .returning({ id: users.id });
    const userId = user!.id;
    await tx
      .insert(profiles)
      .values({ id: userId, role: "admin", name: ADMIN_NAME, email, createdAt: now })
      .onConflictDoUpdate({ target: profiles.id, set: { role: "admin" } });
    await writePassword(tx, { userId, hash, now });
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await recordAudit(tx, {
      by: byCommand("create-admin"),
      act: "create-admin",
      about: `user ${userId}`,
      details: {},
      now,
    });
    return ok({ email, oneTimePassword });
  });
}

/** Whether the account is the only admin; asked in a transaction that has waited for its turn at "admins". */
export async function isLastAdmin(tx: Db, userId: string): Promise<boolean> {
  const admins = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.role, "admin"));
  return admins.length === 1 && admins[0]!.id === userId;
}
