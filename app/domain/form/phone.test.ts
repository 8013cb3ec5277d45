import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, maskPhone, parsePhone } from "#app/domain/form/phone.ts";

test.each([
  "9876543210",
  "98765 43210",
  "98765-43210",
  "+91 98765 43210",
  "+919876543210",
  "09876543210",
  " 98765‑43210 ",
  "\u202a+91 98765 43210\u202c",
])("%j is the phone 9876543210", (typed) => {
  expect(parsePhone(typed)).toBe("9876543210");
});

test("anything but ten digits is no phone", () => {
  const refused = [
    "",
    "987654321",
    "98765432101",
    "98765abcde",
    "+1 9876543210",
    "98765.43210",
    "9".repeat(10_000),
  ];
  for (const typed of refused) expect(parsePhone(typed), typed.slice(0, 40)).toBeUndefined();
});

test("every ten digits are read with any prefix, spaces and dashes, unless they start with 0", () => {
  const numbers = fc.stringMatching(/^[1-9]\d{9}$/);
  fc.assert(
    fc.property(numbers, fc.constantFrom("", "0", "+91", "+91 ", "+91-"), (phone, prefix) => {
      expect(parsePhone(prefix + phone)).toBe(phone);
      expect(parsePhone(prefix + formatPhone(phone))).toBe(phone);
    }),
  );
});

test("a masked phone shows only its last four digits", () => {
  expect(maskPhone("9876543210")).toBe("••••••3210");
});
