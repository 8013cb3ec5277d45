import fc from "fast-check";
import { expect, test } from "vitest";
import { DOSE_UNITS, isDose } from "#app/domain/prescriptions/dose.ts";
import {
  DOSE_PRESETS,
  isLongMedicine,
  labelSize,
  readLabelDose,
} from "#app/domain/prescriptions/dose-label.ts";
import { doseInWords } from "#app/domain/prescriptions/prescription-line.ts";

test.each([
  ["4 globules twice a day", "4 globules, twice a day"],
  ["4 pills bd 15 days", "4 globules, twice a day, 15 days"],
  ["10 drops tds, in water, 1 week", "10 drops, 3 times a day, 7 days, in water"],
])("“%s” is printed as “%s”", (typed, words) => {
  expect(doseInWords(readLabelDose(typed)!)).toBe(words);
});

test.each([
  "",
  "after food",
  "twice a day",
  "4 globules",
  "Arnica 4 globules twice a day",
  "900 drops daily",
])("“%s” is no dose for a label", (typed) => {
  expect(readLabelDose(typed)).toBeUndefined();
});

test.each(DOSE_PRESETS)("the preset “%s” is printed as it stands", (preset) => {
  expect(doseInWords(readLabelDose(preset)!)).toBe(preset);
});

test("a dose that was written out reads back as the same dose", () => {
  const dose = fc
    .record({
      doseQuantity: fc.integer({ min: 1, max: 20 }),
      doseUnit: fc.constantFrom(...DOSE_UNITS),
      timesPerDay: fc.constantFrom(1, 2, 3, 4, 6, 8, 12, 24, 1 / 7, 2 / 7, 0.5),
      days: fc.option(fc.integer({ min: 2, max: 90 }), { nil: undefined }),
      instructions: fc.constantFrom("", "after food", "in water, at bedtime", "one dose"),
    })
    .filter((dose) => isDose({ ...dose, days: dose.days ?? 1 }));
  fc.assert(
    fc.property(dose, (dose) => {
      expect(readLabelDose(doseInWords(dose))).toEqual(dose);
    }),
  );
});

test("a dose takes the largest type in which both languages have room, and none when they have not", () => {
  const words = (count: number) => Array.from({ length: count }, () => "after food").join(" ");
  expect(labelSize(["4 globules, twice a day", "4 गोलियाँ, दिन में 2 बार"])).toBe(7);
  expect(labelSize([words(5), words(5)])).toBe(6);
  expect(labelSize([words(9), words(8)])).toBe(5);
  expect(labelSize([words(13), words(13)])).toBeUndefined();
});

test("beside a short medicine the dose has a line more than beside a long one, which is printed smaller itself", () => {
  const dose = [
    "10 drops, 3 times a day, 15 days, in half a cup of water",
    "दिन में तीन बार, आधे कप पानी में, खाने के बाद",
  ];
  expect(labelSize(dose, "Arnica Montana 30 CH")).toBe(7);
  expect(labelSize(dose, "Calcarea Phosphorica Compound Tablets 6X")).toBe(6);
  expect(labelSize(dose)).toBe(6);
  expect(isLongMedicine("Calcarea Phosphorica Compound Tablets 6X")).toBe(false);
  expect(isLongMedicine("Bio-Combination 28 General Tonic Tablets for Growing Children and Adults")).toBe(
    true,
  );
});

test("capitals and long words take the room they need, signs above and below letters none", () => {
  expect(labelSize(["x".repeat(33), ""])).toBe(7);
  expect(labelSize(["X".repeat(120), "X"])).toBe(5);
  expect(labelSize(["x".repeat(190), "x"])).toBe(undefined);
  expect(labelSize(["कु".repeat(60), ""])).toBe(7);
});
