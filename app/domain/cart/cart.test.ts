import fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals, deliveryGstPercent, parseQuantity } from "#app/domain/cart/cart.ts";

const arnica = { quantity: 2, pricePaise: 14900, mrpPaise: 17500, gstPercent: 5 };
const faceCream = { quantity: 1, pricePaise: 20000, mrpPaise: 20000, gstPercent: 18 };

test("an empty cart costs nothing", () => {
  expect(cartTotals({ lines: [], deliveryFeePaise: 0 })).toEqual({
    mrpPaise: 0,
    savedPaise: 0,
    goodsPaise: 0,
    deliveryPaise: 0,
    totalPaise: 0,
    gstPaise: 0,
    itemCount: 0,
  });
});

test("a cart adds up MRP, saving, delivery and the GST inside", () => {
  expect(cartTotals({ lines: [arnica, faceCream], deliveryFeePaise: 4000 })).toEqual({
    mrpPaise: 55000,
    savedPaise: 5200,
    goodsPaise: 49800,
    deliveryPaise: 4000,
    totalPaise: 53800,
    // 298.00 at 5 % holds 14.20; 200.00 at 18 % holds 30.50; 40.00 at 5 % holds 1.90.
    gstPaise: 1420 + 3050 + 190,
    itemCount: 3,
  });
});

test("delivery is taxed like most of the goods, at the higher rate of two halves", () => {
  expect(deliveryGstPercent([arnica, faceCream])).toBe(5);
  expect(deliveryGstPercent([{ ...arnica, quantity: 1 }, faceCream])).toBe(18);
  expect(deliveryGstPercent([{ ...faceCream, gstPercent: 5 }, faceCream])).toBe(18);
  expect(deliveryGstPercent([])).toBe(0);
});

test("the parts of a cart always sum up, whatever is in it", () => {
  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 999 }),
      mrpPaise: fc.integer({ min: 1, max: 1_000_000 }),
      discountPaise: fc.nat(1_000_000),
      gstPercent: fc.constantFrom(0, 5, 12, 18),
    })
    .map(({ discountPaise, ...rest }) => ({
      ...rest,
      pricePaise: Math.max(0, rest.mrpPaise - discountPaise),
    }));
  fc.assert(
    fc.property(fc.array(line), fc.nat(10_000), fc.boolean(), (lines, deliveryFeePaise, isIntraState) => {
      const totals = cartTotals({ lines, deliveryFeePaise, isIntraState });
      expect(totals.mrpPaise - totals.savedPaise).toBe(totals.goodsPaise);
      expect(totals.goodsPaise + totals.deliveryPaise).toBe(totals.totalPaise);
      expect(totals.gstPaise).toBeGreaterThanOrEqual(0);
      expect(totals.gstPaise).toBeLessThanOrEqual(totals.totalPaise);
      expect(cartTotals({ lines: lines.toReversed(), deliveryFeePaise, isIntraState })).toEqual(totals);
    }),
  );
});

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["007", 7],
  ["999", 999],
])("the quantity %j is %i", (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});

test("a quantity of nothing, of parts or of too many is refused", () => {
  const refused = [
    "",
    "0",
    "-1",
    "1e9",
    "1000000000",
    "1000",
    "abc",
    "1.5",
    "+2",
    "0x1",
    "٣",
    "NaN",
    null,
    3,
    {},
  ];
  for (const typed of refused) expect(parseQuantity(typed), String(typed)).toBeUndefined();
});
