import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { brands, categories, products } from "#app/db/schema/catalog.ts";
import { businesses } from "#app/db/schema/enquiries.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { type CartTotals, cartTotals } from "#app/domain/cart/cart.ts";
import type { CouponRefusal } from "#app/domain/cart/coupon.ts";
import { type Discount, priceOffers, type StepTerms } from "#app/domain/cart/offers.ts";
import type { TradePrice } from "#app/domain/cart/trade-price.ts";
import type { Company } from "#app/domain/catalog/company.ts";
import type { MrpSource } from "#app/domain/catalog/mrp-source.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";
import { couponsOfCart } from "#app/services/cart/coupons/find-coupon.server.ts";
import { stepsOfShop } from "#app/services/cart/steps/find-steps.server.ts";
import { importerOfProduct, makerOfProduct } from "#app/services/catalog/companies.server.ts";
import { cardColumns, productCard } from "#app/services/catalog/product-cards.server.ts";
import { isPrescribed } from "#app/services/prescriptions/prescribed.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** A cart line as the shopper sees it now; it can be ordered as it is when `problem` is absent. */
export type CartViewLine = ProductCard & {
  productId: number;
  quantity: number;
  /** The most that can be ordered now: what is in stock, and not more than the shop sells of one product at once. */
  maxQuantity: number;
  lineTotalPaise: number;
  gstPercent: number;
  hsn: string;
  mrpSource: MrpSource;
  /** Null while nobody has entered who. */
  maker: Company | null;
  importer: Company | null;
  originCountry: string;
  /** The line that the packs were prescribed by, where they came from a prescription. */
  prescriptionLineId: number | undefined;
  isSoldOut: boolean;
  problem: "not-for-retail" | "sold-out" | "more-than-stock" | undefined;
  /** Set when the price is another one than when the line was last changed. */
  priceChange: { fromPaise: number; toPaise: number } | undefined;
  /** What the shop takes off this line by itself. */
  step: StepTerms | undefined;
};

type CartNotice =
  | { kind: "price-changed"; slug: string; name: string; fromPaise: number; toPaise: number }
  | { kind: "more-than-stock"; slug: string; name: string; availableQuantity: number }
  | { kind: "sold-out" | "not-for-retail"; slug: string; name: string };

export type CartView = {
  lines: CartViewLine[];
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
  { cartId, now }: { cartId: string | undefined; now: Date },
): Promise<CartView> {
  const settings = await findSettings(db);
  return cartView({ ...(await listCartLines(db, { cartId, now, settings })), settings });
}

type CartCoupon = { code: string; refusal: CouponRefusal | undefined };
export type PricedCart = Pick<CartView, "lines" | "trade" | "coupons"> & { discounts: Discount[] };

const NO_CART: PricedCart = { lines: [], trade: undefined, coupons: [], discounts: [] };

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
  const terms = termsOfCart(db, { cartId, phone });
  const rows = await db
    .with(terms)
    .select({
      ...cardColumns(indiaDate(now)),
      productId: products.id,
      quantity: cartLines.quantity,
      seenPricePaise: cartLines.seenPricePaise,
      gstPercent: products.gstPercent,
      hsn: products.hsn,
      maker: makerOfProduct,
      importer: importerOfProduct,
      mrpSource: products.mrpSource,
      originCountry: products.originCountry,
      isPublished: products.isPublished,
      prescriptionLineId: cartLines.prescriptionLineId,
      isPrescribed: isPrescribed(
        { lineId: sql`${cartLines.prescriptionLineId}`, productId: sql`${cartLines.productId}` },
        indiaDate(now),
      ),
      agreedPercent: terms.agreedPercent,
      couponCodes: terms.couponCodes,
      coupons: terms.coupons,
      steps: terms.steps,
      brandId: products.brandId,
      formId: products.formId,
    })
    .from(terms)
    .innerJoin(cartLines, eq(cartLines.cartId, terms.cartId))
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.productId));
  const lines: CartViewLine[] = rows.map(({ seenPricePaise, isPublished, isPrescribed, ...line }) => {
    const { agreedPercent: _, couponCodes: __, coupons: ___, steps: ____, ...row } = line;
    const availableQuantity = isPublished ? row.availableQuantity : 0;
    const { pricePaise, quantity, soldTo } = row;
    const maxQuantity = Math.min(availableQuantity, settings.cart.maxQuantityPerLine);
    const isForRetail = soldTo === "anyone" || (soldTo === "prescription" && isPrescribed);
    return {
      ...row,
      ...productCard(row),
      prescriptionLineId: row.prescriptionLineId ?? undefined,
      availableQuantity,
      maxQuantity,
      lineTotalPaise: pricePaise * quantity,
      isSoldOut: availableQuantity === 0,
      problem: lineProblem({ isForRetail, quantity, maxQuantity }),
      priceChange:
        pricePaise === seenPricePaise ? undefined : { fromPaise: seenPricePaise, toPaise: pricePaise },
      step: undefined,
    };
  });
  const { agreedPercent, couponCodes = [], coupons = [], steps = [] } = rows[0] ?? {};
  const offers = priceOffers({
    lines: lines.map((line, index) => ({
      ...line,
      isCounted: counts(line),
      soldTo: rows[index]!.soldTo,
      brandId: rows[index]!.brandId,
      formId: rows[index]!.formId,
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
  return {
    trade: offers.trade,
    discounts: offers.discounts,
    coupons: couponCodes.toSorted().map((code) => ({ code, refusal: refusalOf(code) })),
    lines: lines.map((line, index) => {
      const pricePaise = offers.pricesPaise[index]!;
      return { ...line, pricePaise, lineTotalPaise: pricePaise * line.quantity, step: offers.steps[index] };
    }),
  };
}

/** What a cart may have off, in the same query as its lines; the limit keeps it from being reckoned anew for each line. */
function termsOfCart(db: Db, { cartId, phone }: { cartId: string; phone: string | undefined }) {
  return db.$with("terms").as(
    db
      .select({
        cartId: carts.id,
        couponCodes: carts.couponCodes,
        agreedPercent: businesses.discountPercent,
        coupons: couponsOfCart(phone === undefined ? sql`${profiles.phone}` : sql`${phone}`).as("coupons"),
        steps: stepsOfShop.as("steps"),
      })
      .from(carts)
      .leftJoin(profiles, eq(profiles.id, carts.profileId))
      .leftJoin(businesses, and(eq(businesses.profileId, profiles.id), eq(profiles.role, "business")))
      .where(eq(carts.id, cartId))
      .limit(1),
  );
}

function counts({ problem }: CartViewLine): boolean {
  return problem !== "sold-out" && problem !== "not-for-retail";
}

/** A cart's lines with what must be said about them and what they add up to. */
export function cartView({
  lines,
  trade,
  coupons,
  discounts,
  settings,
}: PricedCart & { settings: Settings }): CartView {
  const totals = cartTotals({ lines: lines.filter(counts), deliveryFeePaise: 0, discounts });
  return {
    lines,
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

function lineProblem(line: { isForRetail: boolean; quantity: number; maxQuantity: number }) {
  if (!line.isForRetail) return "not-for-retail";
  if (line.maxQuantity === 0) return "sold-out";
  return line.quantity > line.maxQuantity ? "more-than-stock" : undefined;
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
