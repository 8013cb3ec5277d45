// The one place where a cart gets cheaper than its prices (decisions 061 and 069), always in this order: the price of a business
// account, what the shop takes off by itself, coupons. Free delivery is judged on the goods after all (domain/delivery.ts).

import { chooseCoupons } from "#app/domain/cart/choose-coupons.ts";
import type { Coupon, CouponRefusal } from "#app/domain/cart/coupon.ts";
import { type OfferStep, stepPricePaise, stepsOfLines } from "#app/domain/cart/offer-step.ts";
import type { OfferedLine } from "#app/domain/cart/offered-line.ts";
import { priceTrade, type TradePrice, tradePricePaise } from "#app/domain/cart/trade-price.ts";
import type { Settings } from "#app/domain/settings.ts";

/** From how many packs, or from goods worth how much, a step begins; and what it is for. */
export type StepTerms = Pick<OfferStep, "percent" | "fromPacks" | "fromPaise" | "scope">;

/** What was taken off and why. */
export type Discount =
  | { kind: "trade"; percent: number; paise: number }
  | ({ kind: "step"; paise: number } & StepTerms)
  | {
      kind: "coupon";
      couponId: number;
      code: string;
      percent: number | null;
      scope: string | null;
      paise: number;
    };

export type Offers = {
  /** Of one pack of each line. */
  pricesPaise: number[];
  /** What the shop takes off each line by itself. */
  steps: (StepTerms | undefined)[];
  /** In the order in which they were taken off. */
  discounts: Discount[];
  /** Absent for who has no business account. */
  trade: TradePrice | undefined;
  /** Why coupons of the cart take nothing off, by code. */
  couponRefusals: Map<string, CouponRefusal>;
};

/** What each pack costs after all offers, and the reason of each discount. */
export function priceOffers({
  lines,
  leastPercent,
  bulk,
  steps,
  coupons,
  today,
}: {
  lines: readonly OfferedLine[];
  /** Of a business account. */
  leastPercent: number | undefined;
  bulk: Settings["bulk"];
  steps: readonly OfferStep[];
  coupons: readonly Coupon[];
  today: string;
}): Offers {
  const counted = lines.filter(({ isCounted }) => isCounted);
  const trade = leastPercent === undefined ? undefined : priceTrade({ lines: counted, leastPercent, bulk });
  const percent = trade?.percent ?? 0;
  const when = { hasTradePrices: percent > 0, today };
  const traded = lines.map((line) => ({
    ...line,
    pricePaise: percent === 0 ? line.pricePaise : tradePricePaise(line.pricePaise, percent),
  }));
  const ofLines = stepsOfLines(steps, { lines, ...when });
  const stepped = traded.map((line, index) => ({
    ...line,
    pricePaise: stepPricePaise(line.pricePaise, ofLines[index]),
  }));
  const chosen = chooseCoupons(coupons, { lines: stepped, ...when });
  const saved = (step: OfferStep) =>
    traded.reduce(
      (sum, { pricePaise, quantity }, index) =>
        sum + (ofLines[index] === step ? (pricePaise - stepped[index]!.pricePaise) * quantity : 0),
      0,
    );
  const discounts: Discount[] = [
    { kind: "trade", percent, paise: trade?.savedPaise ?? 0 },
    ...[...new Set(ofLines)].flatMap((step): Discount[] =>
      step ? [{ kind: "step", ...termsOf(step), paise: saved(step) }] : [],
    ),
    ...chosen.used.map(({ coupon, paise }): Discount => {
      const { id: couponId, code, percentOff, scope } = coupon;
      return { kind: "coupon", couponId, code, percent: percentOff, scope, paise };
    }),
  ];
  return {
    pricesPaise: chosen.pricesPaise,
    steps: ofLines.map((step) => step && termsOf(step)),
    discounts: discounts.filter(({ paise }) => paise > 0),
    trade,
    couponRefusals: chosen.refusals,
  };
}

function termsOf({ percent, fromPacks, fromPaise, scope }: OfferStep): StepTerms {
  return { percent, fromPacks, fromPaise, scope };
}
