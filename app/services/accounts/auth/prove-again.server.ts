import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/accounts.ts";
import { audit } from "#app/db/schema/ground.ts";
import { parseCode } from "#app/domain/accounts/account-form.ts";
import { MOST_RECORDS_AN_HOUR } from "#app/domain/accounts/proof.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { type Caller, forgiveGuesses, takeGuess } from "#app/services/accounts/auth/limits.server.ts";
import { verifyPasskey } from "#app/services/accounts/auth/passkeys.server.ts";
import { reauthenticate } from "#app/services/accounts/auth/reauthenticate.server.ts";
import { claimTotp, refusalCode } from "#app/services/accounts/auth/sign-in.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";

type Asked = { userId: string; sessionId: string; caller: Caller };
/** The password, the code of the app, or what a passkey has answered to a challenge of this browser. */
export type Proof = { password: string } | { code: string } | { challenge: string; response: unknown };
type Proven =
  | Result<unknown, "wrong-password" | "wrong-app-code" | "bad-passkey" | "sign-in-again">
  | TooMany;

const HOUR_MS = 3_600_000;
const READINGS: AuditAct[] = ["read-health-data", "read-record", "read-prescription"];

/** Proves by password or code of the app that the owner of the session sits there; good for 5 minutes in this browser. */
export async function proveAgain(auth: Auth, asked: Asked & { proof: Proof }): Promise<Proven> {
  const { userId, sessionId, proof, caller } = asked;
  const proven = await prove();
  if (!proven.ok) {
    const kind = proven.reason === "too-many-attempts" ? "locked-out" : "proof-failed";
    const about = "code" in proof ? "second-factor" : "password" in proof ? "password" : "passkey";
    await recordSecurityEvent(auth, { kind, userId, about, caller });
    return proven;
  }
  await markProven(auth.db, { sessionId, now: caller.now });
  return ok(undefined);

  function prove(): Promise<Proven> {
    if ("code" in proof) return proveByCode(auth, { userId, code: proof.code, caller });
    if ("password" in proof)
      return reauthenticate(auth, { userId, sessionId, password: proof.password, caller });
    return proveByPasskey(auth, { userId, proof, caller });
  }
}

/** Writes down that the owner of the session has just proven who they are. */
export async function markProven(
  db: Db,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
}

/** Whether somebody has read more patients' records than a full clinic hour has, since the last proof. */
export async function hasReadManyRecords(
  db: Db,
  { userId, provenAt, now }: { userId: string; provenAt: Date | undefined; now: Date },
): Promise<boolean> {
  const since = new Date(Math.max(now.getTime() - HOUR_MS, provenAt?.getTime() ?? 0));
  const [row] = await db
    .select({ records: sql<number>`count(distinct ${audit.subject})::int` })
    .from(audit)
    .where(
      and(
        eq(audit.actorKind, "user"),
        eq(audit.actorId, userId),
        inArray(audit.action, READINGS),
        gte(audit.happenedAt, since),
      ),
    );
  return row!.records >= MOST_RECORDS_AN_HOUR;
}

/** Somebody else's passkey proves nothing here. */
async function proveByPasskey(
  auth: Auth,
  {
    userId,
    proof,
    caller,
  }: { userId: string; proof: { challenge: string; response: unknown }; caller: Caller },
): Promise<Result<undefined, "bad-passkey"> | TooMany> {
  const verified = await verifyPasskey(auth, { ...proof, caller });
  if (!verified.ok) return verified;
  return verified.value.userId === userId ? ok(undefined) : refused("bad-passkey");
}

async function proveByCode(
  auth: Auth,
  { userId, code, caller }: { userId: string; code: string; caller: Caller },
): Promise<Result<undefined, "wrong-app-code"> | TooMany> {
  const tooMany = await takeGuess(auth.db, { subject: userId, caller });
  if (tooMany) return tooMany;
  const typed = parseCode(code) ?? "";
  const answer = await auth.library.api
    .verifyTOTP({ body: { code: typed }, headers: caller.headers })
    .catch(refusalCode);
  if (typeof answer === "string") return refused("wrong-app-code");
  if (!(await claimTotp(auth.db, { userId, code: typed, now: caller.now }))) return refused("wrong-app-code");
  await forgiveGuesses(auth.db, { subject: userId, caller });
  return ok(undefined);
}
