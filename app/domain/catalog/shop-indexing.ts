// Which addresses of /shop a search engine may list. Every combination of filters is a page of its own, far too many to be
// worth reading; one category or one brand alone has a page of its own, which stands for it.

import { isFilterActive, isPriceFilterActive, type ShopFilter } from "#app/domain/catalog/shop-filter.ts";

/** The path of the page that stands for a filter of one category, condition or brand; undefined for other filters. */
export function landingPath(filter: ShopFilter): string | undefined {
  const { q, categories, brands, condition, dosageForms, potencies, packs } = filter;
  const shelves = condition === undefined ? categories : [...categories, condition];
  const isNarrower =
    q !== "" ||
    dosageForms.length + potencies.length + packs.length > 0 ||
    [filter.origin, filter.alcohol, filter.stock].some(Boolean) ||
    isPriceFilterActive(filter);
  if (isNarrower || shelves.length + brands.length !== 1) return undefined;
  return shelves[0] === undefined ? `/brand/${brands[0]}` : `/category/${shelves[0]}`;
}

/** Whether search engines may list a filter's page: the bare shop, all medicines page by page, and what has a page that stands for it. */
export function isListedFilter(filter: ShopFilter): boolean {
  if (filter.sort !== "featured") return false;
  return !isFilterActive(filter) || (landingPath(filter) !== undefined && filter.page === 1);
}
