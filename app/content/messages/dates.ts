import { calendarText } from "#app/content/messages/calendar.ts";
import { indiaDate, indiaMinutes, weekdayOf } from "#app/domain/india-time.ts";

/** A day for a promise: "Tue 24 Nov". */
export function formatDay(date: string): string {
  const { day, month } = partsOf(date);
  return calendarText.day(weekdayOf(date), day, month);
}

/** A day with its year: "21 Nov 2026". */
export function formatDate(date: string): string {
  const { day, month, year } = partsOf(date);
  return calendarText.date(day, month, year);
}

/** Minutes since midnight as a time of day: "7:00 PM". */
export function formatTime(minutes: number): string {
  return calendarText.time(minutes % (24 * 60));
}

/** An instant as a time of day in India with its seconds: "11:02:41 AM". */
export function formatSecond(instant: Date): string {
  return calendarText.second(indiaMinutes(instant), instant.getUTCSeconds());
}

/** The same, short: "7 PM". */
export function formatClock(minutes: number): string {
  return calendarText.clock(minutes % (24 * 60));
}

/** An instant as India reads it: "21 Nov 2026, 4:05 PM". */
export function formatDateTime(instant: Date): string {
  return calendarText.dateTime(formatDate(indiaDate(instant)), formatTime(indiaMinutes(instant)));
}

/** The short name of a weekday, 0 for Sunday: "Sun". */
export function weekdayName(weekday: number): string {
  return calendarText.weekday(weekday);
}

function partsOf(date: string): { day: number; month: number; year: number } {
  const [year, month, day] = date.split("-").map(Number);
  return { day: day!, month: month! - 1, year: year! };
}
