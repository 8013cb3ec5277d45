import { once } from "node:events";
import { request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import type { Counts, Tally } from "#app/services/reports/traffic/tally.server.ts";
import { createTally } from "#app/services/reports/traffic/tally.server.ts";
import { createHttpServer } from "#server/http.ts";
import { createPageCache } from "#server/page-cache.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";

const CHROME =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const TODAY = new Date("2026-11-21T05:00:00Z");

let shop: TestShop;
let port: number;
let close: () => void;
const tally: Tally = createTally({ publicOrigin: ORIGIN, clock: () => TODAY });

beforeAll(async () => {
  shop = await openTestShop();
  const server = createHttpServer({
    app: (request) =>
      shop.ask(request.url.slice(ORIGIN.length), { method: request.method, headers: request.headers }),
    shop: { config: readConfig({ PUBLIC_ORIGIN: ORIGIN }), log: createLog("silent"), tally },
    files: new Map(),
    pages: createPageCache(),
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  close = () => server.close();
});
afterAll(async () => {
  close();
  await shop.close();
});
beforeEach(() => void tally.take());

/** Opens an address with just these headers; fetch would add and refuse some. */
async function open(path: string, headers: Record<string, string> = {}): Promise<number> {
  const asked = ask({
    port,
    path,
    headers: { "user-agent": CHROME, "sec-fetch-dest": "document", ...headers },
  });
  asked.end();
  const [response] = await once(asked, "response");
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

function taken() {
  const { views, searches }: Counts = tally.take();
  return {
    views: [...views.values()].map(({ url, count }) => [url.slice(ORIGIN.length), count]),
    searches: [...searches.values()].map(({ term, count, foundCount }) => ({
      term,
      count,
      isFound: foundCount > 0,
    })),
  };
}

test("a page counts when it is drawn and again when it is served from memory, with its title", async () => {
  await open("/brands");
  await open("/brands");
  await open("/brands?utm_source=letter");
  const [view] = [...tally.take().views.values()];
  expect(view).toMatchObject({ url: `${ORIGIN}/brands`, count: 3, day: "2026-11-21" });
  expect(view!.title).toBe("Homeopathic Brands | Sohna Homeo Hall");
});

test("what is offered while somebody types is no page and no search", async () => {
  for (const fetched of ["empty", "document"])
    for (let times = 0; times < 2; times++)
      await open("/api/suggest?q=arnica", { "sec-fetch-dest": fetched, referer: `${ORIGIN}/shop` });
  expect(taken()).toEqual({ views: [], searches: [] });
});

test("other spellings of a page lead to it and are counted as no page of their own", async () => {
  for (const path of ["/a%62out", "/%61bout", "/About", "/about/", "//about"]) {
    expect(await open(path), path).toBe(301);
  }
  expect(taken().views).toEqual([]);
});

test("crawlers, scripts and pages fetched in advance do not count", async () => {
  await open("/", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await open("/", { "sec-fetch-dest": "" });
  await open("/", { "sec-purpose": "prefetch;prerender" });
  await open("/", { "user-agent": "" });
  expect(taken().views).toEqual([]);
});

test("personal pages, missing pages and texts do not count", async () => {
  for (const path of ["/cart", "/track-order", "/no/such/page", "/robots.txt", "/sitemap.xml"])
    await open(path);
  expect(taken().views).toEqual([]);
});

test("going on to another page counts; renewing the data of the same page does not", async () => {
  const data = { "sec-fetch-dest": "empty" };
  await open("/brands.data", { ...data, referer: `${ORIGIN}/` });
  await open("/brands.data", { ...data, referer: `${ORIGIN}/brands` });
  expect(taken().views).toEqual([["/brands", 1]]);
});

test("a search counts with whether it found something, once for a search, not for its pages and orders", async () => {
  const data = { "sec-fetch-dest": "empty", referer: `${ORIGIN}/shop?q=arnica` };
  await open("/shop?q=Arnica");
  await open("/shop?q=Arnica");
  await open("/shop.data?q=arnica&page=2", data);
  await open("/shop.data?q=xyzzy", data);
  for (const personal of [
    "9812345678",
    "९८१२३ ४५६७८",
    "Sunita Devi",
    "nine eight one two three four",
    "RX26-5284-7160",
  ])
    await open(`/shop?q=${encodeURIComponent(personal)}`);
  expect(taken().searches).toEqual([
    { term: "arnica", count: 2, isFound: true },
    { term: "xyzzy", count: 1, isFound: false },
  ]);
});

test("a search that a page or only information answers is not in vain, one for other goods is", async () => {
  for (const q of ["where is my order", "bukhar", "paracetamol"])
    await open(`/shop?q=${encodeURIComponent(q)}`);
  expect(taken().searches).toEqual([
    { term: "where is my order", count: 1, isFound: true },
    { term: "bukhar", count: 1, isFound: true },
    { term: "paracetamol", count: 1, isFound: false },
  ]);
});
