import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageCache } from "#server/page-cache.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

const ARNICA = "/product/arnica-montana-30-ch-sbl-30-ml";
const PAGES = ["/", ARNICA, `${ARNICA}?tab=reviews`, "/shop?form=dilution&sort=price-asc", "/faq"];

let shop: TestShop;
let served: ServedApp;
const open = () => serveApp(shop.answer, createPageCache(), { env: { PUBLIC_ORIGIN: ORIGIN } });
beforeAll(async () => {
  shop = await openTestShop();
  served = await open();
});
afterAll(async () => {
  served.close();
  await shop.close();
});

/** Where a page says that its data lies. */
function dataAddress(html: string): string {
  return /data-data="([^"]+)"/.exec(html)![1]!.replaceAll("&amp;", "&");
}

/** What a page that carries its data hands to its scripts. */
function ownData(html: string): string {
  const pieces = html.matchAll(/streamController\.enqueue\((".*?")\);<\/script>/g);
  return [...pieces].map(([, written]) => JSON.parse(written!) as string).join("");
}

test("a kept page's data is a file of its own: what the page made by itself carries", async () => {
  for (const path of PAGES) {
    const html = await served.read(path);
    expect(ownData(html), path).toBe("");
    const file = await served.ask(dataAddress(html));
    expect(file.status, path).toBe(200);
    expect(file.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(file.headers.get("cache-control")).toMatch(/immutable/);
    const [context, data] = (await file.text()).split(/(?<=^[^\n]*)\n/);
    expect(JSON.parse(context!), path).toMatchObject({ ssr: true, basename: "/" });
    expect(data, path).toBe(ownData(await (await shop.ask(path)).text()));
  }
});

test("its policy names only the scripts that it holds", async () => {
  const page = await served.ask(ARNICA);
  const hashes = page.headers.get("content-security-policy")!.match(/'sha256-/g);
  const scripts = (await page.text()).match(/<script(?![^>]*ld\+json)[^>]*>(?!<)/g);
  expect(hashes).toHaveLength(scripts!.length);
});

test("a process that did not make the page has its data all the same", async () => {
  const address = dataAddress(await served.read(`${ARNICA}?tab=reviews`));
  const other = await open();
  const file = await other.ask(address);
  expect(file.status).toBe(200);
  expect(await file.text()).toBe(await (await served.ask(address)).text());
  other.close();
});

test("for a page that has changed, and for none, the data is not there, and nobody keeps that", async () => {
  const address = dataAddress(await served.read(ARNICA));
  const hash = /data\/([\w-]{16})/.exec(address)![1]!;
  for (const path of [
    address.replace(hash, "A".repeat(16)),
    `/page-data/${hash.replace(/./g, "b")}`,
    `/page-data/${"c".repeat(16)}/cart`,
    `/page-data/${"d".repeat(16)}/no/such/page`,
    `/page-data/${"e".repeat(16)}/page-data/${"e".repeat(16)}`,
    `/page-data/${"f".repeat(16)}/shop.data`,
  ]) {
    const missing = await served.ask(path);
    expect(missing.status, path).toBe(404);
    expect(missing.headers.get("cache-control"), path).toBe("no-store");
  }
});

test("a page that is one visitor's carries its data", async () => {
  const html = await served.read("/cart");
  expect(html).not.toContain("data-data");
  expect(ownData(html)).not.toBe("");
});
