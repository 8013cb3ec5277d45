import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { requestMail } from "#app/content/messages/enquiries/request-mail.ts";
import type { Db } from "#app/db/client.server.ts";
import { quotes } from "#app/db/schema/enquiries.ts";
import type { CheckoutForm } from "#app/domain/orders/checkout-form.ts";
import { offeredPayment } from "#app/domain/payment-offer.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { queueEnquiryLetters } from "#app/services/enquiries/enquiry-letters.server.ts";
import { priceQuote, type QuoteLine } from "#app/services/enquiries/quotes/find-quote.server.ts";
import { type PlacedOrder, takeOrder, withoutBounds } from "#app/services/orders/take-order.server.ts";
import type { PincodeZone } from "#app/services/shop/pincode.server.ts";

export type Quote = typeof quotes.$inferSelect;
export type OrderQuoteRefusal =
  | "above-mrp"
  | "closed-line"
  | "cod-not-offered"
  | "upi-not-offered"
  | "transfer-not-offered"
  | "sold-out"
  | "firm-address-needed";
export type Agreed = {
  form: CheckoutForm;
  profileId: string | undefined;
  /** Absent when the shop makes the order out of what was agreed before. */
  clientAddress?: string;
  now: Date;
  publicOrigin: string;
  upiVpa: string | undefined;
  isOnlineOffered?: boolean | undefined;
  isTryout?: boolean | undefined;
};

/** Why a quote cannot be paid as it was agreed; undefined when it can. */
export function paymentRefusal({
  lines,
  quote,
  destination,
  agreed,
  settings,
}: {
  lines: readonly QuoteLine[];
  quote: Quote;
  destination: PincodeZone;
  agreed: Agreed;
  settings: Settings;
}): Exclude<OrderQuoteRefusal, "closed-line" | "sold-out"> | undefined {
  const { deliveryPaise } = quote;
  if (lines.some((line) => line.pricePaise > line.mrpPaise)) return "above-mrp";
  const method = agreed.form.paymentMethod;
  const price = priceQuote({ lines, deliveryPaise, destination, now: agreed.now, settings });
  const { pincode } = destination;
  const { totalPaise } = price.totals;
  const offer = offeredPayment({ settings, start: agreed, pincode, totalPaise, isQuote: true });
  if (method === "cod" && offer.codRefusal) return "cod-not-offered";
  if (method === "online" || (method === "upi" && !offer.isUpiOffered)) return "upi-not-offered";
  if (method === "bank-transfer" && !offer.isTransferOffered) return "transfer-not-offered";
  return undefined;
}

/** Makes a locked quote an order at its prices, under the stock rules of every order, and tells the shop. */
export async function orderQuote(
  tx: Db,
  {
    quote,
    lines,
    destination,
    agreed,
    settings,
  }: {
    quote: Quote;
    lines: readonly QuoteLine[];
    destination: PincodeZone;
    agreed: Agreed;
    settings: Settings;
  },
): Promise<Result<PlacedOrder, OrderQuoteRefusal> | TooMany> {
  const refusal = paymentRefusal({ lines, quote, destination, agreed, settings });
  if (refusal) return refused(refusal);
  const { deliveryPaise } = quote;
  const { now } = agreed;
  const price = priceQuote({ lines, deliveryPaise, destination, now, settings });
  const idempotencyKey = `quote ${quote.number}`;
  const hash = createHash("sha256").update(idempotencyKey).digest("hex");
  const form = { ...agreed.form, deliverySpeed: "standard" as const };
  const request = { ...agreed, form, idempotencyKey, hash };
  const order = { request, channel: "quote" as const, destination, lines, price, settings };
  const taken = withoutBounds(await takeOrder(tx, order));
  if (!taken.ok) return taken;
  const { orderId, placed } = taken.value;
  await tx
    .update(quotes)
    .set({ status: "accepted", acceptedAt: now, orderId, agreedForm: null })
    .where(and(eq(quotes.id, quote.id), eq(quotes.status, quote.status)));
  await queueEnquiryLetters(tx, {
    enquiryId: quote.enquiryId,
    toShop: (about) => requestMail.accepted(about, { number: quote.number, orderNumber: placed.number }),
    occasion: `accepted ${quote.number}`,
    settings,
    now,
  });
  return ok(placed);
}
