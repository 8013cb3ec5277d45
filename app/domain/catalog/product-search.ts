import type { ProductFacts } from "#app/domain/catalog/product-fields.ts";
import { searchTextOf } from "#app/domain/catalog/search-text.ts";

/** The names under which a product's remedy, brand and form are known. */
export type SearchNames = { remedy: string[]; brand: string[]; form: string[] };

type Searched = Pick<ProductFacts, "name" | "potency" | "packSize">;

/** The search line of a product: what follows from its facts, and its own search words. */
export function productSearchText(
  { searchWords, ...facts }: Searched & Pick<ProductFacts, "searchWords">,
  names: SearchNames,
): string {
  return searchTextOf({
    names: [facts.name, ...names.remedy, ...searchWords],
    potency: facts.potency,
    packSize: facts.packSize,
    brandNames: names.brand,
    formNames: names.form,
  });
}

/** The words of a search line that do not follow from the facts: the product's own. */
export function ownSearchWords(searchText: string, facts: Searched, names: SearchNames): string[] {
  const following = new Set(productSearchText({ ...facts, searchWords: [] }, names).split(" "));
  return searchText.split(" ").filter((word) => word && !following.has(word));
}
