import { eq } from "drizzle-orm";
import { requestMail } from "#app/content/messages/enquiries/request-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { quotes } from "#app/db/schema/enquiries.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type QuoteState, quoteState } from "#app/domain/enquiries/quote.ts";
import { goodsPromisedOn, linesToOrder, quoteStock, shortLines } from "#app/domain/enquiries/quote-stock.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { queueEnquiryLetters } from "#app/services/enquiries/enquiry-letters.server.ts";
import { hasClosedLine } from "#app/services/enquiries/quotes/closed-lines.server.ts";
import { listQuoteLines, quoteLineName } from "#app/services/enquiries/quotes/find-quote.server.ts";
import {
  type Agreed,
  type OrderQuoteRefusal,
  orderQuote,
  paymentRefusal,
} from "#app/services/enquiries/quotes/order-quote.server.ts";
import type { PlacedOrder } from "#app/services/orders/take-order.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findSellingMode } from "#app/services/shop/opening.server.ts";
import { findDestination } from "#app/services/shop/pincode.server.ts";

export type AcceptRefusal =
  | OrderQuoteRefusal
  | "not-open"
  | "unknown-quote"
  | "expired"
  | "withdrawn"
  | "already-accepted"
  | "unknown-pincode";
/** The order, or that it is made when the packs that are to be ordered are here. */
export type Accepted = { becomes: "order"; placed: PlacedOrder } | { becomes: "order-when-here" };

/** Who practises pays nobody. */
const NOT_IN_PRACTICE = {
  upi: "upi-not-offered",
  online: "upi-not-offered",
  "bank-transfer": "transfer-not-offered",
} as const;

const CLOSED: Record<Exclude<QuoteState, "open">, AcceptRefusal> = {
  expired: "expired",
  withdrawn: "withdrawn",
  accepted: "already-accepted",
  awaiting_goods: "already-accepted",
};

/**
 * Accepts an open quote; accepted by two at once it is one order. With all packs there it is an order at once. Where only
 * packs "to order" are missing, the agreement is kept until they are here. Else it is refused, and the shop is told once a day.
 */
export async function acceptQuote(
  db: Db,
  { token, ...agreed }: Agreed & { token: string; clientAddress?: string },
): Promise<Result<Accepted, AcceptRefusal> | TooMany> {
  const { now, form } = agreed;
  const settings = await findSettings(db);
  const destination = await findDestination(db, form);
  const mode = await findSellingMode(db, { ...agreed, today: indiaDate(now) });
  const accepted = await inTransaction<Result<Accepted, AcceptRefusal> | TooMany>(db, async (tx) => {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.token, token)).for("update");
    if (!quote) return refused("unknown-quote");
    const state = quoteState(quote, now);
    if (state !== "open") return refused(CLOSED[state]);
    if (mode === "closed") return refused("not-open");
    if (mode === "practice" && form.paymentMethod !== "cod")
      return refused(NOT_IN_PRACTICE[form.paymentMethod]);
    if (!destination) return refused("unknown-pincode");
    const lines = await listQuoteLines(tx, { quoteId: quote.id, today: indiaDate(now) });
    const productIds = lines.map(({ productId }) => productId);
    if (await hasClosedLine(tx, { enquiryId: quote.enquiryId, productIds })) return refused("closed-line");
    const about = { quote, lines, destination, agreed, settings };
    if (quoteStock(lines) !== "to-order") {
      const ordered = await orderQuote(tx, about);
      return ordered.ok ? ok({ becomes: "order", placed: ordered.value }) : ordered;
    }
    const refusal = paymentRefusal(about);
    if (refusal) return refused(refusal);
    await tx
      .update(quotes)
      .set({ status: "awaiting_goods", agreedForm: form })
      .where(eq(quotes.id, quote.id));
    const toOrder = linesToOrder(lines).map((line) => ({ ...line, name: quoteLineName(line) }));
    const goods = { number: quote.number, lines: toOrder, promisedOn: goodsPromisedOn(lines)! };
    await queueEnquiryLetters(tx, {
      enquiryId: quote.enquiryId,
      toCustomer: (letter) => requestMail.goodsOrdered(letter, goods),
      toShop: (letter) => requestMail.orderGoods(letter, goods),
      occasion: `to order ${quote.number}`,
      settings,
      now,
    });
    return ok({ becomes: "order-when-here" });
  });
  if (!accepted.ok && accepted.reason === "sold-out") await tellShop(db, { token, now });
  return accepted;
}

async function tellShop(db: Db, { token, now }: { token: string; now: Date }): Promise<void> {
  const settings = await findSettings(db);
  const today = indiaDate(now);
  await inTransaction(db, async (tx) => {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.token, token));
    const lines = shortLines(await listQuoteLines(tx, { quoteId: quote!.id, today }));
    const short = lines.map((line) => ({ ...line, name: quoteLineName(line) }));
    await queueEnquiryLetters(tx, {
      enquiryId: quote!.enquiryId,
      toShop: (letter) => requestMail.shortOfStock(letter, { number: quote!.number, lines: short }),
      occasion: `short ${quote!.number} ${today}`,
      settings,
      now,
    });
  });
}
