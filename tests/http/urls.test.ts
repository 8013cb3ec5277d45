import { afterAll, beforeAll, expect, test } from "vitest";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";

let shop: TestShop;
let product: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { rows } = await shop.database.pool.query<{ slug: string }>(
    "select slug from products where is_best_seller order by slug limit 1",
  );
  product = `/product/${rows[0]!.slug}`;
});
afterAll(() => shop.close());

const publicPages = [
  "/",
  "/shop",
  "/shop?view=all",
  "/shop?q=arnica",
  "/category/cough-and-cold",
  "/category/dilutions",
  "/categories",
  "/brand/sbl",
  "/brands",
  "/homeopathy-categories",
  "/homeopathy-categories/dilutions",
  "/new-arrivals",
  "/bestsellers",
  "/diseases",
  "/diseases/digestive-system",
  "/diseases/digestive-system/acidity",
  "/locations",
  "/location/vatika-city",
  "/homeopathy-in-sohna",
  "/haryana/gurgaon/homeopathy",
  "/haryana/gurgaon/sohna/homeopathy",
];
const personalPages = ["/cart", "/wishlist", "/checkout", "/track-order"];

function read(html: string) {
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
  };
}

test.each([...publicPages, "PRODUCT"])(
  "%s answers with a title, a description, one h1 and its canonical address",
  async (path) => {
    const url = path === "PRODUCT" ? product : path;
    const response = await shop.ask(url);
    expect(response.status).toBe(200);
    const page = read(await response.text());
    expect(page.headings).toBe(1);
    expect(page.title!.length).toBeGreaterThan(10);
    expect(page.description!.length).toBeGreaterThan(40);
    expect(page.canonical).toMatch(new RegExp(`^${ORIGIN}/`));
    expect(page.canonical!.split("?")[0]).toBe(`${ORIGIN}${url.split("?")[0]}`);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("cache-control")).toContain("s-maxage=");
  },
);

test("no two public pages have the same title or description", async () => {
  const pages = await Promise.all(
    [...publicPages.filter((path) => !path.includes("?")), product].map(async (path) =>
      read(await (await shop.ask(path)).text()),
    ),
  );
  for (const key of ["title", "description"] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  }
});

test.each(personalPages)("%s is for its visitor alone: never kept, never indexed", async (path) => {
  const response = await shop.ask(path);
  if (path === "/checkout") {
    expect([302, 303]).toContain(response.status);
    return;
  }
  expect(response.status).toBe(200);
  const page = read(await response.text());
  expect(page.headings).toBe(1);
  expect(page.robots).toContain("noindex");
  expect(response.headers.get("cache-control")).toContain("no-store");
});

test.each([
  ["/product/no-such-medicine", "Product Not Found"],
  ["/p/999999999", "Page not found"],
  ["/p/99999999999999999999", "Page not found"],
  ["/p/arnica", "Page not found"],
  ["/category/no-such-category", "Category Not Found"],
  ["/brand/no-such-brand", "Brand Not Found"],
  [
    "/homeopathy-categories/no-such-form",
    "The homeopathy category you&#x27;re looking for doesn&#x27;t exist.",
  ],
  ["/no/such/page", "Oops! This page doesn&#x27;t exist."],
  ["/track-order/no-such-token", "Order not found"],
  ["/checkout/pay/no-such-token", "Order not found"],
])("%s answers 404 with its own words and is not indexed", async (path, words) => {
  const response = await shop.ask(path);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain(words);
  expect(read(html).robots).toContain("noindex");
  expect(read(html).headings).toBe(1);
});

test.each([
  ["/brands/sbl-homeopathy", "/brand/sbl"],
  ["/brands/reckeweg", "/brand/reckeweg"],
  ["/homeopathy-category/dilutions", "/homeopathy-categories/dilutions"],
])("%s moved for good to %s", async (path, target) => {
  const response = await shop.ask(path);
  expect(response.status).toBe(301);
  expect(new URL(response.headers.get("location")!, ORIGIN).pathname).toBe(target);
});

test.each([
  ...[
    "single-remedies",
    "mother-tinctures",
    "bio-combinations",
    "biochemic-salts",
    "patent-medicines",
    "external-applications",
  ],
  ...[
    "dilutions",
    "tablets",
    "drops",
    "syrups",
    "triturations",
    "medicines",
    "cosmetics",
    "trituration",
    "biochemic",
  ],
  ...[
    "bach-flower",
    "homeopathy-kits",
    "millesimal-lm-potency",
    "bio-combination",
    "cough-and-cold",
    "immunity",
    "allergy",
  ],
])("the category %s of the specification leads to a page", async (slug) => {
  for (const path of [
    `/category/${slug}`,
    `/homeopathy-categories/${slug}`,
    `/homeopathy-category/${slug}`,
  ]) {
    let response = await shop.ask(path);
    for (let hops = 0; response.status === 301 && hops < 3; hops++) {
      response = await shop.ask(response.headers.get("location")!.replace(ORIGIN, ""));
    }
    expect(response.status, path).toBe(200);
  }
});

test.each(["sbl", "reckeweg", "schwabe", "baksons", "allen"])(
  "the brand %s of the specification has a page",
  async (slug) => {
    expect((await shop.ask(`/brand/${slug}`)).status).toBe(200);
  },
);

test("every product picture that a page shows is there", async () => {
  const html = await (await shop.ask("/bestsellers")).text();
  const pictures = [
    ...new Set(
      [...html.matchAll(/src="(\/pictures\/[^"]+)"/g)].map(([, src]) => src!.replaceAll("&amp;", "&")),
    ),
  ];
  expect(pictures.length).toBeGreaterThan(10);
  for (const src of pictures.slice(0, 12)) {
    const response = await shop.ask(src);
    expect(response.status, src).toBe(200);
    expect(response.headers.get("content-type")).toContain("image/svg+xml");
    expect(response.headers.get("cache-control")).toContain("immutable");
  }
});

test.each([
  "/shop?page=-1",
  "/shop?page=1e9",
  "/shop?view=all&page=99999",
  "/shop?min=abc&max=%00",
  "/shop?sort=drop%20table",
  "/shop?q=%25%5F%5C%27%22%3B--",
  "/shop?q=%ED%A0%80",
  `/shop?q=${"arnica ".repeat(200)}`,
  "/shop?category=a,b,c&category=%00&brand[]=x",
  "/product/%00",
  "/category/..%2f..%2fetc",
  "/api/pincode/abc",
  "/api/pincode/999999999",
  "/pictures/md/nothing.svg",
  "/pictures/huge/arnica.svg",
])("the hostile address %s never breaks the shop", async (path) => {
  expect((await shop.ask(path)).status).toBeLessThan(500);
});

test("an address whose percent signs stand for no letters is refused with a sentence", async () => {
  const response = await shop.ask("/product/%E0%A4%A");
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("This address cannot be read.");
});
