import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isCrawler } from "#app/domain/reports/crawler.ts";
import { searchTerm } from "#app/domain/reports/search-term.ts";
import type { Tally } from "#app/services/reports/traffic/tally.server.ts";
import type { ShownPage } from "./kept-page.ts";
import { SHOWN_HEADER } from "./late-start.ts";
import type { Refusal, Target } from "./target.ts";

type Parts = { tally: Tally; readTarget(address: string): Target | Refusal };

/**
 * Counts kept pages and searches that a person has just opened; a personal page never comes here, its address may be a secret.
 * Browsers say what they fetch a page for (Sec-Fetch-Dest), most programs do not. A page that was fetched ahead counts once it is
 * looked at: it then asks for its own headers (server/late-start.ts).
 */
export function createPageViews({ tally, readTarget }: Parts) {
  return function countPageView(
    { method, headers }: IncomingMessage,
    target: Target,
    shown: ShownPage,
  ): void {
    const destination = headers["sec-fetch-dest"];
    const isGet = method === "GET";
    const isShownNow = method === "HEAD" && destination === "empty" && headers[SHOWN_HEADER] !== undefined;
    const isDocument = ((isGet && destination === "document") || isShownNow) && shown.isHtml;
    const isNavigation = isGet && destination === "empty" && target.isData;
    if (!isDocument && !isNavigation) return;
    if (isCrawler(headers["user-agent"]) || isPrefetch(headers)) return;
    const before = pageBefore(headers.referer);
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

  function pageBefore(referer: string | undefined): Target | undefined {
    const before = referer === undefined ? undefined : readTarget(referer);
    return before && "page" in before ? before : undefined;
  }
}

function termOf({ parameters }: Target): string | undefined {
  return searchTerm(parameters.get("q") ?? "");
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return /prefetch|prerender|preview/.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`);
}
