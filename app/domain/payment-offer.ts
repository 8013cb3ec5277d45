// Which ways to pay the shop offers, for whom and for how much, in one place (specification, decision 7). Whatever speaks of
// payment asks here: pages, the answer to a PIN code, cart, checkout and quotes.

import { bankAccount } from "#app/domain/bank-transfer.ts";
import type { Settings } from "#app/domain/settings.ts";

/** What is known since the start of the shop, where the owner entered nothing else; in a tryout only who sits at the machine reaches it. */
export type StartFacts = {
  upiVpa: string | undefined;
  /** Whether the keys of the payment gateway are set. */
  isOnlineOffered?: boolean | undefined;
  isTryout?: boolean | undefined;
};
export type PaymentSettings = Pick<Settings, "cod" | "bank"> & { shop: Pick<Settings["shop"], "upiVpa"> };
/** The first three are the rule of the place and the sum; "part" and "prepaid" that of the order (domain/orders/cash-rung.ts). */
export type CodRefusal = "pincode" | "below-minimum" | "above-maximum" | "part" | "prepaid";

/** How far cash at the door goes for one order: all of it, all of it once it is confirmed, all but an advance, or nothing. */
export type CashRung = "offered" | "confirmed" | "part" | "prepaid";

export type PaymentOffer = {
  isUpiOffered: boolean;
  /** By the gateway: card, net banking, UPI, wallet. A quote is not paid that way. */
  isOnlineOffered: boolean;
  /** Only for a quote: its total may be above what UPI and cash take. */
  isTransferOffered: boolean;
  /** Why the whole sum is not taken at the door; undefined when it is. */
  codRefusal: CodRefusal | undefined;
  /** Whether an order in cash is confirmed by a code or a call before it is packed. */
  isConfirmedFirst: boolean;
  /** What is paid by UPI or online when the rest is taken at the door; undefined where that is not offered. */
  advancePaise: number | undefined;
  /** False when there is no way to pay, so that no order can be placed. */
  isPayable: boolean;
};

/** What banks let a person pay by UPI at once, in paise (NPCI: one lakh rupees). */
const MOST_UPI_PAISE = 10_000_000;
/** Razorpay takes no less than one rupee. */
export const LEAST_ONLINE_PAISE = 100;

/** The address that UPI payments go to: what the owner entered, else that of the start; undefined when UPI is not offered. */
export function payeeVpa(entered: { upiVpa?: string | undefined }, start: StartFacts): string | undefined {
  return entered.upiVpa ?? start.upiVpa;
}

/** What the shop was started with, of all its settings, that speaks of payment. */
export function payStart({ upiVpa, isOnlineOffered }: StartFacts): StartFacts {
  return { upiVpa, isOnlineOffered };
}

/** Whether any order can be paid: by UPI, by the gateway or in cash at some door. */
export function isPaidSomehow({
  settings,
  start,
}: {
  settings: Pick<PaymentSettings, "cod" | "shop">;
  start: StartFacts;
}): boolean {
  const isByApp = payeeVpa(settings.shop, start) !== undefined || start.isOnlineOffered === true;
  return isByApp || isCashTakenSomewhere(settings);
}

/** How an order of that total (paise, delivery included) can be paid; without a PIN code, how some buyer can pay it. */
export function offeredPayment({
  settings,
  start,
  pincode,
  totalPaise,
  rung = "offered",
  isQuote = false,
}: {
  settings: PaymentSettings;
  start: StartFacts;
  pincode: string | undefined;
  totalPaise: number;
  rung?: CashRung;
  isQuote?: boolean;
}): PaymentOffer {
  const isUpiOffered = payeeVpa(settings.shop, start) !== undefined && totalPaise <= MOST_UPI_PAISE;
  const isOnlineOffered = start.isOnlineOffered === true && !isQuote && totalPaise >= LEAST_ONLINE_PAISE;
  const isTransferOffered = isQuote && bankAccount(settings.bank) !== undefined;
  const ofPlace = codRefusal({ pincode, totalPaise, settings });
  const asked = askedRung({ rung, isPrepaidOffered: isUpiOffered || isOnlineOffered });
  const advance = advancePaise(totalPaise, settings.cod);
  const isInPart = ofPlace === undefined && asked === "part" && advance < totalPaise;
  const isWhole = asked === "offered" || asked === "confirmed";
  const ofOrder = isWhole ? undefined : isInPart ? "part" : "prepaid";
  const refusal = ofPlace ?? ofOrder;
  const isPayable = isUpiOffered || isOnlineOffered || isTransferOffered || refusal === undefined;
  return {
    ...{ isUpiOffered, isOnlineOffered, isTransferOffered, codRefusal: refusal, isPayable },
    isConfirmedFirst: refusal === undefined && asked === "confirmed",
    advancePaise: isInPart ? advance : undefined,
  };
}

/** Where nothing can be paid before, nobody is asked to: then a call has to do. */
function askedRung({ rung, isPrepaidOffered }: { rung: CashRung; isPrepaidOffered: boolean }): CashRung {
  return isPrepaidOffered || rung === "offered" ? rung : "confirmed";
}

/**
 * What of a total is paid in advance when the rest is taken at the door, in whole rupees: the owner's share or least sum, whichever
 * is more, and never more than half, so that it stays an order paid at the door. Both in paise.
 */
export function advancePaise(
  totalPaise: number,
  { advancePercent, advanceLeastPaise }: Pick<Settings["cod"], "advancePercent" | "advanceLeastPaise">,
): number {
  const share = Math.max((totalPaise * advancePercent) / 100, advanceLeastPaise);
  const rupees = Math.ceil(Math.min(share, totalPaise / 2) / 100);
  return Math.max(1, rupees) * 100;
}

/** Whether cash is taken at any door at all. */
export function isCashTakenSomewhere({ cod }: Pick<Settings, "cod">): boolean {
  return cod.maxPaise > 0 && cod.pincodes.length > 0;
}

/** Between which totals cash is taken at the door, and whether it is at any. */
export type CashTerms = { minPaise: number; maxPaise: number; isTakenSomewhere: boolean };

export function cashTerms(settings: Pick<Settings, "cod">): CashTerms {
  const { minPaise, maxPaise } = settings.cod;
  return { minPaise, maxPaise, isTakenSomewhere: isCashTakenSomewhere(settings) };
}

/** Why cash on delivery is not offered; undefined when it is. Both amounts are inclusive; without a PIN code the fee is still missing in the total, so only the upper one counts. */
export function codRefusal({
  pincode,
  totalPaise,
  settings,
}: {
  pincode: string | undefined;
  totalPaise: number;
  settings: Pick<Settings, "cod">;
}): CodRefusal | undefined {
  const { pincodes, minPaise, maxPaise } = settings.cod;
  const isTakenThere = ({ from, to }: { from: string; to: string }) =>
    pincode === undefined || (from <= pincode && pincode <= to);
  if (!isCashTakenSomewhere(settings) || !pincodes.some(isTakenThere)) return "pincode";
  if (pincode !== undefined && totalPaise < minPaise) return "below-minimum";
  if (totalPaise > maxPaise) return "above-maximum";
  return undefined;
}
