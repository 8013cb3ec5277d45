import { setTimeout } from "node:timers/promises";
import { load } from "cheerio";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { structuredDataFaults } from "#tests/support/structured-data.ts";

/**
 * A page is drawn by what is special of its product, so one of each of these kinds is read in full; of the others the database
 * says whether they are there, as the page itself asks it.
 */
const KIND_OF_PRODUCT = `form_id, potency_scale, net_unit, sold_to, can_publish_indication,
  alcohol_percent is null, maker_id is null, mrp_source, remedy_id is null, ingredients = '{}', price_paise < mrp_paise,
  exists (select from batches where product_id = products.id and quantity > held_quantity)`;
/** Of shelves other than all medicines, so many pages are followed: the rest is more of the same. */
const SHELF_PAGES_READ = 3;
const AT_ONCE = 4;

const SITEMAPS = ["/sitemap.xml", "/sitemap-faq.xml", "/location-sitemap.xml", "/enhanced-sitemap.xml"];

type Page = {
  status: number;
  depth: number;
  from: string;
  location?: string;
  title?: string;
  description?: string;
  canonical?: string;
  isListed?: boolean;
  headingCount?: number;
  structuredData?: string[];
  sharePicture?: string;
};

let shop: TestShop;
const pages = new Map<string, Page>();
const sitemapPaths = new Map<string, string[]>();
const sitemapTexts = new Map<string, string>();

beforeAll(async () => {
  shop = await openTestShop();
  await crawl();
}, 480_000);
afterAll(() => shop.close());

/** Breadth first from the home page: the depth of a page is the fewest clicks to it. */
async function crawl() {
  for (const path of SITEMAPS) {
    const text = await (await shop.ask(path)).text();
    sitemapTexts.set(path, text);
    sitemapPaths.set(
      path,
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replace(ORIGIN, "") || "/"),
    );
  }
  const standing = await productPaths("select slug from products where is_published");
  const readInFull = await productPaths(
    `select distinct on (${KIND_OF_PRODUCT}) slug from products where is_published order by ${KIND_OF_PRODUCT}, slug`,
  );

  for (let row = ["/"], depth = 0; row.length > 0; depth++) {
    const next = new Set<string>();
    const links = row.map((path) => ({ path, from: pages.get(path)?.from ?? "" }));
    await forEachAtOnce(links, async ({ path, from }) => {
      if (isProduct(path) && !readInFull.has(path)) {
        pages.set(path, { status: standing.has(path) ? 200 : 404, depth, from });
        return;
      }
      const { page, hrefs } = await visit(path, { depth, from });
      pages.set(path, page);
      for (const href of hrefs) {
        if (pages.has(href) || next.has(href) || !isFollowed(href)) continue;
        next.add(href);
        pages.set(href, { status: 0, depth: depth + 1, from: path });
      }
    });
    row = [...next];
  }
}

async function productPaths(query: string): Promise<Set<string>> {
  const { rows } = await shop.database.pool.query<{ slug: string }>(query);
  return new Set(rows.map(({ slug }) => `/product/${slug}`));
}

async function visit(
  path: string,
  { depth, from }: { depth: number; from: string },
): Promise<{ page: Page; hrefs: string[] }> {
  const response = await askPatiently(path);
  const page: Page = { status: response.status, depth, from };
  if (response.status >= 300 && response.status < 400) {
    page.location = new URL(response.headers.get("location")!, ORIGIN).href.replace(ORIGIN, "");
    return { page, hrefs: [page.location] };
  }
  const body = await response.text();
  if (!response.headers.get("content-type")?.startsWith("text/html")) return { page, hrefs: [] };
  const $ = load(body);
  page.title = $("title").text();
  page.description = $('meta[name="description"]').attr("content");
  page.canonical = $('link[rel="canonical"]').attr("href");
  page.isListed =
    !($('meta[name="robots"]').attr("content") ?? "").includes("noindex") &&
    !(response.headers.get("x-robots-tag") ?? "").includes("noindex");
  page.headingCount = $("h1").length;
  page.structuredData = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text());
  page.sharePicture = $('meta[property="og:image"]').attr("content");
  const hrefs = $("a[href]")
    .toArray()
    .map((link) => $(link).attr("href")!)
    .map((href) => new URL(href, ORIGIN + path))
    .filter((url) => url.origin === ORIGIN)
    .map((url) => url.pathname + url.search);
  return { page, hrefs: [...new Set(hrefs)] };
}

/** On a busy machine the database may not answer in time; who is told to come back (503) comes back, as a crawler does. */
async function askPatiently(path: string): Promise<Response> {
  for (;;) {
    const response = await shop.ask(path);
    if (response.status !== 503) return response;
    await setTimeout(2_000);
  }
}

/** Filters, orders and tabs of one page are as many as there are combinations; one of each kind is enough (urls.test.ts). */
function isFollowed(path: string): boolean {
  if (/[?&](tab|sort|layout|min|max|origin|shown|returnTo)=/.test(path)) return false;
  if (/^\/shop\?.*(category|brand|condition|q)=/.test(path)) return isFirstOfKind(path);
  const shelfPage = /^\/(?:category|brand)\/.*[?&]page=(\d+)/.exec(path)?.[1];
  return shelfPage === undefined || Number(shelfPage) <= SHELF_PAGES_READ;
}

const seenKinds = new Set<string>();
function isFirstOfKind(path: string): boolean {
  const kind = [...new URL(path, ORIGIN).searchParams].map(([name, value]) => name + value).sort()[0]!;
  if (seenKinds.has(kind)) return false;
  seenKinds.add(kind);
  return true;
}

function isProduct(path: string): boolean {
  return path.startsWith("/product/");
}

async function forEachAtOnce<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

const found = (wrong: (page: Page, path: string) => boolean) =>
  [...pages]
    .filter(([path, page]) => wrong(page, path))
    .map(([path, page]) => `${path} (${page.status}, linked on ${page.from}): ${page.title ?? ""}`);
const isRead = (page: Page) => page.title !== undefined;
const isStanding = (page: Page, path: string) =>
  isRead(page) && page.isListed === true && page.canonical === ORIGIN + path;

test("the crawl sees the shop", () => {
  expect(pages.size).toBeGreaterThan(3_500);
  expect([...pages.values()].filter(isRead).length).toBeGreaterThan(500);
});

test("every link on every page read leads to a page, or is sent on to one (products not drawn: they stand in the database)", () => {
  expect(found(({ status }) => status !== 200 && status !== 301 && status !== 302)).toEqual([]);
});

test("every page that sends on, sends to a page that is there", () => {
  const leadsNowhere = (location: string) =>
    (pages.get(location) ?? pages.get(location.split("?")[0]!))?.status !== 200;
  expect(found(({ location }) => location !== undefined && leadsNowhere(location))).toEqual([]);
});

test("every page read has exactly one h1 and a title of at most 60 characters", () => {
  expect(found((page) => isRead(page) && page.headingCount !== 1)).toEqual([]);
  expect(found((page) => isRead(page) && (page.title!.length < 5 || page.title!.length > 60))).toEqual([]);
});

test("no two pages that stand for themselves have one title", () => {
  const titles = Map.groupBy(
    [...pages].filter(([path, page]) => isStanding(page, path)),
    ([, page]) => page.title!,
  );
  expect(
    [...titles].filter(([, all]) => all.length > 1).map(([title, all]) => [title, all[0]![0], all[1]![0]]),
  ).toEqual([]);
});

test("every listed page read has a description of 70 to 160 characters", () => {
  expect(
    found(
      ({ title, isListed, description = "" }) =>
        title !== undefined && isListed === true && (description.length < 70 || description.length > 160),
    ),
  ).toEqual([]);
});

test("every canonical address answers 200, and every listed page names one", async () => {
  expect(found((page) => isRead(page) && page.isListed === true && page.canonical === undefined)).toEqual([]);
  const canonicals = [...pages.values()].flatMap(({ canonical }) => canonical ?? []);
  expect(canonicals.filter((url) => !url.startsWith(`${ORIGIN}/`))).toEqual([]);
  const missing: string[] = [];
  for (const url of new Set(canonicals)) {
    const path = url.slice(ORIGIN.length);
    const status = pages.get(path)?.status || (await shop.ask(path)).status;
    if (status !== 200) missing.push(`${path} (${status})`);
  }
  expect(missing).toEqual([]);
});

test("every product is at most four clicks from the home page", () => {
  const products = sitemapPaths.get("/sitemap.xml")!.filter(isProduct);
  expect(products.length).toBeGreaterThan(3_000);
  expect(products.filter((path) => !((pages.get(path)?.depth ?? 99) <= 4))).toEqual([]);
});

test.each(SITEMAPS)(
  "%s is valid, and all its addresses are reached by links, answer 200 and stand for themselves",
  (name) => {
    const text = sitemapTexts.get(name)!;
    expect(XMLValidator.validate(text)).toBe(true);
    const { urlset } = new XMLParser({ isArray: (tag) => tag === "url" }).parse(text) as {
      urlset: { url: { loc: string; lastmod?: string; changefreq: string; priority: number }[] };
    };
    for (const { loc, lastmod, changefreq, priority } of urlset.url) {
      expect(loc).toMatch(/^http:\/\/shop\.test\//);
      expect(changefreq).toMatch(/^(daily|weekly|monthly)$/);
      expect(priority).toBeGreaterThanOrEqual(0);
      expect(priority).toBeLessThanOrEqual(1);
      if (lastmod !== undefined) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
    }
    const paths = sitemapPaths.get(name)!;
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => pages.get(path)?.status !== 200)).toEqual([]);
    expect(paths.filter((path) => isRead(pages.get(path)!) && !isStanding(pages.get(path)!, path))).toEqual(
      [],
    );
  },
);

test("all structured data of the pages read has schema.org's types and what Google requires of them", () => {
  const faults = [...pages].flatMap(([path, page]) =>
    (page.structuredData ?? []).flatMap((text) =>
      structuredDataFaults(text).map((fault) => `${path}: ${fault}`),
    ),
  );
  expect(faults.slice(0, 20)).toEqual([]);
  const hasPlace = (path: string) => !/^\/(shop|new-arrivals|bestsellers)(\?|$)/.test(path);
  const isSilent = ({ structuredData }: Page) => structuredData?.length !== 1;
  expect(found((page, path) => isStanding(page, path) && hasPlace(path) && isSilent(page))).toEqual([]);
});

test("the share pictures of one page of each kind are PNGs of 1200 x 630", async () => {
  const kinds = Map.groupBy(
    [...pages.values()].flatMap(({ sharePicture }) => (sharePicture ? [sharePicture] : [])),
    (url) => url.slice(ORIGIN.length).split("/")[2],
  );
  expect([...kinds.keys()].sort()).toEqual(
    expect.arrayContaining(["brand", "category", "condition", "location", "page", "product"]),
  );
  for (const [picture] of kinds.values()) {
    const response = await shop.ask(picture!.slice(ORIGIN.length));
    expect(response.status, picture).toBe(200);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
