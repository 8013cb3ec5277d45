import fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals } from "#app/domain/cart/cart.ts";
import { type Coupon, couponCode } from "#app/domain/cart/coupon.ts";
import { priceOffers } from "#app/domain/cart/offers.ts";
import { invoiceOf } from "#app/domain/invoices/invoice.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const { bulk } = settingsSchema.parse({});
const today = "2026-11-23";
const none: Coupon = {
  ...{ id: 1, code: "WINTER", percentOff: 10, paiseOff: null, minGoodsPaise: 0, capPaise: null },
  ...{ fromDay: null, toDay: null, mostUses: null, isOncePerPhone: false, brandId: null, formId: null },
  ...{ isWithTrade: false, isActive: true, scope: null, uses: 0 },
};
const arnica = {
  ...{ pricePaise: 14_900, quantity: 2, isCounted: true, soldTo: "anyone" as const, brandId: 1, formId: 1 },
};
const ask = (coupon: Partial<Coupon>, lines = [arnica], leastPercent?: number) =>
  priceOffers({ lines, leastPercent, bulk, coupon: { ...none, ...coupon }, today });

test("a coupon names its share, and each pack is cheaper by it", () => {
  expect(ask({ scope: "SBL", brandId: 1 })).toEqual({
    pricesPaise: [13_410],
    discounts: [{ kind: "coupon", couponId: 1, code: "WINTER", percent: 10, scope: "SBL", paise: 2_980 }],
    trade: undefined,
    couponRefusal: undefined,
  });
});

test.each([
  [{ isActive: false }, { reason: "unknown" }],
  [{ fromDay: "2026-11-24" }, { reason: "not-yet", day: "2026-11-24" }],
  [{ toDay: "2026-11-22" }, { reason: "expired", day: "2026-11-22" }],
  [{ mostUses: 3, uses: 3 }, { reason: "used-up" }],
  [
    { brandId: 2, scope: "Bakson" },
    { reason: "not-for-goods", scope: "Bakson" },
  ],
  [
    { formId: 2, scope: "Drops" },
    { reason: "not-for-goods", scope: "Drops" },
  ],
  [{ minGoodsPaise: 99_900 }, { reason: "below-minimum", minGoodsPaise: 99_900, missingPaise: 70_100 }],
])("a coupon with %o is refused with its reason", (coupon, refusal) => {
  const offers = ask(coupon);
  expect(offers.couponRefusal).toEqual(refusal);
  expect(offers.pricesPaise).toEqual([14_900]);
  expect(offers.discounts).toEqual([]);
});

test("both days of a coupon belong to it, and the minimum itself is enough", () => {
  expect(ask({ fromDay: today, toDay: today, minGoodsPaise: 29_800 }).couponRefusal).toBeUndefined();
});

test("packs that a prescription opens, and packs that cannot be had, get nothing off", () => {
  const prescribed = { ...arnica, soldTo: "prescription" as const };
  expect(ask({}, [prescribed as never]).couponRefusal).toEqual({ reason: "not-for-goods", scope: null });
  expect(ask({}, [arnica, prescribed as never, { ...arnica, isCounted: false }]).pricesPaise).toEqual([
    13_410, 14_900, 14_900,
  ]);
});

test("business prices come first; a coupon comes on top only where the owner says so", () => {
  expect(ask({}, [arnica], 10)).toMatchObject({
    pricesPaise: [13_410],
    couponRefusal: { reason: "not-with-trade" },
  });
  expect(ask({ isWithTrade: true }, [arnica], 10)).toMatchObject({
    pricesPaise: [12_069],
    discounts: [
      { kind: "trade", percent: 10, paise: 2_980 },
      { kind: "coupon", paise: 2_682 },
    ],
  });
});

test("a sum is given to the paisa where the packs let it be, else some paise more; a cap is never passed", () => {
  const three = { ...arnica, quantity: 3 };
  expect(ask({ percentOff: null, paiseOff: 10_000 }).discounts[0]!.paise).toBe(10_000);
  expect(ask({ percentOff: null, paiseOff: 10_000 }, [three]).discounts[0]!.paise).toBe(10_002);
  expect(
    ask({ percentOff: null, paiseOff: 10_000 }, [three, { ...arnica, quantity: 1 }]).discounts[0]!.paise,
  ).toBe(10_000);
  expect(ask({ percentOff: 50, capPaise: 10_000 }, [three]).discounts[0]!.paise).toBe(9_999);
});

const lines = fc.array(
  fc.record({
    pricePaise: fc.integer({ min: 1, max: 300_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    isCounted: fc.boolean(),
    soldTo: fc.constantFrom("anyone" as const, "prescription" as const),
    brandId: fc.integer({ min: 1, max: 3 }),
    formId: fc.integer({ min: 1, max: 3 }),
    gstPercent: fc.constantFrom(0, 5, 12, 18),
  }),
  { minLength: 1, maxLength: 12 },
);
const worths = fc.oneof(
  fc.record({
    percentOff: fc.integer({ min: 1, max: 90 }),
    paiseOff: fc.constant(null),
    capPaise: fc.option(fc.integer({ min: 100, max: 200_000 })),
  }),
  fc.record({
    percentOff: fc.constant(null),
    paiseOff: fc.integer({ min: 100, max: 500_000 }),
    capPaise: fc.constant(null),
  }),
);
const scopes = fc.record({
  brandId: fc.option(fc.integer({ min: 1, max: 3 })),
  formId: fc.option(fc.integer({ min: 1, max: 3 })),
});
const agreements = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined });

test("over 10,000 carts the discounts sum to the whole, none is below nothing or above the goods, and the invoice is the order", () => {
  fc.assert(
    fc.property(
      lines,
      worths,
      scopes,
      agreements,
      fc.boolean(),
      (goods, worth, scope, leastPercent, isIntraState) => {
        const coupon = { ...none, ...worth, ...scope, isWithTrade: true };
        const { pricesPaise, discounts } = priceOffers({ lines: goods, leastPercent, bulk, coupon, today });
        const ordered = goods.flatMap((line, index) =>
          line.isCounted ? [{ ...line, mrpPaise: line.pricePaise, pricePaise: pricesPaise[index]! }] : [],
        );
        for (const [index, { pricePaise }] of goods.entries()) {
          expect(pricesPaise[index]).toBeGreaterThanOrEqual(1);
          expect(pricesPaise[index]).toBeLessThanOrEqual(pricePaise);
        }
        const totals = cartTotals({ lines: ordered, deliveryFeePaise: 4_000, isIntraState, discounts });
        const off = discounts.reduce((sum, { paise }) => sum + paise, 0);
        expect(off).toBe(totals.savedPaise);
        expect(discounts.every(({ paise }) => paise > 0)).toBe(true);
        expect(totals.totalPaise).toBeLessThanOrEqual(totals.mrpPaise + 4_000);
        const given = discounts.find(({ kind }) => kind === "coupon")?.paise ?? 0;
        if (worth.capPaise !== null) expect(given).toBeLessThanOrEqual(worth.capPaise);
        if (worth.paiseOff !== null && given > worth.paiseOff)
          expect(given - worth.paiseOff).toBeLessThan(Math.max(...eligible(goods, coupon)));
        if (ordered.length === 0) return;
        const { sums } = invoiceOf({
          lines: ordered.map((line, lineId) => ({
            ...line,
            lineId,
            name: "",
            packSize: "",
            brandName: "",
            hsn: "",
            batches: [],
          })),
          deliveryPaise: 4_000,
          totalPaise: totals.totalPaise,
          isIntraState,
          isTaxed: true,
        });
        expect(sums.roundingPaise).toBe(0);
        expect(sums.cgstPaise + sums.sgstPaise + sums.igstPaise).toBe(totals.gstPaise);
        expect(sums.taxablePaise + totals.gstPaise).toBe(totals.totalPaise);
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);

function eligible(goods: Parameters<typeof priceOffers>[0]["lines"], { brandId, formId }: Coupon): number[] {
  return goods
    .filter(
      (line) =>
        line.isCounted &&
        line.soldTo === "anyone" &&
        line.pricePaise > 1 &&
        (brandId ?? line.brandId) === line.brandId &&
        (formId ?? line.formId) === line.formId,
    )
    .map(({ quantity }) => quantity);
}

test.each([
  ["winter 100", "WINTER100"],
  [" sbl10 ", "SBL10"],
  ["ab", undefined],
  ["50%OFF", undefined],
  ["सर्दी", undefined],
])("the code %j is %j", (typed, code) => {
  expect(couponCode(typed)).toBe(code);
});
