// What must be so before a month is closed, and frozen for good.

const MONTH_CHECKS = ["month-not-over", "findings-left", "days-open", "bank-lines-open"] as const;
export type MonthCheck = (typeof MONTH_CHECKS)[number];
export type MonthObstacle = { check: MonthCheck; count: number };

/** What must be mended before a close, in the order in which it is done. */
export function monthObstacles(counts: Record<MonthCheck, number>): MonthObstacle[] {
  return MONTH_CHECKS.map((check) => ({ check, count: counts[check] })).filter(({ count }) => count > 0);
}
