import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { passkeys } from "#app/db/schema/accounts-passkeys.ts";
import { needsSecondFactor } from "#app/domain/permissions.ts";
import type { FoundUser } from "#app/services/accounts/auth/find-user.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Person = Pick<FoundUser, "id" | "role">;

/** Whether the account must have two factors: the app, or a passkey, which is two by itself (OWASP ASVS 5, 6.3.3). */
export async function mustHaveSecondStep(db: Db, { role }: Pick<Person, "role">): Promise<boolean> {
  const { accounts } = await findSettings(db);
  return needsSecondFactor(role, accounts);
}

/** Whether one factor opens nothing, because the account must have two and its passkey is the second. */
export async function needsPasskey(db: Db, { id, role }: Person): Promise<boolean> {
  return (await mustHaveSecondStep(db, { role })) && (await countPasskeys(db, id)) > 0;
}

export function countPasskeys(db: Db, userId: string): Promise<number> {
  return db.$count(passkeys, eq(passkeys.userId, userId));
}
