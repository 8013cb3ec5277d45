// The days a report is about, both included, as India counts them.

import { addDays, daysBetween, financialYearStart, indiaInstant, isDay } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";

export type Period = { from: string; to: string };
export type PeriodProblem = "day" | "order" | "too-long";

export const PRESETS = [
  "today",
  "seven",
  "thirty",
  "ninety",
  "month",
  "last-month",
  "year",
  "last-year",
] as const;
export type Preset = (typeof PRESETS)[number];

const MAX_DAYS = 1100;
const DEFAULT_DAYS = 30;

/** The days asked for; without both the last 30 with today, without one of them 30 to or from the other. */
export function parsePeriod(
  typed: { from: string; to: string },
  today: string,
): Result<Period, PeriodProblem> {
  if ([typed.from, typed.to].some((day) => day !== "" && !isDay(day))) return refused("day");
  const to = typed.to || (typed.from ? addDays(typed.from, DEFAULT_DAYS - 1) : today);
  const from = typed.from || addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1) return refused("order");
  return days > MAX_DAYS ? refused("too-long") : ok({ from, to });
}

/** The days that people ask for most; a year is India's financial year, which begins on 1 April. */
export function presetPeriod(preset: Preset, today: string): Period {
  const month = `${today.slice(0, 8)}01`;
  const year = financialYearStart(today);
  const before = addDays(month, -1);
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "seven":
      return { from: addDays(today, -6), to: today };
    case "thirty":
      return { from: addDays(today, -29), to: today };
    case "ninety":
      return { from: addDays(today, -89), to: today };
    case "month":
      return { from: month, to: today };
    case "last-month":
      return { from: `${before.slice(0, 8)}01`, to: before };
    case "year":
      return { from: `${year}-04-01`, to: today };
    case "last-year":
      return { from: `${year - 1}-04-01`, to: `${year}-03-31` };
  }
}

/** As many days right before. */
export function periodBefore({ from, to }: Period): Period {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** Every day of it, the first first. */
export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
}

/** From the first midnight in India up to, and without, the one after the last day. */
export function instantsOf({ from, to }: Period): { start: Date; end: Date } {
  return { start: indiaInstant(from, 0), end: indiaInstant(addDays(to, 1), 0) };
}
