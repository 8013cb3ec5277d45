import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDecimal, parseWholeNumber } from "#app/domain/form/typed-number.ts";

test("a whole number is read exactly when it lies within its limits", () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 5000 }), fc.nat(3000), fc.nat(3000), (number, min, max) => {
      const isInside = number >= 0 && number >= min && number <= max;
      expect(parseWholeNumber(String(number), { min, max })).toBe(isInside ? number : undefined);
    }),
  );
});

test.each([
  "",
  " ",
  " 7",
  "7\n",
  "1.0",
  "1e3",
  "0x1",
  "+1",
  "-1",
  "1 2",
  "१",
  "12345678901",
  "NaN",
  "Infinity",
  null,
  7,
])("%j is no whole number", (typed) => {
  expect(parseWholeNumber(typed, { min: 0, max: Number.MAX_SAFE_INTEGER })).toBeUndefined();
});

test("a number has at most as many decimals as it may", () => {
  const limits = { min: -90, max: 200, decimals: 2 };
  for (const [typed, number] of [
    ["12.5", 12.5],
    ["-90", -90],
    ["200.00", 200],
    ["0.01", 0.01],
  ] as const)
    expect(parseDecimal(typed, limits)).toBe(number);
  for (const typed of ["", "12.345", "-90.01", "200.01", ".5", "5.", "1e1", "1,5", "--1", "x"])
    expect([typed, parseDecimal(typed, limits)]).toEqual([typed, undefined]);
});
