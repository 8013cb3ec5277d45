import { expect, test } from "vitest";
import { lastWeek } from "#app/domain/reports/asked-week.ts";

test.each([
  ["2026-11-22", "2026-11-09", "2026-11-15"],
  ["2026-11-23", "2026-11-16", "2026-11-22"],
  ["2026-11-29", "2026-11-16", "2026-11-22"],
  ["2027-01-01", "2026-12-21", "2026-12-27"],
])("on %s the last week is that from Monday %s to Sunday %s", (today, from, to) => {
  expect(lastWeek(today)).toEqual({ from, to });
});
