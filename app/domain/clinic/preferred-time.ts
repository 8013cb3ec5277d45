// The parts of a day that a patient may prefer (storefront.md, /doctor-consultation; decision 23).

import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";

export const PREFERRED_TIMES = ["morning", "afternoon", "evening"] as const;
export type PreferredTime = (typeof PREFERRED_TIMES)[number];

const NOON = 12 * 60;

/** When each part begins and ends, in minutes since midnight. */
export const TIME_WINDOWS: Record<PreferredTime, { from: number; to: number }> = {
  morning: { from: 9 * 60, to: NOON },
  afternoon: { from: NOON, to: 15 * 60 },
  evening: { from: 15 * 60, to: 18 * 60 },
};

/** The part of the day in which a time lies; before nine is morning, after six is evening. */
export function partOfDay(minutes: number): PreferredTime {
  if (minutes < TIME_WINDOWS.afternoon.from) return "morning";
  return minutes < TIME_WINDOWS.evening.from ? "afternoon" : "evening";
}

/** True once that part of that day is over in India. */
export function isTimeOver({ date, time, now }: { date: string; time: PreferredTime; now: Date }): boolean {
  const today = indiaDate(now);
  return date < today || (date === today && indiaMinutes(now) >= TIME_WINDOWS[time].to);
}
