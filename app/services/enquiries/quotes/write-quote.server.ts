import type { Db } from "#app/db/client.server.ts";
import { readQuote, type TypedQuote } from "#app/domain/enquiries/quote-form.ts";
import { shortLines } from "#app/domain/enquiries/quote-stock.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import type { StaffAct } from "#app/services/enquiries/change-enquiry.server.ts";
import { findEnquiry } from "#app/services/enquiries/find-enquiry.server.ts";
import { createQuote, type QuoteRefusal } from "#app/services/enquiries/quotes/create-quote.server.ts";
import {
  addToQuote,
  listQuotable,
  type QuotableProduct,
} from "#app/services/enquiries/quotes/draft-quote.server.ts";

/** What came of the quote form, with all that was typed. */
export type QuoteAct = { quote: TypedQuote; products: QuotableProduct[] } & (
  | { state: "sent"; number: string }
  | { state: "added" | "unknown-words" | "twice" }
  | { state: "several"; names: string[] }
  | { state: "bad-row" | "short"; name: string; freeQuantity: number }
  | { state: "refused"; reason: QuoteRefusal }
);

/** Sends the quote that was filled in, or puts one more product into it. */
export async function writeQuote(
  db: Db,
  {
    quote,
    isAdding,
    publicOrigin,
    upiVpa,
    vocabulary,
    ...act
  }: StaffAct & {
    quote: TypedQuote;
    isAdding: boolean;
    publicOrigin: string;
    upiVpa: string | undefined;
    vocabulary: Vocabulary;
  },
): Promise<QuoteAct> {
  const today = indiaDate(act.now);
  const products = await listFor(db, quote, today);
  const enquiry = await findEnquiry(db, act);
  if (!enquiry) return { quote, products, state: "refused", reason: "unknown-enquiry" };
  // The Enter key in a field presses the first button of the form.
  if (isAdding && !quote.add) return { quote, products, state: "added" };
  if (isAdding) {
    const added = await addToQuote(db, { quote, ...enquiry, vocabulary, now: act.now });
    if (added.found === "one")
      return { quote: added.quote, products: await listFor(db, added.quote, today), state: "added" };
    if (added.found === "several") return { quote, products, state: "several", names: added.names };
    return { quote, products, state: added.found === "none" ? "unknown-words" : "twice" };
  }
  const { lines, badProductIds, deliveryPaise } = readQuote(quote);
  if (badProductIds.length > 0) {
    const bad = products.find(({ productId }) => productId === badProductIds[0]);
    return bad
      ? { quote, products, state: "bad-row", ...bad }
      : { quote, products, state: "refused", reason: "unknown-product" };
  }
  const { staffId, now } = act;
  const sent = await createQuote(db, {
    enquiryNumber: act.number,
    lines,
    deliveryPaise,
    validUntil: quote.validUntil,
    note: quote.note,
    ...{ staffId, now, publicOrigin, upiVpa },
  });
  if (sent.ok) return { quote, products, state: "sent", number: sent.value.number };
  const stocked = lines.map((line) => ({
    ...line,
    ...products.find(({ productId }) => productId === line.productId)!,
  }));
  const [short] = sent.reason === "short" ? shortLines(stocked) : [];
  if (short) return { quote, products, state: "short", name: short.name, freeQuantity: short.freeQuantity };
  return { quote, products, state: "refused", reason: sent.reason };
}

function listFor(db: Db, { rows }: TypedQuote, today: string): Promise<QuotableProduct[]> {
  return listQuotable(db, { productIds: rows.map(({ productId }) => productId), today });
}
