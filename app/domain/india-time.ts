// The shop lives in Asia/Kolkata: UTC plus 5:30, all year. A day is "YYYY-MM-DD", a time of day is minutes since midnight.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const INDIA_OFFSET_MS = 330 * MINUTE_MS;

/** A time of day as the shop keeps it, "09:30". */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a day of the calendar of this century, written "2026-11-21". */
export function isDay(text: string): boolean {
  const isWritten = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  // A 31st of February reads as a day of March.
  return isWritten && addDays(text, 0) === text;
}

/** The day it is in India, "2026-11-21". */
export function indiaDate(now: Date): string {
  return inIndia(now).toISOString().slice(0, 10);
}

/** Minutes since midnight in India, 0 to 1439. */
export function indiaMinutes(now: Date): number {
  const local = inIndia(now);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** The weekday of a day, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return midnightUtc(date).getUTCDay();
}

/** The instant at which it is so many minutes after midnight on that day in India. */
export function indiaInstant(date: string, minutes: number): Date {
  return new Date(midnightUtc(date).getTime() + minutes * MINUTE_MS - INDIA_OFFSET_MS);
}

/** The day that lies n days after (before, when negative) a day. */
export function addDays(date: string, days: number): string {
  return new Date(midnightUtc(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when the second lies before the first. */
export function daysBetween(from: string, to: string): number {
  return (midnightUtc(to).getTime() - midnightUtc(from).getTime()) / DAY_MS;
}

/** A clock time such as "09:30" as minutes since midnight (570). */
export function clockMinutes(clockTime: string): number {
  const [hours, minutes] = clockTime.split(":").map(Number);
  return hours! * 60 + minutes!;
}

/** The calendar year in which India's financial year of a day ("YYYY-MM-DD") begins, on 1 April. */
export function financialYearStart(day: string): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < "04" ? 1 : 0);
}

/** The expiry of a pack as it is printed on it: "06/2030". */
export function formatExpiry(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

function inIndia(instant: Date): Date {
  return new Date(instant.getTime() + INDIA_OFFSET_MS);
}

function midnightUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
