import { expect, test } from "vitest";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { isListedFilter, landingPath } from "#app/domain/catalog/shop-indexing.ts";

const filterOf = (query: string) => parseShopFilter(new URLSearchParams(query));

test.each(["", "view=all", "view=all&page=7"])("/shop?%s may be listed, as itself", (query) => {
  expect(isListedFilter(filterOf(query))).toBe(true);
  expect(landingPath(filterOf(query))).toBeUndefined();
});

test.each([
  ["category=dilutions", "/category/dilutions"],
  ["condition=cough-and-cold", "/category/cough-and-cold"],
  ["brand=sbl", "/brand/sbl"],
])("/shop?%s is stood for by %s", (query, path) => {
  expect(landingPath(filterOf(query))).toBe(path);
  expect(isListedFilter(filterOf(query))).toBe(true);
});

test.each([
  "q=arnica",
  "category=dilutions&brand=sbl",
  "brand=sbl&potency=30-ch",
  "brand=sbl&brand=allen",
  "category=dilutions&max=100",
  "category=dilutions&sort=price-low",
  "category=dilutions&page=2",
  "view=all&sort=rating",
  "origin=germany",
  "alcohol=free",
  "pack=30-ml",
  "brand=sbl&pack=30-ml",
  "category=dilutions&stock=in",
])("/shop?%s is not listed", (query) => {
  expect(isListedFilter(filterOf(query))).toBe(false);
});
