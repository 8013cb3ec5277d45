import type { Db } from "#app/db/client.server.ts";
import { type QuoteState, quoteState } from "#app/domain/enquiries/quote.ts";
import { missingPacks } from "#app/domain/enquiries/quote-stock.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { listQuoteLines, quoteLineName } from "#app/services/enquiries/quotes/find-quote.server.ts";
import type { Quote } from "#app/services/enquiries/quotes/order-quote.server.ts";

/** A quote for who wrote it, with the lines whose packs are not all here while it can still become an order. */
export type SentQuote = Pick<Quote, "number" | "token" | "validUntil" | "goodsPaise" | "deliveryPaise"> & {
  state: QuoteState;
  missing: { name: string; quantity: number; freeQuantity: number }[];
};

/** Quotes as they stand now, in the given order. */
export async function listSentQuotes(
  db: Db,
  { quotes, now }: { quotes: readonly Quote[]; now: Date },
): Promise<SentQuote[]> {
  return Promise.all(
    quotes.map(async (quote) => {
      const { id, number, token, validUntil, goodsPaise, deliveryPaise } = quote;
      const state = quoteState(quote, now);
      const isToCome = state === "open" || state === "awaiting_goods";
      const lines = isToCome ? await listQuoteLines(db, { quoteId: id, today: indiaDate(now) }) : [];
      const missing = lines
        .filter((line) => missingPacks(line) > 0)
        .map((line) => ({
          name: quoteLineName(line),
          quantity: line.quantity,
          freeQuantity: line.freeQuantity,
        }));
      return { number, token, validUntil, goodsPaise, deliveryPaise, state, missing };
    }),
  );
}
