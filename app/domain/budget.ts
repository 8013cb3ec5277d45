import { isFromWrongClock } from "#app/domain/wrong-clock.ts";

/** For whom a bound counts. A `line` is an IPv4 address or an IPv6 /64, what is asked from its /48 counts too. */
export type Per = "line" | "account" | "recipient" | "subject" | "cart" | "shop";

/** At most `limit` in any so many minutes. Sources: OWASP ASVS 5.0, 2.4.1 and 6.3.1. */
export type Bound = {
  per: Per;
  limit: number;
  minutes: number;
  /** Whom it binds: who has proved nothing, or only who has (a browser known for the account, a proven phone); absent: both together. */
  of?: "strangers" | "proven";
  /** How many of the limit are kept for the proven. */
  reserve?: number;
  /** After so many each next one has to wait twice as long, a minute at most; or `pauseMinutes` each. */
  free?: number;
  pauseMinutes?: number;
};

/** How long the link to a new password is good. */
export const RESET_MINUTES = 30;

/**
 * All that the shop lets strangers do only so often, because each costs it work or money or lets them guess. How the numbers
 * were chosen: decision 049. Carriers in India put many homes behind one address, so a line has far more than a person needs,
 * and what counts for one account, phone or order is the tight bound.
 */
export const BUDGETS = {
  /** A look at a password or code. Together ten for an account; strangers cannot use up what is left for its owner's browser. */
  guess: [
    { per: "line", limit: 60, minutes: 15, of: "strangers" },
    { per: "subject", limit: 7, minutes: 15, of: "strangers", free: 3 },
    { per: "subject", limit: 3, minutes: 15, of: "proven" },
  ],
  /** One code of an authenticator app lets in once. */
  "app-code": [{ per: "subject", limit: 1, minutes: 2 }],
  /** A challenge to a passkey, good for 10 minutes, is answered once. */
  "passkey-challenge": [{ per: "subject", limit: 1, minutes: 10 }],
  /** Asking for a letter or text message with a link or code, whether or not an account is there. */
  send: [
    { per: "line", limit: 20, minutes: 15, of: "strangers" },
    { per: "recipient", limit: 5, minutes: 15, of: "strangers", free: 3 },
    { per: "recipient", limit: 5, minutes: 15, of: "proven", free: 3 },
  ],
  /**
   * Emails that anybody could cause by typing an address (decision 046): each kind has its own share, so that a flood of forms
   * leaves room for the confirmation of an order and for a sign-in code. What somebody of the shop causes has no bound. A person
   * with a question writes twice or three times; ten orders a day may each run out; a code every 36 minutes is several devices
   * with slow mail.
   */
  "mail-form": [{ per: "recipient", limit: 5, minutes: 24 * 60 }],
  "mail-order": [{ per: "recipient", limit: 20, minutes: 24 * 60 }],
  "mail-account": [
    { per: "recipient", limit: 40, minutes: 24 * 60, of: "strangers" },
    { per: "recipient", limit: 10, minutes: 24 * 60, of: "proven" },
  ],
  /**
   * Links to a new password, the way in that no flood may close: after four, one each half hour, as long as a link is good. So there
   * is always one in the mailbox that works, whoever asked for it.
   */
  "mail-reset": [
    { per: "recipient", limit: 52, minutes: 24 * 60, of: "strangers", free: 4, pauseMinutes: RESET_MINUTES },
    { per: "recipient", limit: 10, minutes: 24 * 60, of: "proven" },
  ],
  /** The same as text messages, to one phone. Each costs money: two for each of five orders a day are more than a family has. */
  "text-form": [{ per: "recipient", limit: 5, minutes: 24 * 60 }],
  "text-order": [{ per: "recipient", limit: 10, minutes: 24 * 60 }],
  "text-account": [
    { per: "recipient", limit: 40, minutes: 24 * 60, of: "strangers" },
    { per: "recipient", limit: 10, minutes: 24 * 60, of: "proven" },
  ],
  /** Text messages with codes that are really queued; each costs money. */
  "code-text": [{ per: "shop", limit: 120, minutes: 60, reserve: 60 }],
  /** Of those, the ones to phones that register: a flood of made-up numbers leaves a third of the strangers' to who has an account. */
  "newcomer-text": [{ per: "shop", limit: 40, minutes: 60 }],
  /** Codes to phones that an account says are its own. */
  "phone-proof": [{ per: "account", limit: 10, minutes: 24 * 60 }],
  /** Orders: a line's count only for phones that the shop does not know. */
  order: [
    { per: "line", limit: 30, minutes: 60, of: "strangers" },
    { per: "cart", limit: 30, minutes: 60, of: "strangers" },
    { per: "recipient", limit: 10, minutes: 24 * 60 },
  ],
  /** Being asked for an advance at the checkout: the answer tells of a phone's parcels. A person corrects a form a few times. */
  "cash-refused": [{ per: "line", limit: 20, minutes: 60 }],
  enquiry: [
    { per: "line", limit: 20, minutes: 60 },
    { per: "recipient", limit: 10, minutes: 24 * 60 },
  ],
  consultation: [
    { per: "line", limit: 20, minutes: 60 },
    { per: "recipient", limit: 5, minutes: 24 * 60 },
  ],
  /** What comes as a message of the bank: the owner's phone, known by its secret, sends on all that it gets; others on its line cannot use that up. */
  "bank-message": [
    { per: "line", limit: 300, minutes: 60, of: "strangers" },
    { per: "subject", limit: 600, minutes: 60, of: "proven" },
  ],
  /** Papers that a patient sends; each is decoded and drawn anew. */
  record: [{ per: "line", limit: 60, minutes: 60 }],
  /** Requests to send packs back; each may bring photographs, which are decoded and drawn anew. */
  "ask-return": [
    { per: "line", limit: 30, minutes: 60 },
    { per: "subject", limit: 10, minutes: 24 * 60 },
  ],
  /** Applications that bring papers, counted before any is decoded. */
  "application-papers": [{ per: "line", limit: 30, minutes: 60 }],
  /** Requests to hear when a product is back; each sends a message to an address that anybody can type. */
  "stock-notice": [
    { per: "line", limit: 20, minutes: 60 },
    { per: "recipient", limit: 5, minutes: 24 * 60 },
  ],
  /** A look at the code of a coupon. */
  coupon: [
    { per: "line", limit: 60, minutes: 15 },
    { per: "cart", limit: 10, minutes: 15 },
  ],
  "track-order": [
    { per: "line", limit: 30, minutes: 15 },
    { per: "subject", limit: 10, minutes: 15 },
  ],
  /** Joining a guest's order to an account; as many as for tracking one. */
  "claim-order": [{ per: "account", limit: 10, minutes: 15 }],
  "verify-prescription": [
    { per: "line", limit: 30, minutes: 15 },
    { per: "subject", limit: 10, minutes: 15 },
  ],
  /** Links to prescriptions that lead nowhere. */
  "prescription-link": [{ per: "line", limit: 30, minutes: 15 }],
  /** Wrong codes of prescriptions, typed at the counter. */
  "prescription-code": [{ per: "account", limit: 30, minutes: 15 }],
} as const satisfies Record<string, readonly Bound[]>;

export type BudgetName = keyof typeof BUDGETS;

/** A /48 may be a hoster's one customer or 65,000 phones of a carrier: it may have what ten lines have. */
export const WIDE_TIMES = 10;
/** A private address is the proxy's or the shop's own: behind it may be everybody. A flood ends all the same. */
export const PRIVATE_TIMES = 10;

const LONGEST_PAUSE_SECONDS = 60;

/** Seconds until one more is free, at least 1; 0 when it is now. `spent` are the times of what was taken, in any order. */
export function secondsToWait(
  { limit, minutes, reserve = 0, free = limit, pauseMinutes }: Bound,
  { spent, isProven, now }: { spent: readonly Date[]; isProven: boolean; now: Date },
): number {
  const windowMs = minutes * 60_000;
  const counted = stillCounted({ spent, minutes, now }).map((at) => at.getTime());
  const most = isProven ? limit : limit - reserve;
  const overAt = counted.length < most ? 0 : counted.at(-most)! + windowMs;
  const growing = Math.min(2 ** (counted.length - free), LONGEST_PAUSE_SECONDS);
  const pause = counted.length < free ? 0 : pauseMinutes === undefined ? growing : pauseMinutes * 60;
  // Of many at once each has a time of its own, and none waits for another's unless a pause is due.
  const pausedUntil = pause === 0 ? 0 : counted.at(-1)! + pause * 1000;
  const nextAt = Math.max(overAt, pausedUntil);
  const waitMs = nextAt - now.getTime();
  return waitMs <= 0 ? 0 : Math.max(1, Math.ceil(waitMs / 1000));
}

/** What of the spent counts now, oldest first; what a wrong clock has counted years ahead would lock out until then. */
export function stillCounted({
  spent,
  minutes,
  now,
}: {
  spent: readonly Date[];
  minutes: number;
  now: Date;
}): Date[] {
  const since = now.getTime() - minutes * 60_000;
  return spent
    .filter((at) => at.getTime() > since && !isFromWrongClock(at, now))
    .sort((a, b) => a.getTime() - b.getTime());
}

/** Whether strangers have taken so much of what is for all together that the owner should know: four fifths of their part. */
export function isLow({ limit, reserve = 0 }: Bound, countedNow: number): boolean {
  return countedNow >= 0.8 * (limit - reserve);
}
