import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween, indiaDate } from "#app/domain/india-time.ts";
import { daysOf, instantsOf, PRESETS, parsePeriod, periodBefore, presetPeriod } from "./report-period.ts";

const TODAY = "2026-11-21";
const day = fc
  .integer({ min: 0, max: 9000 })
  .map((n) => new Date(Date.UTC(2010, 0, 1 + n)).toISOString().slice(0, 10));
const period = fc.tuple(day, fc.integer({ min: 0, max: 900 })).map(([from, length]) => ({
  from,
  to: new Date(Date.parse(`${from}T00:00:00Z`) + length * 86_400_000).toISOString().slice(0, 10),
}));

test("without a wish it is the last 30 days, with one day 30 from or up to it", () => {
  const asked = (from: string, to: string) => parsePeriod({ from, to }, TODAY);
  expect(asked("", "")).toEqual({ ok: true, value: { from: "2026-10-23", to: TODAY } });
  expect(asked("2026-01-01", "")).toEqual({ ok: true, value: { from: "2026-01-01", to: "2026-01-30" } });
  expect(asked("", "2026-01-30")).toEqual({ ok: true, value: { from: "2026-01-01", to: "2026-01-30" } });
});

test("three whole financial years are a period, and so are the 1,100 days that are the most", () => {
  for (const to of ["2026-03-31", "2026-04-04"])
    expect(parsePeriod({ from: "2023-04-01", to }, TODAY)).toEqual({
      ok: true,
      value: { from: "2023-04-01", to },
    });
});

test.each([
  ["2026-02-29", "2026-03-01", "day"],
  ["21-11-2026", "", "day"],
  ["0001-01-01", "", "day"],
  ["2026-11-21", "2026-11-20", "order"],
  ["2020-01-01", "2026-01-01", "too-long"],
  ["2023-04-01", "2026-04-05", "too-long"],
])("from %s to %s is refused: %s", (from, to, reason) => {
  expect(parsePeriod({ from, to }, TODAY)).toEqual({ ok: false, reason });
});

test("every preset can be asked for as it is written, on every day", () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...PRESETS), (today, preset) => {
      const value = presetPeriod(preset, today);
      expect(parsePeriod(value, today)).toEqual({ ok: true, value });
    }),
  );
});

test("the financial year begins on 1 April", () => {
  expect(presetPeriod("year", "2026-03-31")).toEqual({ from: "2025-04-01", to: "2026-03-31" });
  expect(presetPeriod("year", "2026-04-01")).toEqual({ from: "2026-04-01", to: "2026-04-01" });
  expect(presetPeriod("last-year", TODAY)).toEqual({ from: "2025-04-01", to: "2026-03-31" });
  expect(presetPeriod("last-month", "2026-01-15")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});

test("the period before is as long, and ends where this one begins", () => {
  fc.assert(
    fc.property(period, (asked) => {
      const before = periodBefore(asked);
      expect(daysOf(before).length).toBe(daysOf(asked).length);
      expect(daysBetween(before.to, asked.from)).toBe(1);
      expect(instantsOf(before).end).toEqual(instantsOf(asked).start);
    }),
  );
});

test("an instant lies in a period exactly when its day in India does", () => {
  fc.assert(
    fc.property(period, fc.integer({ min: -3, max: 3 }), fc.boolean(), (asked, minutes, atStart) => {
      const { start, end } = instantsOf(asked);
      const instant = new Date((atStart ? start : end).getTime() + minutes * 60_000 - 1);
      const isIn = instant >= start && instant < end;
      expect(daysOf(asked).includes(indiaDate(instant))).toBe(isIn);
    }),
  );
});
