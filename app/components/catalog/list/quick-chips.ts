import { chosenFilters } from "#app/components/catalog/shop/chosen-filters.ts";
import { SPELT_AS_TYPED } from "#app/components/catalog/shop/shop-address.ts";
import { filterText } from "#app/content/messages/catalog/filter.ts";
import { hasUpperBound, type ShopFilter, shopFilterParams } from "#app/domain/catalog/shop-filter.ts";
import type { Facet, Facets } from "#app/domain/catalog/shop-shelf.ts";
import { rupees } from "#app/domain/money.ts";

/** What one press narrows a list by, or no longer: `filter` is what the press leads to. */
type QuickChip = { name: string; isChosen: boolean; isPotency?: boolean; filter: ShopFilter };
/** As it is shown: the fields of the address that the press leads to. */
export type ShownChip = Omit<QuickChip, "filter"> & { fields: [string, string][] };

const MAX_CHIPS = 8;
const POTENCIES = 4;
const BRANDS = 3;
/** About what a usual 30 ml dilution costs: half of the packs are below it. */
const LOW_PRICE_RUPEES = 120;

type Choices = Pick<Facets, "potencies" | "brands">;

/** What is chosen, then what most packs of this list have: potencies, brands, a low price; eight at most beside the chosen. A search is no choice: its words are in the search field. */
export function quickChips(
  filter: ShopFilter,
  choices: Choices & Partial<Facets>,
  { isAsTyped = false }: { isAsTyped?: boolean } = {},
): ShownChip[] {
  const spelling: [string, string][] = isAsTyped ? [SPELT_AS_TYPED] : [];
  const offered = [...potencyChips(filter, choices), ...brandChips(filter, choices), ...priceChip(filter)];
  const inPlace = new Set(offered.map(({ name }) => name));
  const chosen = chosenFilters(filter, choices)
    .filter(({ name }) => !inPlace.has(name))
    .map(({ name, rest }) => ({ name, isChosen: true, filter: rest }));
  const room = MAX_CHIPS - chosen.length;
  return [...chosen, ...offered.filter(({ isChosen }, place) => isChosen || place < room)].map(
    ({ filter: next, ...chip }) => ({ ...chip, fields: [...shopFilterParams(next), ...spelling] }),
  );
}

function potencyChips(filter: ShopFilter, { potencies }: Choices): QuickChip[] {
  return top(potencies, POTENCIES, filter.potencies).map(({ slug, name }) => ({
    name,
    isPotency: true,
    isChosen: filter.potencies.includes(slug),
    filter: { ...filter, page: 1, potencies: toggled(filter.potencies, slug) },
  }));
}

function brandChips(filter: ShopFilter, { brands }: Choices): QuickChip[] {
  return top(brands, BRANDS, filter.brands).map(({ slug, name }) => ({
    name,
    isChosen: filter.brands.includes(slug),
    filter: { ...filter, page: 1, brands: toggled(filter.brands, slug) },
  }));
}

function priceChip(filter: ShopFilter): QuickChip[] {
  if (filter.minRupees > 0 || hasUpperBound(filter)) return [];
  const name = filterText.priceUpTo(rupees(LOW_PRICE_RUPEES * 100));
  return [{ name, isChosen: false, filter: { ...filter, page: 1, maxRupees: LOW_PRICE_RUPEES } }];
}

/** Those that find most, one alone not: it would change nothing. */
function top(choices: Facet[], most: number, chosen: string[]): Facet[] {
  const finding = choices.filter(({ count }) => count > 0);
  return finding.length > 1 || chosen.length > 0 ? finding.slice(0, most) : [];
}

function toggled(chosen: string[], slug: string): string[] {
  return chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug].sort();
}
