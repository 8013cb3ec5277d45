// One opening-hours table with holiday exceptions (specification, decision 1), read in Asia/Kolkata. Open from the minute of
// opening to the minute before closing: a shop that closes at 20:00 is open at 19:59 and shut at 20:00.

import { addDays, clockMinutes, indiaDate, indiaMinutes, weekdayOf } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";

export type OpeningHours = Settings["hours"];
export type Week = Pick<OpeningHours, "weekly">;
export type OpeningSpan = { opensAtMinutes: number; closesAtMinutes: number };

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
const SEARCHED_DAYS = 366;

/** True while the door is open. */
export function isOpenAt(hours: OpeningHours, now: Date): boolean {
  return openSpanAt(hours, now) !== undefined;
}

/** The opening span that `now` falls into, in minutes since midnight; undefined while closed. */
export function openSpanAt(hours: OpeningHours, now: Date): OpeningSpan | undefined {
  const minutes = indiaMinutes(now);
  return openSpansOn(hours, indiaDate(now)).find(
    (span) => span.opensAtMinutes <= minutes && minutes < span.closesAtMinutes,
  );
}

/** The next time the door opens after `now`; undefined when it does not open within a year. */
export function nextOpening(
  hours: OpeningHours,
  now: Date,
): { date: string; opensAtMinutes: number } | undefined {
  const today = indiaDate(now);
  for (let days = 0; days <= SEARCHED_DAYS; days++) {
    const date = addDays(today, days);
    const span = openSpansOn(hours, date).find((each) => days > 0 || each.opensAtMinutes > indiaMinutes(now));
    if (span) return { date, opensAtMinutes: span.opensAtMinutes };
  }
  return undefined;
}

/** True when the door opens at all on that day. */
export function isOpenDay(hours: OpeningHours, date: string): boolean {
  return openSpansOn(hours, date).length > 0;
}

/** The minute after midnight at which the door closes for good on that day; undefined when it stays shut. */
export function closingMinutesOn(hours: OpeningHours, date: string): number | undefined {
  return openSpansOn(hours, date).at(-1)?.closesAtMinutes;
}

/** The week in runs of equal days, Monday first; `first` and `last` are weekdays (0 is Sunday), closed days are left out. */
export function weekRuns(hours: Week): { first: number; last: number; spans: OpeningSpan[] }[] {
  const runs: { first: number; last: number; spans: OpeningSpan[] }[] = [];
  for (const weekday of MONDAY_FIRST) {
    const spans = openSpansOnWeekday(hours, weekday);
    const run = runs.at(-1);
    if (run && isSame(run.spans, spans)) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, spans });
  }
  return runs.filter((run) => run.spans.length > 0);
}

/** The span that holds on all seven days; undefined when they differ or one is closed. */
export function everyDaySpan(hours: Week): OpeningSpan | undefined {
  const days = MONDAY_FIRST.map((weekday) => openSpansOnWeekday(hours, weekday));
  const [monday] = days;
  return days.every((spans) => spans.length === 1 && isSame(spans, monday!)) ? monday![0] : undefined;
}

/** True on a day on which the shop keeps a holiday. */
export function isHoliday(hours: Pick<OpeningHours, "holidays">, date: string): boolean {
  return hours.holidays.some((holiday) => holiday.date === date);
}

/** The opening spans of a day in minutes since midnight, none on a holiday. */
export function openSpansOn(hours: OpeningHours, date: string): OpeningSpan[] {
  if (isHoliday(hours, date)) return [];
  return openSpansOnWeekday(hours, weekdayOf(date));
}

/** The opening spans of a weekday (0 is Sunday) in minutes since midnight. */
export function openSpansOnWeekday(hours: Week, weekday: number): OpeningSpan[] {
  return hours.weekly
    .filter((row) => row.weekday === weekday)
    .map((row) => ({
      opensAtMinutes: clockMinutes(row.opensAt),
      closesAtMinutes: clockMinutes(row.closesAt),
    }))
    .sort((a, b) => a.opensAtMinutes - b.opensAtMinutes);
}

function isSame(some: OpeningSpan[], others: OpeningSpan[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ opensAtMinutes, closesAtMinutes }, i) =>
        opensAtMinutes === others[i]!.opensAtMinutes && closesAtMinutes === others[i]!.closesAtMinutes,
    )
  );
}
