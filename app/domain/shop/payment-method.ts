// By which ways an order or a quote is paid, and for how long packs wait for the money; which of them are offered says payment-offer.ts.

import type { Settings } from "#app/domain/settings.ts";

/** What the checkout offers; at the counter people also pay in cash. "online" is by the gateway: card, net banking, UPI, wallet. */
export const PAYMENT_METHODS = ["cod", "upi", "online"] as const;
/** What the form of the checkout offers: a way to pay all of it, or an advance before the rest is taken at the door. */
export const CHECKOUT_WAYS = [...PAYMENT_METHODS, "part-upi", "part-online"] as const;
/** What a quote offers: its total may be above what UPI and cash take. */
export const QUOTE_PAYMENT_METHODS = ["cod", "upi", "bank-transfer"] as const;
export type AgreedPaymentMethod = (typeof PAYMENT_METHODS)[number] | (typeof QUOTE_PAYMENT_METHODS)[number];
export type PaymentMethod = AgreedPaymentMethod | "cash";

/** How what was chosen in the checkout is paid, and whether that is only the advance. */
export function splitWay(way: (typeof CHECKOUT_WAYS)[number]): {
  paymentMethod: (typeof PAYMENT_METHODS)[number];
  isInPart: boolean;
} {
  if (way === "part-upi") return { paymentMethod: "upi", isInPart: true };
  if (way === "part-online") return { paymentMethod: "online", isInPart: true };
  return { paymentMethod: way, isInPart: false };
}

/** True when the money goes to the shop's own account, so that somebody of the shop must see it there. */
export function isSeenByShop(method: PaymentMethod): boolean {
  return method === "upi" || method === "bank-transfer";
}

/** Until when packs are held for a payment that is agreed at `now`; undefined for cash, which waits for nothing. */
export function paymentHoldUntil({
  method,
  now,
  settings,
}: {
  method: AgreedPaymentMethod;
  now: Date;
  settings: Pick<Settings, "checkout" | "bank">;
}): Date | undefined {
  if (method === "cod") return undefined;
  const minutes =
    method === "bank-transfer" ? settings.bank.transferDays * 24 * 60 : settings.checkout.upiHoldMinutes;
  return new Date(now.getTime() + minutes * 60_000);
}
