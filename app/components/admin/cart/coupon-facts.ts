import { officeCouponsText } from "#app/content/messages/cart/office-coupons.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import type { Coupon } from "#app/domain/cart/coupon.ts";
import { rupees } from "#app/domain/money.ts";

/** What a coupon is, in one line. */
export function couponFacts(coupon: Coupon): string {
  const words = officeCouponsText;
  const { percentOff, paiseOff, capPaise, scope, minGoodsPaise, fromDay, toDay, mostUses, uses } = coupon;
  return [
    percentOff === null
      ? words.sumOff(rupees(paiseOff ?? 0))
      : capPaise === null
        ? words.percentOff(percentOff)
        : words.capped(percentOff, rupees(capPaise)),
    scope !== null && words.only(scope),
    minGoodsPaise > 0 && words.from(rupees(minGoodsPaise)),
    fromDay !== null && words.since(formatDate(fromDay)),
    toDay !== null && words.until(formatDate(toDay)),
    coupon.isOncePerPhone && words.oncePerPhone,
    coupon.isTogether && words.together,
    mostUses === null ? words.uses(uses) : words.usesOf(uses, mostUses),
  ]
    .filter(Boolean)
    .join(", ");
}
