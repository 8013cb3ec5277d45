// Which coupons of a cart count, and in which order (decision 069). Nothing depends on the order in which they were typed: per cent
// come before rupees, and codes by the alphabet.

import { type Coupon, type CouponRefusal, couponPrices, couponRefusal } from "#app/domain/cart/coupon.ts";
import { type OfferedLine, pricedAt, savedBy } from "#app/domain/cart/offered-line.ts";

/** On one cart: more than a shop gives out at once. */
export const MOST_COUPONS = 5;

export type CouponsChosen = {
  /** Of one pack of each line. */
  pricesPaise: number[];
  /** What counts, in the order in which it is taken off. */
  used: { coupon: Coupon; paise: number }[];
  /** Why others take nothing off, by code. */
  refusals: Map<string, CouponRefusal>;
};

/** Of those that fit: all that go with others, or one that stands alone, whichever takes more off. */
export function chooseCoupons(
  coupons: readonly Coupon[],
  { lines, hasTradePrices, today }: { lines: readonly OfferedLine[]; hasTradePrices: boolean; today: string },
): CouponsChosen {
  const refusals = new Map<string, CouponRefusal>();
  const fitting = coupons.toSorted(byTurn).filter((coupon) => {
    const refusal = couponRefusal(coupon, { lines, hasTradePrices, today });
    if (refusal) refusals.set(coupon.code, refusal);
    return !refusal;
  });
  const together = fitting.filter(({ isTogether }) => isTogether);
  const alone = fitting.filter(({ isTogether }) => !isTogether);
  const [first, ...others] = [together, ...alone.map((coupon) => [coupon])].map((each) =>
    takeOff(each, lines),
  );
  const best = others.reduce((most, each) => (each.paise > most.paise ? each : most), first!);
  const used = best.used.filter(({ paise }) => paise > 0);
  const withCodes = used.map(({ coupon }) => coupon.code);
  for (const coupon of fitting) {
    if (withCodes.includes(coupon.code)) continue;
    const isBeaten = withCodes.length > 0 && !best.used.some((each) => each.coupon === coupon);
    refusals.set(coupon.code, isBeaten ? { reason: "not-together", withCodes } : { reason: "nothing-off" });
  }
  return { pricesPaise: best.pricesPaise, used, refusals };
}

function byTurn(a: Coupon, b: Coupon): number {
  const place = ({ percentOff }: Coupon) => (percentOff === null ? 1 : 0);
  return place(a) - place(b) || (a.code < b.code ? -1 : 1);
}

/** Each coupon takes off what the ones before it have left. */
function takeOff(coupons: readonly Coupon[], lines: readonly OfferedLine[]) {
  let left = [...lines];
  const used = coupons.map((coupon) => {
    const prices = couponPrices(coupon, left);
    const paise = savedBy(left, prices);
    left = pricedAt(left, prices);
    return { coupon, paise };
  });
  const paise = used.reduce((sum, each) => sum + each.paise, 0);
  return { used, paise, pricesPaise: left.map(({ pricePaise }) => pricePaise) };
}
