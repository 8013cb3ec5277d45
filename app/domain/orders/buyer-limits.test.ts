import fc from "fast-check";
import { expect, test } from "vitest";
import {
  holdMinutes,
  isReplaceable,
  longerHold,
  ORDER_LIMITS,
  orderLimitRefusal,
  packsForStranger,
} from "#app/domain/orders/buyer-limits.ts";

const now = new Date("2026-11-21T05:00:00Z");
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
const linesOf = (count: number, quantity = 1) => Array.from({ length: count }, () => ({ quantity }));

test.each([
  ["stranger", linesOf(40), 1_000_000, undefined],
  ["stranger", linesOf(41), 100, "too-many-lines"],
  ["stranger", linesOf(1, 24), 100, undefined],
  ["stranger", linesOf(1, 25), 100, "too-many-packs"],
  ["stranger", linesOf(1), 1_000_001, "too-much-money"],
  ["proven", linesOf(120, 99), 5_000_000, undefined],
  ["proven", linesOf(121), 100, "too-many-lines"],
  ["shop", linesOf(500, 999), 90_000_000, undefined],
] as const)("an order of a %s may be so large and no larger (%#)", (trust, lines, totalPaise, refusal) => {
  expect(orderLimitRefusal({ trust, lines, totalPaise })).toBe(refusal);
});

test("whoever is proven has no smaller bound than a stranger", () => {
  for (const name of ["maxLines", "maxPacksPerLine", "maxPaise"] as const)
    expect(ORDER_LIMITS.proven[name]).toBeGreaterThan(ORDER_LIMITS.stranger[name]);
});

test.each([
  // The last packs of a quiet remedy are for whoever comes first.
  [{ stock: 1, strangers: 0, own: 0, block: 0 }, 1],
  [{ stock: 3, strangers: 0, own: 0, block: 0 }, 3],
  [{ stock: 5, strangers: 0, own: 0, block: 0 }, 3],
  [{ stock: 5, strangers: 3, own: 0, block: 0 }, 2],
  [{ stock: 20, strangers: 0, own: 0, block: 0 }, 10],
  [{ stock: 20, strangers: 10, own: 10, block: 10 }, 0],
  [{ stock: 20, strangers: 10, own: 0, block: 0 }, 5],
  [{ stock: 20, strangers: 15, own: 0, block: 0 }, 0],
  // Neighbours of one block.
  [{ stock: 20, strangers: 8, own: 0, block: 8 }, 2],
  [{ stock: 40, strangers: 20, own: 0, block: 20 }, 0],
  [{ stock: 40, strangers: 20, own: 0, block: 0 }, 10],
  [{ stock: 4, strangers: 0, own: 0, block: 0 }, 3],
  [{ stock: 400, strangers: 0, own: 0, block: 0 }, 40],
  [{ stock: 0, strangers: 0, own: 0, block: 0 }, 0],
])("of %o a stranger may have %i packs", (share, packs) => {
  expect(packsForStranger(share)).toBe(packs);
});

test("however strangers come, one of them leaves others a pack of four, a block leaves strangers a pack of eight, all of them a quarter", () => {
  const takes = fc.array(fc.record({ who: fc.nat(5), wanted: fc.integer({ min: 1, max: 24 }) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), takes, (stock, orders) => {
      const own = new Map<number, number>();
      const blocks = new Map<number, number>();
      let strangers = 0;
      for (const { who, wanted } of orders) {
        const mine = own.get(who) ?? 0;
        const block = blocks.get(who % 2) ?? 0;
        if (wanted > packsForStranger({ stock, strangers, own: mine, block })) continue;
        own.set(who, mine + wanted);
        blocks.set(who % 2, block + wanted);
        strangers += wanted;
      }
      expect(strangers).toBeLessThanOrEqual(stock);
      if (stock >= 4) for (const mine of own.values()) expect(mine).toBeLessThan(stock);
      const elsewhere = { stock, strangers, own: 0, block: 0 };
      if (stock >= 8 && strangers === blocks.get(0)) expect(packsForStranger(elsewhere)).toBeGreaterThan(0);
      if (stock >= 8) expect(stock - strangers).toBeGreaterThanOrEqual(Math.floor(stock / 4));
    }),
  );
});

test("packs wait the full time while half of the stock is free, never less than 5 minutes, and less the scarcer they are", () => {
  const held = (freeShare: number) => holdMinutes({ trust: "stranger", fullMinutes: 15, freeShare });
  expect([1, 0.5, 0.4, 0.25, 0.1, 0].map(held)).toEqual([15, 15, 12, 8, 5, 5]);
  expect(holdMinutes({ trust: "stranger", fullMinutes: 3, freeShare: 0 })).toBe(3);
  expect(holdMinutes({ trust: "proven", fullMinutes: 15, freeShare: 0 })).toBe(15);
});

test("opening the payment page again gives a stranger twice the time in all, and nothing more of what is scarce", () => {
  const again = (at: number, facts: { trust?: "proven" | "stranger"; freeShare?: number } = {}) =>
    longerHold({
      trust: "stranger",
      freeShare: 1,
      fullMinutes: 15,
      placedAt: now,
      heldUntil: minutes(15),
      now: minutes(at),
      ...facts,
    });
  expect(again(10)).toEqual(minutes(25));
  expect(again(20)).toEqual(minutes(30));
  expect(again(10, { freeShare: 0.4 })).toEqual(minutes(15));
  expect(again(0)).toEqual(minutes(15));
  expect(again(110, { trust: "proven" })).toEqual(minutes(120));
});

test("a newer order replaces an unpaid one, but none that is said to be paid or may be being paid", () => {
  const replaces = (paymentStatus: string, payPageOpenedAt?: Date) =>
    isReplaceable({ paymentStatus, payPageOpenedAt, now });
  expect(replaces("due")).toBe(true);
  expect(replaces("due", minutes(-5))).toBe(true);
  expect(replaces("due", minutes(-4))).toBe(false);
  expect(replaces("claimed", minutes(-60))).toBe(false);
  expect(replaces("claimed")).toBe(false);
  expect(replaces("paid")).toBe(false);
});
