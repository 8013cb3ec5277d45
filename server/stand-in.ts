import { setTimeout as sleep } from "node:timers/promises";
import type { KeptPage, StalePage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";

/** How long a visitor waits for a fresh page while the one asked for before could not be made. */
const PATIENCE_MS = 1_000;

export type StandIn = {
  /** The page that is being made; its last copy where the database keeps it from being made (503). */
  orLast<Other extends object>(
    key: string,
    page: Promise<KeptPage | StalePage | Other>,
  ): Promise<KeptPage | StalePage | Other>;
};

/** Lets browsing outlive the database. */
export function createStandIn(pages: Pick<PageCache, "findLast">): StandIn {
  let isAway = false;

  return {
    async orLast(key, page) {
      const noted = page.then((result) => {
        if (isUnavailable(result)) isAway = true;
        else if (isFresh(result)) isAway = false;
        return result;
      });
      // Who is refused while the last copy is looked for is told below; nobody else hears of it.
      noted.catch(() => undefined);
      if (isAway) {
        const last = await pages.findLast(key);
        if (last) return withoutWaiting(noted, last);
      }
      const result = await noted;
      return (isUnavailable(result) && (await pages.findLast(key))) || result;
    },
  };
}

/** The page if it comes at once; who waits for it longer is told whether the database is back. */
async function withoutWaiting<Result>(page: Promise<Result>, last: StalePage): Promise<Result | StalePage> {
  const isOver = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, isOver).then(
    () => last,
    () => last,
  );
  try {
    const first = await Promise.race([page, late]);
    return isUnavailable(first) ? last : first;
  } finally {
    isOver.abort();
    page.catch(() => undefined);
  }
}

function isUnavailable(result: unknown): boolean {
  return result instanceof Response && result.status === 503;
}

/** Others are none of what everybody is sent: they say nothing of the database. */
function isFresh(result: object | undefined): boolean {
  return result !== undefined && "standsInUntil" in result;
}
