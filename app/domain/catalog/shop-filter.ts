// What the address of /shop asks for. Reading never fails: what cannot be right falls back to the default. Writing is
// canonical, so that the same wish has one address and one place in the page cache.

import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";
import { isSlug } from "#app/domain/form/slug.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";

export const SHOP_SORTS = ["featured", "price-low", "price-high", "name-asc", "rating", "origin"] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/** The price slider (specification, decision 2): whole rupees in steps of ten; its upper end means "no upper bound". */
export const PRICE_SLIDER = { min: 0, max: 500, step: 10 };

export type ShopFilter = {
  q: string;
  categories: string[];
  brands: string[];
  condition?: string;
  origin?: string;
  /** Only what is known to hold none. */
  alcohol?: "free";
  minRupees: number;
  maxRupees: number;
  sort: ShopSort;
  view?: "all";
  page: number;
};

const MAX_QUERY = 100;
const MAX_CHOICES = 20;
const MAX_SLUG = 80;

/** Reads q, category, brand, condition, origin, alcohol, min, max, sort, view and page; everything else is ignored. */
export function parseShopFilter(params: URLSearchParams): ShopFilter {
  const [minRupees, maxRupees] = parsePriceRange(params);
  return {
    q: cutText(cleanLine((params.get("q") ?? "").slice(0, 1000)), MAX_QUERY),
    categories: parseSlugs(params.getAll("category")),
    brands: parseSlugs(params.getAll("brand")),
    condition: parseSlugs(params.getAll("condition"))[0],
    origin: parseSlugs(params.getAll("origin"))[0],
    alcohol: params.get("alcohol") === "free" ? "free" : undefined,
    minRupees,
    maxRupees,
    sort: SHOP_SORTS.find((sort) => sort === params.get("sort")) ?? "featured",
    view: params.get("view") === "all" ? "all" : undefined,
    page: parseWholeNumber(params.get("page"), { min: 1, max: 1000 }) ?? 1,
  };
}

/** The one address of a filter: fixed order, lists sorted, defaults left out. */
export function shopFilterParams(filter: ShopFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.q) params.set("q", filter.q);
  for (const category of filter.categories.toSorted()) params.append("category", category);
  for (const brand of filter.brands.toSorted()) params.append("brand", brand);
  if (filter.condition) params.set("condition", filter.condition);
  if (filter.origin) params.set("origin", filter.origin);
  if (filter.alcohol) params.set("alcohol", filter.alcohol);
  if (filter.minRupees !== PRICE_SLIDER.min) params.set("min", String(filter.minRupees));
  if (filter.maxRupees !== PRICE_SLIDER.max) params.set("max", String(filter.maxRupees));
  if (filter.sort !== "featured") params.set("sort", filter.sort);
  if (filter.view) params.set("view", filter.view);
  if (filter.page !== 1) params.set("page", String(filter.page));
  return params;
}

/** True when the filter narrows the shelf at all; sort, view and page do not. */
export function isFilterActive(filter: ShopFilter): boolean {
  return (
    filter.q !== "" ||
    filter.categories.length > 0 ||
    filter.brands.length > 0 ||
    filter.condition !== undefined ||
    filter.origin !== undefined ||
    filter.alcohol !== undefined ||
    isPriceFilterActive(filter)
  );
}

/** True when the lower bound is above 0 or the upper bound below 500 rupees. */
export function isPriceFilterActive({ minRupees, maxRupees }: ShopFilter): boolean {
  return minRupees > PRICE_SLIDER.min || maxRupees < PRICE_SLIDER.max;
}

function parsePriceRange(params: URLSearchParams): [number, number] {
  const low = sliderRupees(params.get("min")) ?? PRICE_SLIDER.min;
  const high = sliderRupees(params.get("max")) ?? PRICE_SLIDER.max;
  return low <= high ? [low, high] : [high, low];
}

function sliderRupees(text: string | null): number | undefined {
  const rupees = parseWholeNumber(text, PRICE_SLIDER);
  return rupees === undefined ? undefined : Math.round(rupees / PRICE_SLIDER.step) * PRICE_SLIDER.step;
}

function parseSlugs(values: string[]): string[] {
  const slugs = values
    .slice(0, MAX_CHOICES)
    .flatMap((value) => value.slice(0, MAX_CHOICES * MAX_SLUG).split(","))
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug.length <= MAX_SLUG && isSlug(slug));
  return [...new Set(slugs)].sort().slice(0, MAX_CHOICES);
}
