import type { Db } from "#app/db/client.server.ts";
import { type ConsultationMode, meetingOf } from "#app/domain/clinic/consultation-slot.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { type BookingChoice, findBookingChoice } from "#app/services/clinic/booking-view.server.ts";
import { isClinicOpen } from "#app/services/clinic/clinic-opening.server.ts";

export type ShownDoctor = {
  doctor: BookingChoice["doctor"];
  meeting: ConsultationMode | "both";
  /** When the first free time begins, as ISO text; kept pages are made anew when one is taken or given back. */
  nextFree: string | undefined;
};

/** The first doctor who can be booked, for pages that only show one; undefined while the clinic takes no patients. */
export async function findShownDoctor(
  db: Db,
  { now, isTryout, ...start }: StartFacts & { isTryout: boolean; now: Date },
): Promise<ShownDoctor | undefined> {
  if (!isTryout && !(await isClinicOpen(db, { ...start, today: indiaDate(now) }))) return undefined;
  const booking = await findBookingChoice(db, { doctorSlug: undefined, date: undefined, now });
  const meeting = meetingOf(booking?.modes ?? []);
  if (!booking || !meeting) return undefined;
  return { doctor: booking.doctor, meeting, nextFree: booking.nextFree?.toISOString() };
}
