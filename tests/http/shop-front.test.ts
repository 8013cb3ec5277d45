import { load } from "cheerio";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";

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
  ["/shop?brand=sbl&q=apis", "Results for “apis” in Medicines by SBL"],
  ["/shop?form=tablets&brand=sbl", "Tablets by SBL"],
  ["/shop?brand=no-such-maker", "Medicines"],
])("%s says what was chosen: %s", async (path, heading) => {
  const $ = await open(path);
  expect(headingOf($)).toBe(heading);
  expect($("title").text()).toContain(heading.slice(0, 25));
  expect($('meta[name="description"]').attr("content")).toContain(heading.slice(0, 25));
});

test("a dosage form narrows the shelf to what its choice counts", async () => {
  const $ = await open("/shop?form=ointment");
  expect($('input[name="form"][checked]').attr("value")).toBe("ointment");
  const { db } = shop.database;
  const names = await db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.dosageForm, "ointment"));
  const slugs = $("main article h3 a")
    .toArray()
    .map((link) => $(link).attr("href")!.slice("/product/".length));
  expect(slugs.length).toBeGreaterThan(0);
  expect(names.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
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
    .where(eq(products.isNew, true))
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
  for (const path of ["/shop", "/shop?layout=list", "/"]) {
    const $ = await open(path);
    const cards = $("main article").has("h3 a[href^='/product/']");
    expect(cards.length, path).toBeGreaterThan(0);
    for (const card of cards.toArray()) {
      expect($(card).find("h3 a").text(), path).toMatch(/, \S/);
    }
  }
  const $ = await open("/shop?layout=list");
  expect($("main article .badge").length).toBeGreaterThanOrEqual($("main article").length);
  const featured = (await open("/"))("section").filter(
    (_, section) => load(section)("h2").text() === "Featured Products",
  );
  expect(featured.find(".badge").length).toBeGreaterThan(0);
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
