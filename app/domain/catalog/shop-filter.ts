// What the address of /shop asks for. Reading never fails: what cannot be right falls back to the default. Writing is
// canonical, so that the same wish has one address and one place in the page cache.

import { choiceSlug } from "#app/domain/catalog/choice-slug.ts";
import { type Potency, parsePotency, potencySlug } from "#app/domain/catalog/potency.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";
import { isSlug } from "#app/domain/form/slug.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";

export const SHOP_SORTS = [
  "featured",
  "newest",
  "price-low",
  "price-high",
  "name-asc",
  "rating",
  "origin",
] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/**
 * The price slider (specification, decision 2): whole rupees in steps of ten; its upper end means "no upper bound". The
 * fields below it take any whole rupees, since the dearest packs cost thousands.
 */
export const PRICE_SLIDER = { min: 0, max: 500, step: 10 };

/** The longest price that can be typed: six digits, far above the dearest pack. */
export const PRICE_DIGITS = 6;

export type ShopFilter = {
  q: string;
  categories: string[];
  brands: string[];
  condition?: string;
  origin?: string;
  /** Dosage forms, as slugs: "tablets", "hair-oil". */
  dosageForms: string[];
  /** Potencies, as slugs: "30-ch", "q". */
  potencies: string[];
  /** Pack sizes, as slugs: "30-ml", "25-g". */
  packs: string[];
  /** Only what is known to hold none. */
  alcohol?: "free";
  /** Only what may be sold today. */
  stock?: "in";
  minRupees: number;
  maxRupees: number;
  sort: ShopSort;
  view?: "all";
  page: number;
};

/** What narrows a list of the shop. Its words are no part of it: they are understood first (named-packs.ts). */
export type ShelfFilter = Omit<ShopFilter, "q"> & { q?: never };

const MAX_QUERY = 100;
const MAX_CHOICES = 20;
const MAX_SLUG = 80;

/** Reads q, category, brand, condition, form, potency, pack, origin, alcohol, stock, min, max, sort, view and page; everything else is ignored. */
export function parseShopFilter(params: URLSearchParams): ShopFilter {
  const [minRupees, maxRupees] = parsePriceRange(params);
  return {
    q: cutText(cleanLine((params.get("q") ?? "").slice(0, 1000)), MAX_QUERY),
    categories: parseSlugs(params.getAll("category")),
    brands: parseSlugs(params.getAll("brand")),
    condition: parseSlugs(params.getAll("condition"))[0],
    dosageForms: parseSlugs(params.getAll("form")),
    potencies: parsePotencies(params.getAll("potency")),
    packs: parseSlugs(params.getAll("pack"), choiceSlug),
    origin: parseSlugs(params.getAll("origin"))[0],
    alcohol: params.get("alcohol") === "free" ? "free" : undefined,
    stock: params.get("stock") === "in" ? "in" : undefined,
    minRupees,
    maxRupees,
    sort: SHOP_SORTS.find((sort) => sort === params.get("sort")) ?? "featured",
    view: params.get("view") === "all" ? "all" : undefined,
    page: parseWholeNumber(params.get("page"), { min: 1, max: 1000 }) ?? 1,
  };
}

/** What narrows a list, whatever was searched for. */
export function shelfFilter({ q: _, ...filter }: ShopFilter): ShelfFilter {
  return filter;
}

/** Nothing narrows the list. */
export const NO_FILTER: ShelfFilter = shelfFilter(parseShopFilter(new URLSearchParams()));

/** The one address of a filter: fixed order, lists sorted, defaults left out. */
export function shopFilterParams(filter: ShopFilter | ShelfFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.q) params.set("q", filter.q);
  for (const category of filter.categories.toSorted()) params.append("category", category);
  for (const brand of filter.brands.toSorted()) params.append("brand", brand);
  if (filter.condition) params.set("condition", filter.condition);
  for (const form of filter.dosageForms.toSorted()) params.append("form", form);
  for (const potency of filter.potencies.toSorted()) params.append("potency", potency);
  for (const pack of filter.packs.toSorted()) params.append("pack", pack);
  if (filter.origin) params.set("origin", filter.origin);
  if (filter.alcohol) params.set("alcohol", filter.alcohol);
  if (filter.stock) params.set("stock", filter.stock);
  if (filter.minRupees !== PRICE_SLIDER.min) params.set("min", String(filter.minRupees));
  if (filter.maxRupees !== PRICE_SLIDER.max) params.set("max", String(filter.maxRupees));
  if (filter.sort !== "featured") params.set("sort", filter.sort);
  if (filter.view) params.set("view", filter.view);
  if (filter.page !== 1) params.set("page", String(filter.page));
  return params;
}

/** True when the filter narrows the shelf at all; sort, view and page do not. */
export function isFilterActive(filter: ShopFilter | ShelfFilter): boolean {
  const narrowing: ShopFilter | ShelfFilter = { ...filter, sort: "featured", view: undefined, page: 1 };
  return shopFilterParams(narrowing).toString() !== "";
}

/** The potencies that a filter asks for. */
export function askedPotencies({ potencies }: Pick<ShopFilter, "potencies">): Potency[] {
  return potencies.flatMap((slug) => parsePotency(slug) ?? []);
}

/** True when there is a lower or an upper bound. */
export function isPriceFilterActive(filter: ShopFilter | ShelfFilter): boolean {
  return filter.minRupees > PRICE_SLIDER.min || hasUpperBound(filter);
}

/** True unless the upper bound is the open end of the slider. */
export function hasUpperBound({ maxRupees }: Pick<ShopFilter, "maxRupees">): boolean {
  return maxRupees !== PRICE_SLIDER.max;
}

function parsePriceRange(params: URLSearchParams): [number, number] {
  const low = typedRupees(params.get("min")) ?? PRICE_SLIDER.min;
  const high = typedRupees(params.get("max")) ?? PRICE_SLIDER.max;
  return low <= high || high === PRICE_SLIDER.max ? [low, high] : [high, low];
}

// Paise are left out, as no shelf is narrowed by them.
function typedRupees(text: string | null): number | undefined {
  const paise = parseRupees(text ?? "", { minPaise: 0, maxPaise: 100 * 10 ** PRICE_DIGITS - 1 });
  return paise === undefined ? undefined : Math.floor(paise / 100);
}

function parseSlugs(values: string[], called = (text: string) => text.toLowerCase()): string[] {
  const slugs = values
    .slice(0, MAX_CHOICES)
    .flatMap((value) => value.slice(0, MAX_CHOICES * MAX_SLUG).split(","))
    .map((slug) => called(slug.trim()))
    .filter((slug) => slug.length <= MAX_SLUG && isSlug(slug));
  return [...new Set(slugs)].sort().slice(0, MAX_CHOICES);
}

/** Every way to write a potency is that potency: "30c" and "30-ch" are one choice. */
function parsePotencies(values: string[]): string[] {
  const known = parseSlugs(values).flatMap((slug) => parsePotency(slug) ?? []);
  return [...new Set(known.map(potencySlug))].sort();
}
