import { and, asc, desc, gt, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/ground.ts";
import { auditSeals } from "#app/db/schema/ground-audit.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { auditDigest, BEFORE_DIGESTS, FIRST_PREVIOUS, sealHash } from "#app/services/audit-seal.server.ts";

const PER_ROUND = 500;
/** No transaction of the shop is open so long: an entry that appears before those sealed by then was not written by it. */
const SETTLED_AFTER_MS = 3_600_000;

/** Chains the entries that were written since, in the order of their ids; what comes later with a smaller id is chained after. Gives how many. */
export async function sealAudit(db: Db, now: Date): Promise<number> {
  let sealed = 0;
  let after = await settledUpTo(db, now);
  for (;;) {
    const round = await inTransaction(db, (tx) => sealSome(tx, { after, now }));
    sealed += round.sealed;
    if (round.lastId === undefined) return sealed;
    after = round.lastId;
  }
}

/** The id up to which every entry is sealed; 0 when there is none. */
export async function settledUpTo(db: Db, now: Date): Promise<number> {
  const [seal] = await db
    .select({ auditId: auditSeals.auditId })
    .from(auditSeals)
    .where(lt(auditSeals.sealedAt, new Date(now.getTime() - SETTLED_AFTER_MS)))
    .orderBy(desc(auditSeals.id))
    .limit(1);
  return seal?.auditId ?? 0;
}

/** Whether the shop itself wrote an entry: it says so by its digest. */
export function isOwnEntry(row: typeof audit.$inferSelect, { mayBeOld }: { mayBeOld: boolean }): boolean {
  return row.digest === auditDigest(row) || (mayBeOld && row.digest === BEFORE_DIGESTS);
}

/** The condition that no seal names an entry. */
export function isUnsealed(db: Db) {
  return notExists(
    db.select({ id: auditSeals.id }).from(auditSeals).where(sql`${auditSeals.auditId} = ${audit}.id`),
  );
}

async function sealSome(tx: Db, { after, now }: { after: number; now: Date }) {
  await waitForTurn(tx, "seal-audit");
  const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  const rows = await tx
    .select()
    .from(audit)
    .where(and(gt(audit.id, after), isUnsealed(tx)))
    .orderBy(asc(audit.id))
    .limit(PER_ROUND);
  let previous = last?.hash ?? FIRST_PREVIOUS;
  let isOldPart = last?.isOld ?? true;
  const seals: (typeof auditSeals.$inferInsert)[] = [];
  for (const row of rows) {
    if (!isOwnEntry(row, { mayBeOld: isOldPart })) continue;
    isOldPart = row.digest === BEFORE_DIGESTS;
    const hash = sealHash({ previous, auditId: row.id, digest: auditDigest(row) });
    seals.push({ auditId: row.id, previous, hash, isOld: isOldPart, sealedAt: now });
    previous = hash;
  }
  if (seals.length > 0) await tx.insert(auditSeals).values(seals);
  return { sealed: seals.length, lastId: rows.at(-1)?.id };
}
