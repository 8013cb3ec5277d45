import { asc, desc, eq, gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/ground.ts";
import { auditChecks, auditSeals } from "#app/db/schema/ground-audit.ts";
import type { AuditFault, SealedHead } from "#app/domain/audit-fault.ts";
import { auditDigest, FIRST_PREVIOUS, sealHash } from "#app/services/audit-seal.server.ts";
import { isOwnEntry, isUnsealed, sealAudit, settledUpTo } from "#app/services/seal-audit.server.ts";

const PER_ROUND = 1_000;
const FAULTS_TOLD = 100;
const CHECKED_EVERY_MS = 20 * 3_600_000;

export type Verified = { sealed: number; head: SealedHead | undefined; faults: AuditFault[] };

/** Reads the whole audit over: its chain, each entry against its seal, and what has none. `known` is the end of the chain as it was told before, outside of the database. At most 100 faults. */
export async function verifyAudit(
  db: Db,
  { known, now }: { known: SealedHead | undefined; now: Date },
): Promise<Verified> {
  const faults: AuditFault[] = [];
  let head: SealedHead | undefined;
  let sealed = 0;
  let isKnownSeen = known === undefined;
  for (;;) {
    const rows = await db
      .select({ seal: auditSeals, entry: audit })
      .from(auditSeals)
      .leftJoin(audit, eq(audit.id, auditSeals.auditId))
      .where(gt(auditSeals.id, head?.sealId ?? 0))
      .orderBy(asc(auditSeals.id))
      .limit(PER_ROUND);
    for (const { seal, entry } of rows) {
      const { id: sealId, auditId, previous, hash } = seal;
      if (previous !== (head?.hash ?? FIRST_PREVIOUS)) faults.push({ kind: "chain", id: sealId });
      if (!entry) faults.push({ kind: "removed", id: auditId });
      else if (sealHash({ previous, auditId, digest: auditDigest(entry) }) !== hash)
        faults.push({ kind: "changed", id: auditId });
      isKnownSeen ||= sealId === known?.sealId && hash === known.hash;
      head = { sealId, hash };
      sealed += 1;
    }
    if (rows.length < PER_ROUND) break;
  }
  if (!isKnownSeen) faults.push({ kind: "cut", id: known!.sealId });
  faults.push(...(await findPutIn(db, now)));
  return { sealed, head, faults: faults.slice(0, FAULTS_TOLD) };
}

/** Entries that the shop did not write: without its digest, or among those that were sealed long ago. */
async function findPutIn(db: Db, now: Date): Promise<AuditFault[]> {
  const settled = await settledUpTo(db, now);
  const loose = await db.select().from(audit).where(isUnsealed(db)).orderBy(asc(audit.id)).limit(PER_ROUND);
  return loose
    .filter((row) => row.id <= settled || !isOwnEntry(row, { mayBeOld: false }))
    .map(({ id }) => ({ kind: "inserted", id }));
}

/** The end of the chain now, as it is to be known from here on; undefined where the one that was `known` lies in it no more. */
export async function findHead(db: Db, known: SealedHead | undefined): Promise<SealedHead | undefined> {
  const seals = () => db.select({ sealId: auditSeals.id, hash: auditSeals.hash }).from(auditSeals);
  if (known) {
    const [former] = await seals().where(eq(auditSeals.id, known.sealId));
    if (former?.hash !== known.hash) return undefined;
  }
  const [last] = await seals().orderBy(desc(auditSeals.id)).limit(1);
  return last;
}

/** Once a night: seals what is new, reads the audit over and writes down what was found; undefined when it was done within 20 hours. */
export async function checkAudit(
  db: Db,
  { known, now }: { known: SealedHead | undefined; now: Date },
): Promise<Verified | undefined> {
  const last = await lastCheck(db);
  if (last && now.getTime() - last.checkedAt.getTime() < CHECKED_EVERY_MS) return undefined;
  return checkAuditNow(db, { known, now });
}

/** The same at once, as the command asks for it. */
export async function checkAuditNow(
  db: Db,
  { known, now }: { known: SealedHead | undefined; now: Date },
): Promise<Verified> {
  await sealAudit(db, now);
  const verified = await verifyAudit(db, { known, now });
  await db.insert(auditChecks).values({
    checkedAt: now,
    sealed: verified.sealed,
    faults: verified.faults,
  });
  return verified;
}

/** How many faults the last reading found; 0 before the first. */
export async function countAuditFaults(db: Db): Promise<{ auditFaults: number }> {
  return { auditFaults: (await lastCheck(db))?.faults.length ?? 0 };
}

async function lastCheck(db: Db) {
  const [last] = await db.select().from(auditChecks).orderBy(desc(auditChecks.id)).limit(1);
  return last;
}
