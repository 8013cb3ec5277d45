import type { Db } from "#app/db/client.server.ts";
import {
  type ConsultationMode,
  nextFree,
  type Slot,
  slotTime,
} from "#app/domain/clinic/consultation-slot.ts";
import { type PreferredTime, partOfDay } from "#app/domain/clinic/preferred-time.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { type BookableDoctor, listBookableDoctors, modesOf } from "#app/services/clinic/doctors.server.ts";
import { listBookingDays } from "#app/services/clinic/slots.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** What somebody chooses a time from: the doctors, the days of one of them, the slots of one day. */
export type BookingChoice = {
  doctors: PublicDoctor[];
  doctor: PublicDoctor;
  modes: ConsultationMode[];
  days: { date: string; freeCount: number; state: "open" | "full" | "over" | "closed" }[];
  date: string;
  /** When the doctor's first free time of all days begins. */
  nextFree: Date | undefined;
  slots: {
    value: string;
    minutes: number;
    part: PreferredTime;
    isTaken: boolean;
    modes: Slot["modes"];
  }[];
};

type PublicDoctor = Omit<BookableDoctor, "id" | "schedule" | "bookable" | "interests" | "followUpDays"> & {
  slotMinutes: number;
};

/** The choice for the doctor and day that an address names, else the first doctor and the first day with a free slot; undefined while nobody can be booked. */
export async function findBookingChoice(
  db: Db,
  {
    doctorSlug,
    date,
    isForShop = false,
    now,
  }: {
    doctorSlug: string | undefined;
    date: string | undefined;
    /** The shop may give times that are too near for patients. */
    isForShop?: boolean;
    now: Date;
  },
): Promise<BookingChoice | undefined> {
  const listed = await listBookableDoctors(db, { today: indiaDate(now) });
  const doctors = listed.filter((doctor) => modesOf(doctor).length > 0);
  const doctor = doctors.find(({ slug }) => slug === doctorSlug) ?? doctors[0];
  if (!doctor) return undefined;
  const { clinic, ...others } = await findSettings(db);
  const settings = { ...others, clinic: { ...clinic, ...(isForShop && { leadMinutes: 0 }) } };
  const days = await listBookingDays(db, { doctor, settings, now });
  const countFree = (slots: Slot[]) => slots.filter(({ isTaken }) => !isTaken).length;
  const day =
    days.find((each) => each.date === date) ?? days.find(({ slots }) => countFree(slots) > 0) ?? days[0]!;
  return {
    doctors: doctors.map(publicDoctor),
    doctor: publicDoctor(doctor),
    modes: modesOf(doctor),
    days: days.map(({ date, slots, isClosed }) => ({
      date,
      freeCount: countFree(slots),
      state: isClosed ? "closed" : slots.length === 0 ? "over" : countFree(slots) === 0 ? "full" : "open",
    })),
    date: day.date,
    nextFree: nextFree(days),
    slots: day.slots.map((slot) => {
      const { minutes } = slotTime(slot);
      const { isTaken, modes, startsAt } = slot;
      return { value: startsAt.toISOString(), minutes, part: partOfDay(minutes), isTaken, modes };
    }),
  };
}

/** What everybody may see of a doctor. */
export function publicDoctor({
  id: _,
  interests: __,
  followUpDays: ___,
  bookable: ____,
  schedule,
  ...doctor
}: BookableDoctor): PublicDoctor {
  return { ...doctor, slotMinutes: schedule.slotMinutes };
}
