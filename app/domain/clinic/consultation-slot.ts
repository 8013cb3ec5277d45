// The times at which a doctor can be booked: the weekly schedule as it was entered, also outside the shop's opening hours,
// without days off and the shop's holidays. A break is the gap between two rows of a day.

import { clockMinutes, indiaDate, indiaInstant, indiaMinutes, weekdayOf } from "#app/domain/india-time.ts";
import { isHoliday, type OpeningHours } from "#app/domain/store-hours.ts";

export const CONSULTATION_MODES = ["clinic", "video"] as const;
export type ConsultationMode = (typeof CONSULTATION_MODES)[number];

/** A row of a doctor's week; weekday 0 is Sunday, times are India's, "17:00". */
export type DoctorHours = {
  weekday: number;
  startsAt: string;
  endsAt: string;
  mode: ConsultationMode | "both";
};

export type Schedule = { hours: DoctorHours[]; daysOff: string[]; slotMinutes: number };
export type Span = { startsAt: Date; endsAt: Date };
export type Slot = Span & { modes: readonly ConsultationMode[]; isTaken: boolean };

/** The slots of a day in order, taken ones among them; none that begin before `earliest`, none on a holiday. */
export function slotsOfDay(
  schedule: Schedule,
  {
    date,
    openingHours,
    taken,
    earliest,
  }: { date: string; openingHours: Pick<OpeningHours, "holidays">; taken: Span[]; earliest: Date },
): Slot[] {
  if (schedule.daysOff.includes(date) || isHoliday(openingHours, date)) return [];
  const rows = schedule.hours
    .filter((row) => row.weekday === weekdayOf(date))
    .map((row) => ({ mode: row.mode, from: clockMinutes(row.startsAt), to: clockMinutes(row.endsAt) }))
    .sort((a, b) => a.from - b.from);
  const slots: Slot[] = [];
  let busyUntil = 0;
  for (const { mode, from, to } of rows) {
    for (let begins = from; begins + schedule.slotMinutes <= to; begins += schedule.slotMinutes) {
      const ends = begins + schedule.slotMinutes;
      if (begins < busyUntil) continue;
      busyUntil = ends;
      const span = { startsAt: indiaInstant(date, begins), endsAt: indiaInstant(date, ends) };
      if (span.startsAt < earliest) continue;
      const modes = mode === "both" ? CONSULTATION_MODES : [mode];
      slots.push({ ...span, modes, isTaken: taken.some((other) => overlaps(other, span)) });
    }
  }
  return slots;
}

/** When the first slot begins that nobody has taken, of days in order; undefined where all are full. */
export function nextFree(days: { slots: Pick<Slot, "startsAt" | "isTaken">[] }[]): Date | undefined {
  return days.flatMap(({ slots }) => slots).find(({ isTaken }) => !isTaken)?.startsAt;
}

/** Where patients can meet the doctor: at the clinic alone, by video alone, or both; undefined for nowhere. */
export function meetingOf(modes: readonly ConsultationMode[]): ConsultationMode | "both" | undefined {
  return modes.length > 1 ? "both" : modes[0];
}

/** True while the doctor sees patients in that way during a whole span: in the week, on no day off and no holiday. */
export function isSeeing(
  schedule: Pick<Schedule, "hours" | "daysOff">,
  {
    span,
    mode,
    openingHours,
  }: { span: Span; mode: ConsultationMode; openingHours: Pick<OpeningHours, "holidays"> },
): boolean {
  const { date, minutes: begins } = slotTime(span);
  const ends = begins + (span.endsAt.getTime() - span.startsAt.getTime()) / 60_000;
  return (
    !schedule.daysOff.includes(date) &&
    !isHoliday(openingHours, date) &&
    schedule.hours.some(
      (row) =>
        row.weekday === weekdayOf(date) &&
        (row.mode === "both" || row.mode === mode) &&
        clockMinutes(row.startsAt) <= begins &&
        ends <= clockMinutes(row.endsAt),
    )
  );
}

/** True when two spans share a moment; one that ends as the other begins does not. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** Day and minutes since midnight in India at which a slot begins. */
export function slotTime({ startsAt }: Pick<Span, "startsAt">): { date: string; minutes: number } {
  return { date: indiaDate(startsAt), minutes: indiaMinutes(startsAt) };
}
