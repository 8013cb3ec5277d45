import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

let shop: TestShop;
let served: ServedApp;
beforeAll(async () => {
  shop = await openTestShop();
  served = await serveApp(shop.answer, undefined, { env: { PUBLIC_ORIGIN: ORIGIN } });
});
afterAll(async () => {
  served.close();
  await shop.close();
});

const open = async (path: string) => load(await served.read(path));
type Page = Awaited<ReturnType<typeof open>>;
const numberIn = (text: string) => Number(/^[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
const countOf = ($: Page) => numberIn($("main p[role=status]").text());
const chosenOf = ($: Page) =>
  $(".quick-filters button[aria-pressed=true]")
    .toArray()
    .map((chip) => $(chip).text());

/** What the filter offers: the address of each choice beside those of the page, and the count that it shows. */
function offeredOn($: Page, asked: string): { name: string; path: string; count: number }[] {
  const fields = $("#shop-filters label:has(input[name])").toArray();
  const ticks = fields.flatMap((label) => {
    const input = $(label).find("input");
    const count = numberIn($(label).find("span").last().text());
    if (Number.isNaN(count)) return [];
    const name = input.attr("name")!;
    return { name, path: `/shop?${asked}&${name}=${input.attr("value")}`, count };
  });
  const prices = $("#shop-filters a[rel=nofollow]").toArray();
  return [
    ...ticks,
    ...prices.map((link) => ({
      name: "price",
      path: $(link).attr("href")!,
      count: numberIn($(link).find("span").last().text()),
    })),
  ];
}

test.each([
  ["pack=30-ml", "Medicines, 30 ml", ["30 ml"]],
  ["pack=30ml", "Medicines, 30 ml", ["30 ml"]],
  ["stock=in", "Medicines, in stock", ["In stock"]],
  ["brand=sbl&pack=30-ml,100-ml,450-ml", "Medicines by SBL, 100 ml and 2 more", ["SBL"]],
  [
    "stock=in&pack=30-ml&condition=allergy&category=dilutions&brand=sbl",
    "Dilutions by SBL for Allergy, 30 ml, in stock",
    ["Dilutions", "Allergy", "SBL", "30 ml", "In stock"],
  ],
  [
    "max=150&alcohol=free&stock=in&origin=india&form=tablets",
    "Tablets, made in India, alcohol-free, in stock, up to ₹150",
    ["Tablets", "India", "Alcohol-free", "In stock", "Up to ₹150"],
  ],
])("/shop?%s is said as %s, and each choice can be taken away", async (query, heading, chips) => {
  const $ = await open(`/shop?${query}`);
  expect($("h1").text().replaceAll("\u00a0", " ")).toBe(heading);
  expect(chosenOf($)).toEqual(expect.arrayContaining(chips));
  expect($('meta[name="robots"]').attr("content")).toContain("noindex");
  for (const chip of $(".quick-filters li").toArray()) {
    const button = $(chip).find("button[aria-pressed=true]");
    const left = $(chip)
      .find("input[type=hidden]")
      .toArray()
      .map((field) => [$(field).attr("name")!, $(field).attr("value")!]);
    if (button.length === 0) continue;
    const rest = await open(`/shop?${new URLSearchParams(left)}`);
    expect(chosenOf(rest)).not.toContain(button.text());
    expect(chosenOf(rest)).toHaveLength(chosenOf($).length - 1);
  }
});

test("a kept page is kept for what it was asked, in whatever order that was said", async () => {
  const all = countOf(await open("/shop?view=all"));
  const inStock = countOf(await open("/shop?view=all&stock=in"));
  expect(inStock).toBeLessThan(all);
  expect(inStock).toBeGreaterThan(0);
  expect(countOf(await open("/shop?stock=in&view=all"))).toBe(inStock);
  expect(countOf(await open("/shop?view=all&stock=out"))).toBe(all);
});

test.each(["view=all", "brand=sbl&stock=in", "condition=allergy&pack=30-ml", "q=arnica&alcohol=free"])(
  "each choice beside /shop?%s says how much it leads to",
  async (asked) => {
    const offered = offeredOn(await open(`/shop?${asked}`), asked);
    // Of what may be ticked more than once, another tick adds to the list.
    const others = offered.filter(({ name }) => !asked.includes(`${name}=`));
    const looked = others.filter(({ name }, n) => n % 4 === 0 || others[n - 1]?.name !== name);
    expect(new Set(looked.map(({ name }) => name)).size).toBeGreaterThan(5);
    for (const { path, count } of looked) expect(countOf(await open(path)), path).toBe(count);
  },
);
