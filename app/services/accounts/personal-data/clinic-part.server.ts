import { and, asc, eq, gt, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultationConsents, consultations, medicalRecords } from "#app/db/schema/clinic.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { prescriptionLines, prescriptions, refillReminders } from "#app/db/schema/prescriptions.ts";
import { SHOPPER } from "#app/domain/actor.ts";
import type { Person, PersonalPart } from "#app/services/accounts/personal-data/part.ts";
import { writeMove } from "#app/services/clinic/change-consultation.server.ts";
import { newToken } from "#app/services/new-token.server.ts";

/** Consultations with their papers and prescriptions. The law keeps them 3 years: they stay, loose from the account, and the old links open nothing; what has not taken place yet is cancelled. */
export const clinicPart: PersonalPart = {
  async read(db, person) {
    const own = await db
      .select()
      .from(consultations)
      .where(isOwnConsultation(person))
      .orderBy(asc(consultations.id));
    const ids = own.map(({ id }) => id);
    const papers = await db
      .select({
        consultationId: medicalRecords.consultationId,
        fileName: uploads.fileName,
        uploadedAt: uploads.uploadedAt,
      })
      .from(medicalRecords)
      .innerJoin(uploads, eq(uploads.id, medicalRecords.uploadId))
      .where(inArray(medicalRecords.consultationId, ids));
    const consents = await db
      .select()
      .from(consultationConsents)
      .where(inArray(consultationConsents.consultationId, ids))
      .orderBy(asc(consultationConsents.id));
    const written = await db
      .select()
      .from(prescriptions)
      .where(inArray(prescriptions.consultationId, ids))
      .orderBy(asc(prescriptions.id));
    const lines = await db
      .select()
      .from(prescriptionLines)
      .where(
        inArray(
          prescriptionLines.prescriptionId,
          written.map(({ id }) => id),
        ),
      )
      .orderBy(asc(prescriptionLines.prescriptionId), asc(prescriptionLines.position));
    return {
      consultations: own.map(({ id, token: _, idempotencyKey: __, profileId: ___, ...consultation }) => ({
        ...consultation,
        papers: papers
          .filter(({ consultationId }) => consultationId === id)
          .map(({ fileName, uploadedAt }) => ({ fileName, uploadedAt })),
        consents: consents
          .filter(({ consultationId }) => consultationId === id)
          .map(({ purpose, version, text, language, givenAt, withdrawnAt }) => ({
            ...{ purpose, version, text, language, givenAt, withdrawnAt },
          })),
      })),
      prescriptions: written.map(({ id, token: _, consultationId: __, ...prescription }) => ({
        ...prescription,
        lines: lines.filter(({ prescriptionId }) => prescriptionId === id),
      })),
    };
  },

  async listNumbers(db, person) {
    const own = db.select({ id: consultations.id }).from(consultations).where(isOwnConsultation(person));
    const visits = await db
      .select({ number: consultations.number })
      .from(consultations)
      .where(isOwnConsultation(person));
    const written = await db
      .select({ number: prescriptions.number })
      .from(prescriptions)
      .where(inArray(prescriptions.consultationId, own));
    return [...visits, ...written].map(({ number }) => number);
  },

  async erase(tx, person, now) {
    await cancelOpen(tx, person, now);
    const own = tx.select({ id: consultations.id }).from(consultations).where(isOwnConsultation(person));
    const written = tx
      .select({ id: prescriptions.id })
      .from(prescriptions)
      .where(inArray(prescriptions.consultationId, own));
    const lines = tx
      .select({ id: prescriptionLines.id })
      .from(prescriptionLines)
      .where(inArray(prescriptionLines.prescriptionId, written));
    await tx.delete(refillReminders).where(inArray(refillReminders.prescriptionLineId, lines));
    for (const { id } of await written)
      await tx.update(prescriptions).set({ token: newToken() }).where(eq(prescriptions.id, id));
    for (const { id } of await own)
      await tx
        .update(consultations)
        .set({ profileId: null, token: newToken() })
        .where(eq(consultations.id, id));
  },
};

/** Without letters: nobody is written to any more. */
async function cancelOpen(tx: Db, person: Person, now: Date): Promise<void> {
  const isComing = and(eq(consultations.status, "confirmed"), gt(consultations.startsAt, now));
  const open = await tx
    .select()
    .from(consultations)
    .where(
      and(
        isOwnConsultation(person),
        or(inArray(consultations.status, ["requested", "wait_listed"]), isComing),
      ),
    )
    .orderBy(asc(consultations.id))
    .for("update");
  for (const row of open) await writeMove(tx, { row, status: "cancelled", actor: SHOPPER, now });
}

/** Asked for signed in, or as a guest with both the proven e-mail and the proven phone: a mistyped one alone opens no health data. */
function isOwnConsultation({ userId, email, phone }: Person): SQL {
  const own = eq(consultations.profileId, userId);
  if (phone === undefined) return own;
  const isProven = and(eq(consultations.email, email), eq(consultations.phone, phone));
  return or(own, and(isNull(consultations.profileId), isProven))!;
}
