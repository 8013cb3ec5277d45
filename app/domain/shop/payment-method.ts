// How an order is paid, and where and for how much cash is taken at the door (specification, decision 7).

import type { Settings } from "#app/domain/settings.ts";

/** What the checkout offers; at the counter people also pay in cash. */
export const PAYMENT_METHODS = ["cod", "upi"] as const;
/** What a quote offers: its total may be above what UPI and cash take. */
export const QUOTE_PAYMENT_METHODS = [...PAYMENT_METHODS, "bank-transfer"] as const;
export type AgreedPaymentMethod = (typeof QUOTE_PAYMENT_METHODS)[number];
export type PaymentMethod = AgreedPaymentMethod | "cash";
export type CodRefusal = "pincode" | "below-minimum" | "above-maximum";

/** Why cash on delivery is not offered; undefined when it is. Both amounts are inclusive. */
export function codRefusal({
  pincode,
  totalPaise,
  settings,
}: {
  pincode: string;
  totalPaise: number;
  settings: Pick<Settings, "cod">;
}): CodRefusal | undefined {
  const { pincodes, minPaise, maxPaise } = settings.cod;
  if (!pincodes.some(({ from, to }) => from <= pincode && pincode <= to)) return "pincode";
  if (totalPaise < minPaise) return "below-minimum";
  if (totalPaise > maxPaise) return "above-maximum";
  return undefined;
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
  const minutes = method === "upi" ? settings.checkout.upiHoldMinutes : settings.bank.transferDays * 24 * 60;
  return new Date(now.getTime() + minutes * 60_000);
}

/** What banks let a person pay by UPI at once, in paise (NPCI: one lakh rupees). */
const MOST_UPI_PAISE = 10_000_000;

/** True when whoever accepts a quote of that total can pay it, wherever it goes; cash is not taken at every door. */
export function canBePaid({
  totalPaise,
  hasBank,
  hasUpi,
}: {
  totalPaise: number;
  hasBank: boolean;
  hasUpi: boolean;
}): boolean {
  return hasBank || (hasUpi && totalPaise <= MOST_UPI_PAISE);
}
