import fc from "fast-check";
import { expect, test } from "vitest";
import { PRICE_STEPS, priceByPercent } from "#app/domain/catalog/price-change.ts";

test.each([
  [14_900, 20_000, 10, 100, 16_400],
  [14_900, 20_000, 10, 50, 16_400],
  [14_900, 15_050, 10, 100, 15_000],
  [14_900, 14_900, 10, 100, 14_900],
  [14_950, 14_950, 5, 100, 14_950],
  [15_000, 20_000, -10, 100, 13_500],
  [60, 100, -90, 100, 100],
  [40, 40, -90, 100, 40],
] as const)(
  "%i paise with MRP %i by %i per cent to %i paise are %i",
  (pricePaise, mrpPaise, percent, stepPaise, then) => {
    expect(priceByPercent({ pricePaise, mrpPaise, percent, stepPaise })).toBe(then);
  },
);

test("no change by per cent ever makes a price above MRP or below one paisa", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.double({ min: -90, max: 200, noNaN: true }),
      fc.constantFrom(...PRICE_STEPS),
      (pricePaise, more, percent, stepPaise) => {
        const mrpPaise = pricePaise + more;
        const then = priceByPercent({ pricePaise, mrpPaise, percent, stepPaise });
        expect(Number.isInteger(then)).toBe(true);
        expect(then).toBeGreaterThan(0);
        expect(then).toBeLessThanOrEqual(mrpPaise);
      },
    ),
  );
});
