import { type CatalogChange, type Sources, touches } from "#app/domain/catalog-change.ts";

/** What has to be read again of something that is kept by product: some products, tables of which nobody named the rows, or all. */
export type Stale = { productIds: Set<number>; tables: Set<string>; isAll: boolean };

/** Of more products than this everything is read again. */
const MOST_PRODUCTS = 5_000;

export function nothingStale(): Stale {
  return { productIds: new Set(), tables: new Set(), isAll: false };
}

export function isStale({ productIds, tables, isAll }: Stale): boolean {
  return isAll || productIds.size > 0 || tables.size > 0;
}

/** Adds what a change makes stale of something made of these sources, which know nothing of the names of search. */
export function addStale(stale: Stale, change: CatalogChange, sources: Sources): void {
  if (stale.isAll || change.kind === "names" || !touches(change, sources)) return;
  if (change.kind === "unknown") stale.isAll = true;
  else if (change.kind === "table" && !change.productIds) stale.tables.add(change.table);
  else for (const id of change.productIds ?? []) stale.productIds.add(id);
  if (stale.productIds.size > MOST_PRODUCTS) stale.isAll = true;
  if (stale.isAll) stale.productIds.clear();
}
