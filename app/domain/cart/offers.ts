// The one place where a cart gets cheaper than its prices (decision 061): first the price of a business account, then a coupon on
// what is left. Free delivery is judged on the goods after both (domain/delivery.ts).

import {
  type Coupon,
  type CouponRefusal,
  couponPrices,
  couponRefusal,
  type OfferedLine,
  savedBy,
} from "#app/domain/cart/coupon.ts";
import { priceTrade, type TradePrice, tradePricePaise } from "#app/domain/cart/trade-price.ts";
import type { Settings } from "#app/domain/settings.ts";

/** What was taken off and why. */
export type Discount =
  | { kind: "trade"; percent: number; paise: number }
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
  discounts: Discount[];
  /** Absent for who has no business account. */
  trade: TradePrice | undefined;
  /** Why the coupon of the cart takes nothing off. */
  couponRefusal: CouponRefusal | undefined;
};

/** What each pack costs after all offers, and the reason of each discount. */
export function priceOffers({
  lines,
  leastPercent,
  bulk,
  coupon,
  today,
}: {
  lines: readonly OfferedLine[];
  /** Of a business account. */
  leastPercent: number | undefined;
  bulk: Settings["bulk"];
  coupon: Coupon | undefined;
  today: string;
}): Offers {
  const discounts: Discount[] = [];
  const counted = lines.filter(({ isCounted }) => isCounted);
  const trade = leastPercent === undefined ? undefined : priceTrade({ lines: counted, leastPercent, bulk });
  const percent = trade?.percent ?? 0;
  const traded = lines.map((line) => ({
    ...line,
    pricePaise: percent === 0 ? line.pricePaise : tradePricePaise(line.pricePaise, percent),
  }));
  if (trade && trade.savedPaise > 0) discounts.push({ kind: "trade", percent, paise: trade.savedPaise });
  const plain = { pricesPaise: traded.map(({ pricePaise }) => pricePaise), discounts, trade };
  if (!coupon) return { ...plain, couponRefusal: undefined };
  const refusal = couponRefusal(coupon, { lines: traded, hasTradePrices: percent > 0, today });
  if (refusal) return { ...plain, couponRefusal: refusal };
  const pricesPaise = couponPrices(coupon, traded);
  const paise = savedBy(traded, pricesPaise);
  if (paise === 0) return { ...plain, couponRefusal: { reason: "nothing-off" } };
  const { id: couponId, code, percentOff, scope } = coupon;
  return {
    pricesPaise,
    discounts: [...discounts, { kind: "coupon", couponId, code, percent: percentOff, scope, paise }],
    trade,
    couponRefusal: undefined,
  };
}
