import { isCrawler } from "#app/domain/reports/crawler.ts";
import { searchTerm } from "#app/domain/reports/search-term.ts";
import type { Tally } from "#app/services/reports/traffic/tally.server.ts";
import type { AskedHeaders } from "./asked-headers.ts";
import type { ShownPage } from "./kept-page.ts";
import type { Refusal, Target } from "./target.ts";

type Parts = { tally: Tally; readTarget(address: string): Target | Refusal };

const MOST_REMEMBERED = 1_000;

/**
 * Counts kept pages and searches that a person has just opened; a personal page never comes here, its address may be a secret.
 * Browsers say what they fetch a page for (Sec-Fetch-Dest), most programs do not. A page that was fetched ahead counts once it is
 * looked at: it then asks for its own headers (server/late-start.ts).
 */
export function createPageViews({ tally, readTarget }: Parts) {
  const readers = new Map<string, boolean>();

  return function countPageView(
    method: string | undefined,
    asked: AskedHeaders,
    { target, shown }: { target: Target; shown: ShownPage },
  ): void {
    const { destination } = asked;
    const isGet = method === "GET";
    const isShownNow = method === "HEAD" && destination === "empty" && asked.isShown;
    const isDocument = ((isGet && destination === "document") || isShownNow) && shown.isHtml;
    const isNavigation = ((isGet && destination === "empty") || isShownNow) && target.isData;
    if (!isDocument && !isNavigation) return;
    if (!isReader(asked.userAgent) || isPrefetch(asked.purpose)) return;
    const before = pageBefore(asked.referer);
    // A page that renews its data, filters or turns over asks for its own address again.
    const isOtherPage = isDocument || before?.page !== target.page;
    // The office reads what pages are called in English.
    const title = target.isAtSecondDoor ? "" : (shown.title ?? "");
    if (isOtherPage) tally.countView({ path: target.page, title });
    if (shown.foundCount === undefined) return;
    const term = termOf(target);
    const isSameSearch = !isOtherPage && before !== undefined && termOf(before) === term;
    if (term !== undefined && !isSameSearch) tally.countSearch({ term, foundCount: shown.foundCount });
  };

  /** Whether a person's browser calls itself so; looking for forty words in it takes longer than sending a page. */
  function isReader(userAgent: string): boolean {
    const known = readers.get(userAgent);
    if (known !== undefined) return known;
    const is = !isCrawler(userAgent);
    if (readers.size >= MOST_REMEMBERED) readers.clear();
    readers.set(userAgent, is);
    return is;
  }

  function pageBefore(referer: string): Target | undefined {
    const before = referer === "" ? undefined : readTarget(referer);
    return before && "page" in before ? before : undefined;
  }
}

function termOf({ parameters }: Target): string | undefined {
  return searchTerm(parameters.get("q") ?? "");
}

function isPrefetch(purpose: string): boolean {
  return purpose !== "" && /prefetch|prerender|preview/.test(purpose);
}
