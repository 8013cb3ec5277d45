/** Cache-Control of a page that is the same for everybody: browsers ask each time, the shop keeps it for a minute at most. */
export const KEPT = "public, max-age=0, s-maxage=60";

/** The same for a page without a price on it: while the database is away its last copy may stand in for a day (RFC 5861). */
export const KEPT_WITHOUT_PRICES = `${KEPT}, stale-if-error=86400`;

const LONGEST_WITH_PRICES_SECONDS = 15 * 60;

/** For how many seconds after it was made a page may stand in while the database is away: 15 minutes unless it says otherwise. */
export function standInSeconds(cacheControl: string): number {
  return Number(/stale-if-error=(\d+)/.exec(cacheControl)?.[1] ?? LONGEST_WITH_PRICES_SECONDS);
}

/** The id of the line on every page which says that it is an older copy; it is hidden until it is true. */
export const STALE_NOTICE = "stale-notice";

/** Names, in the header Server-Timing, an answer that is an older copy; the scripts of a page can read that header. */
export const STALE_TIMING = "stale";

/** With this header a page tells the shop that it is looked at now, where it was fetched before. */
export const SHOWN_HEADER = "x-shown";

/** The whole minute after which nobody is shown what a page says of `now`: it is kept for a minute, and what it reads for another. */
export function lastShownAt(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 60_000) + 3) * 60_000);
}
