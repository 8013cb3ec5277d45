import { expect, test } from "vitest";
import { parseUpiReference } from "#app/domain/form/upi-reference.ts";

test.each(["412345678901", " 4123 4567 8901 ", "4123-4567-8901"])("%j is a UPI reference", (typed) => {
  expect(parseUpiReference(typed)).toBe("412345678901");
});

test.each(["", "41234567890", "4123456789012", "41234567890a", "४१२३४५६७८९०१", "1".repeat(10_000)])(
  "%j is no UPI reference",
  (typed) => {
    expect(parseUpiReference(typed)).toBeUndefined();
  },
);
