// The order in which the shop suggests products for written words, the same at the counter, for phone orders and in bulk
// requests: what may be sold over the counter, whole words, drops before globules that nobody wrote of, what is in stock, names that begin as written, then what the
// shop puts forward. Price plays no part in it.

import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

export type RankedProduct = {
  id: number;
  name: string;
  searchText: string;
  soldTo: SoldTo;
  isInStock: boolean;
  isBrandFeatured: boolean;
  isBestSeller: boolean;
  potencyNumber: number | null;
  netQuantity: number;
};

/** Products that fit lower-case words, best first. */
export function rankProducts<P extends RankedProduct>(products: readonly P[], words: readonly string[]): P[] {
  const first = (fits: (product: P) => boolean) => (a: P, b: P) => Number(fits(b)) - Number(fits(a));
  const steps: ((a: P, b: P) => number)[] = [
    first(({ soldTo }) => soldTo !== "nobody"),
    first((product) => hasWholeWords(product, words)),
    first((product) => isInFormAsked(product, words)),
    first(({ isInStock }) => isInStock),
    first(({ name }) => name.toLowerCase().startsWith(words[0] ?? "")),
    first(({ isBrandFeatured }) => isBrandFeatured),
    first(({ isBestSeller }) => isBestSeller),
    (a, b) => a.name.length - b.name.length,
    (a, b) => a.name.localeCompare(b.name, "en"),
    (a, b) => (a.potencyNumber ?? 0) - (b.potencyNumber ?? 0),
    (a, b) => a.netQuantity - b.netQuantity,
    (a, b) => a.id - b.id,
  ];
  return products.toSorted((a, b) => {
    for (const step of steps) {
      const order = step(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}

const GLOBULES = ["globules", "pills", "goli", "gol"];

/** Who writes "arnica 30" means the drops: medicated globules are meant where they are written of, "arnica 30 globules". */
export function isInFormAsked(
  { searchText, potencyNumber }: Pick<RankedProduct, "searchText" | "potencyNumber">,
  words: readonly string[],
): boolean {
  const isMedicatedGlobules = potencyNumber !== null && ` ${searchText} `.includes(" globules ");
  return (
    !isMedicatedGlobules || words.some((word) => word !== "" && GLOBULES.some((own) => own.startsWith(word)))
  );
}

function hasWholeWords({ searchText }: RankedProduct, words: readonly string[]): boolean {
  const padded = ` ${searchText} `;
  return words.every((word) => padded.includes(` ${word} `));
}
