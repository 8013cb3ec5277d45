// What somebody at home wants to know of the door: open until when, or shut until when. Read in Asia/Kolkata from the one table of
// opening hours (specification, decision 1).

import {
  addDays,
  daysBetween,
  indiaDate,
  indiaInstant,
  indiaMinutes,
  weekdayOf,
} from "#app/domain/india-time.ts";
import {
  isHoliday,
  nextOpening,
  type OpeningHours,
  openSpanAt,
  openSpansOn,
  openSpansOnWeekday,
} from "#app/domain/store-hours.ts";

/** `changesAt` is when another sentence is true at the earliest. */
export type DoorState = { changesAt: Date } & (
  | { kind: "open"; closesAtMinutes: number }
  | { kind: "always-open" }
  | {
      kind: "shut";
      opensOn: string;
      opensAtMinutes: number;
      /** 0 where it opens later today. */
      daysUntil: number;
      /** The holiday that keeps it shut today, on a weekday on which it would open. */
      holiday: string | undefined;
    }
);

/** The table knows no 24:00: a period up to here goes on where the next day begins at midnight. */
const LAST_MINUTE = 23 * 60 + 59;
const WEEK_DAYS = 7;

/** How the door is at `now`; undefined where it does not open within a year. */
export function doorState(hours: OpeningHours, now: Date): DoorState | undefined {
  const today = indiaDate(now);
  const tomorrowAt = indiaInstant(addDays(today, 1), 0);
  const closing = closingAfter(hours, today, openUntil(hours, now));
  if (closing === "never") return { kind: "always-open", changesAt: tomorrowAt };
  if (closing)
    return {
      kind: "open",
      closesAtMinutes: closing.minutes,
      changesAt: indiaInstant(closing.date, closing.minutes),
    };
  const next = nextOpening(hours, now);
  if (!next) return undefined;
  const opensAt = indiaInstant(next.date, next.opensAtMinutes);
  return {
    kind: "shut",
    opensOn: next.date,
    opensAtMinutes: next.opensAtMinutes,
    daysUntil: daysBetween(today, next.date),
    holiday: holidayOf(hours, today),
    changesAt: opensAt < tomorrowAt ? opensAt : tomorrowAt,
  };
}

/** The end of the period of `now` in minutes since midnight; undefined while closed. */
function openUntil(hours: OpeningHours, now: Date): number | undefined {
  const isOverMidnight = indiaMinutes(now) === LAST_MINUTE && goesOn(hours, indiaDate(now));
  return isOverMidnight ? LAST_MINUTE : openSpanAt(hours, now)?.closesAtMinutes;
}

/** Where an opening that lasts until `minutes` of that day really ends: periods that touch or overlap are one. */
function closingAfter(
  hours: OpeningHours,
  date: string,
  minutes: number | undefined,
): { date: string; minutes: number } | "never" | undefined {
  if (minutes === undefined) return undefined;
  let closing = { date, minutes };
  for (let days = 0; days <= WEEK_DAYS; ) {
    const { date, minutes } = closing;
    const touching = openSpansOn(hours, date).find(
      (span) => span.opensAtMinutes <= minutes && span.closesAtMinutes > minutes,
    );
    if (touching) closing = { date, minutes: touching.closesAtMinutes };
    else if (minutes === LAST_MINUTE && goesOn(hours, date)) {
      closing = { date: addDays(date, 1), minutes: 0 };
      days++;
    } else return closing;
  }
  return "never";
}

/** Whether a period up to the last minute of that day goes on into the next one. */
function goesOn(hours: OpeningHours, date: string): boolean {
  const isUntilMidnight = openSpansOn(hours, date).some((span) => span.closesAtMinutes === LAST_MINUTE);
  return isUntilMidnight && openSpansOn(hours, addDays(date, 1)).some((span) => span.opensAtMinutes === 0);
}

function holidayOf(hours: OpeningHours, date: string): string | undefined {
  if (!isHoliday(hours, date) || openSpansOnWeekday(hours, weekdayOf(date)).length === 0) return undefined;
  return hours.holidays.find((holiday) => holiday.date === date)?.name;
}
