// A quote stands until its last day ends in India; accepted once, it is an order.

import { indiaDate } from "#app/domain/india-time.ts";

export type StoredQuoteStatus = "sent" | "accepted" | "withdrawn";
export type QuoteState = "open" | "expired" | "accepted" | "withdrawn";

/** What a quote is now: one that was sent is open through its last day. */
export function quoteState(quote: { status: StoredQuoteStatus; validUntil: string }, now: Date): QuoteState {
  if (quote.status !== "sent") return quote.status;
  return indiaDate(now) <= quote.validUntil ? "open" : "expired";
}
