import type { IncomingMessage } from "node:http";
import { isCrawler } from "#app/domain/reports/crawler.ts";
import { searchTerm } from "#app/domain/reports/search-term.ts";
import { isAtSecondDoor, shopPath } from "#app/domain/shop-path.ts";
import type { Tally } from "#app/services/reports/traffic/tally.server.ts";

/** The answer that a page view ended in; `title` is undefined where it was not read. */
export type ShownPage = { status: number; headers: Headers; title: string | undefined };

/**
 * Counts the page and the search, if a person has just opened one. Only pages that are the same for everybody count: the
 * address of a personal one may be a secret. Browsers say what they fetch a page for (Sec-Fetch-Dest), most programs do not.
 */
export function countPageView(tally: Tally, request: IncomingMessage, shown: ShownPage): void {
  const { headers } = request;
  if (request.method !== "GET" || shown.status !== 200) return;
  if (!shown.headers.get("cache-control")?.includes("s-maxage")) return;
  if (isCrawler(headers["user-agent"]) || isPrefetch(headers)) return;
  const asked = new URL(request.url!, "http://shop");
  const before = headers.referer === undefined ? undefined : parseUrl(headers.referer);
  const isDocument = headers["sec-fetch-dest"] === "document" && isHtml(shown.headers);
  const isNavigation = headers["sec-fetch-dest"] === "empty" && asked.pathname.endsWith(".data");
  if (!isDocument && !isNavigation) return;
  const path = pagePath(asked.pathname);
  // A page that renews its data, filters or turns over asks for its own address again.
  const isOtherPage = isDocument || before === undefined || pagePath(before.pathname) !== path;
  // The office reads what pages are called in English.
  const title = isAtSecondDoor(asked.pathname) ? "" : (shown.title ?? "");
  if (isOtherPage) tally.countView({ path, title });
  countSearch();

  function countSearch() {
    const found = shown.headers.get("x-found-count");
    const term = searchTerm(asked.searchParams.get("q") ?? "");
    if (found === null || term === undefined) return;
    const isSame = !isOtherPage && searchTerm(before?.searchParams.get("q") ?? "") === term;
    if (!isSame) tally.countSearch({ term, foundCount: Number(found) });
  }
}

function isPrefetch(headers: IncomingMessage["headers"]): boolean {
  return /prefetch|prerender|preview/.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`);
}

function isHtml(headers: Headers): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** "/shop" for "/shop", "/Shop/", "/shop.data" and "/hi/shop"; "/" for "/_root.data". */
function pagePath(pathname: string): string {
  const path = shopPath(
    pathname
      .toLowerCase()
      .replace(/\.data$/, "")
      .replace(/\/+$/, "") || "/",
  );
  return path === "/_root" || path === "/_" ? "/" : path;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
