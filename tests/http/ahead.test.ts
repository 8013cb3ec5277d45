import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { createTally } from "#app/services/reports/traffic/tally.server.ts";
import { createHttpServer } from "#server/http.ts";
import { createPageCache } from "#server/page-cache.ts";
import { RULES_PATH, SPECULATION_RULES } from "#server/speculation-rules.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";

const ARNICA = "/product/arnica-montana-30-ch-sbl-30-ml";
const CHROME =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const AHEAD = { "sec-fetch-dest": "document", "sec-purpose": "prefetch;prerender" };
const SHOWN = { "sec-fetch-dest": "empty", "x-shown": "1" };

let shop: TestShop;
let served: string;
let close: () => void;
const tally = createTally({ publicOrigin: ORIGIN, clock: () => new Date() });

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
  served = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(async () => {
  close();
  await shop.close();
});

type Where = { href_matches?: unknown; and?: Where[] };

/** Whether a rule of that kind takes an address, as a browser reads its patterns. */
function takes(kind: "prefetch" | "prerender", address: string): boolean {
  const all = ({ href_matches, and = [] }: Where): unknown[] => [
    ...(href_matches ? [href_matches].flat() : []),
    ...and.flatMap(all),
  ];
  return SPECULATION_RULES[kind]
    .flatMap(({ where }) => all(where as Where))
    .some((pattern) =>
      new URLPattern({ ...(pattern as URLPatternInit), baseURL: ORIGIN }).test(ORIGIN + address),
    );
}

test("pages that are there to be read name the rules, and their policy lets a file of the shop be one", async () => {
  for (const path of ["/", "/shop", ARNICA, "/faq"]) {
    const { headers } = await shop.ask(path);
    expect(headers.get("speculation-rules"), path).toBe(`"${RULES_PATH}"`);
    expect(headers.get("content-security-policy"), path).toMatch(/script-src 'self'/);
  }
  for (const path of ["/cart", "/login", "/track-order", "/no/such/page"])
    expect((await shop.ask(path)).headers.has("speculation-rules"), path).toBe(false);
});

test("the rules are a file of the shop that browsers keep for a day", async () => {
  const file = await fetch(served + RULES_PATH);
  expect(file.headers.get("content-type")).toBe("application/speculationrules+json");
  expect(file.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(await file.json()).toEqual(SPECULATION_RULES);
});

test("pages that are the same for all are fetched ahead in both languages, and medicines drawn", () => {
  for (const path of ["/", "/shop", "/faq", "/category/cough-and-cold", "/hi", "/hi/location/vatika-city"]) {
    expect(takes("prefetch", path), path).toBe(true);
    expect(takes("prerender", path), path).toBe(false);
  }
  for (const path of [ARNICA, `/hi${ARNICA}`, "/remedy/arnica-montana"]) {
    expect(takes("prefetch", path), path).toBe(true);
    expect(takes("prerender", path), path).toBe(true);
  }
});

test("nothing is fetched ahead that is somebody's own, does something, is no page or has a query", () => {
  for (const path of [
    ...[
      "/cart",
      "/wishlist",
      "/checkout",
      "/checkout/pay/a",
      "/login",
      "/register",
      "/logout",
      "/auth/google",
    ],
    ...["/profile", "/orders", "/orders/SH1", "/track-order/a", "/quote/a", "/consultation/a", "/records/1"],
    ...["/admin", "/admin/orders", "/api/suggest", "/api/visit", "/api/cart", "/back-in-stock/a"],
    ...["/sitemap.xml", "/pictures/1/a.webp", "/share/product/a.png", "/prescription/a/pdf"],
    ...["/shop?q=arnica", `${ARNICA}?tab=reviews`, "/hi/cart", "/hi/login", "/shop.data"],
  ])
    for (const kind of ["prefetch", "prerender"] as const)
      expect(takes(kind, path), `${kind} ${path}`).toBe(false);
});

test("a page that is fetched ahead is counted once it is looked at, and not before", async () => {
  const ask = (headers: Record<string, string>, method = "GET") =>
    fetch(served + ARNICA, { method, headers: { "user-agent": CHROME, ...headers } });
  const counted = () => [...tally.take().views.values()].map(({ url, count }) => [url, count]);
  await ask(AHEAD);
  await ask({}, "HEAD");
  expect(counted()).toEqual([]);
  const shown = await ask(SHOWN, "HEAD");
  expect(await shown.text()).toBe("");
  expect(counted()).toEqual([[ORIGIN + ARNICA, 1]]);
});

test("a medicine that the router is handed from a press is counted once it is opened, and not for the press", async () => {
  const ask = (method: string, headers: Record<string, string>) =>
    fetch(`${served}${ARNICA}.data?_routes=${encodeURIComponent("routes/product/$slug")}`, {
      method,
      headers: { "user-agent": CHROME, "sec-fetch-dest": "empty", ...headers },
    });
  const counted = () => [...tally.take().views.values()].map(({ url, count }) => [url, count]);
  expect(await (await ask("GET", { purpose: "prefetch" })).text()).toContain("Arnica");
  await ask("HEAD", {});
  expect(counted()).toEqual([]);
  await ask("HEAD", SHOWN);
  expect(counted()).toEqual([[ORIGIN + ARNICA, 1]]);
});

test("fetching ahead holds no stock and leaves no cookie", async () => {
  const read =
    "select (select count(*) from stock_holds) as holds, (select count(*) from cart_lines) as lines";
  const before = await shop.pool.query(read);
  const page = await shop.ask(ARNICA, { headers: AHEAD });
  expect(page.headers.get("set-cookie")).toBe(null);
  expect((await shop.pool.query(read)).rows).toEqual(before.rows);
});

test("the answer to a change has browsers forget what they fetched before it", async () => {
  const added = await shop.send("/cart", { intent: "add", slug: ARNICA.slice(9), quantity: "1" });
  expect(added.headers.get("clear-site-data")).toBe('"prefetchCache", "prerenderCache"');
  expect((await shop.ask("/cart")).headers.has("clear-site-data")).toBe(false);
});
