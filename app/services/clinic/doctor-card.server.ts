import type { Db } from "#app/db/client.server.ts";
import { type ConsultationMode, meetingOf, nextFree } from "#app/domain/clinic/consultation-slot.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { type BookingChoice, publicDoctor } from "#app/services/clinic/booking-view.server.ts";
import { isClinicOpen } from "#app/services/clinic/clinic-opening.server.ts";
import { listBookableDoctors, modesOf } from "#app/services/clinic/doctors.server.ts";
import { listDaysOfDoctors } from "#app/services/clinic/slots.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** After every time that can be written. */
const NEVER = "~";

type ShownDoctor = {
  doctor: BookingChoice["doctor"];
  meeting: ConsultationMode | "both";
  /** When the first free time begins, as ISO text; kept pages are made anew when one is taken or given back. */
  nextFree: string | undefined;
};

/** The doctors who can be booked, the one with the earliest free time first; none while the clinic takes no patients. */
export async function findShownDoctors(
  db: Db,
  { now, isTryout, ...start }: StartFacts & { isTryout: boolean; now: Date },
): Promise<ShownDoctor[]> {
  if (!isTryout && !(await isClinicOpen(db, { ...start, today: indiaDate(now) }))) return [];
  const listed = await listBookableDoctors(db, { today: indiaDate(now) });
  const settings = await findSettings(db);
  const days = await listDaysOfDoctors(db, { doctors: listed, settings, now });
  return listed
    .flatMap((doctor, place) => {
      const meeting = meetingOf(modesOf(doctor));
      if (!meeting) return [];
      return [{ doctor: publicDoctor(doctor), meeting, nextFree: nextFree(days[place]!)?.toISOString() }];
    })
    .toSorted((a, b) => (a.nextFree ?? NEVER).localeCompare(b.nextFree ?? NEVER));
}
