import { afterEach, expect, test, vi } from "vitest";
import { noSources } from "#app/domain/catalog-change.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { packPage } from "#server/kept-page.ts";
import { createPageCache } from "#server/page-cache.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

let served: ServedApp | undefined;
afterEach(() => served?.close());

const words = Array.from(
  { length: 400 },
  (_, n) => `<p>Pack ${n * 7919}: traditionally used for bruises.</p>`,
);

async function openShop({ failures = 0, ...parts }: { failures?: number; frontPageAfterMs?: number } = {}) {
  const work: (() => Promise<void>)[] = [];
  const pages = createPageCache({ beside: (later) => work.push(later) });
  const shop = { price: "₹100", made: 0, failed: 0 };
  served = await serveApp(
    async () => {
      if (shop.failed < failures) {
        shop.failed += 1;
        throw new Error("The database is away.");
      }
      shop.made += 1;
      const headers = { "content-type": "text/html; charset=utf-8", "cache-control": KEPT };
      return new Response(`<title>Arnica</title><b>${shop.price}</b>${words.join("")}`, { headers });
    },
    pages,
    parts,
  );
  const { ask } = served;
  /** All that is to be done beside by now. */
  async function doBeside() {
    for (let next = work.shift(); next; next = work.shift()) await next();
  }
  async function open(path = "/product/arnica") {
    const answer = await ask(path, { "accept-encoding": "br" });
    const body = await answer.text();
    return { body, bytes: Number(answer.headers.get("content-length")), etag: answer.headers.get("etag") };
  }
  return { shop, pages, work, doBeside, open, ask };
}

test("a page that is asked for again is packed smaller beside, and stays the same page", async () => {
  const { pages, work, open, ask } = await openShop();
  const first = await open();
  for (let time = 1; time <= 5; time++) expect(await open()).toEqual(first);
  expect(work).toHaveLength(1);
  const heldBefore = pages.sizeBytes();
  await work[0]!();
  const later = await open();
  expect(later).toMatchObject({ body: first.body, etag: first.etag });
  expect(later.bytes).toBeLessThan(first.bytes);
  expect(pages.sizeBytes()).toBeLessThan(heldBefore);
  expect((await ask("/product/arnica", { "if-none-match": first.etag! })).status).toBe(304);
});

test("the front page is made and packed small after a start, before somebody asks", async () => {
  const { shop, work, doBeside, open } = await openShop({ frontPageAfterMs: 0 });
  await vi.waitFor(() => expect(work).toHaveLength(1));
  await doBeside();
  const first = await open("/");
  expect(shop.made).toBe(1);
  for (let time = 1; time <= 4; time++) expect(await open("/")).toEqual(first);
  expect(work).toEqual([]);
});

test("a front page that cannot be made ahead is made for who asks", async () => {
  const { shop, open, work } = await openShop({ frontPageAfterMs: 0, failures: 1 });
  await vi.waitFor(() => expect(shop.failed).toBe(1));
  expect((await open("/")).body).toContain("₹100");
  expect(shop.made).toBe(1);
  expect(work).toEqual([]);
});

test("a kept page takes no more memory than its bytes", async () => {
  const { answers } = await packPage(new Response(words.join("")), { seconds: 60 });
  const held = () =>
    [answers.br, answers.gzip, answers.identity].map(({ body }) => body.buffer.byteLength - body.length);
  expect(held()).toEqual([0, 0, 0]);
  await answers.packSmaller();
  expect(held()).toEqual([0, 0, 0]);
});

test("what has changed meanwhile is not packed, and never comes back", async () => {
  const { shop, pages, doBeside, open } = await openShop();
  for (let time = 1; time <= 4; time++) await open();
  shop.price = "₹120";
  pages.noteChange({ kind: "unknown" });
  await doBeside();
  expect((await open()).body).toContain("₹120");
});

test("a page that is made anew and reads as before is packed as small as before", async () => {
  const { pages, work, doBeside, open } = await openShop();
  for (let time = 1; time <= 4; time++) await open();
  await doBeside();
  const small = await open();
  pages.noteChange({ kind: "unknown" });
  expect(await open()).toEqual(small);
  for (let time = 1; time <= 4; time++) await open();
  expect(work).toEqual([]);
});

test("a page that is often asked for is packed small as soon as it reads otherwise", async () => {
  const { shop, pages, doBeside, open } = await openShop();
  for (let time = 1; time <= 4; time++) await open();
  await doBeside();
  shop.price = "₹120";
  pages.noteChange({ kind: "unknown" });
  const first = await open();
  await doBeside();
  const second = await open();
  expect(second.body).toBe(first.body);
  expect(second.bytes).toBeLessThan(first.bytes);
});

test("a page that is often asked for is made anew after a change before anybody asks, once for each asking", async () => {
  const { shop, pages, work, doBeside, open } = await openShop();
  for (let time = 1; time <= 4; time++) await open();
  await doBeside();
  const { bytes } = await open();
  let { made } = shop;
  for (const price of ["₹120", "₹130"]) {
    shop.price = price;
    pages.noteChange({ kind: "unknown" });
    pages.noteChange({ kind: "unknown" });
    made += 1;
    await vi.waitUntil(() => shop.made === made && work.length > 0, 60_000);
    await doBeside();
    const next = await open();
    expect(next.body).toContain(price);
    expect(Math.abs(next.bytes - bytes)).toBeLessThan(20);
    for (let time = 1; time <= 3; time++) await open();
    expect(shop.made, "nobody had to wait for it").toBe(made);
  }
});

test("after a change the eight pages that were sent most are made anew, and none that nobody has asked for since", async () => {
  const { shop, pages, doBeside, open } = await openShop();
  const paths = Array.from({ length: 10 }, (_, n) => `/product/arnica-${n}`);
  for (const [n, path] of paths.entries()) for (let time = 1; time <= n + 2; time++) await open(path);
  await doBeside();
  pages.noteChange({ kind: "unknown" });
  await vi.waitUntil(() => shop.made === 18, 60_000);
  for (const path of paths.slice(2)) await open(path);
  expect(shop.made, "these were made").toBe(18);
  for (const path of paths.slice(0, 2)) await open(path);
  expect(shop.made, "these were not").toBe(20);

  pages.noteChange({ kind: "unknown" });
  await vi.waitUntil(() => shop.made === 28, 60_000);
  pages.noteChange({ kind: "unknown" });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(shop.made, "nobody has asked for them since").toBe(28);
});

test("a page that one in a minute asks for is packed small for the fourth of them", async () => {
  const { pages, doBeside, open } = await openShop();
  const sizes: number[] = [];
  for (let time = 1; time <= 4; time++) {
    sizes.push((await open()).bytes);
    await doBeside();
    pages.noteChange({ kind: "unknown" });
  }
  expect(sizes[3]).toBeLessThan(sizes[0]!);
});

test.each([true, false])(
  "a CDN in front (%s) is told how long to keep a page and what it shows, browsers nothing new",
  async (isBehindCdn) => {
    const pages = createPageCache({ isBehindCdn });
    const sources = {
      tables: new Set(["products", "settings"]),
      stockOf: new Set([12, 15]),
      isByPresence: true,
    };
    served = await serveApp(async (_, client) => {
      Object.assign(client.sources ?? noSources(), sources);
      return new Response("<p>Arnica</p>", { headers: { "cache-control": KEPT } });
    }, pages);
    const { headers } = await served.ask("/product/arnica");
    const told = { age: headers.get("cdn-cache-control"), tags: headers.get("cache-tag") };
    expect(told).toEqual(
      isBehindCdn
        ? { age: "max-age=60, stale-while-revalidate=60", tags: "products,settings,stock,stock-12,stock-15" }
        : { age: null, tags: null },
    );
    expect(headers.get("cache-control")).toBe(KEPT);
  },
);
