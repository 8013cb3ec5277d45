// How many packs of each product may be sold, and how many products have how many: both after a change of some products at the
// cost of these. An edition never changes.

import { NONE, type NumberChunks, numberAt, withNumbers } from "#app/domain/number-chunks.ts";

/** What of a product may be sold. */
export type StockLevel = { productId: number; free: number };
export type StockLevels = {
  freeOf: NumberChunks;
  /** How many products have so many packs. */
  products: ReadonlyMap<number, number>;
};

export const NO_LEVELS: StockLevels = { freeOf: [], products: new Map() };

/** The next edition, in which these products have what was read of them, and are no longer counted where nothing was. */
export function withLevels(
  levels: StockLevels,
  { productIds, read }: { productIds: Iterable<number>; read: StockLevel[] },
): StockLevels {
  const changed = new Map<number, number>();
  for (const id of productIds) changed.set(id, NONE);
  for (const { productId, free } of read) changed.set(productId, free);
  const products = new Map(levels.products);
  const add = (free: number, by: number) => {
    if (free !== NONE) products.set(free, (products.get(free) ?? 0) + by);
    if (products.get(free) === 0) products.delete(free);
  };
  for (const [id, free] of changed) {
    add(numberAt(levels.freeOf, id), -1);
    add(free, 1);
  }
  return { freeOf: withNumbers(levels.freeOf, changed), products };
}

/** How many products have no pack to sell, and how many 1 up to `lowFrom`. */
export function countLevels(
  { products }: StockLevels,
  { lowFrom }: { lowFrom: number },
): { soldOut: number; low: number } {
  let low = 0;
  for (const [free, count] of products) if (free > 0 && free <= lowFrom) low += count;
  return { soldOut: products.get(0) ?? 0, low };
}
