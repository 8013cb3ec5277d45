import { and, asc, eq, gte, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { doctorDaysOff, doctorHours, doctors } from "#app/db/schema/clinic.ts";
import type { ConsultationMode, Schedule } from "#app/domain/consultation-slot.ts";

/** A doctor with name and registration number: only such a one is booked. Fees in paise, 0 is free. */
export type BookableDoctor = {
  id: number;
  slug: string;
  name: string;
  qualification: string;
  registrationNumber: string;
  title: string;
  languages: string[];
  interests: string[];
  feePaise: number;
  followUpDays: number;
  schedule: Schedule;
};

const isBookable = and(eq(doctors.isActive, true), ne(doctors.name, ""), ne(doctors.registrationNumber, ""));

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
  return rows
    .map(({ profileId: _, isActive: __, position: ___, slotMinutes, ...doctor }) => ({
      ...doctor,
      schedule: {
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
      },
    }))
    .filter((doctor) => doctor.schedule.hours.length > 0);
}

/** How a doctor meets patients at all. */
export function modesOf({ schedule }: Pick<BookableDoctor, "schedule">): ConsultationMode[] {
  const modes = new Set(
    schedule.hours.flatMap(({ mode }) => (mode === "both" ? ["clinic", "video"] : [mode])),
  );
  return (["clinic", "video"] as const).filter((mode) => modes.has(mode));
}
