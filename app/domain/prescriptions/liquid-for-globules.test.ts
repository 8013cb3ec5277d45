import { expect, test } from "vitest";
import { isLiquidForGlobules } from "#app/domain/prescriptions/liquid-for-globules.ts";

test("globules out of a bottle of liquid are another form than prescribed; drops of it and globules by weight are not", () => {
  expect(isLiquidForGlobules({ doseUnit: "globules" }, { netUnit: "ml" })).toBe(true);
  expect(isLiquidForGlobules({ doseUnit: "globules" }, { netUnit: "g" })).toBe(false);
  expect(isLiquidForGlobules({ doseUnit: "globules" }, { netUnit: "unit" })).toBe(false);
  expect(isLiquidForGlobules({ doseUnit: "drops" }, { netUnit: "ml" })).toBe(false);
});
