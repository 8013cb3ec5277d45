// What one order on the web may take, and which part of a product's stock may wait for buyers who have proved nothing (decision
// 046). Without these bounds three unpaid orders of one guest emptied the shelf of best sellers. Quotes, counter and orders that
// the shop writes down have none: somebody of the shop has looked at them.

/** "proven": a phone confirmed by a code, or a business that the shop approved; "stranger": only typed facts. */
export type BuyerTrust = "shop" | "proven" | "stranger";

type OrderLimits = { maxLines: number; maxPacksPerLine: number; maxPaise: number };

const NONE: OrderLimits = { maxLines: Infinity, maxPacksPerLine: Infinity, maxPaise: Infinity };

export const ORDER_LIMITS: Record<BuyerTrust, OrderLimits> = {
  shop: NONE,
  // A clinic's monthly order; above that a quote is cheaper for both.
  proven: { maxLines: 120, maxPacksPerLine: 999, maxPaise: 10_000_000 },
  // Twice the longest list that a family with three patients brings; two dozen packs are a year of one remedy; ten thousand
  // rupees are twenty times an ordinary order.
  stranger: { maxLines: 40, maxPacksPerLine: 24, maxPaise: 1_000_000 },
};

/** Open cash orders of a phone that nobody has proved: mother's, father's and what was forgotten. */
export const MAX_OPEN_CASH_ORDERS = 3;

/** Of a product's stock, in percent, from which the office is told that unpaid orders take it; from this many packs on, as one order is a third of less. */
export const ALARM = { percent: 30, minPacks: 10 };

export type LimitRefusal = "too-many-lines" | "too-many-packs" | "too-much-money";

/** Why an order is too large for who places it; undefined when it is not. Amounts in paise. */
export function orderLimitRefusal({
  trust,
  lines,
  totalPaise,
}: {
  trust: BuyerTrust;
  lines: readonly { quantity: number }[];
  totalPaise: number;
}): LimitRefusal | undefined {
  const { maxLines, maxPacksPerLine, maxPaise } = ORDER_LIMITS[trust];
  if (lines.length > maxLines) return "too-many-lines";
  if (lines.some(({ quantity }) => quantity > maxPacksPerLine)) return "too-many-packs";
  return totalPaise > maxPaise ? "too-much-money" : undefined;
}

/** A product's packs: all that may be sold (`stock`, with those that wait for a stranger), what strangers' unpaid orders have of it, of that this phone and network, and all networks of its block (`blockOf`). */
export type StrangerShare = { stock: number; strangers: number; own: number; block: number };

/**
 * How many more packs a stranger may have of a product, at least 0. One phone with its network has at most half, ten packs or a
 * tenth of the stock, whichever the rule gives more of, so that others find some; of up to three all. All networks of a block,
 * which may be one person's, have half, so that strangers from elsewhere find some too. All strangers together have three quarters,
 * of up to six packs all: what is left is for buyers who are known.
 */
export function packsForStranger({ stock, strangers, own, block }: StrangerShare): number {
  const alone = Math.max(3, Math.floor(stock / 10), Math.min(10, Math.ceil(stock / 2)));
  const inBlock = Math.max(alone, Math.floor(stock / 2));
  const together = Math.max(6, Math.floor((stock * 3) / 4));
  return Math.max(0, Math.min(alone - own, inBlock - block, together - strangers, stock - strangers));
}

/** Time for a UPI payment: find the app, choose the account, type the PIN, wait for the bank. */
const SHORTEST_HOLD_MINUTES = 5;
/** How long after the payment page was opened money may be on its way. */
const PAYING_MINUTES = 5;
const LONGEST_HOLD_MINUTES = 120;

/** For how many minutes packs wait for a payment: the full time while half of the stock is free, less the less is left. `freeShare` is that of the scarcest line, 0 to 1. */
export function holdMinutes({
  trust,
  fullMinutes,
  freeShare,
}: {
  trust: BuyerTrust;
  fullMinutes: number;
  freeShare: number;
}): number {
  if (trust !== "stranger" || freeShare >= 0.5) return fullMinutes;
  return Math.min(fullMinutes, Math.max(SHORTEST_HOLD_MINUTES, Math.round(fullMinutes * freeShare * 2)));
}

/** Until when packs wait once the payment page is opened again: a full time more, at most 2 h from placing; for a stranger at most twice the time, and nothing more of what is scarce. */
export function longerHold({
  trust,
  placedAt,
  heldUntil,
  fullMinutes,
  freeShare,
  now,
}: {
  trust: BuyerTrust;
  placedAt: Date;
  heldUntil: Date;
  fullMinutes: number;
  freeShare: number;
  now: Date;
}): Date {
  const isStranger = trust === "stranger";
  if (isStranger && freeShare < 0.5) return heldUntil;
  const longest = addMinutes(placedAt, isStranger ? 2 * fullMinutes : LONGEST_HOLD_MINUTES);
  const wished = addMinutes(now, fullMinutes);
  const until = wished < longest ? wished : longest;
  return until > heldUntil ? until : heldUntil;
}

/** Whether a newer order of the same phone or cart takes the place of an unpaid one: not when its buyer says that it is paid, nor while money may be on its way. */
export function isReplaceable({
  paymentStatus,
  payPageOpenedAt,
  now,
}: {
  paymentStatus: string;
  payPageOpenedAt: Date | undefined;
  now: Date;
}): boolean {
  if (paymentStatus !== "due") return false;
  return payPageOpenedAt === undefined || addMinutes(payPageOpenedAt, PAYING_MINUTES) <= now;
}

function addMinutes(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}
