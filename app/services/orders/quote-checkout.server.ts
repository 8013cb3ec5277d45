import type { Db } from "#app/db/client.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import {
  type CashRung,
  type CashTerms,
  cashTerms,
  offeredPayment,
  type PaymentOffer,
  type StartFacts,
} from "#app/domain/payment-offer.ts";
import type { SellingMode } from "#app/domain/selling-mode.ts";
import { type CartView, cartView, listCartLines } from "#app/services/cart/read-cart.server.ts";
import { type OrderPrice, priceOrder, type SpeedQuote } from "#app/services/orders/price-order.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findSellingMode } from "#app/services/shop/opening.server.ts";
import { findZone, type PincodeZone } from "#app/services/shop/pincode.server.ts";

/** A price with how far cash at the door goes for it. */
type OfferedQuote = SpeedQuote & Pick<PaymentOffer, "codRefusal" | "isConfirmedFirst" | "advancePaise">;

export type CheckoutQuote = {
  cart: CartView;
  /** Absent until a PIN code is given, and for one that India does not have. */
  destination: PincodeZone | undefined;
  /** Absent without a destination. */
  price:
    | { delivery: OrderPrice["delivery"]; standard: OfferedQuote; express: OfferedQuote | undefined }
    | undefined;
  mode: SellingMode;
  isUpiOffered: boolean;
  isOnlineOffered: boolean;
  /** Whether there is a way to pay for it there; without a destination, whether there is one anywhere. */
  isPayable: boolean;
  cod: CashTerms;
};

/** All that checkout shows of a cart, sent to a PIN code (six digits) if one is known. Never writes. */
export async function quoteCheckout(
  db: Db,
  {
    cartId,
    pincode,
    phone,
    rung = "offered",
    now,
    config,
  }: {
    cartId: string | undefined;
    pincode: string | undefined;
    /** Whose use of coupons counts; without one the account's. */
    phone?: string | undefined;
    /** How far cash goes for who orders, where that is known. */
    rung?: CashRung | undefined;
    now: Date;
    config: StartFacts;
  },
): Promise<CheckoutQuote> {
  const settings = await findSettings(db);
  const [priced, destination] = await Promise.all([
    listCartLines(db, { cartId, phone, now, settings }),
    pincode === undefined ? undefined : findZone(db, pincode),
  ]);
  const mode = await findSellingMode(db, { ...config, today: indiaDate(now) });
  const price = destination && priceOrder({ ...priced, destination, now, settings });
  const cart = cartView({ ...priced, settings });
  const offerOf = (totalPaise: number) =>
    offeredPayment({ settings, start: config, pincode: destination?.pincode, totalPaise, rung });
  const offer = offerOf((price?.standard ?? cart).totals.totalPaise);
  const withOffer = (quote: SpeedQuote): OfferedQuote => {
    const { codRefusal, isConfirmedFirst, advancePaise } = offerOf(quote.totals.totalPaise);
    return { ...quote, codRefusal, isConfirmedFirst, advancePaise };
  };
  return {
    cart,
    destination,
    price: price && {
      delivery: price.delivery,
      standard: withOffer(price.standard),
      express: price.express && withOffer(price.express),
    },
    mode,
    isUpiOffered: offer.isUpiOffered && mode === "open",
    isOnlineOffered: offer.isOnlineOffered && mode === "open",
    isPayable: offer.isPayable,
    cod: cashTerms(settings),
  };
}
