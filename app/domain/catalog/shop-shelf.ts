import type { ProductCard } from "#app/domain/catalog/product.ts";

/**
 * What /shop answers (specification, decisions 10 and 11): what was found; best sellers where nothing was asked for; best
 * sellers instead of nothing; or nothing with a few suggestions. `total` counts what was found.
 */
export type ShopShelf = {
  kind: "found" | "best-sellers" | "best-sellers-instead" | "nothing";
  products: ProductCard[];
  total: number;
};

/** A choice of the filter, how many products it would show beside the other choices, and the slugs it was called by. */
export type Facet = { slug: string; name: string; count: number; aliases: string[] };
export type CategoryFacet = Facet & { kind: "form" | "concern" };
export type Facets = {
  brands: Facet[];
  categories: CategoryFacet[];
  concerns: Facet[];
  dosageForms: Facet[];
  origins: Facet[];
};
