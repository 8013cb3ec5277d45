import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/ground.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { auditDigest } from "#app/services/audit-seal.server.ts";
import { noteBookOf } from "#app/services/note-book.server.ts";

/** Writes down who did what to which row (`about`: its kind and what names it, "order SH-1234-5678"), in the transaction that did it; what was read in a shop of the past stands in today's. Gives the entry's id. */
export async function recordAudit(
  db: Db,
  {
    by,
    act,
    about,
    details,
    now,
  }: { by: Actor; act: AuditAct; about: string; details: Record<string, unknown>; now: Date },
): Promise<number> {
  const book = noteBookOf(db, now);
  const noted = book.asOf ? { ...details, asOf: book.asOf.toISOString() } : details;
  const entry = { ...actorColumns(by), action: act, subject: about, details: noted, happenedAt: book.now };
  const [row] = await book.db
    .insert(audit)
    .values({ ...entry, digest: auditDigest(entry) })
    .returning({ id: audit.id });
  return row!.id;
}
