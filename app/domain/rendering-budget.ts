/** Renderings that one may have: so many at once, and so many more each second. */
export type Rate = { burst: number; perSecond: number };

/**
 * Making a page anew takes the shop 20 to 40 ms of its one processor, a search about 100. So one line gets a fifth of it, as much
 * as 30 people who browse at once behind a carrier's address need (each a page in five seconds); what is kept is free.
 */
export const RENDERINGS = {
  /** For an IPv4 address or IPv6 /64. */
  line: { burst: 300, perSecond: 6 },
  /** When those are gone: for who has signed in with this browser before, whatever others of the line do. */
  account: { burst: 60, perSecond: 2 },
  /** And for who has a cart, together with the other carts of the line: a flood can make itself carts, too. */
  cart: { burst: 40, perSecond: 1 },
  cartsOfLine: { burst: 300, perSecond: 6 },
} as const satisfies Record<string, Rate>;

/** What one rendering counts. A search reads and sorts the whole catalogue; what is offered while somebody types is a small part of that, and asked for with every key. */
export function renderingCost({ page, search }: { page: string; search: string }): number {
  if (page === "/api/suggest") return 0.25;
  return /[?&]q=[^&]/.test(search) ? 4 : 1;
}

/** What is left, and since when. */
export type Bucket = { left: number; at: number };

/** What is left at that time (in ms). */
export function filledUp({ burst, perSecond }: Rate, bucket: Bucket | undefined, now: number): number {
  if (!bucket) return burst;
  return Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
}

/** Seconds until that many are there, at least 1; 0 when they are there now. */
export function secondsUntil({ perSecond }: Rate, left: number, cost: number): number {
  return left >= cost ? 0 : Math.max(1, Math.ceil((cost - left) / perSecond));
}
