import type { Db } from "#app/db/client.server.ts";
import { type ConsultationMode, meetingOf } from "#app/domain/clinic/consultation-slot.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { type BookingChoice, findBookingChoice } from "#app/services/clinic/booking-view.server.ts";
import { isClinicOpen } from "#app/services/clinic/clinic-opening.server.ts";

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
  const choose = (doctorSlug?: string) => findBookingChoice(db, { doctorSlug, date: undefined, now });
  const first = await choose();
  const others = (first?.doctors ?? []).slice(1);
  const choices = [first, ...(await Promise.all(others.map(({ slug }) => choose(slug))))];
  return choices
    .flatMap((choice) => {
      const meeting = meetingOf(choice?.modes ?? []);
      if (!choice || !meeting) return [];
      return [{ doctor: choice.doctor, meeting, nextFree: choice.nextFree?.toISOString() }];
    })
    .toSorted((a, b) => (a.nextFree ?? NEVER).localeCompare(b.nextFree ?? NEVER));
}
