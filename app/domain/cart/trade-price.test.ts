import fc from "fast-check";
import { expect, test } from "vitest";
import { priceTrade, tradePercent, tradePricePaise } from "#app/domain/cart/trade-price.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const { bulk } = settingsSchema.parse({});
const lines = fc.array(
  fc.record({
    pricePaise: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
  { maxLength: 30 },
);
const percents = fc.integer({ min: 0, max: 60 });
const tiers = fc.array(fc.record({ fromPaise: fc.nat(10_000_000), percent: percents }), { maxLength: 6 });

test.each([
  [499_999, 0],
  [500_000, 5],
  [999_999, 5],
  [1_000_000, 10],
  [2_500_000, 15],
  [5_000_000, 20],
  [90_000_000, 20],
])("goods worth %d paise have %d per cent", (listPaise, percent) => {
  expect(tradePercent({ listPaise, bulk })).toBe(percent);
});

test("no pack costs more than before, and none is free", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), percents, (pricePaise, percent) => {
      const price = tradePricePaise(pricePaise, percent);
      expect(price).toBeLessThanOrEqual(pricePaise);
      expect(price).toBeGreaterThan(0);
      expect(Number.isInteger(price)).toBe(true);
    }),
  );
});

test("the best tier that is reached wins, in whatever order the owner wrote them, and an account never gets less than agreed", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), tiers, percents, (listPaise, written, leastPercent) => {
      const percent = tradePercent({ listPaise, leastPercent, bulk: { minPaise: 0, tiers: written } });
      const given = written.filter((tier) => tier.fromPaise <= listPaise).map((tier) => tier.percent);
      expect(percent).toBe(Math.max(leastPercent, 0, ...given));
    }),
  );
});

test("the saving is exactly the difference between the goods before and after, to the paisa", () => {
  fc.assert(
    fc.property(lines, percents, (goods, leastPercent) => {
      const trade = priceTrade({ lines: goods, leastPercent, bulk });
      const after = goods.reduce(
        (sum, line) => sum + tradePricePaise(line.pricePaise, trade.percent) * line.quantity,
        0,
      );
      expect(trade.listPaise - trade.savedPaise).toBe(after);
      expect(trade.savedPaise).toBeGreaterThanOrEqual(0);
      const packs = goods.reduce((sum, line) => sum + line.quantity, 0);
      expect(Math.abs(trade.savedPaise - (trade.listPaise * trade.percent) / 100)).toBeLessThanOrEqual(packs);
    }),
  );
});

test("what is missing for the smallest order and for the next tier is said", () => {
  const trade = priceTrade({ lines: [{ pricePaise: 10_000, quantity: 45 }], bulk });
  expect(trade).toMatchObject({
    percent: 0,
    missingPaise: 50_000,
    nextTier: { fromPaise: 500_000, percent: 5 },
  });
  const large = priceTrade({ lines: [{ pricePaise: 10_000, quantity: 600 }], bulk });
  expect(large).toMatchObject({ percent: 20, missingPaise: 0, nextTier: undefined });
});

test("an account with an agreement is led to tiers that give more only", () => {
  const trade = priceTrade({ lines: [{ pricePaise: 10_000, quantity: 60 }], leastPercent: 12, bulk });
  expect(trade).toMatchObject({ percent: 12, nextTier: { fromPaise: 2_500_000, percent: 15 } });
});
