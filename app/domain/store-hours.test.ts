import fc from "fast-check";
import { expect, test } from "vitest";
import { settingsSchema } from "#app/domain/settings.ts";
import {
  everyDaySpan,
  isHoliday,
  isOpenAt,
  isOpenDay,
  nextOpening,
  openSpanAt,
} from "#app/domain/store-hours.ts";

const { hours, supportHours } = settingsSchema.parse({});
const at = (indianTime: string) => new Date(`${indianTime}:00+05:30`);

// 21 November 2026 is a Saturday.
test.each([
  ["2026-11-21T09:29", false],
  ["2026-11-21T09:30", true],
  ["2026-11-21T19:59", true],
  ["2026-11-21T20:00", false],
  ["2026-11-22T09:59", false],
  ["2026-11-22T10:00", true],
  ["2026-11-22T16:59", true],
  ["2026-11-22T17:00", false],
])("at %s the door is open: %s", (time, isOpen) => {
  expect(isOpenAt(hours, at(time))).toBe(isOpen);
});

test("on a holiday the door stays shut", () => {
  const withHoli = { ...hours, holidays: [{ date: "2027-03-22", name: "Holi" }] };
  expect(isOpenAt(withHoli, at("2027-03-22T12:00"))).toBe(false);
  expect(isOpenAt(withHoli, at("2027-03-23T12:00"))).toBe(true);
  expect(isOpenDay(withHoli, "2027-03-22")).toBe(false);
  expect(isOpenDay(withHoli, "2027-03-23")).toBe(true);
  expect([isHoliday(withHoli, "2027-03-22"), isHoliday(withHoli, "2027-03-23")]).toEqual([true, false]);
});

test.each([
  ["2026-11-21T08:00", { date: "2026-11-21", opensAtMinutes: 570 }],
  ["2026-11-21T12:00", { date: "2026-11-22", opensAtMinutes: 600 }],
  ["2026-11-22T20:00", { date: "2026-11-23", opensAtMinutes: 570 }],
  ["2026-12-31T21:00", { date: "2027-01-01", opensAtMinutes: 570 }],
])("after %s the door opens next at %o", (time, opening) => {
  expect(nextOpening(hours, at(time))).toEqual(opening);
});

test("the next opening passes over holidays", () => {
  const newYear = { ...hours, holidays: [{ date: "2027-01-01", name: "New Year" }] };
  expect(nextOpening(newYear, at("2026-12-31T21:00"))?.date).toBe("2027-01-02");
});

test("a shop that never opens has no next opening", () => {
  expect(nextOpening({ weekly: [], holidays: [] }, at("2026-11-21T12:00"))).toBeUndefined();
});

test("at the minute of the next opening the door is open", () => {
  const instants = fc.integer({ min: 0, max: 2 * 366 * 1440 });
  fc.assert(
    fc.property(instants, (minutes) => {
      const now = new Date(at("2026-11-21T00:00").getTime() + minutes * 60_000);
      const next = nextOpening(hours, now)!;
      const opening = new Date(at(`${next.date}T00:00`).getTime() + next.opensAtMinutes * 60_000);
      expect(opening.getTime()).toBeGreaterThan(now.getTime());
      expect(isOpenAt(hours, opening)).toBe(true);
      expect(isOpenAt(hours, new Date(opening.getTime() - 60_000))).toBe(false);
    }),
  );
});

test("in a lunch break the door is shut", () => {
  const weekly = [
    { weekday: 2, opensAt: "16:00", closesAt: "20:00" },
    { weekday: 2, opensAt: "09:00", closesAt: "13:00" },
  ];
  expect(openSpanAt({ weekly, holidays: [] }, at("2026-11-24T14:00"))).toBeUndefined();
  expect(nextOpening({ weekly, holidays: [] }, at("2026-11-24T14:00"))?.opensAtMinutes).toBe(960);
});

test("orders are answered from 9 to 9 on every day, the door keeps other hours on Sundays", () => {
  expect(everyDaySpan(supportHours)).toEqual({ opensAtMinutes: 540, closesAtMinutes: 1260 });
  expect(everyDaySpan(hours)).toBeUndefined();
  expect(everyDaySpan({ weekly: [] })).toBeUndefined();
});
