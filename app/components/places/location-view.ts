import type { ProductCard } from "#app/domain/catalog/product.ts";
import type { PincodeAnswer } from "#app/domain/pincode-answer.ts";
import type { LocationFacts } from "#app/domain/places/location-facts.ts";
import type { LinkTarget, PagePath } from "#app/domain/route-path.ts";
import type { OpeningSpan } from "#app/domain/store-hours.ts";

export type LocationView = {
  /** `content` is HTML, sanitised. */
  page: { h1Title: string; content: string; locationName: string };
  /** What stands first on it. */
  products: ProductCard[];
  facts: LocationFacts | undefined;
  /** Where the page stands. */
  path: PagePath;
  /** There when the address asked for one. */
  pincodeAnswer: PincodeAnswer | undefined;
  related: { targetPage: LinkTarget; anchorText: string }[];
  /** The hours in which orders and messages are answered, when they are the same every day. */
  serviceSpan: OpeningSpan | undefined;
};
