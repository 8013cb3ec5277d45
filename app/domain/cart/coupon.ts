// What a coupon takes off the goods of a cart (decision 061). It lowers the price of each pack it is for, in whole paise, so that
// everything that multiplies price and packs (order, invoice, credit note, return, report) has the same figures by itself.

import { isOfferedTo, type OfferedLine, savedBy, worthOf } from "#app/domain/cart/offered-line.ts";
import { tradePricePaise } from "#app/domain/cart/trade-price.ts";

export type Coupon = {
  id: number;
  code: string;
  /** One of the two is set. */
  percentOff: number | null;
  paiseOff: number | null;
  minGoodsPaise: number;
  /** The most that a percentage takes off. */
  capPaise: number | null;
  /** Days in India, both included. */
  fromDay: string | null;
  toDay: string | null;
  mostUses: number | null;
  isOncePerPhone: boolean;
  brandId: number | null;
  formId: number | null;
  /** Whether it comes on top of the prices of a business account. */
  isWithTrade: boolean;
  /** Whether it counts beside other coupons that say so too. */
  isTogether: boolean;
  isActive: boolean;
  /** The name of its brand or form; null for a coupon for all goods. */
  scope: string | null;
  /** In how many orders that were not cancelled it is. */
  uses: number;
  /** Whether the phone that asks has had it, and it is for one order of a phone. */
  isUsedByPhone: boolean;
};

export type CouponRefusal =
  | { reason: "unknown" | "used-up" | "used-by-phone" | "not-with-trade" | "nothing-off" }
  | { reason: "not-together"; withCodes: string[] }
  | { reason: "not-for-goods"; scope: string | null }
  | { reason: "not-yet" | "expired"; day: string }
  | { reason: "below-minimum"; minGoodsPaise: number; missingPaise: number };

/** A code as it is stored: capitals and digits, without spaces; undefined for what no code can be. */
export function couponCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, "").toUpperCase();
  return /^[A-Z0-9]{3,20}$/.test(code) ? code : undefined;
}

/** Why a coupon is not for this cart; undefined when it is. A paused one is told from none to nobody. */
export function couponRefusal(
  coupon: Coupon,
  { lines, hasTradePrices, today }: { lines: readonly OfferedLine[]; hasTradePrices: boolean; today: string },
): CouponRefusal | undefined {
  const { fromDay, toDay, minGoodsPaise, mostUses, scope } = coupon;
  if (!coupon.isActive) return { reason: "unknown" };
  if (fromDay !== null && today < fromDay) return { reason: "not-yet", day: fromDay };
  if (toDay !== null && today > toDay) return { reason: "expired", day: toDay };
  if (mostUses !== null && coupon.uses >= mostUses) return { reason: "used-up" };
  if (coupon.isUsedByPhone) return { reason: "used-by-phone" };
  if (hasTradePrices && !coupon.isWithTrade) return { reason: "not-with-trade" };
  if (!lines.some((line) => isOfferedTo(coupon, line))) return { reason: "not-for-goods", scope };
  const missingPaise = minGoodsPaise - worthOf(lines);
  if (missingPaise > 0) return { reason: "below-minimum", minGoodsPaise, missingPaise };
  return undefined;
}

/** The price of a pack of each line with the coupon: at least 1 paisa, never above the price before. */
export function couponPrices(coupon: Coupon, lines: readonly OfferedLine[]): number[] {
  const { percentOff, paiseOff, capPaise } = coupon;
  if (percentOff === null) return spread(coupon, { lines, paise: paiseOff ?? 0, isAtLeast: true });
  const prices = lines.map((line) =>
    isOfferedTo(coupon, line) ? tradePricePaise(line.pricePaise, percentOff) : line.pricePaise,
  );
  if (capPaise === null || savedBy(lines, prices) <= capPaise) return prices;
  return spread(coupon, { lines, paise: capPaise, isAtLeast: false });
}

/**
 * Takes a sum off by value. What does not divide by the packs of the lines is given on the line with the fewest: a promised sum is
 * never short, a cap never passed.
 */
function spread(
  coupon: Coupon,
  { lines, paise, isAtLeast }: { lines: readonly OfferedLine[]; paise: number; isAtLeast: boolean },
): number[] {
  const goodsPaise = worthOf(lines.filter((line) => isOfferedTo(coupon, line)));
  const off = lines.map((line) =>
    isOfferedTo(coupon, line)
      ? Math.min(
          line.pricePaise - 1,
          Math.floor((Math.min(paise, goodsPaise) * line.pricePaise) / goodsPaise),
        )
      : 0,
  );
  let rest = paise - lines.reduce((sum, line, index) => sum + off[index]! * line.quantity, 0);
  const most = lines
    .map((line, index) => ({ ...line, index }))
    .filter((line) => isOfferedTo(coupon, line))
    .sort((a, b) => b.quantity - a.quantity || b.pricePaise - a.pricePaise);
  const give = (index: number, each: number) => {
    const given = Math.min(each, lines[index]!.pricePaise - 1 - off[index]!);
    off[index] = off[index]! + given;
    rest -= given * lines[index]!.quantity;
  };
  for (const { index, quantity } of most) give(index, Math.max(0, Math.floor(rest / quantity)));
  if (isAtLeast) for (const { index } of most.toReversed()) if (rest > 0) give(index, 1);
  return lines.map((line, index) => line.pricePaise - off[index]!);
}
