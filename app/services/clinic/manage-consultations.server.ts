import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import { type ConsultationStatus, mayBecome } from "#app/domain/clinic/consultation-status.ts";
import { cleanLines } from "#app/domain/form/plain-text.ts";
import { type Action, may, type Role } from "#app/domain/permissions.ts";
import { ADULT_AGE } from "#app/domain/prescriptions/patient.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { moveTo } from "#app/services/clinic/change-consultation.server.ts";
import { type SlotRefusal, takeSlot } from "#app/services/clinic/slots.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Somebody of the shop who is signed in. */
export type ClinicStaff = { userId: string; role: Role };
type Asked = { staff: ClinicStaff; number: string; publicOrigin: string; now: Date };
export type ManageRefusal = "not-allowed" | "not-found" | "wrong-status";
export type CompleteRefusal = ManageRefusal | "guardian-unverified";

/** Agrees on a time with the patient, or on another one; also times that are nearer than patients may book themselves. */
export async function confirmConsultation(
  db: Db,
  {
    doctorId,
    startsAt,
    mode,
    ...asked
  }: Asked & { doctorId: number; startsAt: Date; mode: ConsultationMode },
): Promise<Result<undefined, ManageRefusal | SlotRefusal>> {
  const { now } = asked;
  return change(db, { ...asked, to: "confirmed" }, (tx, { row, settings }) =>
    takeSlot(tx, {
      wanted: { doctor: doctorId, startsAt, mode },
      earliest: now,
      exceptId: row.id,
      settings,
      now,
    }),
  );
}

/** Puts a request on the waiting list. */
export async function waitListConsultation(db: Db, asked: Asked): Promise<Result<undefined, ManageRefusal>> {
  return change(db, { ...asked, to: "wait_listed" });
}

/** The patient is at the clinic. */
export async function markArrived(db: Db, asked: Asked): Promise<Result<undefined, ManageRefusal>> {
  return change(db, { ...asked, to: "arrived" });
}

/** The consultation took place; that of a child only once the clinic knows its parent or guardian. */
export async function completeConsultation(
  db: Db,
  asked: Asked,
): Promise<Result<undefined, CompleteRefusal>> {
  return change(db, { ...asked, to: "completed" }, async (_, { row }) =>
    row.ageYears < ADULT_AGE && !row.guardianVerifiedBy ? refused("guardian-unverified") : ok(undefined),
  );
}

/** The patient did not come; not before the time has begun. */
export async function missConsultation(
  db: Db,
  asked: Asked,
): Promise<Result<undefined, ManageRefusal | "too-early">> {
  return change(db, { ...asked, to: "missed" }, async (_, { row }) =>
    row.startsAt! > asked.now ? refused("too-early") : ok(undefined),
  );
}

/** Calls a consultation off, with a reason for the shop's own eyes. */
export async function cancelConsultation(
  db: Db,
  asked: Asked & { reason: string },
): Promise<Result<undefined, ManageRefusal>> {
  return change(db, { ...asked, to: "cancelled", note: asked.reason });
}

/** Writes what the doctor notes for themselves; only who sees health data may. */
export async function writeDoctorNotes(
  db: Db,
  { staff, number, notes, now }: Omit<Asked, "publicOrigin"> & { notes: string },
): Promise<Result<undefined, "not-allowed" | "not-found">> {
  if (!may(staff.role, "see-consultations")) return refused("not-allowed");
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(consultations)
      .set({ doctorNotes: cleanLines(notes).slice(0, LONGEST_NOTES) })
      .where(eq(consultations.number, number))
      .returning({ id: consultations.id });
    if (!row) return refused("not-found");
    await recordAudit(tx, {
      by: byUser(staff),
      act: "write-doctor-notes",
      about: `consultation ${number}`,
      details: {},
      now,
    });
    return ok(undefined);
  });
}

const LONGEST_NOTES = 10_000;
const NEEDED: Action = "manage-bookings";

type Settings = Awaited<ReturnType<typeof findSettings>>;
type Row = typeof consultations.$inferSelect;
type Prepared = Awaited<ReturnType<typeof takeSlot>> | Result<undefined, "too-early" | "guardian-unverified">;

async function change<Refusal extends string = never>(
  db: Db,
  { staff, number, to, note, publicOrigin, now }: Asked & { to: ConsultationStatus; note?: string },
  prepare?: (tx: Db, found: { row: Row; settings: Settings }) => Promise<Prepared>,
): Promise<Result<undefined, ManageRefusal | Refusal>> {
  if (!may(staff.role, NEEDED)) return refused("not-allowed");
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(consultations).where(eq(consultations.number, number)).for("update");
    if (!row) return refused("not-found");
    if (!mayBecome(row.status, to)) return refused("wrong-status");
    const prepared = await prepare?.(tx, { row, settings });
    if (prepared && !prepared.ok) return refused(prepared.reason as Refusal);
    await moveTo(tx, {
      row,
      status: to,
      ...(prepared?.value && { slot: prepared.value }),
      actor: byUser(staff),
      ...(note !== undefined && { note: cleanLines(note) }),
      settings,
      publicOrigin,
      now,
    });
    return ok(undefined);
  });
}
