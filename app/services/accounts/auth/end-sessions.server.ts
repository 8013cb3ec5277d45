import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/accounts.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import type { Caller } from "#app/services/accounts/auth/limits.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";

/** Signs the account out everywhere, or everywhere but in the browser that asks; gives the number of browsers. */
export function endOwnSessions(
  auth: Auth,
  { userId, exceptId, caller }: { userId: string; exceptId?: string; caller: Caller },
): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  return inTransaction(auth.db, async (tx) => {
    const { rowCount } = await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
    await record(auth, { tx, userId, about: "own", caller });
    return rowCount ?? 0;
  });
}

type ByAdmin = { actorId: string; actorSessionId: string; caller: Caller };

/** An admin signs one account out everywhere, or (without `userId`) everybody, but never the browser that asks (OWASP ASVS 5, 7.4.5); gives the number of browsers. */
export function endSessionsByAdmin(
  auth: Auth,
  { actorId, actorSessionId, userId, caller }: ByAdmin & { userId?: string },
): Promise<number> {
  const whose = userId === undefined ? undefined : eq(sessions.userId, userId);
  const about = userId === undefined ? "all accounts" : `user ${userId}`;
  return inTransaction(auth.db, async (tx) => {
    const { rowCount } = await tx.delete(sessions).where(and(whose, ne(sessions.id, actorSessionId)));
    const count = rowCount ?? 0;
    await recordAudit(tx, {
      by: byUser({ userId: actorId }),
      act: "end-sessions",
      about,
      details: { count },
      now: caller.now,
    });
    await record(auth, { tx, userId: actorId, about, caller });
    return count;
  });
}

function record(
  { secret }: Auth,
  { tx, userId, about, caller }: { tx: Db; userId: string; about: string; caller: Caller },
): Promise<void> {
  return recordSecurityEvent({ db: tx, secret }, { kind: "sessions-ended", userId, about, caller });
}
