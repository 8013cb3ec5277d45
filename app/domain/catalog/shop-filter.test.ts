import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isFilterActive,
  isPriceFilterActive,
  parseShopFilter,
  SHOP_SORTS,
  type ShopFilter,
  shopFilterParams,
} from "#app/domain/catalog/shop-filter.ts";

const read = (query: string) => parseShopFilter(new URLSearchParams(query));
const everything: ShopFilter = {
  q: "",
  categories: [],
  brands: [],
  condition: undefined,
  dosageForms: [],
  potencies: [],
  packs: [],
  origin: undefined,
  alcohol: undefined,
  stock: undefined,
  minRupees: 0,
  maxRupees: 500,
  sort: "featured",
  view: undefined,
  page: 1,
};

test("the bare address asks for nothing", () => {
  expect(read("")).toEqual(everything);
  expect(isFilterActive(everything)).toBe(false);
  expect(shopFilterParams(everything).toString()).toBe("");
});

test("a full address is read whole, choices repeated or with commas", () => {
  expect(
    read(
      "q=arnica&category=tablets,dilutions&brand=sbl&brand=allen&condition=acne&form=tablets&potency=200c,30&potency=0/1&pack=30ml,25 g&origin=germany&alcohol=free&stock=in&min=100&max=350&sort=origin&view=all&page=3",
    ),
  ).toEqual({
    q: "arnica",
    categories: ["dilutions", "tablets"],
    brands: ["allen", "sbl"],
    condition: "acne",
    dosageForms: ["tablets"],
    potencies: ["200-ch", "30-ch"],
    origin: "germany",
    packs: ["25-g", "30-ml"],
    alcohol: "free",
    stock: "in",
    minRupees: 100,
    maxRupees: 350,
    sort: "origin",
    view: "all",
    page: 3,
  });
});

test("the same wish has one address, however it was asked", () => {
  const one = shopFilterParams(read("utm_source=x&page=1&brand=sbl,allen&q= arnica  30 &max=500")).toString();
  const other = shopFilterParams(
    read("q=arnica 30&brand=ALLEN&brand=sbl&brand=sbl&sort=nonsense"),
  ).toString();
  expect(one).toBe("q=arnica+30&brand=allen&brand=sbl");
  expect(other).toBe(one);
});

test.each([
  ["min=100&max=350", 100, 350],
  ["min=350&max=100", 100, 350],
  ["min=104&max=106", 104, 106],
  ["min=600&max=500%2B", 600, 500],
  ["min=600&max=6500", 600, 6500],
  ["min=%E2%82%B91%2C250&max=99.50", 99, 1250],
  ["min=-1&max=9999999", 0, 500],
  ["min=NaN&max=1e9", 0, 500],
  ["min=&max=", 0, 500],
])("the price range of %s is %i to %i rupees", (query, minRupees, maxRupees) => {
  expect(read(query)).toMatchObject({ minRupees, maxRupees });
});

test("the price filter counts above 0 and with any upper bound but the open end at 500 rupees", () => {
  expect(isPriceFilterActive(everything)).toBe(false);
  expect(isPriceFilterActive({ ...everything, minRupees: 10 })).toBe(true);
  expect(isPriceFilterActive({ ...everything, maxRupees: 490 })).toBe(true);
  expect(isPriceFilterActive({ ...everything, maxRupees: 6500 })).toBe(true);
});

test.each([
  "q=arnica",
  "category=tablets",
  "brand=sbl",
  "condition=acne",
  "form=tablets",
  "origin=india",
  "alcohol=free",
  "pack=30-ml",
  "stock=in",
  "min=10",
  "max=490",
])("%s narrows the shelf", (query) => {
  expect(isFilterActive(read(query))).toBe(true);
});

test.each(["sort=rating", "view=all", "page=4"])("%s does not narrow the shelf", (query) => {
  expect(isFilterActive(read(query))).toBe(false);
});

test("hostile values fall back to the default", () => {
  const long = "x".repeat(10_000);
  for (const page of ["0", "-1", "1e9", "NaN", "1.5", "99999", "", long]) {
    expect(read(`page=${page}`).page).toBe(1);
  }
  expect(read(`q=${long}`).q).toHaveLength(100);
  expect(read("q=a%00b%0Ac").q).toBe("a b c");
  expect(parseShopFilter(new URLSearchParams([["q", "a\ud800b"]])).q).not.toMatch(/\p{Cs}/u);
  expect(read("category=../etc,a b,<b>,-x,dilutions").categories).toEqual(["dilutions"]);
  expect(read(`brand=${long}`).brands).toEqual([]);
  const many = Array.from({ length: 500 }, (_, i) => `brand=b${i}`).join("&");
  expect(read(many).brands.length).toBeLessThanOrEqual(20);
});

const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const sortedSlugs = fc.uniqueArray(slugs, { maxLength: 20 }).map((list) => list.sort());
const typedRupees = fc.integer({ min: 0, max: 999_999 });
const filters: fc.Arbitrary<ShopFilter> = fc
  .record({
    q: fc.string({ unit: "binary" }).map((typed) => parseShopFilter(new URLSearchParams([["q", typed]])).q),
    categories: sortedSlugs,
    brands: sortedSlugs,
    condition: fc.option(slugs, { nil: undefined }),
    dosageForms: sortedSlugs,
    potencies: fc
      .uniqueArray(fc.constantFrom("q", "6x", "30-ch", "1m", "cm", "lm-1"))
      .map((list) => list.sort()),
    origin: fc.option(slugs, { nil: undefined }),
    packs: fc.uniqueArray(fc.constantFrom("30-ml", "10-x-10", "pack-of-50")).map((list) => list.sort()),
    alcohol: fc.constantFrom("free" as const, undefined),
    stock: fc.constantFrom("in" as const, undefined),
    range: fc.tuple(typedRupees, typedRupees).map((ends) => ends.sort((a, b) => a - b)),
    sort: fc.constantFrom(...SHOP_SORTS),
    view: fc.constantFrom("all" as const, undefined),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ range, ...filter }) => ({ ...filter, minRupees: range[0]!, maxRupees: range[1]! }));

test("every filter reads back from its address", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const address = shopFilterParams(filter).toString();
      expect(read(address)).toEqual(filter);
    }),
  );
});

test("any address whatsoever is read, and its canonical address stays the same", () => {
  const names = fc.constantFrom(
    "q",
    "category",
    "brand",
    "condition",
    "potency",
    "pack",
    "stock",
    "origin",
    "min",
    "max",
    "sort",
    "page",
  );
  const pairs = fc.array(fc.tuple(names, fc.string({ unit: "binary", maxLength: 300 })), { maxLength: 30 });
  fc.assert(
    fc.property(pairs, (entries) => {
      const canonical = shopFilterParams(parseShopFilter(new URLSearchParams(entries))).toString();
      expect(shopFilterParams(read(canonical)).toString()).toBe(canonical);
    }),
  );
});
