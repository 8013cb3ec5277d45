import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultationEvents, consultations, medicalRecords } from "#app/db/schema/clinic.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { prescriptions } from "#app/db/schema/prescriptions.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import type { Mailer } from "#app/integrations/mail.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { dropMessages } from "#app/services/outbox.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { removeUpload } from "#app/services/uploads.server.ts";

const PER_ROUND = 100;

type Keepers = { files: FileStore; mailer: Pick<Mailer, "forgetFiles">; now: Date };

/** Deletes consultations with records, prescriptions and letters once nothing of them is younger than the years for which they are kept; gives how many. */
export async function purgeOldConsultations(db: Db, keepers: Keepers): Promise<number> {
  const { legal } = await findSettings(db);
  const isOver = isOlderThan({ years: legal.medicalRecordYears, now: keepers.now });
  const over = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(isOver)
    .orderBy(asc(consultations.id))
    .limit(PER_ROUND);
  for (const { id } of over) await purge(db, { id, isOver, ...keepers });
  return over.length;
}

async function purge(
  db: Db,
  { id, isOver, files, mailer, now }: Keepers & { id: number; isOver: SQL },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [visit] = await tx
      .select({ number: consultations.number })
      .from(consultations)
      .where(and(eq(consultations.id, id), isOver))
      .for("update");
    if (!visit) return;
    const records = await tx
      .select({ id: medicalRecords.uploadId })
      .from(medicalRecords)
      .where(eq(medicalRecords.consultationId, id));
    // All versions at once, since each refers to the one before it.
    const { rows: written } = await tx.execute<{ number: string }>(
      sql`select number from delete_old_prescriptions(${id}) as number`,
    );
    await tx.delete(consultations).where(eq(consultations.id, id));
    const numbers = [visit.number, ...written.map(({ number }) => number)];
    const dedupeKeys = await dropMessages(tx, { recipients: [], numbers });
    await recordAudit(tx, {
      by: bySystem("purge-consultations"),
      act: "purge-consultation",
      about: `consultation ${visit.number}`,
      details: { prescriptions: written.length, records: records.length },
      now,
    });
    for (const record of records) await removeUpload(tx, files, record.id);
    await mailer.forgetFiles({ recipients: [], dedupeKeys });
  });
}

/** SQL: whether a consultation, all that happened to it, its records and its prescriptions are older than that. */
function isOlderThan({ years, now }: { years: number; now: Date }): SQL {
  const lastEvent = sql`select max(${consultationEvents.happenedAt}) from ${consultationEvents}
    where ${consultationEvents.consultationId} = ${consultations.id}`;
  const lastRecord = sql`select max(${uploads.uploadedAt}) from ${uploads}
    join ${medicalRecords} on ${medicalRecords.uploadId} = ${uploads.id}
    where ${medicalRecords.consultationId} = ${consultations.id}`;
  const lastPrescription = sql`select max(${prescriptions.issuedAt}) from ${prescriptions}
    where ${prescriptions.consultationId} = ${consultations.id}`;
  return sql`greatest(${consultations.createdAt}, ${consultations.endsAt}, (${lastEvent}), (${lastRecord}), (${lastPrescription}))
    < ${now}::timestamptz - make_interval(years => ${years}::int)`;
}
