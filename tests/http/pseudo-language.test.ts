import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasNoLanguage, isAtSecondDoor, shopPath } from "#app/domain/shop-path.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { findTextsOfData, latinOutOf, type TextsOfData } from "#tests/support/latin-words.ts";

/** Of addresses that begin alike, so many are read: what is in the code stands on each of them. */
const READ_OF_KIND = 2;

/** Pages that are one long text of the shop, put together of its facts: a translation of texts, not of words. */
const LONG_TEXTS = /^\/(about|faq|[a-z]+-policy|terms-of-service|grievance-officer|licences)(\/|\?|$)/;

type Page = { status: number; lang: string | undefined; strayLinks: string[]; english: string[] };

let shop: TestShop;
let data: TextsOfData;
const pages = new Map<string, Page>();

beforeAll(async () => {
  shop = await openTestShop({ LANGUAGES: "en,pseudo" });
  data = await findTextsOfData(shop.database.pool);
  await crawl();
});
afterAll(() => shop.close());

/** All of the shop that a visitor reaches, in a language that has no Latin letter of its own. */
async function crawl(): Promise<void> {
  const queue = [
    "/hi",
    "/hi/cart",
    "/hi/checkout",
    "/hi/forgot-password",
    "/hi/login/code",
    "/hi/nothing-here",
  ];
  const counts = new Map<string, number>();
  for (const path of queue) {
    if (pages.has(path)) continue;
    const kind = kindOf(path);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > READ_OF_KIND) continue;
    const response = await shop.ask(path);
    const location = response.headers.get("location");
    if (location !== null) queue.push(location);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const { page, links } = read(path, { html: await response.text(), status: response.status });
    pages.set(path, page);
    queue.push(...links);
  }
}

/** "/product/2" of a product's page, "/shop/1?view" of the shop with that choice first. */
function kindOf(path: string): string {
  const [inside = "", query = ""] = shopPath(path).split("?");
  const parts = inside.split("/");
  return `/${parts[1]}/${parts.length - 1}?${query.split("=")[0]}`;
}

function read(
  path: string,
  { html, status }: { html: string; status: number },
): { page: Page; links: string[] } {
  const $ = load(html);
  const led = $("a[href]:not([hreflang]), form[action]")
    .toArray()
    .map((element) => $(element).attr("href") ?? $(element).attr("action")!)
    .filter((to) => /^\/(?!\/)/.test(to) || to.startsWith(ORIGIN))
    .map((to) => to.replace(ORIGIN, ""));
  const links = led.filter((to) => isAtSecondDoor(to)).map((to) => to.replace(/#.*/, ""));
  const strayLinks = led.filter((to) => !isAtSecondDoor(to) && !hasNoLanguage(to));
  if (LONG_TEXTS.test(shopPath(path))) $("main").remove();
  return { page: { status, lang: $("html").attr("lang"), strayLinks, english: latinOutOf($, data) }, links };
}

test("the crawl sees the shop", () => {
  expect(pages.size).toBeGreaterThan(80);
  const screens = [
    "/hi",
    "/hi/shop",
    "/hi/cart",
    "/hi/faq",
    "/hi/about",
    "/hi/contact",
    "/hi/login",
    "/hi/gallery",
  ];
  expect(screens.filter((path) => pages.get(path)?.status !== 200)).toEqual([]);
});

test("every link leads to a page", () => {
  const missing = [...pages].filter(([path, { status }]) => status !== 200 && path !== "/hi/nothing-here");
  expect(missing.map(([path, { status }]) => `${path} (${status})`)).toEqual([]);
});

test("every page is in the language asked for, and no link on it leaves the language", () => {
  const strays = [...pages].flatMap(([path, { lang, strayLinks }]) => [
    ...(lang === "hi-x-pseudo" ? [] : [`${path} is in ${lang}`]),
    ...strayLinks.map((link) => `${path} leads to ${link}`),
  ]);
  expect(strays).toEqual([]);
});

test("no page has an English word that is not data: whatever the code says can be said in another language", () => {
  const english = new Map<string, string>();
  for (const [path, page] of pages) for (const words of page.english) english.set(words, path);
  expect([...english].map(([words, path]) => `${words} (${path})`)).toEqual([]);
});
