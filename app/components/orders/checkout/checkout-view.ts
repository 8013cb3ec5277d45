import type { CartNoticeView } from "#app/components/cart/cart-notices.tsx";
import type { CartTotals } from "#app/domain/cart/cart.ts";
import type { Company } from "#app/domain/catalog/company.ts";
import type { MrpSource } from "#app/domain/catalog/mrp-source.ts";
import type { DeliveryQuote, ZoneId } from "#app/domain/delivery.ts";
import type { CashTerms, CodRefusal, PaymentOffer } from "#app/domain/payment-offer.ts";

export type CheckoutLine = {
  slug: string;
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
  pictureUrl: string;
  quantity: number;
  mrpPaise: number;
  lineTotalPaise: number;
  mrpSource: MrpSource;
  maker: Company | null;
  importer: Company | null;
  originCountry: string;
};

/** When the order arrives and what it adds up to, at each delivery speed that is offered. */
export type CheckoutPrice = {
  delivery: DeliveryQuote;
  standard: OfferedTotals;
  express: OfferedTotals | undefined;
};

/** A quote knows neither a call nor an advance. */
type OfferedTotals = { totals: CartTotals; codRefusal?: CodRefusal | undefined } & Partial<
  Pick<PaymentOffer, "isConfirmedFirst" | "advancePaise">
>;

export type CheckoutDestination = {
  pincode: string;
  place: string | undefined;
  stateName: string;
  zone: ZoneId;
};

/** What checkout shows; destination and price are absent until a known PIN code is given. */
export type CheckoutView = {
  cart: {
    lines: CheckoutLine[];
    gift?: { line: CheckoutLine; fromPaise: number; isRefused: boolean } | undefined;
    notices: CartNoticeView[];
    totals: CartTotals;
  };
  /** Why coupons of the cart take nothing off. */
  couponNotes?: string[];
  destination: CheckoutDestination | undefined;
  price: CheckoutPrice | undefined;
  isUpiOffered: boolean;
  /** By the gateway; a quote is not paid that way. */
  isOnlineOffered?: boolean;
  /** False when there is no way to pay: then no order can be placed. */
  isPayable: boolean;
  /** Only a quote can be paid by bank transfer. */
  isTransferOffered?: boolean;
  cod: CashTerms;
};

/** What was typed, by field name, to be shown again as it was. */
export type CheckoutValues = Readonly<Record<string, string>>;

/** Sentences by field name. */
export type CheckoutErrors = Readonly<Record<string, string | undefined>>;
