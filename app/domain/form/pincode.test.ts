import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePincode } from "#app/domain/form/pincode.ts";

test.each([
  ["122103", "122103"],
  ["122 103", "122103"],
  [" 110001 ", "110001"],
])("%j is the PIN code %s", (typed, pincode) => {
  expect(parsePincode(typed)).toBe(pincode);
});

test("anything but six digits is no PIN code", () => {
  const refused = ["", "12210", "1221033", "022103", "12210a", "१२२१०३", "1e5000", "1".repeat(10_000)];
  for (const typed of refused) expect(parsePincode(typed), typed.slice(0, 40)).toBeUndefined();
});

test("every number from 100000 to 999999 is a PIN code, and no smaller one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
      expect(parsePincode(String(number))).toBe(number >= 100_000 ? String(number) : undefined);
    }),
  );
});
