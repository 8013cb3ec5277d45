import { expect, test } from "vitest";
import { readPrescriptionCode } from "#app/domain/prescriptions/prescription-code.ts";

test.each([
  ["abcd-2345", "ABCD2345"],
  [" ABCD 2345 ", "ABCD2345"],
  ["https://shop.in/verify-prescription?number=RX26-1234-5678&code=ABCD2345", "ABCD2345"],
  ["", ""],
])("“%s” is the code “%s”", (typed, code) => {
  expect(readPrescriptionCode(typed)).toBe(code);
});
