import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { requestMail } from "#app/content/messages/en/request-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { quotes } from "#app/db/schema/enquiries.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { CheckoutForm } from "#app/domain/checkout-form.ts";
import { type QuoteState, quoteState } from "#app/domain/quote.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { payeeVpa } from "#app/domain/upi.ts";
import { queueEnquiryLetters } from "#app/services/enquiries/enquiry-letters.server.ts";
import { type PlacedOrder, takeOrder } from "#app/services/orders/take-order.server.ts";
import { findDestination } from "#app/services/pincode.server.ts";
import { listQuoteLines, priceQuote } from "#app/services/quotes/find-quote.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type AcceptRefusal =
  | "unknown-quote"
  | "expired"
  | "withdrawn"
  | "already-accepted"
  | "above-mrp"
  | "unknown-pincode"
  | "cod-not-offered"
  | "upi-not-offered"
  | "sold-out"
  | "too-many-orders";

const CLOSED: Record<Exclude<QuoteState, "open">, AcceptRefusal> = {
  expired: "expired",
  withdrawn: "withdrawn",
  accepted: "already-accepted",
};

/** Turns an open quote into an order at its prices, under the stock rules of every order; accepted by two at once it is one order. */
export async function acceptQuote(
  db: Db,
  {
    token,
    form,
    ...asked
  }: {
    token: string;
    form: CheckoutForm;
    profileId: string | undefined;
    clientAddress?: string;
    now: Date;
    publicOrigin: string;
    upiVpa: string | undefined;
  },
): Promise<Result<PlacedOrder, AcceptRefusal>> {
  const { now } = asked;
  const settings = await findSettings(db);
  const destination = await findDestination(db, form);
  return inTransaction<Result<PlacedOrder, AcceptRefusal>>(db, async (tx) => {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.token, token)).for("update");
    if (!quote) return refused("unknown-quote");
    const state = quoteState(quote, now);
    if (state !== "open") return refused(CLOSED[state]);
    if (!destination) return refused("unknown-pincode");
    const lines = await listQuoteLines(tx, quote.id);
    if (lines.some((line) => line.pricePaise > line.mrpPaise)) return refused("above-mrp");
    const { deliveryPaise } = quote;
    const price = priceQuote({ lines, deliveryPaise, destination, now, settings });
    const isCash = form.paymentMethod === "cod";
    if (isCash && price.codRefusal) return refused("cod-not-offered");
    if (!isCash && !payeeVpa(settings.shop, asked)) return refused("upi-not-offered");

    const idempotencyKey = `quote ${quote.number}`;
    const hash = createHash("sha256").update(idempotencyKey).digest("hex");
    const request = { ...asked, form: { ...form, deliverySpeed: "standard" as const }, idempotencyKey, hash };
    const taken = await takeOrder(tx, { request, channel: "quote", destination, lines, price, settings });
    if (!taken.ok) return taken;
    const { orderId, placed } = taken.value;
    await tx
      .update(quotes)
      .set({ status: "accepted", acceptedAt: now, orderId })
      .where(and(eq(quotes.id, quote.id), eq(quotes.status, "sent")));
    await queueEnquiryLetters(tx, {
      enquiryId: quote.enquiryId,
      toShop: (about) => requestMail.accepted(about, { number: quote.number, orderNumber: placed.number }),
      occasion: `accepted ${quote.number}`,
      settings,
      now,
    });
    return ok(placed);
  });
}
