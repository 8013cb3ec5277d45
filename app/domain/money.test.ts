import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, rupees, rupeesExact } from "#app/domain/money.ts";

test.each([
  [0, "₹0"],
  [50, "₹0.50"],
  [14900, "₹149"],
  [13125, "₹131.25"],
  [18750, "₹187.50"],
  [100000, "₹1,000"],
  [11844000, "₹1,18,440"],
  [1000000000, "₹1,00,00,000"],
  [-20800, "-₹208"],
])("the shop shows %i paise as %s", (amount, shown) => {
  expect(rupees(amount)).toBe(shown);
});

test.each([
  [0, "₹0.00"],
  [4548, "₹45.48"],
  [14900, "₹149.00"],
  [11844000, "₹1,18,440.00"],
  [-1, "-₹0.01"],
])("a bill shows %i paise as %s", (amount, shown) => {
  expect(rupeesExact(amount)).toBe(shown);
});

test.each([
  [0, 0],
  [499, 49900],
  [131.25, 13125],
  [19.99, 1999],
  [1.1, 110],
])("%f rupees are %i paise", (amount, expected) => {
  expect(paise(amount)).toBe(expected);
});

test("every amount reads back from a bill to the paisa", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (amount) => {
      expect(paise(Number(rupeesExact(amount).replace(/[₹,]/g, ""))) - amount).toBe(0);
    }),
  );
});
