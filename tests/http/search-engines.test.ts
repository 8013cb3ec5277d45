import { text as textOf } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { seoPages, unknownPaths } from "#app/db/schema/pages.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { byUser } from "#app/domain/actor.ts";
import { createRedirect } from "#app/services/pages/redirects.server.ts";
import { writeSitemap } from "#app/services/pages/sitemaps/write-sitemap.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const read = async (path: string) => (await shop.ask(path)).text();
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? "";
const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
const structuredDataOf = (html: string) =>
  /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "{}";

async function someProduct() {
  const [row] = await shop.database.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(eq(products.isBestSeller, true))
    .limit(1);
  return row!;
}

test.each([
  "/shop?q=arnica",
  "/shop?category=dilutions&brand=sbl",
  "/shop?brand=sbl&max=100",
  "/shop?view=all&sort=price-low",
  "/dynamic-sitemap",
])("%s asks not to be listed, and lets its links be followed", async (path) => {
  expect(robotsOf(await read(path))).toBe("noindex,follow");
});

test.each([
  ["/shop?category=dilutions", "/category/dilutions"],
  ["/shop?brand=sbl", "/brand/sbl"],
  ["/shop?view=all&page=2", "/shop?view=all&page=2"],
  ["/shop?utm_source=letter", "/shop"],
])("%s may be listed, as %s", async (path, canonical) => {
  const html = await read(path);
  expect(robotsOf(html)).toBe("");
  expect(canonicalOf(html)).toBe(ORIGIN + canonical);
});

test("a shop filter nobody knows names no canonical page that is missing", async () => {
  for (const path of [
    "/shop?category=no-such-shelf",
    "/shop?brand=no-such-maker",
    "/shop?condition=no-such-thing",
  ]) {
    const canonical = canonicalOf(await read(path))!;
    expect((await shop.ask(canonical.slice(ORIGIN.length))).status, `${path} names ${canonical}`).toBe(200);
  }
});

test("words of the owner cannot leave the structured data", async () => {
  const { id, slug } = await someProduct();
  const nasty = `Arnica </script><script>alert("1")</script> & <b>`;
  const [before] = await shop.database.db
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, id));
  await shop.database.db.update(products).set({ name: nasty }).where(eq(products.id, id));
  try {
    const response = await shop.ask(`/product/${slug}`);
    const html = await response.text();
    expect(html).not.toContain("<script>alert");
    const graph = JSON.parse(structuredDataOf(html))["@graph"] as Record<string, unknown>[];
    expect(String(graph.find((thing) => thing["@type"] === "Product")!.name)).toContain(nasty);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  } finally {
    await shop.database.db.update(products).set({ name: before!.name }).where(eq(products.id, id));
  }
});

test("sample reviews are told to no search engine; a buyer's review is", async () => {
  const { db } = shop.database;
  const { id, slug } = await someProduct();
  const productOf = async () =>
    (
      JSON.parse(structuredDataOf(await read(`/product/${slug}`)))["@graph"] as Record<string, unknown>[]
    ).find((thing) => thing["@type"] === "Product")!;
  const review = {
    productId: id,
    authorName: "Asha",
    body: "Came sealed and in time.",
    status: "published" as const,
    createdAt: new Date("2026-11-01T05:00:00Z"),
  };
  await db.insert(reviews).values({ ...review, rating: 5, isSample: true });
  expect(await productOf()).not.toHaveProperty("aggregateRating");
  await db.insert(reviews).values({ ...review, rating: 4, isSample: false });
  expect(await productOf()).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } });
});

test("a sitemap of more than it may hold is an index of parts that together name every address once", async () => {
  const entries = Array.from({ length: 23 }, (_, n) => ({
    path: `/product/p-${n}?a=1&b=2` as const,
    changeFrequency: "weekly" as const,
    priority: 0.7,
  }));
  const content = {
    count: entries.length,
    async *read({ from, to }: { from: number; to: number }) {
      yield* entries.slice(from, to);
    },
  };
  const write = async (part: number | undefined) =>
    textOf(writeSitemap(content, { origin: ORIGIN, path: "/sitemap.xml", part, largest: 10 })!);
  const index = await write(undefined);
  expect(XMLValidator.validate(index)).toBe(true);
  const parts = (new XMLParser().parse(index) as { sitemapindex: { sitemap: { loc: string }[] } })
    .sitemapindex.sitemap;
  expect(parts.map(({ loc }) => loc)).toEqual([1, 2, 3].map((n) => `${ORIGIN}/sitemap.xml?part=${n}`));
  const all = (await Promise.all([1, 2, 3].map(write))).join("");
  expect(new Set(all.match(/<loc>[^<]+/g)).size).toBe(23);
  expect(all).toContain("a=1&amp;b=2");
  expect(
    writeSitemap(content, { origin: ORIGIN, path: "/sitemap.xml", part: 4, largest: 10 }),
  ).toBeUndefined();
});

test("a part of a sitemap that is not there is 404, the only one is there", async () => {
  for (const part of ["0", "2", "-1", "x", "1e9", "999999999999"])
    expect((await shop.ask(`/sitemap.xml?part=${part}`)).status, part).toBe(404);
  expect(await read("/sitemap.xml?part=1")).toContain(`<loc>${ORIGIN}/shop</loc>`);
});

test("a place that is switched off leaves the sitemap, and a canonical address replaces the place's own", async () => {
  const { db } = shop.database;
  const [one, other] = await db.select().from(seoPages).orderBy(seoPages.id).limit(2);
  await db.update(seoPages).set({ isActive: false }).where(eq(seoPages.id, one!.id));
  await db
    .update(seoPages)
    .set({ canonicalUrl: "/homeopathy-in-somewhere" })
    .where(eq(seoPages.id, other!.id));
  try {
    const text = await read("/location-sitemap.xml");
    expect(text).not.toContain(`/location/${one!.slug}<`);
    expect(text).not.toContain(`/location/${other!.slug}<`);
    expect(text).toContain(`${ORIGIN}/homeopathy-in-somewhere<`);
  } finally {
    await db.update(seoPages).set({ isActive: true }).where(eq(seoPages.id, one!.id));
    await db.update(seoPages).set({ canonicalUrl: other!.canonicalUrl }).where(eq(seoPages.id, other!.id));
  }
});

test("home has priority 1 and changes daily, the shop 0.9 daily, brands 0.8 weekly, contact 0.7, about 0.6 monthly", async () => {
  const { urlset } = new XMLParser().parse(await read("/sitemap.xml")) as {
    urlset: { url: { loc: string; priority: number; changefreq: string }[] };
  };
  const of = (path: string) => {
    const url = urlset.url.find(({ loc }) => loc === ORIGIN + path)!;
    return [Number(url.priority), url.changefreq];
  };
  expect(of("/")).toEqual([1, "daily"]);
  expect(of("/shop")).toEqual([0.9, "daily"]);
  expect(of("/categories")[0]).toBe(0.9);
  expect(of("/brands")).toEqual([0.8, "weekly"]);
  expect(of("/contact")).toEqual([0.7, "monthly"]);
  expect(of("/about")).toEqual([0.6, "monthly"]);
});

test("a database failure gives an empty urlset, and a status that lets search engines keep the old one", async () => {
  await shop.database.owner.query("alter table faq_items rename to faq_items_away");
  try {
    const response = await shop.ask("/sitemap-faq.xml");
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toMatch(/<urlset[^>]*><\/urlset>/);
  } finally {
    await shop.database.owner.query("alter table faq_items_away rename to faq_items");
  }
});

test.each(["/robots.txt", "/enhanced-robots.txt", "/advanced-robots.txt"])(
  "%s is plain text",
  async (path) => {
    const response = await shop.ask(path);
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(await response.text()).toContain("Disallow: /admin");
  },
);

test("an unknown path is 404 until the owner sends it on; then the query goes with it", async () => {
  const { db } = shop.database;
  expect((await shop.ask("/old/page")).status).toBe(404);
  await db.insert(unknownPaths).values({ path: "/old/page", askedOn: "2026-11-21" }).onConflictDoNothing();
  await createRedirect(db, {
    fromPath: "/old/page",
    toPath: "/shop",
    actor: byUser({ userId: "owner" }),
    now: new Date(),
  });
  for (const path of ["/old/page?q=arnica", "/old/page/?q=arnica"]) {
    const response = await shop.ask(path);
    expect(response.status, path).toBe(301);
    expect(response.headers.get("location")).toBe("/shop?q=arnica");
  }
});

test("what a screen no longer knows is sent on too, also when it is asked for from within the shop", async () => {
  const { db } = shop.database;
  const moves = {
    "/product/old-name": "/product/arnica-montana-30-ch-sbl-30-ml",
    "/category/old-shelf": "/categories",
    "/brand/old-maker": "/brands",
    "/diseases/skin/old-name": "/diseases",
    "/location/old-village": "/locations",
    "/faq/general/old-question": "/faq",
  };
  for (const [fromPath, toPath] of Object.entries(moves)) {
    expect((await shop.ask(fromPath)).status, fromPath).toBe(404);
    await db.insert(unknownPaths).values({ path: fromPath, askedOn: "2026-11-21" }).onConflictDoNothing();
    await createRedirect(db, { fromPath, toPath, actor: byUser({ userId: "owner" }), now: new Date() });
    const response = await shop.ask(`${fromPath}?tab=details`);
    expect(response.status, fromPath).toBe(301);
    expect(response.headers.get("location"), fromPath).toBe(`${toPath}?tab=details`);
  }
  const navigation = await shop.ask("/product/old-name.data");
  expect(navigation.status).toBe(202);
  expect(await navigation.text()).toContain("/product/arnica-montana-30-ch-sbl-30-ml");
});

test("addresses asked for in vain are kept for the owner by path, those of personal pages are not", async () => {
  const { db } = shop.database;
  const personal = [
    "/track-order/wrong-token",
    "/track-order/wrong-token/calendar",
    "/track-order/wrong-token/bill/W-26-27-00001",
    "/prescription/wrong-token",
    "/prescription/wrong-token/pdf",
    "/consultation/wrong-token",
    "/consultation/wrong-token/calendar",
    "/quote/wrong-token",
    "/refill/wrong-token",
    "/checkout/pay/wrong-token",
    "/checkout/thank-you/wrong-token",
    "/orders/MAT-0-WRONG",
    "/records/00000000-0000-4000-8000-000000000000",
    "/verify-prescription?number=RX-2026-00001&code=ABCD2345",
  ];
  const asked = ["/product/never-was", "/no/such/page", ...personal];
  for (const path of asked) await shop.ask(path);
  const kept = async () => (await db.select().from(unknownPaths)).map(({ path }) => path);
  await expect.poll(kept).toContain("/product/never-was");
  const paths = await kept();
  expect(paths).toContain("/no/such/page");
  expect(paths.filter((path) => personal.some((each) => each.startsWith(path)))).toEqual([]);
});

test("a share picture of something that is not there is 404", async () => {
  for (const path of [
    "/share/brand/none.png",
    "/share/nothing/shop.png",
    "/share/product/x.svg",
    "/share/page/..%2f.png",
  ])
    expect((await shop.ask(path)).status, path).toBe(404);
});
