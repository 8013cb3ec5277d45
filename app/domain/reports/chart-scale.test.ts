import fc from "fast-check";
import { expect, test } from "vitest";
import { chartScale } from "./chart-scale.ts";

test("the lines of a chart are round figures", () => {
  expect(chartScale(38_420)).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  expect(chartScale(0)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test("the highest bar never rises above the lines, and fills more than a third of them", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (highest) => {
      const top = chartScale(highest).at(-1)!;
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(highest / top).toBeGreaterThan(1 / 3);
    }),
  );
});
