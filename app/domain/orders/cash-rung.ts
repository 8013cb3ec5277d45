// How far cash at the door goes for an order, from what the shop itself has seen: no list of others, no score that is kept. The
// table of points and its reasons are in decision 064; the office shows the signs in words, a buyer only what is asked of them.

import type { AddressFlaw } from "#app/domain/orders/address-flaws.ts";
import type { CashRung } from "#app/domain/payment-offer.ts";

/** Parcels that ended, with money to take at the door: taken by who ordered, or brought back untaken. */
export type Parcels = { taken: number; untaken: number };

export type CashFacts = {
  /** Of this phone, before the order. */
  own: Parcels;
  /** Nobody answered the shop's call about an earlier order of the phone, and no parcel was taken since. */
  isUnreached: boolean;
  /** The account that orders has confirmed the phone by a code. */
  isPhoneProven: boolean;
  totalPaise: number;
  flaws: readonly AddressFlaw[];
  /** Of other phones, in this PIN code and anywhere. */
  pincode: Parcels;
  shop: Parcels;
};

export type CashSign =
  | "untaken"
  | "unreached"
  | "taken"
  | "phone-proven"
  | "first-order"
  | "large"
  | "pincode-untaken"
  | AddressFlaw;

/** Points of each sign; the first four are the phone's own record, the others count only for a shop with experience. */
const CASH_POINTS: Record<CashSign, number> = {
  untaken: 5,
  unreached: 3,
  taken: -1,
  "phone-proven": -1,
  "first-order": 2,
  large: 1,
  "pincode-untaken": 2,
  "no-house-number": 1,
  "no-landmark": 1,
  "unknown-place": 1,
};

/** From how many points on a rung is asked for. */
const CASH_LIMITS = { confirmed: 3, part: 5, prepaid: 9 } as const;

/** A record of one phone counts at most so often: three parcels that came back are not undone by a hundred that were taken. */
const MOST_COUNTED = 3;
/** Before so many parcels of the shop have ended its averages are chance: then only the phone's own record counts. */
export const LEAST_PARCELS = 30;
/** A PIN code has a record of its own from so many parcels on. */
const LEAST_PINCODE_PARCELS = 8;
/** And is worse than the shop's when its share of untaken parcels is so many times as high. */
const WORSE_TIMES = 1.5;
/** Twice an ordinary order. */
const LARGE_PAISE = 150_000;

export type CashJudgement = { rung: CashRung; points: number; signs: CashSign[] };

/** How far cash goes for an order, with the signs that say so. */
export function judgeCash(facts: CashFacts): CashJudgement {
  const signs = [...ownSigns(facts), ...sharedSigns(facts)];
  const points = signs.reduce((sum, sign) => sum + CASH_POINTS[sign], 0);
  const rung = rungOf(points);
  // Only who has let parcels go back is asked for money first; everybody else is at most called.
  const isCalled = rung !== "offered" && facts.own.untaken === 0;
  return { rung: isCalled ? "confirmed" : rung, points, signs };
}

function rungOf(points: number): CashRung {
  if (points >= CASH_LIMITS.prepaid) return "prepaid";
  if (points >= CASH_LIMITS.part) return "part";
  return points >= CASH_LIMITS.confirmed ? "confirmed" : "offered";
}

function ownSigns({ own, isUnreached, isPhoneProven }: CashFacts): CashSign[] {
  const times = (sign: CashSign, count: number) => Array<CashSign>(Math.min(count, MOST_COUNTED)).fill(sign);
  return [
    ...times("untaken", own.untaken),
    ...times("unreached", isUnreached ? 1 : 0),
    ...times("taken", own.taken),
    ...times("phone-proven", isPhoneProven ? 1 : 0),
  ];
}

function sharedSigns({ own, totalPaise, flaws, pincode, shop }: CashFacts): CashSign[] {
  if (shop.taken + shop.untaken < LEAST_PARCELS) return [];
  return [
    ...(own.taken + own.untaken === 0 ? (["first-order"] as const) : []),
    ...(totalPaise >= LARGE_PAISE ? (["large"] as const) : []),
    ...(isWorse(pincode, shop) ? (["pincode-untaken"] as const) : []),
    ...flaws,
  ];
}

function isWorse(pincode: Parcels, shop: Parcels): boolean {
  const all = pincode.taken + pincode.untaken;
  const share = ({ taken, untaken }: Parcels) => untaken / (taken + untaken);
  return all >= LEAST_PINCODE_PARCELS && pincode.untaken > 1 && share(pincode) >= WORSE_TIMES * share(shop);
}
