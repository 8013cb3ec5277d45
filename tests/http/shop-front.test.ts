import { existsSync } from "node:fs";
import { load } from "cheerio";
import { and, desc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { addDoctor } from "#tests/support/clinic.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const open = async (path: string) => load(await (await shop.ask(path)).text());
type Page = Awaited<ReturnType<typeof open>>;
const headingOf = ($: Page) => $("h1").text();
const cardNames = ($: Page) =>
  $("main article h3 a")
    .toArray()
    .map((link) => $(link).text());
const thingsOf = ($: Page): Record<string, unknown>[] =>
  JSON.parse($('script[type="application/ld+json"]').text() || `{"@graph":[]}`)["@graph"];
const typesOf = ($: Page) => thingsOf($).map((thing) => thing["@type"]);

test.each([
  ["/shop?category=dilutions", "Dilutions"],
  ["/shop?brand=sbl", "Medicines by SBL"],
  ["/shop?condition=cough-and-cold", "Medicines for Cough and Cold"],
  ["/shop?category=cough-and-cold", "Medicines for Cough and Cold"],
  [
    "/shop?category=dilutions&brand=sbl&condition=allergy&max=150",
    "Dilutions by SBL for Allergy, up to ₹150",
  ],
  ["/shop?form=tablets&brand=sbl", "Tablets by SBL"],
  ["/shop?category=dilutions&potency=30c&brand=sbl", "Dilutions in 30 CH by SBL"],
  ["/shop?brand=no-such-maker", "Medicines"],
])("%s says what was chosen: %s", async (path, heading) => {
  const $ = await open(path);
  expect(headingOf($)).toBe(heading);
  expect($("title").text()).toContain(heading.slice(0, 25));
  expect($('meta[name="description"]').attr("content")).toContain(heading.slice(0, 25));
});

test("prices above the slider and between its steps are taken as typed", async () => {
  const $ = await open("/shop?min=605&max=6500");
  expect($('input[name="min"]').attr("value")).toBe("605");
  expect($('input[name="max"]').attr("value")).toBe("6500");
  const paid = $("main article .price b")
    .toArray()
    .map((price) => Number($(price).text().replaceAll(/\D/g, "")));
  expect(paid.length).toBeGreaterThan(0);
  expect(Math.min(...paid)).toBeGreaterThanOrEqual(605);
});

test("new arrivals begin with what came last, and can be sorted otherwise", async () => {
  const { db } = shop.database;
  const [some] = await db
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(and(eq(products.isNew, true), isNull(products.remedyId)))
    .orderBy(desc(products.name))
    .limit(1);
  const latest = new Date("2027-11-20T05:00:00Z");
  await db
    .update(products)
    .set({ createdAt: latest, name: "Zincum Last In" })
    .where(eq(products.id, some!.id));
  expect(cardNames(await open("/new-arrivals"))[0]).toContain("Zincum Last In");
  expect(cardNames(await open("/new-arrivals?sort=featured"))[0]).not.toContain("Zincum Last In");
});

test("each layout of a product says potency, pack, rating and badges", async () => {
  for (const path of ["/shop?q=arnica+30", "/shop?q=arnica+30&layout=grid", "/"]) {
    const $ = await open(path);
    const cards = $("main article").not("main [aria-busy] ~ section article").has("h3 a[href^='/product/']");
    expect(cards.length, path).toBeGreaterThan(0);
    for (const card of cards.toArray()) {
      expect($(card).find("h3 a").text(), path).toMatch(/, \S/);
    }
  }
  for (const path of ["/shop?view=all", "/shop?view=all&layout=list"]) {
    const $ = await open(path);
    expect($("main article .badge").length, path).toBeGreaterThan(0);
  }
  const featured = (await open("/"))("section").filter(
    (_, section) => load(section)("h2").text() === "Featured Products",
  );
  expect(featured.find(".badge").length).toBeGreaterThan(0);
});

test("a pack stands before the plant of its remedy, else before the ornament", async () => {
  const drawn = (await open("/shop?q=arnica+montana+30+ch"))(".stage.wall-leaf .stage-plant");
  const ornament = (await open("/shop?q=psorinum"))(".stage.is-solo .stage-plant");
  for (const [image, address] of [
    [drawn, /^\/plants\/arnica-montana\.svg\?v=/],
    [ornament, /^\/plants\/ornament-other\.svg\?v=/],
  ] as const) {
    expect(image.attr("src")).toMatch(address);
    expect(image.attr("alt")).toBe("");
    expect(existsSync(`public${image.attr("src")!.split("?")[0]}`)).toBe(true);
  }
});

test("an old link by the slug of a condition leads to that condition's page", async () => {
  const response = await shop.ask("/shop?condition=hair-fall");
  expect([response.status, response.headers.get("location")]).toEqual([
    301,
    expect.stringMatching(/^\/diseases\/[a-z-]+\/hair-fall$/),
  ]);
  expect((await shop.ask(response.headers.get("location")!)).status).toBe(200);
});

test.each(["/shop", "/bestsellers", "/new-arrivals"])(
  "%s tells search engines its place and its products",
  async (path) => {
    const $ = await open(path);
    expect(typesOf($)).toEqual(["BreadcrumbList", "ItemList"]);
    const list = thingsOf($)[1] as { itemListElement: { url: string }[] };
    const shown = $("main article h3 a")
      .toArray()
      .map((link) => ORIGIN + $(link).attr("href"));
    expect(list.itemListElement.map(({ url }) => url)).toEqual(shown);
  },
);

test("what search engines may not list carries nothing that only they would read", async () => {
  for (const path of ["/shop?q=arnica+30", "/shop?brand=sbl&form=tablets", "/shop?view=all&sort=price-low"]) {
    const $ = await open(path);
    expect($('meta[name="robots"]').attr("content"), path).toContain("noindex");
    expect(typesOf($), path).toEqual([]);
  }
});

test("a product leads up to the page of its form, as it tells search engines", async () => {
  const $ = await open("/product/arnica-montana-30-ch-sbl-30-ml");
  expect($('nav[aria-label="Breadcrumb"] a').last().attr("href")).toBe("/category/dilutions");
});

test("a place leads to the six shelves by their own addresses", async () => {
  const $ = await open("/location/vatika-city");
  const shelves = $('main a[href^="/category/"]')
    .toArray()
    .map((link) => $(link).attr("href")!);
  expect(shelves).toHaveLength(6);
  for (const path of shelves) expect((await shop.ask(path)).status, path).toBe(200);
});

test("a bio-combination's number leads to that combination, and no formula is offered as a potency", async () => {
  const $ = await open("/homeopathy-categories");
  expect($("main").text()).not.toContain("Complex (fixed formula)");
  const link = $('main a:contains("BC 5")').first().attr("href")!;
  const names = cardNames(await open(link));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/(bio.?combination|BC) ?(no\.? ?)?0?5\b/i);
});

test("links of single visitors are closed to crawlers in every robots file", async () => {
  for (const file of ["/robots.txt", "/enhanced-robots.txt", "/advanced-robots.txt"]) {
    const text = await (await shop.ask(file)).text();
    for (const path of [
      "/consultation/",
      "/prescription/",
      "/quote/",
      "/records/",
      "/refill/",
      "/track-order/",
    ])
      expect(text, file).toContain(`Disallow: ${path}\n`);
  }
});

test("the phone's menu leads to the tracking of an order", async () => {
  const $ = await open("/");
  expect($('#mobile-menu a[href="/track-order"]').text()).toBe("Track Order");
});

test.each(["/contact", "/about"])("%s tells search engines of the business", async (path) => {
  expect(typesOf(await open(path))).toEqual(["Pharmacy", "BreadcrumbList"]);
});

test("an offer names its seller, and a product the number under its bars", async () => {
  const slug = "arnica-montana-30-ch-sbl-30-ml";
  await shop.database.db.update(products).set({ barcode: "8901234567894" }).where(eq(products.slug, slug));
  const product = thingsOf(await open(`/product/${slug}`)).find((thing) => thing["@type"] === "Product")!;
  expect(product).toMatchObject({
    gtin: "8901234567894",
    offers: { seller: { name: expect.stringMatching(/\w/) } },
  });
});

test("the cart says day and fee for a PIN code that was given before", async () => {
  const visitor = openVisitor(shop);
  await visitor.submit("/cart", { intent: "add", slug: "arnica-montana-30-ch-sbl-30-ml" });
  expect((await visitor.read("/cart")).text).toContain("By PIN code, at checkout");
  await visitor.submit("/api/pincode/122103", { goods: "10000" });
  const { text } = await visitor.read("/cart");
  expect(text).not.toContain("By PIN code, at checkout");
  expect(text).toMatch(/Delivered (by|today)/);
  expect(text).toContain("To Sohna, 122103");
  expect(text).toMatch(/Delivery\s*₹40/);
});

test("the patient sees who the doctor is before the times, and no day is asked for beside a chosen time", async () => {
  const { db } = shop.database;
  await addDoctor(db);
  const $ = await open("/doctor-consultation");
  const html = $.html();
  expect(html.indexOf("/art/doctor.svg")).toBeLessThan(html.indexOf('name="slot"'));
  expect($('input[name="preferredDate"]').closest("div.hidden").length).toBe(1);
  expect($("main").text()).not.toContain("Not needed when");
});
