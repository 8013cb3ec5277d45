import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { losesPermissions, may, type Role } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { listAdmins, nameOf, queueAdminLetters } from "#app/services/accounts/auth/admin-letters.server.ts";
import { isLastAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";

/** Gives an account another role; only an admin may, and one admin stays. Who may do less afterwards is signed out everywhere, and all who are admin until then are told by e-mail. */
export async function changeRole(
  db: Db,
  { actorId, userId, role, now }: { actorId: string; userId: string; role: Role; now: Date },
): Promise<Result<{ from: Role; to: Role }, "not-allowed" | "not-found" | "same-role" | "last-admin">> {
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, "admins");
    if (!may(await findRole(tx, actorId), "change-roles")) return refused("not-allowed");
    const from = await findRole(tx, userId);
    if (from === undefined) return refused("not-found");
    if (from === role) return refused("same-role");
    if (await isLastAdmin(tx, userId)) return refused("last-admin");
    const admins = await listAdmins(tx);
    await tx.update(profiles).set({ role }).where(eq(profiles.id, userId));
    if (losesPermissions(from, role)) await tx.delete(sessions).where(eq(sessions.userId, userId));
    await recordAudit(tx, {
      by: byUser({ userId: actorId }),
      act: "change-role",
      about: `user ${userId}`,
      details: { from, to: role },
      now,
    });
    const who = await nameOf(tx, actorId);
    const what = { kind: "role", person: await nameOf(tx, userId), from, to: role } as const;
    await queueAdminLetters(tx, { admins, who, what, now });
    return ok({ from, to: role });
  });
}

async function findRole(tx: Db, userId: string): Promise<Role | undefined> {
  const [profile] = await tx.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, userId));
  return profile?.role;
}
