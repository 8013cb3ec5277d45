import fc from "fast-check";
import { expect, test } from "vitest";
import {
  goodsPromisedOn,
  linesToOrder,
  missingPacks,
  quoteStock,
  shortLines,
} from "#app/domain/enquiries/quote-stock.ts";
import { quoteSums } from "#app/domain/enquiries/quote-sums.ts";

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9_999 }),
  freeQuantity: fc.integer({ min: -5, max: 9_999 }),
  toOrderBy: fc.constantFrom(null, "2026-11-25", "2026-12-01"),
});

test("every line is here, to be ordered, or short; one short line makes the whole quote short", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const here = lines.filter((each) => missingPacks(each) === 0);
      const [short, toOrder] = [shortLines(lines), linesToOrder(lines)];
      expect(here.length + short.length + toOrder.length).toBe(lines.length);
      const expected = short.length > 0 ? "short" : toOrder.length > 0 ? "to-order" : "in-stock";
      expect(quoteStock(lines)).toBe(expected);
      for (const each of lines) expect(missingPacks(each)).toBeLessThanOrEqual(each.quantity);
      const last = goodsPromisedOn(lines);
      expect(last === undefined).toBe(toOrder.length === 0);
      for (const { toOrderBy } of toOrder) expect(toOrderBy! <= last!).toBe(true);
    }),
  );
});

test("the total is every pack times its price and the delivery, in whole paise, and the discount is never negative", () => {
  const priced = fc.record({
    quantity: fc.integer({ min: 0, max: 9_999 }),
    pricePaise: fc.integer({ min: 1, max: 1_000_000 }),
    shopPricePaise: fc.integer({ min: 1, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(priced, { maxLength: 50 }),
      fc.integer({ min: 0, max: 500_000 }),
      (lines, delivery) => {
        const sums = quoteSums(lines, delivery);
        expect(sums.totalPaise).toBe(sums.goodsPaise + delivery);
        expect(sums.discountPaise).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(sums.totalPaise)).toBe(true);
        const [half, rest] = [lines.slice(0, lines.length / 2), lines.slice(lines.length / 2)];
        const parts = [quoteSums(half, delivery), quoteSums(rest, 0)];
        expect(parts[0]!.totalPaise + parts[1]!.totalPaise).toBe(sums.totalPaise);
      },
    ),
  );
});

test("what cannot be read counts as nothing", () => {
  expect(quoteSums([{ quantity: Number.NaN, pricePaise: 5, shopPricePaise: 9 }], Number.NaN)).toEqual({
    goodsPaise: 0,
    discountPaise: 0,
    deliveryPaise: 0,
    totalPaise: 0,
  });
});
