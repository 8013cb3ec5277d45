import fc from "fast-check";
import { expect, test } from "vitest";
import type { Pack } from "#app/domain/catalog/pack.ts";
import { addDays, daysBetween, indiaDate } from "#app/domain/india-time.ts";
import { DOSE_UNITS, dosesInCourse } from "#app/domain/prescriptions/dose.ts";
import { dosesIn, nextPackDate, packsNeeded, runOutDate } from "#app/domain/prescriptions/run-out.ts";

const ml = (netQuantity: number): Pack => ({ netQuantity, netUnit: "ml" });
const g = (netQuantity: number): Pack => ({ netQuantity, netUnit: "g" });

test("30 ml of drops, 10 three times a day, last 20 days", () => {
  const dose = { doseQuantity: 10, doseUnit: "drops", timesPerDay: 3 } as const;
  expect(dosesIn({ packs: 1, pack: ml(30), dose })).toBe(60);
  expect(runOutDate({ startsOn: "2026-11-21", packs: 1, pack: ml(30), dose })).toBe("2026-12-11");
  expect(packsNeeded({ pack: ml(30), dose: { ...dose, days: 20 } })).toBe(1);
  expect(packsNeeded({ pack: ml(30), dose: { ...dose, days: 21 } })).toBe(2);
});

test("a month of four tablets twice a day needs one tin of 25 g, forty days two", () => {
  const dose = { doseQuantity: 4, doseUnit: "tablets", timesPerDay: 2 } as const;
  expect(packsNeeded({ pack: g(25), dose: { ...dose, days: 30 } })).toBe(1);
  expect(packsNeeded({ pack: g(25), dose: { ...dose, days: 40 } })).toBe(2);
  expect(packsNeeded({ pack: { netQuantity: 90, netUnit: "unit" }, dose: { ...dose, days: 30 } })).toBe(3);
});

test("one dose a week from a small vial lasts for years, and never past ten", () => {
  const dose = { doseQuantity: 4, doseUnit: "globules", timesPerDay: 1 / 7 } as const;
  expect(runOutDate({ startsOn: "2026-11-21", packs: 1, pack: ml(30), dose })).toBe(
    addDays("2026-11-21", 3650),
  );
});

test("a course asks for another pack on the day the first is empty, and for none when it lasts", () => {
  const dose = { doseQuantity: 10, doseUnit: "drops", timesPerDay: 3, days: 60 } as const;
  const begun = { startsOn: "2026-11-21", packs: 1, pack: ml(30) };
  expect(nextPackDate({ ...begun, dose })).toBe("2026-12-11");
  expect(nextPackDate({ ...begun, packs: 3, dose })).toBeUndefined();
  expect(nextPackDate({ ...begun, dose: { ...dose, days: 20 } })).toBeUndefined();
  expect(nextPackDate({ ...begun, dose: { ...dose, doseUnit: "tablets" } })).toBeUndefined();
});

test("drops are not in tablets, and tablets not in bottles", () => {
  const dose = { doseQuantity: 4, timesPerDay: 1, days: 5 };
  expect(packsNeeded({ pack: g(25), dose: { ...dose, doseUnit: "drops" } })).toBeUndefined();
  expect(packsNeeded({ pack: ml(30), dose: { ...dose, doseUnit: "tablets" } })).toBeUndefined();
});

const pack: fc.Arbitrary<Pack> = fc.record({
  netQuantity: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constantFrom(0.5, 3.5, 22.5)),
  netUnit: fc.constantFrom("ml", "g", "unit" as const),
});
const dose = fc.record({
  doseQuantity: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(0.5, 2.5)),
  doseUnit: fc.constantFrom(...DOSE_UNITS),
  timesPerDay: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constantFrom(1 / 2, 1 / 7, 3 / 7, 1 / 30)),
  days: fc.integer({ min: 1, max: 365 }),
});
const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays("2000-01-01", n));

test("the packs of a course last for all of it, and one pack fewer does not", () => {
  fc.assert(
    fc.property(pack, dose, day, (pack, dose, startsOn) => {
      const packs = packsNeeded({ pack, dose });
      if (packs === undefined) return;
      const runsOutOn = runOutDate({ startsOn, packs, pack, dose })!;
      expect(daysBetween(startsOn, runsOutOn)).toBeGreaterThanOrEqual(dose.days);
      if (packs > 1) expect(dosesIn({ packs: packs - 1, pack, dose })!).toBeLessThan(dosesInCourse(dose));
    }),
    { numRuns: 500 },
  );
});

test("more packs never run out sooner, a bigger dose never later", () => {
  fc.assert(
    fc.property(pack, dose, day, fc.integer({ min: 1, max: 20 }), (pack, dose, startsOn, packs) => {
      const date = runOutDate({ startsOn, packs, pack, dose });
      if (date === undefined) return;
      expect(runOutDate({ startsOn, packs: packs + 1, pack, dose })! >= date).toBe(true);
      const bigger = { ...dose, doseQuantity: dose.doseQuantity * 2 };
      expect(runOutDate({ startsOn, packs, pack, dose: bigger })! <= date).toBe(true);
    }),
  );
});

test("a course begun at any minute of a day in India runs out on the same day", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 24 * 60 - 1 }), (startsOn, minute) => {
      const instant = new Date(Date.parse(`${startsOn}T00:00:00+05:30`) + minute * 60_000);
      const dose = { doseQuantity: 10, doseUnit: "drops", timesPerDay: 3 } as const;
      const runsOutOn = runOutDate({ startsOn: indiaDate(instant), packs: 1, pack: ml(30), dose })!;
      expect(daysBetween(startsOn, runsOutOn)).toBe(20);
    }),
  );
});
