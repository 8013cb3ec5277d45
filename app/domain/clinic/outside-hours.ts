import type { DoctorHours } from "#app/domain/clinic/consultation-slot.ts";
import { clockMinutes } from "#app/domain/india-time.ts";
import { type OpeningHours, openSpansOnWeekday } from "#app/domain/store-hours.ts";

/** A part of a doctor's day on which the shop is shut; minutes since midnight in India. */
export type OutsideHours = Pick<DoctorHours, "weekday" | "mode"> & {
  fromMinutes: number;
  toMinutes: number;
};

/** The parts of a doctor's week outside the shop's opening hours, Monday first, each day from morning to evening. */
export function hoursOutside(
  hours: readonly DoctorHours[],
  openingHours: Pick<OpeningHours, "weekly">,
): OutsideHours[] {
  return hours
    .flatMap(({ weekday, mode, startsAt, endsAt }) => {
      const open = openSpansOnWeekday(openingHours, weekday);
      let rest = [{ fromMinutes: clockMinutes(startsAt), toMinutes: clockMinutes(endsAt) }];
      for (const { opensAtMinutes, closesAtMinutes } of open)
        rest = rest
          .flatMap(({ fromMinutes, toMinutes }) => [
            { fromMinutes, toMinutes: Math.min(toMinutes, opensAtMinutes) },
            { fromMinutes: Math.max(fromMinutes, closesAtMinutes), toMinutes },
          ])
          .filter(({ fromMinutes, toMinutes }) => fromMinutes < toMinutes);
      return rest.map((part) => ({ weekday, mode, ...part }));
    })
    .sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7) || a.fromMinutes - b.fromMinutes);
}
