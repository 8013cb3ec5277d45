import { and, eq, gt } from "drizzle-orm";
import { sessions } from "#app/db/schema/accounts.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { type FoundUser, findUserById } from "#app/services/accounts/auth/find-user.server.ts";
import { type Caller, forgiveGuesses, takeGuess } from "#app/services/accounts/auth/limits.server.ts";
import { isPasswordRight } from "#app/services/accounts/auth/passwords.server.ts";

const FRESH_MINUTES = 10;

/** Asks for the password again before something grave; who has none must have signed in within the last 10 minutes. */
export async function reauthenticate(
  { db }: Auth,
  asked: { userId: string; sessionId: string; password: string; caller: Caller },
): Promise<Result<FoundUser, "wrong-password" | "sign-in-again"> | TooMany> {
  const { userId, sessionId, password, caller } = asked;
  const user = (await findUserById(db, userId))!;
  if (user.passwordHash === undefined) {
    const startedAfter = new Date(caller.now.getTime() - FRESH_MINUTES * 60_000);
    const [fresh] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.createdAt, startedAfter)),
      );
    return fresh ? ok(user) : refused("sign-in-again");
  }
  const tooMany = await takeGuess(db, { subject: userId, caller });
  if (tooMany) return tooMany;
  if (!(await isPasswordRight({ hash: user.passwordHash, password }))) return refused("wrong-password");
  await forgiveGuesses(db, { subject: userId, caller });
  return ok(user);
}
