import { expect, test } from "vitest";
import { hsnOnPaper, leastHsnDigits } from "#app/domain/invoices/hsn-digits.ts";

const small = { gstPercent: 5, hsn: "30049014", isTurnoverAboveFiveCrore: false };
const large = { ...small, isTurnoverAboveFiveCrore: true };

test("4 digits up to five crore, 6 above", () => {
  expect([leastHsnDigits(small), leastHsnDigits(large)]).toEqual([4, 6]);
});

test.each([
  ["3004", small, "3004"],
  ["3004", large, "30049014"],
  ["3304", large, "3304"],
  ["", small, "30049014"],
  ["33049990", large, "33049990"],
] as const)("a heading %j is printed long enough", (hsn, tax, printed) => {
  expect(hsnOnPaper(hsn, tax)).toBe(printed);
});
