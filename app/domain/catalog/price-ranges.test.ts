import fc from "fast-check";
import { expect, test } from "vitest";
import { priceRanges } from "#app/domain/catalog/price-ranges.ts";

const one = (paise: number) => ({ paise, packs: 1 });
const ranges = (rupees: number[]) => priceRanges(rupees.map((each) => one(each * 100)));

test("ranges follow what the list costs, between round numbers", () => {
  const shelf = [60, 75, 94, 110, 110, 120, 150, 189, 265, 275, 420, 799, 1350];
  expect(ranges(shelf).map(({ minRupees, maxRupees }) => [minRupees, maxRupees])).toEqual([
    [0, 90],
    [90, 100],
    [100, 200],
    [200, 400],
    [400, 500],
  ]);
});

test.each([[[]], [[110]], [[110, 110, 110]]])("there is nothing to choose between in %j", (rupees) => {
  expect(ranges(rupees)).toEqual([]);
});

test("every price is in a range, a range begins where the one before ends, and none means another", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100, max: 900_000 }), { maxLength: 200 }), (paise) => {
      const all = priceRanges(paise.map(one));
      if (all.length === 0) return;
      expect(all.length).toBeGreaterThan(1);
      expect(all.length).toBeLessThanOrEqual(5);
      expect(all[0]!.minRupees).toBe(0);
      expect(all.at(-1)!.maxRupees).toBe(500);
      for (const [n, { maxRupees }] of all.slice(0, -1).entries()) {
        expect(maxRupees).not.toBe(500);
        expect(maxRupees).toBe(all[n + 1]!.minRupees);
        expect(maxRupees).toBeGreaterThan(all[n]!.minRupees);
      }
    }),
  );
});

test("many packs at one price weigh as much as each of them alone", () => {
  const prices = fc.array(fc.integer({ min: 100, max: 90_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 20 }), (paise, packs) => {
      const each = paise.flatMap((price) => Array.from({ length: packs }, () => one(price)));
      expect(priceRanges(paise.map((price) => ({ paise: price, packs })))).toEqual(priceRanges(each));
    }),
  );
});
