import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  clockMinutes,
  daysBetween,
  indiaDate,
  indiaMinutes,
  isDay,
  weekdayOf,
} from "#app/domain/india-time.ts";

test("a day of the calendar is one of twelve months, as long as they are, and of this century", () => {
  for (const day of ["2026-11-21", "2028-02-29", "2099-12-31"]) expect(isDay(day)).toBe(true);
  for (const day of ["2026-02-29", "2026-02-31", "2026-13-01", "0000-01-01", "9999-12-31", "2026-1-1", ""])
    expect(isDay(day)).toBe(false);
});

test.each([
  ["2026-11-20T18:29:59Z", "2026-11-20", 1439, 5],
  ["2026-11-20T18:30:00Z", "2026-11-21", 0, 6],
  ["2026-12-31T18:30:00Z", "2027-01-01", 0, 5],
  ["2028-02-28T20:00:00Z", "2028-02-29", 90, 2],
])("at %s it is %s, minute %i, weekday %i in India", (instant, date, minutes, weekday) => {
  const now = new Date(instant);
  expect(indiaDate(now)).toBe(date);
  expect(indiaMinutes(now)).toBe(minutes);
  expect(weekdayOf(date)).toBe(weekday);
});

test.each([
  ["2026-11-21", 1, "2026-11-22"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-02-28", 1, "2027-03-01"],
])("%s plus %i days is %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test("adding days and counting them agree", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.integer({ min: -5000, max: 5000 }),
      (start, days) => {
        const date = addDays("2026-11-21", start);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      },
    ),
  );
});

test.each([
  ["00:00", 0],
  ["09:30", 570],
  ["12:00", 720],
  ["14:00", 840],
  ["19:00", 1140],
  ["23:59", 1439],
])("%s is minute %i", (clockTime, minutes) => {
  expect(clockMinutes(clockTime)).toBe(minutes);
});
