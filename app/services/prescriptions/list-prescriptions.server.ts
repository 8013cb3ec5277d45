import { and, desc, eq, ilike, lt, or, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { prescriptions } from "#app/db/schema/prescriptions.ts";
import { escapeLike } from "#app/db/words.ts";
import { byUser } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { parsePaperNumber } from "#app/domain/paper-number.ts";
import { may, type Role } from "#app/domain/permissions.ts";
import { type PrescriptionState, prescriptionState } from "#app/domain/prescriptions/prescription-state.ts";
import { waysToReach } from "#app/domain/prescriptions/ways-to-reach.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { isReplaced } from "#app/services/prescriptions/find-prescription.server.ts";

type Reader = { userId: string; role: Role };

export type PrescriptionFilter = {
  doctorId?: number | undefined;
  /** A number, or part of a patient's name or phone. */
  q?: string | undefined;
};

export type ClinicPrescriptionRow = {
  id: number;
  number: string;
  doctorName: string;
  patientName: string;
  consultationNumber: string;
  issuedAt: Date;
  expiresOn: string;
  state: PrescriptionState;
};

/** What was prescribed, newest first, for the clinic; `before` is the id of the last row seen. The read is written down. */
export async function listClinicPrescriptions(
  db: Db,
  {
    reader,
    filter,
    before,
    limit = 30,
    now,
  }: { reader: Reader; filter: PrescriptionFilter; before?: number; limit?: number; now: Date },
): Promise<Result<{ rows: ClinicPrescriptionRow[]; next: number | undefined }, "not-allowed">> {
  if (!may(reader.role, "see-consultations")) return refused("not-allowed");
  const { doctorId, q } = filter;
  await recordAudit(db, {
    by: byUser(reader),
    act: "list-prescriptions",
    about: doctorId === undefined ? "all doctors" : `doctor ${doctorId}`,
    details: {},
    now,
  });
  const rows = await db
    .select({
      id: prescriptions.id,
      number: prescriptions.number,
      doctorName: prescriptions.doctorName,
      patientName: prescriptions.patientName,
      consultationNumber: consultations.number,
      issuedAt: prescriptions.issuedAt,
      expiresOn: prescriptions.expiresOn,
      revokedAt: prescriptions.revokedAt,
      isReplaced,
    })
    .from(prescriptions)
    .innerJoin(consultations, eq(consultations.id, prescriptions.consultationId))
    .where(
      and(
        doctorId === undefined ? undefined : eq(prescriptions.doctorId, doctorId),
        q?.trim() ? isFoundBy(q.trim()) : undefined,
        before === undefined ? undefined : lt(prescriptions.id, before),
      ),
    )
    .orderBy(desc(prescriptions.id))
    .limit(limit + 1);
  const today = indiaDate(now);
  const shown = rows.slice(0, limit).map(({ revokedAt, isReplaced, ...row }) => ({
    ...row,
    state: prescriptionState({ isRevoked: revokedAt !== null, isReplaced, expiresOn: row.expiresOn }, today),
  }));
  return ok({ rows: shown, next: rows.length > limit ? shown.at(-1)!.id : undefined });
}

/** The numbers of a consultation's prescriptions, newest first; none for who may not read them. */
export async function listPrescriptionsOf(
  db: Db,
  { reader, consultation }: { reader: Reader; consultation: string },
): Promise<{ number: string; issuedAt: Date }[]> {
  if (!may(reader.role, "see-consultations")) return [];
  return db
    .select({ number: prescriptions.number, issuedAt: prescriptions.issuedAt })
    .from(prescriptions)
    .innerJoin(consultations, eq(consultations.id, prescriptions.consultationId))
    .where(eq(consultations.number, consultation))
    .orderBy(desc(prescriptions.id));
}

function isFoundBy(q: string): SQL | undefined {
  const number = parsePaperNumber("prescription", q);
  if (number) return eq(prescriptions.number, number);
  const part = `%${escapeLike(q)}%`;
  return or(ilike(prescriptions.patientName, part), ilike(consultations.phone, part));
}

/** The number of the consultation that a prescription belongs to. */
export async function findConsultationOf(db: Db, number: string): Promise<string | undefined> {
  const [row] = await db
    .select({ number: consultations.number })
    .from(prescriptions)
    .innerJoin(consultations, eq(consultations.id, prescriptions.consultationId))
    .where(eq(prescriptions.number, number));
  return row?.number;
}

/** How the letters of a prescription reach its patient. */
export async function findSentBy(db: Db, number: string): Promise<"both" | "mail" | "sms" | "none"> {
  const [patient] = await db
    .select({ email: consultations.email, phone: consultations.phone })
    .from(prescriptions)
    .innerJoin(consultations, eq(consultations.id, prescriptions.consultationId))
    .where(eq(prescriptions.number, number));
  const [first, second] = patient ? waysToReach(patient) : [];
  return second ? "both" : (first?.channel ?? "none");
}
