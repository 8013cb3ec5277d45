import { and, asc, eq, gte, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { doctorDaysOff, doctorHours, doctors } from "#app/db/schema/clinic.ts";
import type { ConsultationMode, Schedule } from "#app/domain/clinic/consultation-slot.ts";
import { modesOfHours, offeredHours } from "#app/domain/clinic/video-link.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** A doctor with name and registration number: only such a one is booked. Fees in paise, 0 is free. */
export type BookableDoctor = {
  id: number;
  slug: string;
  name: string;
  qualification: string;
  registrationNumber: string;
  title: string;
  languages: string[];
  /** The photograph that the owner has entered. */
  photoUrl: string | undefined;
  interests: string[];
  feePaise: number;
  followUpDays: number;
  /** The week as it was entered. */
  schedule: Schedule;
  /** The week as it can be booked: by video only where there is a way into a call. */
  bookable: Schedule;
};

/** Whom patients may be booked with. */
export const isBookable = and(
  eq(doctors.isActive, true),
  ne(doctors.name, ""),
  ne(doctors.registrationNumber, ""),
);

/** The doctors that can be booked and see patients at all, in the shop's order; days off from `today` on. */
export async function listBookableDoctors(db: Db, { today }: { today: string }): Promise<BookableDoctor[]> {
  const rows = await db
    .select()
    .from(doctors)
    .where(isBookable)
    .orderBy(asc(doctors.position), asc(doctors.id));
  const hours = await db
    .select()
    .from(doctorHours)
    .orderBy(asc(doctorHours.weekday), asc(doctorHours.startsAt));
  const daysOff = await db.select().from(doctorDaysOff).where(gte(doctorDaysOff.offOn, today));
  const { videoBaseUrl } = (await findSettings(db)).clinic;
  return rows
    .map(
      ({
        profileId: _,
        isActive: __,
        position: ___,
        slotMinutes,
        pastesVideoLink,
        photoUploadId,
        ...doctor
      }) => {
        const schedule = {
          slotMinutes,
          hours: hours
            .filter((row) => row.doctorId === doctor.id)
            .map(({ weekday, startsAt, endsAt, mode }) => ({
              weekday,
              startsAt: startsAt.slice(0, 5),
              endsAt: endsAt.slice(0, 5),
              mode,
            })),
          daysOff: daysOff.filter((row) => row.doctorId === doctor.id).map((row) => row.offOn),
        };
        const offered = offeredHours(schedule.hours, pastesVideoLink || videoBaseUrl !== undefined);
        const photoUrl = doctorPhotoUrl(photoUploadId);
        return { ...doctor, photoUrl, schedule, bookable: { ...schedule, hours: offered } };
      },
    )
    .filter((doctor) => doctor.schedule.hours.length > 0);
}

/** Where the photograph of a doctor is shown from, wide enough for the card on a sharp screen. */
export function doctorPhotoUrl(photoUploadId: string | null): string | undefined {
  return photoUploadId ? `/media/${photoUploadId}/320.webp` : undefined;
}

/** How a doctor can be booked at all; none where every hour is by video and there is no way into a call. */
export function modesOf({ bookable }: Pick<BookableDoctor, "bookable">): ConsultationMode[] {
  return modesOfHours(bookable.hours);
}
