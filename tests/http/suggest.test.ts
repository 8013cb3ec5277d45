import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { LONGEST_SEARCH, type Suggestions } from "#app/domain/search/suggestion.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";

const ARNICA = "arnica-montana-30-ch-sbl-30-ml";
const CLOSED = "absinthium-q-sbl-30-ml";
const BARCODE = "8901030865275";
const NOBODYS = "8901030865282";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop.database;
  await db.update(products).set({ barcode: BARCODE }).where(eq(products.slug, ARNICA));
  await db.update(products).set({ barcode: "036000291452" }).where(eq(products.slug, CLOSED));
});
afterAll(() => shop.close());

const ask = (q: string) => shop.ask(`/api/suggest?${new URLSearchParams({ q })}`);

async function suggested(q: string): Promise<Suggestions> {
  const response = await ask(q);
  expect(response.status, q).toBe(200);
  return (await response.json()) as Suggestions;
}

test("words begun are answered with groups, each of at least one and all different", async () => {
  const { groups } = await suggested("arn");
  const all = groups.flatMap(({ suggestions }) => suggestions);
  expect(all.length).toBeGreaterThan(0);
  expect(all.length).toBeLessThan(20);
  expect(all.some(({ name }) => name.startsWith("Arnica"))).toBe(true);
  expect(groups.every(({ suggestions }) => suggestions.length > 0)).toBe(true);
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
});

test("what is offered leads to a page that is there", async () => {
  const { groups } = await suggested("arn");
  for (const { to } of groups.flatMap(({ suggestions }) => suggestions))
    expect((await shop.ask(to)).status, to).toBe(200);
});

test("no words, too many letters and what is no word are answered with nothing, never with a mistake", async () => {
  expect(await suggested("")).toEqual({ groups: [] });
  expect(await suggested("  \t ")).toEqual({ groups: [] });
  expect(await suggested("a".repeat(LONGEST_SEARCH + 1))).toEqual({ groups: [] });
  expect(await (await shop.ask("/api/suggest")).json()).toEqual({ groups: [] });
  for (const strange of ["%_", "'; drop table products; --", "(((((", "💊".repeat(20), "\\", "अर्न"])
    expect(await suggested(strange)).toHaveProperty("groups");
});

test("the answer is the same for everybody, kept by the shop and listed by no search engine", async () => {
  const { headers } = await ask("arn");
  expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("set-cookie")).toBeNull();
  expect(headers.get("x-found-count")).toBeNull();
});

async function packOf(barcode: string): Promise<unknown> {
  const response = await shop.ask(`/api/barcode/${barcode}`);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  return response.json();
}

test("a barcode leads to the page of its pack however a scanner spells it, also where only a doctor may give it", async () => {
  expect(await packOf(BARCODE)).toEqual({ to: `/product/${ARNICA}` });
  expect(await packOf(`0${BARCODE}`)).toEqual({ to: `/product/${ARNICA}` });
  expect(await packOf("0036000291452")).toEqual({ to: `/product/${CLOSED}` });
});

test("a barcode of a pack that the shop does not keep, a wrong one and a word lead nowhere", async () => {
  for (const strange of [NOBODYS, "8901030865276", "12345", "arnica", "%F0%9F%92%8A"])
    expect(await packOf(strange), strange).toEqual({ to: null });
});

test("a barcode typed into the search leads to its pack, and one that nobody keeps is said not to be kept", async () => {
  const known = await shop.ask(`/shop?q=${BARCODE}`, { redirect: "manual" });
  expect([known.status, known.headers.get("location")]).toEqual([302, `/product/${ARNICA}`]);
  expect((await shop.ask(`/shop?q=${NOBODYS}`)).status).toBe(200);
});
