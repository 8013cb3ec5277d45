import { couponText } from "#app/content/messages/cart/coupon.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import type { CouponRefusal } from "#app/domain/cart/coupon.ts";
import { rupees } from "#app/domain/money.ts";

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
    default:
      return words.refusals[refusal.reason](code);
  }
}
