import type { Db } from "#app/db/client.server.ts";
import { type CartTotals, cartTotals } from "#app/domain/cart.ts";
import { payeeVpa } from "#app/domain/upi.ts";
import { findZone, type PincodeZone } from "#app/services/pincode.server.ts";
import {
  findQuoteByToken,
  priceQuote,
  type QuoteLine,
  type QuoteView,
} from "#app/services/quotes/find-quote.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type QuotePrice = ReturnType<typeof priceQuote>;
export type QuotePage = {
  quote: QuoteView;
  /** What a checkout form shows of it; destination and price are absent until a known PIN code is given. */
  view: {
    cart: { lines: QuoteLine[]; notices: []; totals: CartTotals };
    destination: PincodeZone | undefined;
    price: { delivery: QuotePrice["delivery"]; standard: QuotePrice; express: undefined } | undefined;
    isUpiOffered: boolean;
    cod: { minPaise: number; maxPaise: number };
  };
};

/** A quote with what its form shows for a PIN code; undefined for an unknown token. Never writes. */
export async function openQuotePage(
  db: Db,
  {
    token,
    pincode,
    now,
    config,
  }: {
    token: string;
    pincode: string | undefined;
    now: Date;
    config: { upiVpa: string | undefined };
  },
): Promise<QuotePage | undefined> {
  const [quote, settings, destination] = await Promise.all([
    findQuoteByToken(db, { token, now }),
    findSettings(db),
    pincode === undefined ? undefined : findZone(db, pincode),
  ]);
  if (!quote) return undefined;
  const { lines, deliveryPaise } = quote;
  const price = destination && priceQuote({ lines, deliveryPaise, destination, now, settings });
  return {
    quote,
    view: {
      cart: { lines, notices: [], totals: cartTotals({ lines, deliveryFeePaise: deliveryPaise }) },
      destination,
      price: price && { delivery: price.delivery, standard: price, express: undefined },
      isUpiOffered: payeeVpa(settings.shop, config) !== undefined,
      cod: settings.cod,
    },
  };
}
