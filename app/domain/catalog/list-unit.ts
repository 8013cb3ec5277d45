// A list shows medicines, one card each, where nobody asked for a brand, a potency or a pack; else it shows the packs.

import type { ShelfFilter } from "#app/domain/catalog/shop-filter.ts";

export type ListUnit = "medicines" | "packs";

/** What a list shows: by its filter, or by what a search has named. */
export function listUnit({
  filter,
  named,
}: {
  filter: Pick<ShelfFilter, "brands" | "potencies" | "packs">;
  named?: { unit: ListUnit } | undefined;
}): ListUnit {
  const { brands, potencies, packs } = filter;
  const isNarrowed = brands.length + potencies.length + packs.length > 0;
  return isNarrowed || named?.unit === "packs" ? "packs" : "medicines";
}
