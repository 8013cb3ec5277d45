import { couponText } from "#app/content/messages/cart/coupon.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import type { CouponRefusal } from "#app/domain/cart/coupon.ts";
import { rupees } from "#app/domain/money.ts";

type TypedCoupon = { code: string; refusal: CouponRefusal | undefined };

/** What is said of each coupon of a cart: that it is on, or why it takes nothing off. */
export function couponsSaid(coupons: readonly TypedCoupon[]): { code: string; said: string }[] {
  return coupons.map(({ code, refusal }) => ({
    code,
    said: refusal ? couponSentence(code, refusal) : couponText.isOn(code),
  }));
}

/** Why coupons take nothing off. */
export function couponProblems(coupons: readonly TypedCoupon[]): string[] {
  return coupons.flatMap(({ code, refusal }) => (refusal ? [couponSentence(code, refusal)] : []));
}

/** Why a coupon takes nothing off. */
export function couponSentence(code: string, refusal: CouponRefusal): string {
  const words = couponText;
  switch (refusal.reason) {
    case "not-yet":
      return words.notYet(code, formatDate(refusal.day));
    case "expired":
      return words.expired(code, formatDate(refusal.day));
    case "below-minimum":
      return words.belowMinimum(code, rupees(refusal.minGoodsPaise), rupees(refusal.missingPaise));
    case "not-for-goods":
      return refusal.scope === null ? words.notForGoods(code) : words.onlyFor(code, refusal.scope);
    case "not-together":
      return words.notTogether(code, refusal.withCodes);
    default:
      return words.refusals[refusal.reason](code);
  }
}
