import { randomBytes } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { bankForwardSecrets } from "#app/db/schema/payments-forward.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { By } from "#app/services/orders/order-life.server.ts";

const SECRET_BYTES = 24;
/** The old one, and the one that takes its place. */
const MOST = 2;

/** What is known of the secrets of the owner's phone; never the secrets themselves. */
export function listForwardSecrets(db: Db) {
  return db
    .select({
      id: bankForwardSecrets.id,
      accountEnd: bankForwardSecrets.accountEnd,
      createdAt: bankForwardSecrets.createdAt,
      usedAt: bankForwardSecrets.usedAt,
      toldAt: bankForwardSecrets.toldAt,
    })
    .from(bankForwardSecrets)
    .orderBy(asc(bankForwardSecrets.id));
}

/** Makes a secret for the phone and gives it, this once. */
export async function makeForwardSecret(
  db: Db,
  { accountEnd, actor, now }: By & { accountEnd: string },
): Promise<Result<{ secret: string }, "bad-account" | "two-already">> {
  if (!/^\d{4}$/.test(accountEnd)) return refused("bad-account");
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, "bank forward secrets");
    if ((await tx.$count(bankForwardSecrets)) >= MOST) return refused("two-already");
    const secret = randomBytes(SECRET_BYTES).toString("base64url");
    await tx.insert(bankForwardSecrets).values({ secret, accountEnd, createdAt: now });
    const details = { accountEnd };
    await recordAudit(tx, { by: actor, act: "make-bank-secret", about: "bank", details, now });
    return ok({ secret });
  });
}

/** From now on nothing is taken that is signed with that secret. */
export async function endForwardSecret(
  db: Db,
  { secretId, actor, now }: By & { secretId: number },
): Promise<Result<undefined, "not-found">> {
  return inTransaction(db, async (tx) => {
    const [gone] = await tx
      .delete(bankForwardSecrets)
      .where(eq(bankForwardSecrets.id, secretId))
      .returning({ createdAt: bankForwardSecrets.createdAt });
    if (!gone) return refused("not-found");
    await recordAudit(tx, { by: actor, act: "end-bank-secret", about: "bank", details: gone, now });
    return ok(undefined);
  });
}
