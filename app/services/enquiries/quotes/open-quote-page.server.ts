import type { Db } from "#app/db/client.server.ts";
import { type CartTotals, cartTotals } from "#app/domain/cart/cart.ts";
import { goodsPromisedOn, shortLines } from "#app/domain/enquiries/quote-stock.ts";
import { type CashTerms, cashTerms, offeredPayment, type StartFacts } from "#app/domain/payment-offer.ts";
import {
  findQuoteByToken,
  priceQuote,
  type QuoteLine,
  type QuoteView,
  quoteLineName,
} from "#app/services/enquiries/quotes/find-quote.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findZone, type PincodeZone } from "#app/services/shop/pincode.server.ts";

type QuotePrice = ReturnType<typeof priceQuote>;
export type QuotePage = {
  quote: QuoteView;
  /** Lines that keep the quote from being accepted now, and the day by which packs to be ordered are here. */
  stock: {
    short: { name: string; quantity: number; freeQuantity: number }[];
    promisedOn: string | undefined;
  };
  /** What a checkout form shows of it; destination and price are absent until a known PIN code is given. */
  view: {
    cart: { lines: QuoteLine[]; notices: []; totals: CartTotals };
    destination: PincodeZone | undefined;
    price: { delivery: QuotePrice["delivery"]; standard: QuotePrice; express: undefined } | undefined;
    isUpiOffered: boolean;
    isTransferOffered: boolean;
    isPayable: boolean;
    cod: CashTerms;
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
    config: StartFacts;
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
  const { totalPaise } = price?.totals ?? cartTotals({ lines, deliveryFeePaise: deliveryPaise });
  const asked = { settings, start: config, pincode: destination?.pincode, totalPaise, isQuote: true };
  const { isUpiOffered, isTransferOffered, isPayable } = offeredPayment(asked);
  return {
    quote,
    stock: {
      short: shortLines(lines).map((line) => ({
        name: quoteLineName(line),
        quantity: line.quantity,
        freeQuantity: Math.max(0, line.freeQuantity),
      })),
      promisedOn: goodsPromisedOn(lines),
    },
    view: {
      cart: { lines, notices: [], totals: cartTotals({ lines, deliveryFeePaise: deliveryPaise }) },
      destination,
      price: price && { delivery: price.delivery, standard: price, express: undefined },
      isUpiOffered,
      isTransferOffered,
      isPayable,
      cod: cashTerms(settings),
    },
  };
}
