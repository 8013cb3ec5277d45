import { expect, test } from "vitest";
import { doseOnPack, isLiquidForGlobules } from "#app/domain/prescriptions/liquid-for-globules.ts";

test("globules out of a bottle of liquid are another form than prescribed; drops of it and globules by weight are not", () => {
  expect(isLiquidForGlobules({ doseUnit: "globules" }, { netUnit: "ml" })).toBe(true);
  expect(isLiquidForGlobules({ doseUnit: "globules" }, { netUnit: "g" })).toBe(false);
  expect(isLiquidForGlobules({ doseUnit: "globules" }, { netUnit: "unit" })).toBe(false);
  expect(isLiquidForGlobules({ doseUnit: "drops" }, { netUnit: "ml" })).toBe(false);
});

test.each([
  ["drops on a dilution", false, "dilution", "as-it-is"],
  ["drops on a syrup", false, "other", "as-it-is"],
  ["globules on globules", true, undefined, "as-it-is"],
  ["globules on a dilution", true, "dilution", "medicate-first"],
  ["globules on a syrup", true, "other", "not-globules"],
] as const)("a label for %s", (_, isInGlobules, liquid, said) => {
  expect(doseOnPack({ isInGlobules }, liquid)).toBe(said);
});
