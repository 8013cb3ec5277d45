import type { NetUnit } from "#app/domain/catalog/pack.ts";
import type { Route } from "#app/domain/catalog/route.ts";

/** What a shelf for children asks of a product; a column that is empty is null, a field undefined. */
export type OfferedProduct = {
  netUnit: NetUnit;
  route?: Route | null | undefined;
  /** Undefined or null when the label was not read: tablets hold none, of a liquid nobody knows. */
  alcoholPercent?: number | null | undefined;
  minAgeMonths?: number | null | undefined;
};

/**
 * Whether a product may stand on a shelf or page for children of `forAgeMonths` months and more: no alcohol, no liquid for the
 * mouth that may hold some, and nothing whose label asks for an older child. A shelf for everybody (null) asks nothing.
 * The database asks the same in services/catalog/child-shelf.server.ts.
 */
export function fitsAge(product: OfferedProduct, forAgeMonths: number | null | undefined): boolean {
  if (typeof forAgeMonths !== "number") return true;
  return !mayHoldAlcohol(product) && (product.minAgeMonths ?? 0) <= forAgeMonths;
}

function mayHoldAlcohol({ netUnit, route, alcoholPercent }: OfferedProduct): boolean {
  if (typeof alcoholPercent === "number") return alcoholPercent > 0;
  return netUnit === "ml" && route === "mouth";
}
