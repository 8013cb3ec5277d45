import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnSale, saving, unitPrice } from "#app/domain/catalog/price.ts";

test("a product is on sale only below its MRP", () => {
  expect(isOnSale({ mrpPaise: 17500, pricePaise: 14900 })).toBe(true);
  expect(isOnSale({ mrpPaise: 17500, pricePaise: 17500 })).toBe(false);
});

test("Arnica at 149 instead of 175 rupees saves 26 rupees, 14 % rounded down", () => {
  expect(saving({ mrpPaise: 17500, pricePaise: 14900 })).toEqual({ paise: 2600, percent: 14 });
});

test("a product at its MRP saves nothing", () => {
  expect(saving({ mrpPaise: 17500, pricePaise: 17500 })).toBeUndefined();
});

test("a saving is never larger than promised", () => {
  const prices = fc
    .integer({ min: 1, max: 10_000_00 })
    .chain((mrpPaise) =>
      fc.record({ mrpPaise: fc.constant(mrpPaise), pricePaise: fc.integer({ min: 0, max: mrpPaise }) }),
    );
  fc.assert(
    fc.property(prices, ({ mrpPaise, pricePaise }) => {
      const saved = saving({ mrpPaise, pricePaise });
      expect(pricePaise + (saved?.paise ?? 0)).toBe(mrpPaise);
      expect((saved?.percent ?? 0) * mrpPaise).toBeLessThanOrEqual((saved?.paise ?? 0) * 100);
    }),
  );
});

test.each([
  [
    { pricePaise: 14900, netQuantity: 30, netUnit: "ml" as const },
    { paise: 497, per: "ml" },
  ],
  [
    { pricePaise: 16900, netQuantity: 20, netUnit: "g" as const },
    { paise: 845, per: "g" },
  ],
  [
    { pricePaise: 9000, netQuantity: 75, netUnit: "unit" as const },
    { paise: 120, per: "unit" },
  ],
])("the unit price of %o is %o", (pack, expected) => {
  expect(unitPrice(pack)).toEqual(expected);
});
