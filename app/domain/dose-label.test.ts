import fc from "fast-check";
import { expect, test } from "vitest";
import { DOSE_UNITS, isDose } from "#app/domain/dose.ts";
import { DOSE_PRESETS, readLabelDose } from "#app/domain/dose-label.ts";
import { doseInWords } from "#app/domain/prescription-line.ts";

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
      timesPerDay: fc.constantFrom(1, 2, 3, 4, 6, 1 / 7, 2 / 7, 0.5),
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
