import type { Db } from "#app/db/client.server.ts";
import { type CartTotals, cartTotals } from "#app/domain/cart/cart.ts";
import type { CouponRefusal } from "#app/domain/cart/coupon.ts";
import { type Discount, priceOffers } from "#app/domain/cart/offers.ts";
import type { TradePrice } from "#app/domain/cart/trade-price.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";
import { type CartGift, type CartViewLine, giftOf, viewLine } from "#app/services/cart/cart-line.server.ts";
import { selectCartRows } from "#app/services/cart/cart-rows.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type CartNotice =
  | { kind: "price-changed"; slug: string; name: string; fromPaise: number; toPaise: number }
  | { kind: "more-than-stock"; slug: string; name: string; availableQuantity: number }
  | { kind: "sold-out" | "not-for-retail"; slug: string; name: string };

export type CartView = {
  lines: CartViewLine[];
  /** Beside the lines: it counts in no sum. */
  gift: CartGift | undefined;
  notices: CartNotice[];
  /** Lines that are sold out or not for sale do not count; before delivery until a PIN code says its fee. */
  totals: CartTotals;
  missingForFreePaise: number;
  /** What a business account's cart has off, and what is missing for the smallest order; absent for everybody else. */
  trade: TradePrice | undefined;
  /** The coupons that were typed, by code, and why one takes nothing off, if so. */
  coupons: CartCoupon[];
  /** True when there are lines, and every one can be ordered as it is. */
  isOrderable: boolean;
};

/** A cart with today's prices and stock; an empty one for no cart, or an unknown one. Never writes. */
export async function readCart(
  db: Db,
  { cartId, now, settings: read }: { cartId: string | undefined; now: Date; settings?: Settings },
): Promise<CartView> {
  const settings = read ?? (await findSettings(db));
  return cartView({ ...(await listCartLines(db, { cartId, now, settings })), settings });
}

type CartCoupon = { code: string; refusal: CouponRefusal | undefined };
export type PricedCart = Pick<CartView, "lines" | "gift" | "trade" | "coupons"> & { discounts: Discount[] };

const NO_CART: PricedCart = { lines: [], gift: undefined, trade: undefined, coupons: [], discounts: [] };

/** The lines of a cart in the order they were added, at what they cost with all offers (domain/cart/offers.ts). */
export async function listCartLines(
  db: Db,
  {
    cartId,
    phone,
    now,
    settings,
  }: {
    cartId: string | undefined;
    /** Whose use of coupons counts; without one that of the account whose cart it is. */
    phone?: string | undefined;
    now: Date;
    settings: Settings;
  },
): Promise<PricedCart> {
  if (cartId === undefined) return NO_CART;
  const rows = await selectCartRows(db, { cartId, phone, now });
  const bought = rows.filter(({ facts }) => facts.giftFromPaise === null);
  const lines = bought.map((row) => viewLine(row, settings));
  const { agreedPercent, couponCodes = [], coupons = [], steps = [] } = bought[0]?.cart ?? {};
  const offers = priceOffers({
    lines: lines.map((line, index) => ({
      ...line,
      isCounted: counts(line),
      ...bought[index]!.facts,
    })),
    leastPercent: agreedPercent ?? undefined,
    bulk: settings.bulk,
    steps,
    coupons,
    today: indiaDate(now),
  });
  const refusalOf = (code: string) =>
    coupons.some((coupon) => coupon.code === code)
      ? offers.couponRefusals.get(code)
      : { reason: "unknown" as const };
  const priced = lines.map((line, index) => {
    const pricePaise = offers.pricesPaise[index]!;
    return { ...line, pricePaise, lineTotalPaise: pricePaise * line.quantity, step: offers.steps[index] };
  });
  return {
    gift: giftOf(rows, { lines: priced, goodsPaise: goodsOf(priced), settings }),
    trade: offers.trade,
    discounts: offers.discounts,
    coupons: couponCodes.toSorted().map((code) => ({ code, refusal: refusalOf(code) })),
    lines: priced,
  };
}

function counts({ problem }: CartViewLine): boolean {
  return problem !== "sold-out" && problem !== "not-for-retail";
}

function goodsOf(lines: readonly CartViewLine[]): number {
  return lines.filter(counts).reduce((sum, { lineTotalPaise }) => sum + lineTotalPaise, 0);
}

/** A cart's lines with what must be said about them and what they add up to. */
export function cartView({
  lines,
  gift,
  trade,
  coupons,
  discounts,
  settings,
}: PricedCart & { settings: Settings }): CartView {
  const totals = cartTotals({ lines: lines.filter(counts), deliveryFeePaise: 0, discounts });
  return {
    lines,
    gift,
    notices: lines.flatMap(lineNotices),
    totals,
    missingForFreePaise: Math.max(0, settings.delivery.freeFromPaise - totals.goodsPaise),
    trade,
    coupons,
    isOrderable:
      lines.length > 0 &&
      lines.every((line) => line.problem === undefined) &&
      (trade?.missingPaise ?? 0) === 0,
  };
}

/** What the cart adds up to with the fee of its delivery. */
export function totalsWithDelivery(
  { lines, totals: { discounts } }: Pick<CartView, "lines" | "totals">,
  deliveryFeePaise: number,
): CartTotals {
  return cartTotals({ lines: lines.filter(counts), deliveryFeePaise, discounts });
}

function lineNotices(line: CartViewLine): CartNotice[] {
  const { slug, name, problem, priceChange, maxQuantity } = line;
  const notices: CartNotice[] = [];
  if (priceChange) notices.push({ kind: "price-changed", slug, name, ...priceChange });
  if (problem === "more-than-stock")
    notices.push({ kind: problem, slug, name, availableQuantity: maxQuantity });
  else if (problem) notices.push({ kind: problem, slug, name });
  return notices;
}
