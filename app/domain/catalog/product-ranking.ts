// The order in which the shop suggests products for written words, the same at the counter, for phone orders and in bulk
// requests: what may be sold over the counter, what fits the words best, drops before globules that nobody wrote of, what is in
// stock, then what the shop puts forward. Price plays no part in it.

import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

export type RankedProduct = {
  id: number;
  name: string;
  remedyId: number | null;
  dosageForm: string;
  soldTo: SoldTo;
  isInStock: boolean;
  isBrandFeatured: boolean;
  isBestSeller: boolean;
  potencyNumber: number | null;
  netQuantity: number;
};

/** Products that written words mean, best first; `rankOf` says how well they fit, the smaller the better. */
export function rankProducts<P extends RankedProduct>(
  products: readonly P[],
  { rankOf, areGlobulesAsked }: { rankOf: (product: P) => number; areGlobulesAsked: boolean },
): P[] {
  const first = (fits: (product: P) => boolean) => (a: P, b: P) => Number(fits(b)) - Number(fits(a));
  const steps: ((a: P, b: P) => number)[] = [
    first(({ soldTo }) => soldTo !== "nobody"),
    (a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b)),
    first((product) => isInFormAsked(product, { areGlobulesAsked })),
    first(({ isInStock }) => isInStock),
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

/** Who writes "arnica 30" means the drops: medicated globules are meant where they are written of, "arnica 30 globules". */
export function isInFormAsked(
  { dosageForm, potencyNumber }: Pick<RankedProduct, "dosageForm" | "potencyNumber">,
  { areGlobulesAsked }: { areGlobulesAsked: boolean },
): boolean {
  return areGlobulesAsked || dosageForm !== "globules" || potencyNumber === null;
}
