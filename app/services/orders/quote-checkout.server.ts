import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import {
  type CashRung,
  type CashTerms,
  cashTerms,
  offeredPayment,
  type PaymentOffer,
  payStart,
  type StartFacts,
} from "#app/domain/payment-offer.ts";
import type { SellingMode } from "#app/domain/selling-mode.ts";
import type { Settings } from "#app/domain/settings.ts";
import { type CartView, cartView, listCartLines } from "#app/services/cart/read-cart.server.ts";
import { findCashJudgement } from "#app/services/orders/judge-cash.server.ts";
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

/** An account with the phone that it has confirmed, and the address as far as it is filled in. */
export type KnownBuyer = { phone: string; street: string; landmark: string };

async function findKnownRung(
  db: Db,
  {
    known,
    destination,
    price,
    settings,
    now,
  }: { known: KnownBuyer; destination: PincodeZone; price: OrderPrice; settings: Settings; now: Date },
): Promise<CashRung> {
  const { totalPaise } = price.standard.totals;
  const asked = { ...known, ...destination, totalPaise, isPhoneProven: true, settings, before: now };
  return (await findCashJudgement(db, asked)).rung;
}

/** All that checkout shows of a cart, sent to a PIN code (six digits) if one is known. Never writes. */
export async function quoteCheckout(
  db: Db,
  {
    cartId,
    pincode,
    phone,
    rung: asked,
    known,
    now,
    config,
    readKept = (reader, ...args) => reader(db, ...args),
  }: {
    cartId: string | undefined;
    pincode: string | undefined;
    /** Whose use of coupons counts; without one the account's. */
    phone?: string | undefined;
    /** How far cash goes for who orders, where an attempt has said so. */
    rung?: CashRung | undefined;
    /** Who orders, where it is an account with its own phone: it is told of that before it tries. */
    known?: KnownBuyer | undefined;
    now: Date;
    config: StartFacts;
    /** Reads what is the same for everybody; who places the order reads it anew. */
    readKept?: ReadKept;
  },
): Promise<CheckoutQuote> {
  const settings = await readKept(findSettings);
  const [priced, destination, mode] = await Promise.all([
    listCartLines(db, { cartId, phone, now, settings }),
    pincode === undefined ? undefined : readKept(findZone, pincode),
    readKept(findSellingMode, { ...payStart(config), isTryout: config.isTryout, today: indiaDate(now) }),
  ]);
  const price = destination && priceOrder({ ...priced, destination, now, settings });
  const cart = cartView({ ...priced, settings });
  const rung =
    asked ??
    (price && destination && known
      ? await findKnownRung(db, { known, destination, price, settings, now })
      : "offered");
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
