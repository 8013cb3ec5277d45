/** What has changed of what pages show. */
export type CatalogChange =
  /** A name that search knows. */
  | { kind: "names" }
  /** Rows of one table; with the products that they are of, where these were named. */
  | { kind: "table"; table: string; productIds?: number[] }
  /** Packs of these products; `isPresence` where a batch has come, gone or changed otherwise than by a number that stays above nothing. */
  | { kind: "stock"; productIds: number[]; isPresence: boolean }
  /** Perhaps everything. */
  | { kind: "unknown" };

/** What a page, or a reading for pages, was made of. */
export type Sources = {
  tables: Set<string>;
  /** The products whose packs were counted; `tables` then has no `batches`. */
  stockOf: Set<number>;
  /** Whether products were chosen or put in order by whether they are in stock. */
  isByPresence: boolean;
};

/** After so many changes what was made before them counts as touched. */
const MOST_CHANGES = 1_000;

/** The changes of late, each of which begins a new edition. */
export type ChangeLog = {
  edition(): number;
  add(change: CatalogChange): void;
  /** Whether something made of these sources in that edition would be made alike now. */
  isUntouched(edition: number, sources: Sources): boolean;
};

export function noSources(): Sources {
  return { tables: new Set(), stockOf: new Set(), isByPresence: false };
}

/** Adds what another one was made of. */
export function addSources(to: Sources, more: Sources): void {
  for (const table of more.tables) to.tables.add(table);
  for (const id of more.stockOf) to.stockOf.add(id);
  to.isByPresence ||= more.isByPresence;
}

/** The payload of a notification, read: `names`, `amounts 1,2`, `presence 1,2`, the name of a table, or `products 1,2`; anything else may be everything. */
export function parseChange(payload = ""): CatalogChange {
  if (payload === "names") return { kind: "names" };
  const [, what, ids] = /^([a-z_]+)(?: ([\d,]*))?$/.exec(payload) ?? [];
  if (what === undefined) return { kind: "unknown" };
  if (ids === undefined) return { kind: "table", table: what };
  const productIds = ids === "" ? [] : ids.split(",").map(Number);
  const isPresence = what === "presence";
  return isPresence || what === "amounts"
    ? { kind: "stock", productIds, isPresence }
    : { kind: "table", table: what, productIds };
}

export function createChangeLog(): ChangeLog {
  const changes: CatalogChange[] = [];
  let edition = 0;
  return {
    edition: () => edition,
    add(change) {
      changes[edition % MOST_CHANGES] = change;
      edition += 1;
    },
    isUntouched(since, sources) {
      if (edition - since > MOST_CHANGES) return false;
      for (let each = since; each < edition; each++)
        if (touches(changes[each % MOST_CHANGES]!, sources)) return false;
      return true;
    },
  };
}

/** Whether something made of these sources may be otherwise after that change. */
export function touches(change: CatalogChange, { tables, stockOf, isByPresence }: Sources): boolean {
  if (change.kind === "table") return tables.has(change.table);
  if (change.kind !== "stock") return true;
  const { productIds, isPresence } = change;
  return tables.has("batches") || (isPresence && isByPresence) || productIds.some((id) => stockOf.has(id));
}
