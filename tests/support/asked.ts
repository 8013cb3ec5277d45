import { parseShopFilter, shelfFilter } from "#app/domain/catalog/shop-filter.ts";
import { readSearch } from "#app/domain/search/search-reading.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import type { ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

/** What the shop reads out of an address of its lists: the filter, and what the words of the search mean. */
export function askedOf(
  address: string,
  vocabulary: Vocabulary,
): Pick<ShopQuestion, "filter" | "named"> & { isInformation: boolean } {
  const asked = parseShopFilter(new URLSearchParams(address));
  const search = asked.q === "" ? undefined : readSearch(asked.q, vocabulary);
  return {
    filter: shelfFilter(asked),
    named: search?.named,
    isInformation: search?.isInformation ?? false,
  };
}

/** The filter of an address without a search. */
export function filterOf(address: string): ShopQuestion["filter"] {
  return shelfFilter(parseShopFilter(new URLSearchParams(address)));
}
