// A list shows medicines, one card each, where nobody asked for a brand, a potency or a pack; else it shows the packs.

import { parsePotency } from "#app/domain/catalog/potency.ts";
import { searchWords } from "#app/domain/catalog/search-text.ts";
import type { ShopFilter } from "#app/domain/catalog/shop-filter.ts";

export type ListUnit = "medicines" | "packs";
export type BrandNames = { slug: string; name: string; aliases: string[] };

const PACK = /(^| )\d+ ?(ml|gm?|gms|tabs?|tablets?|dram)( |$)/;
const MOTHER_TINCTURE = "mother tincture";

/** What the filter's list shows. */
export function listUnit(filter: ShopFilter, brands: readonly BrandNames[]): ListUnit {
  const isNamed =
    filter.brands.length > 0 ||
    filter.potencies.length > 0 ||
    filter.packs.length > 0 ||
    namesPack(filter.q) ||
    namesBrand(filter.q, brands);
  return isNamed ? "packs" : "medicines";
}

/** The same where a search may have understood its words. */
export function shownUnit(
  { filter, named }: { filter: ShopFilter; named?: { unit: ListUnit } | undefined },
  brands: readonly BrandNames[],
): ListUnit {
  if (named) return named.unit === "packs" ? "packs" : listUnit({ ...filter, q: "" }, []);
  return listUnit(filter, brands);
}

/** True when a search names a potency or a pack: "arnica 30", "nux vomica q", "bryonia 100 ml". */
function namesPack(query: string): boolean {
  const asked = searchWords(query);
  const line = asked.map(({ text }) => text).join(" ");
  return (
    PACK.test(line) ||
    ` ${line} `.includes(` ${MOTHER_TINCTURE} `) ||
    asked.some(({ text, isBareNumber }) => isBareNumber || parsePotency(text) !== undefined)
  );
}

/** True when a search names a brand as people call it, whole words only. */
function namesBrand(query: string, brands: readonly BrandNames[]): boolean {
  const line = ` ${wordsOf(query)} `;
  return brands.some(({ slug, name, aliases }) =>
    [slug, name, ...aliases].map(wordsOf).some((called) => called !== "" && line.includes(` ${called} `)),
  );
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, " ")
    .trim();
}
