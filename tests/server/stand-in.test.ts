import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { noSources } from "#app/domain/catalog-change.ts";
import { KEPT, KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { createPageCache } from "#server/page-cache.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

const COVERED = '<p id="stale-notice" class="a" hidden="">A saved copy.</p>';
/** Answers below a kilobyte are not packed. */
const LONG = "<p>Traditionally used for bruises.</p>".repeat(40);
const UNCOVERED = '<p id="stale-notice" class="a">A saved copy.</p>';

let served: ServedApp | undefined;
afterEach(() => {
  served?.close();
  vi.useRealTimers();
});

/** A shop with one price, whose database comes and goes. */
async function openShop({ cacheControl = KEPT, pages = createPageCache() } = {}) {
  const shop = { pricePaise: 100, isAway: false, isBroken: false, madeCount: 0, frozen: Promise.resolve() };
  served = await serveApp(async () => {
    shop.madeCount += 1;
    if (shop.isBroken) throw new Error("broken");
    if (shop.isAway) {
      await shop.frozen;
      return new Response("no answer", { status: 503 });
    }
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl };
    return new Response(`<title>Arnica</title>${COVERED}<p>${shop.pricePaise}</p>${LONG}`, { headers });
  }, pages);
  return { shop, ...served };
}

test("while the database is away a page is the last copy of it, says so inside, and is nobody's to keep", async () => {
  const { shop, pages, ask, read } = await openShop();
  expect(await read("/product/arnica")).toContain(COVERED);
  shop.isAway = true;
  pages.noteChange({ kind: "unknown" });
  for (const coding of ["br", "gzip", "identity"]) {
    const answer = await ask("/product/arnica", { "accept-encoding": coding });
    expect([answer.status, answer.headers.get("content-encoding") ?? "identity"]).toEqual([200, coding]);
    expect(await answer.text()).toContain(`${UNCOVERED}<p>100</p>`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("etag")).toBeNull();
    expect(Number(answer.headers.get("age"))).toBeLessThan(60);
    expect(answer.headers.get("server-timing")).toBe("stale");
  }
  expect((await ask("/product/never-asked-for")).status).toBe(503);
});

test("a page that fails while its last copy is being looked for is one failed answer, and not the end of the shop", async () => {
  const { shop, pages, ask } = await openShop();
  for (const path of ["/shop", "/brands"]) expect((await ask(path)).status).toBe(200);
  shop.isAway = true;
  pages.noteChange({ kind: "unknown" });
  expect((await ask("/shop")).status).toBe(200);
  shop.isBroken = true;
  expect((await ask("/brands")).status).toBe(500);
  shop.isBroken = false;
  expect((await ask("/brands")).status).toBe(200);
});

test("a browser that holds the fresh page is sent the copy that says it is old", async () => {
  const { shop, pages, ask } = await openShop();
  const etag = (await ask("/shop")).headers.get("etag")!;
  expect((await ask("/shop", { "if-none-match": etag })).status).toBe(304);
  shop.isAway = true;
  pages.noteChange({ kind: "unknown" });
  const answer = await ask("/shop", { "if-none-match": etag });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(UNCOVERED)]);
});

test("once the database is back no older price is shown as the present one", async () => {
  const { shop, pages, read } = await openShop();
  await read("/product/arnica");
  shop.isAway = true;
  pages.noteChange({ kind: "unknown" });
  expect(await read("/product/arnica")).toContain(UNCOVERED);
  Object.assign(shop, { isAway: false, pricePaise: 120 });
  expect(await read("/product/arnica")).toContain(`${COVERED}<p>120</p>`);
  expect(await read("/product/arnica")).toContain("120");
});

test("what is made while changes do not arrive is sent, and made again for the next visitor", async () => {
  let isTold = false;
  const { shop, read } = await openShop({ pages: createPageCache({ isTold: () => isTold }) });
  expect(await read("/product/arnica")).toContain("100");
  shop.pricePaise = 120;
  expect(await read("/product/arnica")).toContain("120");
  isTold = true;
  await read("/product/arnica");
  expect(shop.madeCount).toBe(3);
  await read("/product/arnica");
  expect(shop.madeCount).toBe(3);
});

test.each([
  ["with prices", KEPT, 15],
  ["without prices", KEPT_WITHOUT_PRICES, 24 * 60],
])("a page %s stands in for as long as it may, then no more", async (_, cacheControl, minutes) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { shop, ask } = await openShop({ cacheControl });
  await ask("/about");
  shop.isAway = true;
  vi.advanceTimersByTime(minutes * 60_000 - 1_000);
  expect((await ask("/about")).status).toBe(200);
  vi.advanceTimersByTime(1_000);
  expect((await ask("/about")).status).toBe(503);
});

test("a page of one person, and one that has no line to say it is old, never stand in", async () => {
  const answers: Record<string, [string, string]> = {
    "/orders": [COVERED, "no-store"],
    "/faq": ["<p>100</p>", KEPT],
  };
  let isAway = false;
  served = await serveApp(async (request) => {
    const [body, cacheControl] = answers[new URL(request.url).pathname]!;
    const headers = { "content-type": "text/html", "cache-control": cacheControl };
    return isAway ? new Response("no answer", { status: 503 }) : new Response(body, { headers });
  });
  for (const path of Object.keys(answers)) expect((await served.ask(path)).status).toBe(200);
  isAway = true;
  served.pages.noteChange({ kind: "unknown" });
  for (const path of Object.keys(answers)) expect((await served.ask(path)).status, path).toBe(503);
});

test("once one page could not be made, nobody waits for the others until the database is given up", async () => {
  const { shop, pages, read } = await openShop();
  for (const path of ["/", "/shop"]) await read(path);
  shop.isAway = true;
  pages.noteChange({ kind: "unknown" });
  await read("/");
  let isGivenUp = false;
  const giveUp = new AbortController();
  shop.frozen = sleep(60_000, undefined, giveUp).catch(() => {
    isGivenUp = true;
  });
  expect(await read("/shop")).toContain(UNCOVERED);
  expect(isGivenUp).toBe(false);
  giveUp.abort();
});

test("old copies and their marked ones together take 64 MB at most, those last asked for stay", async () => {
  const pages = createPageCache();
  const megabyte = 1024 * 1024;
  const keep = (key: string) => {
    const body = COVERED + randomBytes(megabyte / 2).toString("hex");
    const headers = { "content-type": "text/html", "cache-control": KEPT };
    return pages.keep(key, new Response(body, { headers }), {
      edition: pages.edition(),
      sources: noSources(),
    });
  };
  for (let number = 0; number < 40; number++) await keep(`/${number}`);
  pages.noteChange({ kind: "unknown" });
  const found: string[] = [];
  for (let number = 0; number < 40; number++) {
    if (await pages.findLast(`/${number}`)) found.push(`/${number}`);
  }
  expect(pages.sizeBytes()).toBeLessThanOrEqual(64 * megabyte);
  expect(found.length).toBeGreaterThan(5);
  expect(found.at(-1)).toBe("/39");
});
