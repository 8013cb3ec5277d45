// Which searches the office is shown, and for which week it is told what the shop does not keep.

import { addDays, weekdayOf } from "#app/domain/india-time.ts";
import type { Period } from "#app/domain/reports/report-period.ts";

/** Words asked for once by one person may be about that person; those asked for again, or by several, are about goods. */
export const SHOWN_FROM = { searches: 3, days: 2 };

/** The last whole week before a day, from Monday to Sunday. */
export function lastWeek(today: string): Period {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}
