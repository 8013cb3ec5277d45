import { priceName } from "#app/components/catalog/shop/chosen-filters.ts";
import { shelfHeadingText } from "#app/content/messages/catalog/shelf-heading.ts";
import { shopText } from "#app/content/messages/catalog/shop.ts";
import { isFilterActive, isPriceFilterActive, type ShopFilter } from "#app/domain/catalog/shop-filter.ts";
import type { Facets } from "#app/domain/catalog/shop-shelf.ts";

/** The heading above what was found: of a search "6 results for “arnica 30”", else what the shelf is called. */
export function countedHeading(
  filter: ShopFilter,
  { facets, heading, total }: { facets: Facets | undefined; heading: string; total: number | undefined },
): string {
  if (filter.q === "" || total === undefined) return heading;
  const isSearchAlone = !isFilterActive({ ...filter, q: "" });
  return isSearchAlone
    ? shopText.countedResults(total, filter.q)
    : shelfHeadingText.countedResultsIn(total, filter.q, chosenShelf(filter, facets));
}

/** What the shelf of /shop is called: "Dilutions by SBL for Allergy, 30 ml, in stock", "Results for “apis”", "All Medicines". */
export function shopHeading(
  filter: ShopFilter,
  { facets, areBestSellers }: { facets: Facets | undefined; areBestSellers: boolean },
): string {
  const { q } = filter;
  if (!isFilterActive(filter)) return areBestSellers ? shopText.bestSellers : shopText.allMedicines;
  if (!isFilterActive({ ...filter, q: "" })) return shopText.resultsFor(q);
  const shelf = chosenShelf(filter, facets);
  return q ? shelfHeadingText.resultsIn(q, shelf) : shelf;
}

function chosenShelf(filter: ShopFilter, facets: Facets | undefined): string {
  const words = shelfHeadingText;
  const isConcern = (slug: string) =>
    facets?.categories.some((category) => category.slug === slug && category.kind === "concern") ?? false;
  const { condition } = filter;
  const forms = filter.categories.filter((slug) => !isConcern(slug));
  const concerns = [...filter.categories.filter(isConcern), ...(condition === undefined ? [] : [condition])];
  const details = forms.length > 0 ? filter.dosageForms : [];
  const form =
    forms.length > 0 ? named(facets?.categories, forms) : named(facets?.dosageForms, filter.dosageForms);
  const potency = named(facets?.potencies, filter.potencies);
  const what = potency ? words.inPotency(form ?? words.medicines, potency) : form;
  const brands = named(facets?.brands, filter.brands);
  const concern = named(facets?.categories, concerns);
  // A number stays with its measure where the heading breaks.
  const pack = named(facets?.packs, filter.packs)?.replaceAll(/(?<=\d) /g, "\u00a0");
  return words.details(joined(what ?? words.medicines, brands, concern), [
    ...knownNames(facets?.dosageForms, details).map((name) => name.toLowerCase()),
    ...(pack ? [pack] : []),
    ...knownNames(facets?.origins, filter.origin ? [filter.origin] : []).map(words.madeIn),
    ...(filter.alcohol ? [words.alcoholFree] : []),
    ...(filter.stock ? [words.inStock] : []),
    ...(isPriceFilterActive(filter) ? [priceName(words, filter)] : []),
  ]);
}

function joined(what: string, brands: string | undefined, concern: string | undefined): string {
  const words = shelfHeadingText;
  if (brands && concern) return words.byForConcern(what, brands, concern);
  if (brands) return words.by(what, brands);
  return concern ? words.forConcern(what, concern) : what;
}

/** "SBL", "SBL and Reckeweg", "SBL and 2 more"; undefined for none. */
function named(choices: { slug: string; name: string }[] | undefined, slugs: string[]): string | undefined {
  const words = shelfHeadingText;
  const names = knownNames(choices, slugs);
  const [first, second] = names;
  if (first === undefined || second === undefined) return first;
  return names.length === 2 ? words.both(first, second) : words.andMore(first, names.length - 1);
}

/** An address may ask for anything; only what the shop knows becomes a heading. */
function knownNames(choices: { slug: string; name: string }[] | undefined, slugs: string[]): string[] {
  return slugs.flatMap((slug) => choices?.find((choice) => choice.slug === slug)?.name ?? []);
}
