import { expect, test } from "vitest";
import { type Coupon, couponCode } from "#app/domain/cart/coupon.ts";
import type { OfferStep } from "#app/domain/cart/offer-step.ts";
import { priceOffers } from "#app/domain/cart/offers.ts";
import { settingsSchema } from "#app/domain/settings.ts";

const { bulk } = settingsSchema.parse({});
const today = "2026-11-23";
const none: Coupon = {
  ...{ id: 1, code: "WINTER", percentOff: 10, paiseOff: null, minGoodsPaise: 0, capPaise: null },
  ...{ fromDay: null, toDay: null, mostUses: null, isOncePerPhone: false, brandId: null, formId: null },
  ...{ isWithTrade: false, isTogether: false, isActive: true, scope: null, uses: 0, isUsedByPhone: false },
};
const arnica = {
  productId: 7,
  ...{ pricePaise: 14_900, quantity: 2, isCounted: true, soldTo: "anyone" as const, brandId: 1, formId: 1 },
};
const ask = (coupon: Partial<Coupon>, lines = [arnica], leastPercent?: number) =>
  priceOffers({ lines, leastPercent, bulk, steps: [], coupons: [{ ...none, ...coupon }], today });
const refusalOf = (...asked: Parameters<typeof ask>) => ask(...asked).couponRefusals.get("WINTER");

test("a coupon names its share, and each pack is cheaper by it", () => {
  expect(ask({ scope: "SBL", brandId: 1 })).toEqual({
    pricesPaise: [13_410],
    discounts: [{ kind: "coupon", couponId: 1, code: "WINTER", percent: 10, scope: "SBL", paise: 2_980 }],
    steps: [undefined],
    trade: undefined,
    couponRefusals: new Map(),
  });
});

test.each([
  [{ isActive: false }, { reason: "unknown" }],
  [{ fromDay: "2026-11-24" }, { reason: "not-yet", day: "2026-11-24" }],
  [{ toDay: "2026-11-22" }, { reason: "expired", day: "2026-11-22" }],
  [{ mostUses: 3, uses: 3 }, { reason: "used-up" }],
  [{ isOncePerPhone: true, isUsedByPhone: true }, { reason: "used-by-phone" }],
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
  expect(offers.couponRefusals.get("WINTER")).toEqual(refusal);
  expect(offers.pricesPaise).toEqual([14_900]);
  expect(offers.discounts).toEqual([]);
});

test("both days of a coupon belong to it, and the minimum itself is enough", () => {
  expect(refusalOf({ fromDay: today, toDay: today, minGoodsPaise: 29_800 })).toBeUndefined();
});

test("packs that a prescription opens, and packs that cannot be had, get nothing off", () => {
  const prescribed = { ...arnica, soldTo: "prescription" as const };
  expect(refusalOf({}, [prescribed as never])).toEqual({ reason: "not-for-goods", scope: null });
  expect(ask({}, [arnica, prescribed as never, { ...arnica, isCounted: false }]).pricesPaise).toEqual([
    13_410, 14_900, 14_900,
  ]);
});

test("business prices come first; a coupon comes on top only where the owner says so", () => {
  expect(ask({}, [arnica], 10).pricesPaise).toEqual([13_410]);
  expect(refusalOf({}, [arnica], 10)).toEqual({ reason: "not-with-trade" });
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

const offer = (steps: Partial<OfferStep>[], coupons: Partial<Coupon>[], lines = [arnica]) =>
  priceOffers({
    lines,
    leastPercent: undefined,
    bulk,
    steps: steps.map((step, id) => ({ ...threePacks, id, ...step })),
    coupons: coupons.map((coupon, id) => ({ ...none, id, ...coupon })),
    today,
  });
const threePacks: OfferStep = {
  ...{ id: 1, percent: 5, fromPacks: 3, fromPaise: null, productId: null, brandId: null, formId: null },
  ...{ fromDay: null, toDay: null, isWithTrade: false, isActive: true, scope: null },
};

test("from so many packs the shop takes off by itself, the most of all steps that are reached, with its reason", () => {
  const three = { ...arnica, quantity: 3 };
  expect(offer([{}], []).discounts).toEqual([]);
  const offers = offer(
    [{}, { percent: 8, fromPacks: 5 }, { percent: 6, brandId: 1, scope: "SBL" }],
    [],
    [three],
  );
  expect(offers.pricesPaise).toEqual([14_006]);
  const terms = { percent: 6, fromPacks: 3, fromPaise: null, scope: "SBL" };
  expect(offers.steps).toEqual([terms]);
  expect(offers.discounts).toEqual([{ kind: "step", ...terms, paise: 2_682 }]);
  expect(offer([{ productId: 8 }], [], [three]).discounts).toEqual([]);
  expect(offer([{ toDay: "2026-11-22" }], [], [three]).discounts).toEqual([]);
  expect(offer([{ fromPacks: null, fromPaise: 44_700 }], [], [three]).pricesPaise).toEqual([14_155]);
  expect(offer([{ fromPacks: null, fromPaise: 44_701 }], [], [three]).discounts).toEqual([]);
  expect(offer([{}], [], [{ ...three, soldTo: "prescription" as never }]).discounts).toEqual([]);
});

test("steps do not come on top of business prices unless the owner says so; a coupon takes off what they leave", () => {
  const lines = [{ ...arnica, quantity: 3 }];
  const as = (isWithTrade: boolean) =>
    priceOffers({
      lines,
      leastPercent: 10,
      bulk,
      steps: [{ ...threePacks, isWithTrade }],
      coupons: [],
      today,
    });
  expect(as(false).pricesPaise).toEqual([13_410]);
  expect(as(true).pricesPaise).toEqual([12_740]);
  expect(offer([{}], [{}], lines).pricesPaise).toEqual([12_740]);
});

test("coupons that go together count one after the other, per cent first; one that stands alone counts where it takes more off", () => {
  const sum = { code: "ALPHA", percentOff: null, paiseOff: 5_000, isTogether: true };
  const percent = { code: "BETA", percentOff: 10, isTogether: true };
  const both = offer([], [sum, percent]);
  expect(both.discounts.map((each) => [each.kind === "coupon" && each.code, each.paise])).toEqual([
    ["BETA", 2_980],
    ["ALPHA", 5_000],
  ]);
  const withSmall = offer([], [sum, percent, { code: "SOLO", percentOff: 20 }]);
  expect(withSmall.pricesPaise).toEqual(both.pricesPaise);
  expect(withSmall.couponRefusals.get("SOLO")).toEqual({
    reason: "not-together",
    withCodes: ["BETA", "ALPHA"],
  });
  const withLarge = offer([], [sum, { code: "SOLO", percentOff: 50 }, percent]);
  expect(withLarge.discounts).toMatchObject([{ code: "SOLO", paise: 14_900 }]);
  expect([...withLarge.couponRefusals.keys()].sort()).toEqual(["ALPHA", "BETA"]);
});

test.each([
  ["winter 100", "WINTER100"],
  [" sbl10 ", "SBL10"],
  ["ab", undefined],
  ["50%OFF", undefined],
  ["सर्दी", undefined],
])("the code %j is %j", (typed, code) => {
  expect(couponCode(typed)).toBe(code);
});
