import { filterText } from "#app/content/messages/catalog/filter.ts";
import type { PriceRange } from "#app/domain/catalog/price-ranges.ts";
import {
  hasUpperBound,
  isPriceFilterActive,
  PRICE_SLIDER,
  type ShopFilter,
} from "#app/domain/catalog/shop-filter.ts";
import type { Facets } from "#app/domain/catalog/shop-shelf.ts";
import { rupees } from "#app/domain/money.ts";

/** One thing that narrows the shelf, and the filter that is left when it is taken away. */
export type ChosenFilter = { name: string; rest: ShopFilter };

type PriceWords = Pick<typeof filterText, "priceFrom" | "priceUpTo" | "priceBetween">;

/** Everything beside a search that narrows the shelf, in the order of the filter; a slug stands for itself where its name is not known. */
export function chosenFilters(filter: ShopFilter, facets: Partial<Facets> | undefined): ChosenFilter[] {
  const chosen: ChosenFilter[] = [];
  const add = (name: string, change: Partial<ShopFilter>) =>
    chosen.push({ name, rest: { ...filter, page: 1, ...change } });

  for (const slug of filter.categories) {
    add(nameOf(facets?.categories, slug), { categories: filter.categories.filter((each) => each !== slug) });
  }
  if (filter.condition) add(nameOf(facets?.concerns, filter.condition), { condition: undefined });
  for (const slug of filter.brands) {
    add(nameOf(facets?.brands, slug), { brands: filter.brands.filter((each) => each !== slug) });
  }
  for (const slug of filter.dosageForms) {
    add(nameOf(facets?.dosageForms, slug), {
      dosageForms: filter.dosageForms.filter((each) => each !== slug),
    });
  }
  for (const slug of filter.potencies) {
    add(nameOf(facets?.potencies, slug), { potencies: filter.potencies.filter((each) => each !== slug) });
  }
  for (const slug of filter.packs) {
    add(nameOf(facets?.packs, slug), { packs: filter.packs.filter((each) => each !== slug) });
  }
  if (filter.origin) add(nameOf(facets?.origins, filter.origin), { origin: undefined });
  if (filter.alcohol) add(filterText.alcoholFree, { alcohol: undefined });
  if (filter.stock) add(filterText.inStock, { stock: undefined });
  if (isPriceFilterActive(filter)) {
    add(priceName(filterText, filter), { minRupees: PRICE_SLIDER.min, maxRupees: PRICE_SLIDER.max });
  }
  return chosen;
}

function nameOf(facets: { slug: string; name: string }[] | undefined, slug: string): string {
  return facets?.find((facet) => facet.slug === slug)?.name ?? slug;
}

/** "₹100 to ₹350" of a filter by price. */
export function priceName(words: PriceWords, filter: PriceRange): string {
  const { minRupees, maxRupees } = filter;
  const low = rupees(minRupees * 100);
  const high = rupees(maxRupees * 100);
  if (!hasUpperBound(filter)) return words.priceFrom(low);
  return minRupees === PRICE_SLIDER.min ? words.priceUpTo(high) : words.priceBetween(low, high);
}
