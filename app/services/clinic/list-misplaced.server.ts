import type { Db } from "#app/db/client.server.ts";
import { isSeeing } from "#app/domain/clinic/consultation-slot.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { listBookableDoctors } from "#app/services/clinic/doctors.server.ts";
import { type Booking, listConsultations } from "#app/services/clinic/list-consultations.server.ts";
import type { ClinicStaff } from "#app/services/clinic/manage-consultations.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Coming bookings at times at which their doctor sees nobody any more: a day off, another week, a holiday, a doctor who left. The patients must be called. */
export async function listMisplaced(
  db: Db,
  { staff, now }: { staff: ClinicStaff; now: Date },
): Promise<Booking[]> {
  const coming = await listConsultations(db, { staff, filter: { status: "confirmed", from: now }, now });
  if (!coming.ok || coming.value.length === 0) return [];
  const doctors = await listBookableDoctors(db, { today: indiaDate(now) });
  const { hours: openingHours } = await findSettings(db);
  return coming.value.filter(({ doctorSlug, startsAt, endsAt, mode }) => {
    const doctor = doctors.find(({ slug }) => slug === doctorSlug);
    const span = { startsAt: startsAt!, endsAt: endsAt! };
    return !doctor || !isSeeing(doctor.schedule, { span, mode: mode!, openingHours });
  });
}
