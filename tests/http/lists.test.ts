import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const open = async (path: string) => load(await (await shop.ask(path)).text());
type Page = Awaited<ReturnType<typeof open>>;
/** What was found, without what stands below it. */
const FOUND = "main section[aria-busy]";
const headingOf = ($: Page) => $("h1").text();
const cardNames = ($: Page) =>
  $("main article h3 a")
    .toArray()
    .map((link) => $(link).text());

test.each([
  ["/shop?q=arnica+30", /^\d+ results for “arnica 30”$/],
  ["/shop?brand=sbl&q=apis", /^\d+ results for “apis” in Medicines by SBL$/],
  ["/shop?q=no-such-thing", /^0 results for “no-such-thing”$/],
])("the heading of %s says how much was found", async (path, heading) => {
  const $ = await open(path);
  expect(headingOf($)).toMatch(heading);
  const shown = $(`${FOUND} article`).length;
  if (!/^0/.test(headingOf($))) expect(Number.parseInt(headingOf($), 10)).toBe(shown);
  expect($('main input[type="search"]'), "one search is enough").toHaveLength(0);
});

test.each([
  "/shop",
  "/shop?view=all",
  "/shop?q=arnica",
  "/shop?q=no-such-thing",
  "/shop?max=120&sort=price-low",
  "/category/cough-and-cold",
  "/category/dilutions",
  "/bestsellers",
  "/new-arrivals",
])("%s shows each medicine once", async (path) => {
  const names = cardNames(await open(path));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

test("a card of a remedy says what there is of it, and needs no script to choose and to buy", async () => {
  const $ = await open("/shop?q=aconitum");
  const card = $("main article").first();
  expect(card.find("h3 a").attr("href")).toBe("/remedy/aconitum-napellus");
  expect(card.text()).toMatch(/ to [\w ]+, \d+ brands, from ₹\d+/);
  const radios = card.find('fieldset input[type="radio"]');
  expect(radios).toHaveLength(2);
  expect(card.find("fieldset").text()).toMatch(/Potency of Aconitum Napellus.*30 CH.*200 CH/);
  const sold = card
    .find('form[action="/cart"] input[name="slug"]')
    .toArray()
    .map((input) => $(input).attr("value"));
  expect(sold).toEqual(radios.toArray().map((radio) => $(radio).attr("value")));
});

test("a search that names potency, pack or maker lists packs, each with its own price", async () => {
  for (const path of ["/shop?q=arnica+30", "/shop?q=arnica+sbl", "/shop?potency=30-ch", "/brand/sbl"]) {
    const $ = await open(path);
    const found = $(path.startsWith("/shop") ? FOUND : "main");
    for (const link of found.find("article h3 a").toArray())
      expect($(link).attr("href"), path).toMatch(/^\/product\//);
    const rows = found.find(".list-row");
    expect(rows.length, path).toBe(found.find("article").length);
    // What is named may be closed to the public; then it has no price.
    const closed = rows.filter((_, row) => /Not sold online|Doctor's advice needed/.test($(row).text()));
    expect(rows.find(".price b").length, path).toBe(rows.length - closed.length);
  }
});

test("quick filters narrow by one press and take back by another, eight at most", async () => {
  const $ = await open("/shop?q=arnica");
  const chips = $("main button[aria-pressed]");
  expect(chips.length).toBeGreaterThan(3);
  expect(chips.length).toBeLessThanOrEqual(8);
  expect($('main button[aria-pressed="true"]')).toHaveLength(0);
  const chip = chips.filter((_, button) => $(button).text() === "30 CH").closest("form");
  const address = `${chip.attr("action")}?${chip.serialize()}`;
  expect(address).toBe("/shop?q=arnica&potency=30-ch");
  const narrowed = await open(address);
  const pressed = narrowed('main button[aria-pressed="true"]');
  expect(pressed.text()).toBe("30 CH");
  expect(pressed.find("svg")).toHaveLength(1);
  expect(pressed.closest("form").serialize()).toBe("q=arnica");
});

test("where nothing is found no choice counts nothing", async () => {
  const $ = await open("/shop?q=no-such-thing");
  expect($('input[name="brand"], input[name="category"]')).toHaveLength(0);
});

test("on the shelf of best sellers no card says that it is one", async () => {
  for (const path of ["/shop", "/bestsellers"])
    expect((await open(path))("main article").text()).not.toContain("Best Seller");
  expect((await open("/shop?view=all"))("main article").text()).toContain("Best Seller");
});

test("a dosage form narrows the shelf to what its choice counts", async () => {
  const $ = await open("/shop?form=ointment");
  const choice = $('input[name="form"][checked]');
  expect(choice.attr("value")).toBe("ointment");
  const count = Number.parseInt(choice.closest("label").text().replaceAll(/\D/g, ""), 10);
  expect($("main article")).toHaveLength(Math.min(count, 24));
  const { db } = shop.database;
  const ointments = await db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.dosageForm, "ointment"));
  const sold = $('main article input[name="slug"]')
    .toArray()
    .map((input) => $(input).attr("value"));
  expect(sold.length).toBeGreaterThan(0);
  expect(ointments.map(({ slug }) => slug)).toEqual(expect.arrayContaining(sold));
});
