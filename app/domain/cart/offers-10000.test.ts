// 10,000 carts at random against a second reckoning that shares no line with the first: pack by pack, in fractions of a paisa.
import fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals } from "#app/domain/cart/cart.ts";
import type { Coupon } from "#app/domain/cart/coupon.ts";
import type { OfferStep } from "#app/domain/cart/offer-step.ts";
import type { OfferedLine } from "#app/domain/cart/offered-line.ts";
import { priceOffers } from "#app/domain/cart/offers.ts";
import { invoiceOf } from "#app/domain/invoices/invoice.ts";
import { settingsSchema } from "#app/domain/settings.ts";
import { runs } from "#tests/support/runs.ts";

const { bulk } = settingsSchema.parse({});
const today = "2026-11-23";
const number = (min: number, max: number) => fc.integer({ min, max });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);

const goods = fc
  .array(
    fc.record({
      pricePaise: number(1, 300_000),
      aboveMrpPaise: number(0, 20_000),
      quantity: number(1, 99),
      isCounted: fc.boolean(),
      soldTo: fc.constantFrom("anyone" as const, "anyone" as const, "prescription" as const),
      brandId: number(1, 3),
      formId: number(1, 3),
      gstPercent: fc.constantFrom(0, 5, 12, 18),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((lines) => lines.map((line, productId) => ({ ...line, productId })));
const days = fc.record({
  fromDay: maybe(fc.constantFrom("2026-11-22", today, "2026-11-24")),
  toDay: maybe(fc.constantFrom("2026-11-22", today, "2026-11-24")),
});
const scope = fc.oneof(
  fc.constant({ brandId: null, formId: null }),
  number(1, 3).map((brandId) => ({ brandId, formId: null })),
  number(1, 3).map((formId) => ({ brandId: null, formId })),
);
const steps = fc
  .array(
    fc
      .tuple(
        fc.oneof(
          number(2, 20).map((fromPacks) => ({ fromPacks, fromPaise: null })),
          number(1, 500_000).map((fromPaise) => ({ fromPacks: null, fromPaise })),
        ),
        scope,
        days,
        fc.record({ percent: number(1, 90), productId: maybe(number(0, 3)) }),
        fc.record({ isWithTrade: fc.boolean(), isActive: fc.boolean() }),
      )
      .map(([from, of, when, what, how]) => ({ scope: null, ...from, ...of, ...when, ...what, ...how })),
    { maxLength: 5 },
  )
  .map((list): OfferStep[] => list.map((step, id) => ({ ...step, id })));
const worth = fc.oneof(
  fc.record({
    percentOff: number(1, 90),
    paiseOff: fc.constant(null),
    capPaise: maybe(number(100, 200_000)),
  }),
  fc.record({ percentOff: fc.constant(null), paiseOff: number(100, 500_000), capPaise: fc.constant(null) }),
);
const coupons = fc
  .array(
    fc
      .tuple(worth, scope, days, fc.record({ isTogether: fc.boolean(), isWithTrade: fc.boolean() }))
      .map((parts) => Object.assign({}, ...parts) as Pick<Coupon, "percentOff" | "paiseOff" | "capPaise">),
    { maxLength: 5 },
  )
  .chain((list) =>
    fc
      .shuffledSubarray(
        list.map((_, id) => id),
        { minLength: list.length },
      )
      .map((codes) =>
        list.map(
          (coupon, id): Coupon => ({
            ...{
              minGoodsPaise: 0,
              mostUses: null,
              isOncePerPhone: false,
              isUsedByPhone: false,
              isActive: true,
            },
            ...{ scope: null, uses: 0, brandId: null, formId: null, fromDay: null, toDay: null },
            ...{ isTogether: false, isWithTrade: false, ...coupon, id, code: `CODE${codes[id]}` },
          }),
        ),
      ),
  );
const agreement = fc.option(number(0, 40), { nil: undefined });

type Goods = OfferedLine & { gstPercent: number; aboveMrpPaise: number };
type Case = { lines: Goods[]; leastPercent: number | undefined; steps: OfferStep[]; coupons: Coupon[] };
const cases: fc.Arbitrary<Case> = fc.record({ lines: goods, leastPercent: agreement, steps, coupons });
const price = (asked: Case) => priceOffers({ ...asked, bulk, today });

const isOpen = (of: { fromDay: string | null; toDay: string | null }) =>
  !(of.fromDay && of.fromDay > today) && !(of.toDay && of.toDay < today);
const isIn = (
  of: { productId?: number | null; brandId: number | null; formId: number | null },
  line: OfferedLine,
) =>
  line.isCounted &&
  line.soldTo === "anyone" &&
  [of.productId ?? line.productId, of.brandId ?? line.brandId, of.formId ?? line.formId].join() ===
    [line.productId, line.brandId, line.formId].join();
/** Half a paisa up, in whole numbers only. */
const percentOf = (paise: bigint, percent: number) => {
  const left = (paise * BigInt(100 - percent) * 2n + 100n) / 200n;
  return left < 1n ? 1n : left;
};
const sum = (numbers: bigint[]) => numbers.reduce((all, each) => all + each, 0n);

/** What each pack costs before coupons: written a second time, without the shop's functions. */
function secondReckoning({ lines, leastPercent, steps }: Case): { tier: number; prices: bigint[] } {
  const list = sum(
    lines.map((line) => (line.isCounted ? BigInt(line.pricePaise) * BigInt(line.quantity) : 0n)),
  );
  let tier = 0;
  if (leastPercent !== undefined) {
    tier = leastPercent;
    for (const { fromPaise, percent } of bulk.tiers)
      if (list >= BigInt(fromPaise) && percent > tier) tier = percent;
  }
  const prices = lines.map((line) => {
    let paise = BigInt(line.pricePaise);
    if (tier > 0) paise = percentOf(paise, tier);
    let most = 0;
    for (const step of steps) {
      if (!step.isActive || !isOpen(step) || !isIn(step, line) || (tier > 0 && !step.isWithTrade)) continue;
      const worth = sum(
        lines.map((each) => (isIn(step, each) ? BigInt(each.pricePaise) * BigInt(each.quantity) : 0n)),
      );
      const isReached =
        step.fromPacks === null ? worth >= BigInt(step.fromPaise!) : line.quantity >= step.fromPacks;
      if (isReached) most = Math.max(most, step.percent);
    }
    return most > 0 ? percentOf(paise, most) : paise;
  });
  return { tier, prices };
}

test("over 10,000 carts prices, parts and invoice agree with a second reckoning, and nothing is below nothing", () => {
  fc.assert(
    fc.property(cases, fc.boolean(), (asked, isIntraState) => {
      const { lines, coupons: typed } = asked;
      const second = secondReckoning(asked);
      const plain = price({ ...asked, coupons: [] });
      expect(plain.pricesPaise.map(BigInt)).toEqual(second.prices);
      const offers = price(asked);
      for (const [index, { pricePaise }] of lines.entries()) {
        expect(offers.pricesPaise[index]).toBeGreaterThanOrEqual(1);
        expect(offers.pricesPaise[index]).toBeLessThanOrEqual(pricePaise);
      }
      const ordered = lines.flatMap((line, index) =>
        line.isCounted
          ? [
              {
                ...line,
                mrpPaise: line.pricePaise + line.aboveMrpPaise,
                pricePaise: offers.pricesPaise[index]!,
              },
            ]
          : [],
      );
      const { discounts } = offers;
      expect(discounts.every(({ paise }) => paise > 0)).toBe(true);
      const totals = cartTotals({ lines: ordered, deliveryFeePaise: 4_000, isIntraState, discounts });
      const off = discounts.reduce((all, { paise }) => all + paise, 0);
      const belowMrp = ordered.reduce((all, line) => all + line.aboveMrpPaise * line.quantity, 0);
      expect(off + belowMrp).toBe(totals.savedPaise);
      expect(totals.goodsPaise + totals.savedPaise).toBe(totals.mrpPaise);
      for (const discount of discounts) {
        if (discount.kind !== "coupon") continue;
        const coupon = typed.find(({ code }) => code === discount.code)!;
        if (coupon.capPaise !== null) expect(discount.paise).toBeLessThanOrEqual(coupon.capPaise);
        if (coupon.paiseOff !== null) expect(discount.paise - coupon.paiseOff).toBeLessThan(99);
        expect(isOpen(coupon)).toBe(true);
        if (second.tier > 0) expect(coupon.isWithTrade).toBe(true);
      }
      if (ordered.length === 0) return;
      const { sums } = invoiceOf({
        lines: ordered.map((line, lineId) => ({
          ...line,
          ...{ lineId, name: "", packSize: "", brandName: "", hsn: "", batches: [] },
        })),
        deliveryPaise: 4_000,
        totalPaise: totals.totalPaise,
        isIntraState,
        isTaxed: true,
      });
      expect(sums.roundingPaise).toBe(0);
      expect(sums.cgstPaise + sums.sgstPaise + sums.igstPaise).toBe(totals.gstPaise);
      expect(sums.taxablePaise + totals.gstPaise).toBe(totals.totalPaise);
    }),
    { numRuns: runs(10_000) },
  );
}, 120_000);

test("the order in which coupons were typed changes nothing, and no allowed choice of them takes more off", () => {
  const saved = (asked: Case) =>
    price(asked).discounts.reduce((all, { kind, paise }) => all + (kind === "coupon" ? paise : 0), 0);
  fc.assert(
    fc.property(cases, (asked) => {
      const { coupons: typed } = asked;
      expect(price({ ...asked, coupons: typed.toReversed() })).toEqual(price(asked));
      const most = saved(asked);
      for (const coupon of typed.filter(({ isTogether }) => !isTogether))
        expect(saved({ ...asked, coupons: [coupon] })).toBeLessThanOrEqual(most);
      expect(saved({ ...asked, coupons: typed.filter((each) => each.isTogether) })).toBeLessThanOrEqual(most);
      const { discounts, couponRefusals } = price(asked);
      const used = discounts.flatMap((each) => (each.kind === "coupon" ? [each.code] : []));
      expect([...used, ...couponRefusals.keys()].sort()).toEqual(typed.map(({ code }) => code).sort());
      const alone = typed.filter(({ code, isTogether }) => used.includes(code) && !isTogether);
      if (alone.length > 0) expect(used).toHaveLength(1);
    }),
    { numRuns: runs(3_000) },
  );
}, 120_000);
