import { afterEach, expect, test } from "vitest";
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

async function openShop() {
  const work: (() => Promise<void>)[] = [];
  const pages = createPageCache({ beside: (later) => work.push(later) });
  const shop = { price: "₹100" };
  served = await serveApp(async () => {
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": KEPT };
    return new Response(`<title>Arnica</title><b>${shop.price}</b>${words.join("")}`, { headers });
  }, pages);
  const { ask } = served;
  async function open() {
    const answer = await ask("/product/arnica", { "accept-encoding": "br" });
    const body = await answer.text();
    return { body, bytes: Number(answer.headers.get("content-length")), etag: answer.headers.get("etag") };
  }
  return { shop, pages, work, open, ask };
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

test("a kept page takes no more memory than its bytes", async () => {
  const { answers } = await packPage(new Response(words.join("")), { seconds: 60 });
  const held = () =>
    [answers.br, answers.gzip, answers.identity].map(({ body }) => body.buffer.byteLength - body.length);
  expect(held()).toEqual([0, 0, 0]);
  await answers.packSmaller();
  expect(held()).toEqual([0, 0, 0]);
});

test("what has changed meanwhile is not packed, and never comes back", async () => {
  const { shop, pages, work, open } = await openShop();
  for (let time = 1; time <= 4; time++) await open();
  shop.price = "₹120";
  pages.noteChange({ kind: "unknown" });
  await work[0]!();
  expect((await open()).body).toContain("₹120");
});

test("a page that is made anew and reads as before is packed as small as before", async () => {
  const { pages, work, open } = await openShop();
  for (let time = 1; time <= 4; time++) await open();
  await work[0]!();
  const small = await open();
  pages.noteChange({ kind: "unknown" });
  expect(await open()).toEqual(small);
  for (let time = 1; time <= 4; time++) await open();
  expect(work).toHaveLength(1);
});

test("a page that is often asked for is packed small as soon as it reads otherwise", async () => {
  const { shop, pages, work, open } = await openShop();
  for (let time = 1; time <= 4; time++) await open();
  await work[0]!();
  shop.price = "₹120";
  pages.noteChange({ kind: "unknown" });
  const first = await open();
  await work[1]!();
  const second = await open();
  expect(second.body).toBe(first.body);
  expect(second.bytes).toBeLessThan(first.bytes);
});

test("a page that one in a minute asks for is packed small for the fourth of them", async () => {
  const { pages, work, open } = await openShop();
  const sizes: number[] = [];
  for (let time = 1; time <= 4; time++) {
    sizes.push((await open()).bytes);
    await work.pop()?.();
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
