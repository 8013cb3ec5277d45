import type { Db } from "#app/db/client.server.ts";
import { doctorHours, doctors } from "#app/db/schema/clinic.ts";
import { TIME_WINDOWS } from "#app/domain/clinic/preferred-time.ts";
import doctorFacts from "./facts/doctors.json" with { type: "json" };

/** Two doctors with their week, without names and registration numbers: the owner enters both before anybody can be booked. */
export async function seedDoctors(db: Db): Promise<void> {
  for (const [position, { weekdays, windows, ...facts }] of doctorFacts.entries()) {
    const [doctor] = await db
      .insert(doctors)
      .values({ ...facts, position })
      .returning({ id: doctors.id });
    await db.insert(doctorHours).values(
      weekdays.flatMap((weekday) =>
        windows.map((window) => {
          const { from, to } = TIME_WINDOWS[window as keyof typeof TIME_WINDOWS];
          return { doctorId: doctor!.id, weekday, startsAt: clock(from), endsAt: clock(to) };
        }),
      ),
    );
  }
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
