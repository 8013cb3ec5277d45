// What the filter of /shop offers, as it is shown: put together while the page is made, so that names and rules are in no file
// of the browser.

import { priceName } from "#app/components/catalog/shop/chosen-filters.ts";
import { type ShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { filterText } from "#app/content/messages/catalog/filter.ts";
import { PRICE_SLIDER, type ShopFilter } from "#app/domain/catalog/shop-filter.ts";
import type { Facets, PriceFacet } from "#app/domain/catalog/shop-shelf.ts";
import { asOneText, fromOneText, type OneText } from "#app/domain/one-text.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

type Choice = { slug: string; name: string; count: number };

/** Things of one kind to choose by; with `noneLabel` one of them at most. What finds nothing is left out, unless it is chosen. */
export type ChoiceGroup = {
  title: string;
  name: string;
  choices: Choice[];
  chosen: string[];
  isOpen: boolean;
  noneLabel?: string;
};
/** A range of prices, and where a press leads: to that range, or from the chosen one back to all. */
export type PriceChoice = { name: string; count: number; isChosen: boolean; to: RoutePath };
export type ShopChoices = { groups: ChoiceGroup[]; prices: PriceChoice[] };

/** By the counts they are made of, then by what is chosen and the language. */
const grouped = new WeakMap<Facets, Map<string, ChoiceGroup[]>>();

/** What is shown of these counts: the same groups for the same counts, so that the page writes them once. */
export function shopChoices(view: ShopView, facets: Facets): ShopChoices {
  return {
    groups: groupsOf(view.filter, facets),
    prices: facets.prices.map((price) => priceChoice(view, price)),
  };
}

/** The choices as they travel to the browser. */
type SentChoices = { groups: OneText<ChoiceGroup[]>; prices: PriceChoice[] };

export function sendChoices({ groups, prices }: ShopChoices): SentChoices {
  return { groups: asOneText(groups), prices };
}

/** The choices that were sent. */
export function receiveChoices({ groups, prices }: SentChoices): ShopChoices {
  return { groups: fromOneText(groups), prices };
}

function groupsOf(filter: ShopFilter, facets: Facets): ChoiceGroup[] {
  const key = JSON.stringify([filterText.stock, { ...filter, q: "", sort: "", page: 1 }]);
  const known = grouped.get(facets) ?? new Map<string, ChoiceGroup[]>();
  grouped.set(facets, known);
  const groups = known.get(key) ?? makeGroups(filter, facets);
  known.set(key, groups);
  return groups;
}

function makeGroups(filter: ShopFilter, facets: Facets): ChoiceGroup[] {
  const words = filterText;
  const { categories, condition, origin, alcohol, stock } = filter;
  const forms = facets.categories.filter(({ kind, slug }) => kind === "form" || categories.includes(slug));
  const inStock = { slug: "in", name: words.inStock, count: facets.inStock };
  const alcoholFree = { slug: "free", name: words.alcoholFree, count: facets.alcoholFree };
  const groups = [
    group("stock", { title: words.stock, choices: [inStock], chosen: one(stock) }),
    group("alcohol", { title: words.alcohol, choices: [alcoholFree], chosen: one(alcohol) }),
    group("potency", {
      title: words.potency,
      choices: facets.potencies,
      chosen: filter.potencies,
      isFolded: true,
    }),
    group("pack", { title: words.pack, choices: facets.packs, chosen: filter.packs, isFolded: true }),
    group("brand", { title: words.brand, choices: facets.brands, chosen: filter.brands }),
    group("category", { title: words.category, choices: forms, chosen: categories }),
    group("form", { title: words.dosageForm, choices: facets.dosageForms, chosen: filter.dosageForms }),
    group("condition", {
      title: words.concern,
      choices: facets.concerns,
      chosen: one(condition),
      isFolded: true,
      noneLabel: words.anyConcern,
    }),
    group("origin", {
      title: words.origin,
      choices: facets.origins,
      chosen: one(origin),
      isFolded: true,
      noneLabel: words.anyOrigin,
    }),
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

function group(
  name: string,
  {
    title,
    choices,
    chosen,
    isFolded = false,
    noneLabel,
  }: {
    title: string;
    choices: Choice[];
    chosen: string[];
    isFolded?: boolean;
    noneLabel?: string;
  },
): ChoiceGroup {
  return {
    title,
    name,
    choices: choices
      .filter(({ slug, count }) => count > 0 || chosen.includes(slug))
      .map(({ slug, name: label, count }) => ({ slug, name: label, count })),
    // Not the filter's own list: a page's data says of lists that they are one, and these groups serve other pages, too.
    chosen: [...chosen],
    isOpen: !isFolded || chosen.length > 0,
    ...(noneLabel !== undefined && { noneLabel }),
  };
}

function one(chosen: string | undefined): string[] {
  return chosen === undefined ? [] : [chosen];
}

function priceChoice(view: ShopView, { count, ...range }: PriceFacet): PriceChoice {
  const { filter } = view;
  const isChosen = range.minRupees === filter.minRupees && range.maxRupees === filter.maxRupees;
  const bounds = isChosen ? { minRupees: PRICE_SLIDER.min, maxRupees: PRICE_SLIDER.max } : range;
  return {
    name: priceName(filterText, range),
    count,
    isChosen,
    to: shopAddress({ ...view, filter: { ...filter, ...bounds, page: 1 } }),
  };
}
