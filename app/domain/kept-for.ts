// How long what people leave with the shop is kept, in days since the last thing that happened to it (DPDP Act 2023, s. 8(7)).
// Bills, medical records and guests' carts have periods of the settings. The privacy notice says all of them.

export const KEPT_DAYS = {
  /** Messages, bulk requests and applications: two seasons of questions about them. */
  enquiry: 730,
  /** Long enough to ask why it was refused. */
  refusedReview: 180,
  /** Page views, searches and unknown addresses by day: as long as the longest report. */
  count: 1100,
  /** Words that were hardly ever searched for, and are shown to nobody: a month, and the week in which it is told of. */
  rareSearch: 35,
  /** Long enough for "I never got your message". */
  sentMessage: 90,
  /** What was never sent may still be asked for. */
  failedMessage: 365,
  /** A request to hear of a product that nobody has confirmed: two days to open a message. */
  unconfirmedNotice: 2,
  /** Who has waited half a year for a product has found another. */
  stockNotice: 180,
  /** As long as CERT-In asks for logs (directions of 28 April 2022, no. iv). */
  securityEvent: 180,
  /** Names in lines of the bank that no order has: as long as an order that ended is looked for (bank-orders.server.ts). Sums stay. */
  bankLine: 120,
  /** From which network an open order came: what the privacy notice promises of networks. */
  orderNetwork: 1,
} as const;

const DAY_MS = 86_400_000;

/** The instant before which such data is over. */
export function keptSince(kind: keyof typeof KEPT_DAYS, now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS[kind] * DAY_MS);
}
