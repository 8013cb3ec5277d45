import { type Medicine, medicineItem } from "#app/domain/catalog/medicine.ts";
import type { LeftOut } from "#app/domain/catalog/named-packs.ts";
import type { PriceRange } from "#app/domain/catalog/price-ranges.ts";
import { type ProductCard, productItem } from "#app/domain/catalog/product.ts";
import { asOneText, fromOneText, type OneText } from "#app/domain/one-text.ts";
import type { PagePath } from "#app/domain/route-path.ts";

/** One page of a list, as medicines or as packs (domain/catalog/list-unit.ts); `total` counts what it lists, on all pages. */
export type Listing =
  | { unit: "medicines"; medicines: Medicine[]; total: number }
  | { unit: "packs"; packs: ProductCard[]; total: number };

/** A list as it travels to the browser: its cards as one text. */
export type SentListing<Shelf extends Listing> = { shelf: Shelf; cards: OneText<Medicine[] | ProductCard[]> };

export function sendListing<Shelf extends Listing>(shelf: Shelf): SentListing<Shelf> {
  return shelf.unit === "packs"
    ? { shelf: { ...shelf, packs: [] }, cards: asOneText(shelf.packs) }
    : { shelf: { ...shelf, medicines: [] }, cards: asOneText(shelf.medicines) };
}

/** The list that was sent. */
export function receiveListing<Shelf extends Listing>({ shelf, cards }: SentListing<Shelf>): Shelf {
  return { ...shelf, [shelf.unit]: fromOneText(cards) };
}

/** What a list shows, as entries: how each is called, and the path of its page. */
export function listedItems(listing: Listing): { name: string; to: PagePath }[] {
  return listing.unit === "packs" ? listing.packs.map(productItem) : listing.medicines.map(medicineItem);
}

/** The first picture of a list; undefined for an empty one. */
export function firstPicture(listing: Listing): string | undefined {
  return listing.unit === "packs"
    ? listing.packs[0]?.pictureUrl
    : listing.medicines[0]?.choices[0].pictureUrl;
}

/**
 * What /shop answers (specification, decisions 10 and 11): what was found; best sellers where nothing was asked for; best
 * sellers instead of nothing; or nothing with a few suggestions. To a search also: what comes nearest, with what of the wish was
 * left out; or no medicine at all, since pages answer it. `total` counts what is listed.
 */
export type ShopShelf = Listing &
  (
    | { kind: "found" | "best-sellers" | "best-sellers-instead" | "nothing" | "information" }
    | { kind: "nearest"; leftOut: LeftOut }
  );

/** A choice of the filter, how many medicines or packs it would list beside the other choices, and the slugs it was called by. */
export type Facet = { slug: string; name: string; count: number; aliases: string[] };
type CategoryFacet = Facet & { kind: "form" | "concern" };
/** A range of prices as the filter writes it, both ends within it. */
export type PriceFacet = PriceRange & { count: number };
export type Facets = {
  brands: Facet[];
  categories: CategoryFacet[];
  concerns: Facet[];
  dosageForms: Facet[];
  potencies: Facet[];
  packs: Facet[];
  origins: Facet[];
  prices: PriceFacet[];
  alcoholFree: number;
  inStock: number;
};
