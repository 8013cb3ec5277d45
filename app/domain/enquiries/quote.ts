// A quote can be accepted until its last day ends in India; accepted once, it is an order, at once or when the packs that were
// to be ordered in are here (decision 026).

import { indiaDate } from "#app/domain/india-time.ts";

export type StoredQuoteStatus = "sent" | "awaiting_goods" | "accepted" | "withdrawn";
export type QuoteState = "open" | "expired" | "awaiting_goods" | "accepted" | "withdrawn";

/** What a quote is now: one that was sent is open through its last day. */
export function quoteState(quote: { status: StoredQuoteStatus; validUntil: string }, now: Date): QuoteState {
  if (quote.status !== "sent") return quote.status;
  return indiaDate(now) <= quote.validUntil ? "open" : "expired";
}
