import { and, asc, eq, gte } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { doctorDaysOff, doctorHours, doctors } from "#app/db/schema/clinic.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { byUser } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import type { DoctorHours } from "#app/domain/clinic/consultation-slot.ts";
import { type DoctorForm, doctorHoursSchema, doctorSchema } from "#app/domain/clinic/doctor-form.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate, isDay } from "#app/domain/india-time.ts";
import { may } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { doctorPhotoUrl } from "#app/services/clinic/doctors.server.ts";
import type { ClinicStaff } from "#app/services/clinic/manage-consultations.server.ts";

type Asked = { staff: ClinicStaff; now: Date };

export type DoctorFile = Omit<DoctorForm, "profileId"> & {
  id: number;
  profileId: string | undefined;
  pastesVideoLink: boolean;
  photoUrl: string | undefined;
  hours: DoctorHours[];
  daysOff: { date: string; reason: string }[];
};

/** All doctors with week and coming days off, also those who cannot be booked yet. */
export async function listDoctors(
  db: Db,
  { staff, now }: Asked,
): Promise<Result<DoctorFile[], "not-allowed">> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  const rows = await db.select().from(doctors).orderBy(asc(doctors.position), asc(doctors.id));
  const hours = await db
    .select()
    .from(doctorHours)
    .orderBy(asc(doctorHours.weekday), asc(doctorHours.startsAt));
  const off = await db
    .select()
    .from(doctorDaysOff)
    .where(gte(doctorDaysOff.offOn, indiaDate(now)))
    .orderBy(asc(doctorDaysOff.offOn));
  return ok(
    rows.map(({ position: _, photoUploadId, ...doctor }) => ({
      ...doctor,
      photoUrl: doctorPhotoUrl(photoUploadId),
      profileId: doctor.profileId ?? undefined,
      hours: hours
        .filter((row) => row.doctorId === doctor.id)
        .map(({ weekday, startsAt, endsAt, mode }) => ({
          ...{ weekday, mode },
          startsAt: startsAt.slice(0, 5),
          endsAt: endsAt.slice(0, 5),
        })),
      daysOff: off
        .filter((row) => row.doctorId === doctor.id)
        .map(({ offOn, reason }) => ({ date: offOn, reason })),
    })),
  );
}

/** Adds a doctor, or changes the one of that id; the account that signs prescriptions has the role of a doctor. */
export async function saveDoctor(
  db: Db,
  { staff, id, doctor, now }: Asked & { id: number | undefined; doctor: DoctorForm },
): Promise<
  Result<
    { id: number },
    "not-allowed" | "bad-doctor" | "slug-taken" | "not-a-doctor" | "account-taken" | "not-found"
  >
> {
  if (!may(staff.role, "edit-settings")) return refused("not-allowed");
  const parsed = doctorSchema.safeParse(doctor);
  if (!parsed.success) return refused("bad-doctor");
  const { profileId, ...facts } = parsed.data;
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, "doctors");
    const [sameSlug] = await tx.select({ id: doctors.id }).from(doctors).where(eq(doctors.slug, facts.slug));
    if (sameSlug && sameSlug.id !== id) return refused("slug-taken");
    if (profileId !== undefined && !(await isDoctor(tx, profileId))) return refused("not-a-doctor");
    if (profileId !== undefined && (await isOtherDoctors(tx, { profileId, id })))
      return refused("account-taken");
    const values = { ...facts, profileId: profileId ?? null };
    const [saved] =
      id === undefined
        ? await tx.insert(doctors).values(values).returning({ id: doctors.id })
        : await tx.update(doctors).set(values).where(eq(doctors.id, id)).returning({ id: doctors.id });
    if (!saved) return refused("not-found");
    await audit(tx, { staff, now, act: "save-doctor", id: saved.id, details: facts });
    return ok(saved);
  });
}

/** Replaces a doctor's week, and says whether the doctor sends links to video calls by hand (unchanged when absent); bookings that lie outside the new one stay until they are moved (`listMisplaced`). */
export async function setDoctorHours(
  db: Db,
  {
    staff,
    doctorId,
    hours,
    pastesVideoLink,
    now,
  }: Asked & { doctorId: number; hours: DoctorHours[]; pastesVideoLink?: boolean },
): Promise<Result<undefined, "not-allowed" | "bad-hours" | "not-found">> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  const parsed = doctorHoursSchema.safeParse(hours);
  if (!parsed.success) return refused("bad-hours");
  return inTransaction(db, async (tx) => {
    if (!(await lockDoctor(tx, doctorId))) return refused("not-found");
    await tx.delete(doctorHours).where(eq(doctorHours.doctorId, doctorId));
    if (parsed.data.length > 0)
      await tx.insert(doctorHours).values(parsed.data.map((row) => ({ ...row, doctorId })));
    if (pastesVideoLink !== undefined)
      await tx.update(doctors).set({ pastesVideoLink }).where(eq(doctors.id, doctorId));
    const details = { hours: parsed.data, pastesVideoLink };
    await audit(tx, { staff, now, act: "set-doctor-hours", id: doctorId, details });
    return ok(undefined);
  });
}

/** Keeps a day free; bookings that lie on it stay until they are moved (`listMisplaced`). */
export async function addDayOff(
  db: Db,
  { staff, doctorId, date, reason, now }: Asked & { doctorId: number; date: string; reason: string },
): Promise<Result<undefined, "not-allowed" | "bad-date" | "not-found">> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  if (!isDay(date) || date < indiaDate(now)) return refused("bad-date");
  return inTransaction(db, async (tx) => {
    if (!(await lockDoctor(tx, doctorId))) return refused("not-found");
    const why = cleanLine(reason).slice(0, 160);
    await tx
      .insert(doctorDaysOff)
      .values({ doctorId, offOn: date, reason: why })
      .onConflictDoUpdate({ target: [doctorDaysOff.doctorId, doctorDaysOff.offOn], set: { reason: why } });
    await audit(tx, { staff, now, act: "add-day-off", id: doctorId, details: { date } });
    return ok(undefined);
  });
}

/** Gives a day back to the patients. It has no undo: by then somebody may be told of it, or booked. */
export async function removeDayOff(
  db: Db,
  { staff, doctorId, date, now }: Asked & { doctorId: number; date: string },
): Promise<Result<undefined, "not-allowed" | "not-found">> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  return inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(doctorDaysOff)
      .where(and(eq(doctorDaysOff.doctorId, doctorId), eq(doctorDaysOff.offOn, date)))
      .returning({ id: doctorDaysOff.id });
    if (gone.length === 0) return refused("not-found");
    await audit(tx, { staff, now, act: "remove-day-off", id: doctorId, details: { date } });
    return ok(undefined);
  });
}

/** The accounts with the role of a doctor, by name. */
export async function listDoctorAccounts(db: Db): Promise<{ id: string; name: string; email: string }[]> {
  const rows = await db
    .select({ id: profiles.id, name: profiles.name, email: profiles.email })
    .from(profiles)
    .where(eq(profiles.role, "doctor"))
    .orderBy(asc(profiles.name), asc(profiles.id));
  return rows.map((row) => ({ ...row, email: row.email ?? "" }));
}

async function isDoctor(tx: Db, profileId: string): Promise<boolean> {
  const [profile] = await tx.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, profileId));
  return profile?.role === "doctor";
}

async function isOtherDoctors(
  tx: Db,
  { profileId, id }: { profileId: string; id: number | undefined },
): Promise<boolean> {
  const [holder] = await tx.select({ id: doctors.id }).from(doctors).where(eq(doctors.profileId, profileId));
  return holder !== undefined && holder.id !== id;
}

async function lockDoctor(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, id)).for("update");
  return row !== undefined;
}

async function audit(
  tx: Db,
  entry: Asked & { act: AuditAct; id: number; details: Record<string, unknown> },
): Promise<void> {
  const { staff, now, act, id, details } = entry;
  await recordAudit(tx, { by: byUser(staff), act, about: `doctor ${id}`, details, now });
}
