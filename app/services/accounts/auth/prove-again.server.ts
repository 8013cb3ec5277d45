import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/accounts.ts";
import { audit } from "#app/db/schema/ground.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { addressOf, parseCode } from "#app/domain/accounts/account-form.ts";
import { MOST_RECORDS_AN_HOUR } from "#app/domain/accounts/proof.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findUserById, provesByMail } from "#app/services/accounts/auth/find-user.server.ts";
import { queueCode } from "#app/services/accounts/auth/letters.server.ts";
import {
  type Caller,
  forgiveGuesses,
  takeCodeText,
  takeGuess,
  takeSend,
} from "#app/services/accounts/auth/limits.server.ts";
import { issueCode, takeCode } from "#app/services/accounts/auth/one-time-secrets.server.ts";
import { verifyPasskey } from "#app/services/accounts/auth/passkeys.server.ts";
import { isPasswordRight } from "#app/services/accounts/auth/passwords.server.ts";
import { claimTotp, refusalCode } from "#app/services/accounts/auth/sign-in.server.ts";
import { recordSecurityEvent } from "#app/services/accounts/security-events.server.ts";
import { noteBookOf } from "#app/services/note-book.server.ts";

type Asked = { userId: string; sessionId: string; caller: Caller };
/** The password, the code of the app or of a mail, or what a passkey has answered to a challenge of this browser. */
export type Proof =
  | { password: string }
  | { code: string }
  | { mailCode: string }
  | { challenge: string; response: unknown };
type Proven = Result<undefined, "wrong-password" | "wrong-app-code" | "wrong-code" | "bad-passkey"> | TooMany;

const HOUR_MS = 3_600_000;
const READINGS: AuditAct[] = ["read-health-data", "read-record", "read-prescription"];

/** Proves that the owner of the session sits there, by what the account signs in with; good for 5 minutes in this browser. */
export async function proveAgain(auth: Auth, asked: Asked & { proof: Proof }): Promise<Proven> {
  const { userId, sessionId, proof, caller } = asked;
  const proven = await prove();
  if (!proven.ok) {
    const kind = proven.reason === "too-many-attempts" ? "locked-out" : "proof-failed";
    await recordSecurityEvent(auth, { kind, userId, about: nameOf(proof), caller });
    return proven;
  }
  await markProven(auth.db, { sessionId, now: caller.now });
  return ok(undefined);

  function prove(): Promise<Proven> {
    if ("code" in proof) return proveByCode(auth, { userId, code: proof.code, caller });
    if ("mailCode" in proof) return proveByMail(auth, { userId, code: proof.mailCode, caller });
    if ("password" in proof) return proveByPassword(auth, { userId, password: proof.password, caller });
    return proveByPasskey(auth, { userId, proof, caller });
  }
}

/** The same by the password alone, where a form asks for it by itself. */
export async function provePassword(
  auth: Auth,
  { password, ...asked }: Asked & { password: string },
): Promise<Result<undefined, "wrong-password"> | TooMany> {
  const proven = await proveAgain(auth, { ...asked, proof: { password } });
  return proven.ok || proven.reason === "too-many-attempts" ? proven : refused("wrong-password");
}

/** Sends a code to the mailbox of an account that has nothing else to prove its person by, or to its phone where it has no mailbox; refused for all others. */
export async function sendProofCode(
  auth: Auth,
  { userId, caller }: { userId: string; caller: Caller },
): Promise<Result<undefined, "wrong-code"> | TooMany> {
  const { db, secret } = auth;
  const { now } = caller;
  const user = (await findUserById(db, userId))!;
  const to = user.email !== undefined ? { email: user.email } : user.phone && { phone: user.phone };
  if (!provesByMail(user) || !to) return refused("wrong-code");
  const tooMany = await takeSend(db, { to: addressOf(to), userId, caller });
  if (tooMany) return tooMany;
  return inTransaction<Result<undefined, never> | TooMany>(db, async (tx) => {
    const noneLeft = "phone" in to && (await takeCodeText(tx, { userId, caller }));
    if (noneLeft) return noneLeft;
    const code = await issueCode(tx, { subject: `prove ${userId}`, secret, now });
    await queueCode(tx, { to, code, now });
    return ok(undefined);
  });
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
  const book = noteBookOf(db, now);
  const since = new Date(Math.max(book.now.getTime() - HOUR_MS, provenAt?.getTime() ?? 0));
  const [row] = await book.db
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

async function proveByPassword(
  { db }: Auth,
  { userId, password, caller }: { userId: string; password: string; caller: Caller },
): Promise<Result<undefined, "wrong-password"> | TooMany> {
  const tooMany = await takeGuess(db, { subject: userId, caller });
  if (tooMany) return tooMany;
  const { passwordHash: hash } = (await findUserById(db, userId))!;
  if (hash === undefined || !(await isPasswordRight({ hash, password }))) return refused("wrong-password");
  await forgiveGuesses(db, { subject: userId, caller });
  return ok(undefined);
}

async function proveByMail(
  { db, secret }: Auth,
  { userId, code: typed, caller }: { userId: string; code: string; caller: Caller },
): Promise<Result<undefined, "wrong-code"> | TooMany> {
  const tooMany = await takeGuess(db, { subject: userId, caller });
  if (tooMany) return tooMany;
  const code = parseCode(typed);
  const asked = { subject: `prove ${userId}`, code: code ?? "", secret, now: caller.now };
  const isOpen = provesByMail((await findUserById(db, userId))!);
  if (!isOpen || code === undefined || !(await takeCode(db, asked))) return refused("wrong-code");
  await forgiveGuesses(db, { subject: userId, caller });
  return ok(undefined);
}

function nameOf(proof: Proof): string {
  if ("code" in proof) return "second-factor";
  if ("mailCode" in proof) return "code";
  return "password" in proof ? "password" : "passkey";
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
