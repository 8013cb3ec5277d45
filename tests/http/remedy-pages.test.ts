import { type CheerioAPI, load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products, remedies } from "#app/db/schema/catalog.ts";
import { findRemedy } from "#app/services/catalog/find-remedy.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { structuredDataFaults } from "#tests/support/structured-data.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function open(path: string) {
  const response = await shop.ask(path);
  return { response, $: load(await response.text()) };
}
const listRemedies = () => shop.database.db.select().from(remedies);
const listPacks = () => shop.database.db.select().from(products);

test("the sitemap names the page of every remedy of which a pack is published, and of no other", async () => {
  const sold = new Set((await listPacks()).filter((row) => row.isPublished).map(({ remedyId }) => remedyId));
  const expected = (await listRemedies()).filter(({ id }) => sold.has(id)).map(({ slug }) => slug);
  expect(expected.length).toBeGreaterThan(400);
  const sitemap = await (await shop.ask("/sitemap.xml")).text();
  const named = [...sitemap.matchAll(/<loc>[^<]*\/remedy\/([^<]+)<\/loc>/g)].map(([, slug]) => slug);
  expect(named.toSorted()).toEqual(expected.toSorted());
});

test("no remedy shows a use or a keynote that the law lets us publish nowhere", async () => {
  let named = 0;
  for (const { slug, canPublishUses } of await listRemedies()) {
    const remedy = await findRemedy(shop.database.db, { slug, today: "2026-11-22" });
    if (!remedy) continue;
    if (!canPublishUses) expect([...remedy.uses, ...remedy.keynotes], slug).toEqual([]);
    if (remedy.uses.length > 0) named++;
  }
  expect(named).toBeGreaterThan(300);
});

test.each(["arnica-montana", "aconitum-napellus", "anthracinum", "natrum-muriaticum", "cannabis-indica"])(
  "the page of %s lists every published pack, a closed one without price and button",
  async (slug) => {
    const { response, $ } = await open(`/remedy/${slug}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("s-maxage=");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect($('link[rel="canonical"]').attr("href")).toBe(`${ORIGIN}/remedy/${slug}`);
    expect($("h1")).toHaveLength(1);
    expect($(".remedy-packs tbody").length).toBeLessThanOrEqual(20);
    const id = (await listRemedies()).find((row) => row.slug === slug)!.id;
    const own = (await listPacks()).filter((row) => row.remedyId === id && row.isPublished);
    expect($(".remedy-packs tbody tr")).toHaveLength(own.length);
    for (const pack of own) {
      const line = $(`.remedy-packs tr:has(a[href="/product/${pack.slug}"])`);
      const isOpen = pack.soldTo === "anyone";
      expect(line.find("form").length, pack.slug).toBe(isOpen ? 1 : 0);
      expect(line.text().includes("₹"), pack.slug).toBe(isOpen);
    }
    const known = new Set((await listRemedies()).map((row) => `/remedy/${row.slug}`));
    for (const { attribs } of $('main a[href^="/remedy/"]').get())
      expect(known.has(attribs.href!)).toBe(true);
    for (const { attribs } of $("main img").get())
      expect([attribs.loading, Boolean(attribs.width && attribs.height)]).toEqual(["lazy", true]);
    expect(structuredDataFaults($('script[type="application/ld+json"]').text())).toEqual([]);
  },
);

test("a remedy and its packs are one group to search engines, without a price of a closed pack", async () => {
  const thingsOf = ($: CheerioAPI) =>
    JSON.parse($('script[type="application/ld+json"]').text())["@graph"] as Record<string, unknown>[];
  const { $ } = await open("/remedy/arnica-montana");
  const group = thingsOf($).find((thing) => thing["@type"] === "ProductGroup")!;
  expect(group).toMatchObject({ productGroupID: "arnica-montana", url: `${ORIGIN}/remedy/arnica-montana` });
  expect(JSON.stringify(group)).not.toContain("price");
  const variants = (group.hasVariant as { url: string }[]).map(({ url }) => url.replace(ORIGIN, ""));
  const offered = $(".remedy-packs tr:has(form) th a")
    .map((_, { attribs }) => attribs.href)
    .get();
  expect(variants.toSorted()).toEqual(offered.toSorted());
  const pack = await open(variants[0]!);
  expect(thingsOf(pack.$).find((thing) => thing["@type"] === "Product")).toMatchObject({
    inProductGroupWithID: "arnica-montana",
    isVariantOf: { "@id": group["@id"] },
  });
  expect(pack.$('main a[href="/remedy/arnica-montana"]').length).toBeGreaterThan(0);
});

test("a remedy asked for in capitals leads to its one address for good", async () => {
  const { response } = await open("/remedy/Arnica-Montana?all=1");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/remedy/arnica-montana?all=1");
});

test.each(["/remedy/no-such-remedy", "/remedy/No-Such-Remedy", "/remedy/__proto__"])(
  "%s is not there, and says so",
  async (path) => {
    const { response, $ } = await open(path);
    expect(response.status).toBe(404);
    expect($("main").text()).toContain("Remedy Not Found");
    expect($('meta[name="robots"]').attr("content")).toContain("noindex");
  },
);
