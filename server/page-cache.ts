import { type KeptPage, markStale, packPage, type StalePage, sharedAge, weight } from "./kept-page.ts";

/** Query parameters a public page may vary by; an address with any other is rendered fresh and not kept. */
const KEPT_PARAMETERS = new Set([
  ...[
    "q",
    "category",
    "brand",
    "condition",
    "origin",
    "min",
    "max",
    "sort",
    "view",
    "layout",
    "page",
    "tab",
    "pincode",
  ],
  ...["v", "_routes"],
]);
const LARGEST_CACHE = 64 * 1024 * 1024;

export type PageCache = {
  keyOf(method: string, url: string): string | undefined;
  /** The page as it would be made now. */
  find(key: string): KeptPage | undefined;
  /** The last copy that was made, however much has changed since, while it may still stand in. */
  findLast(key: string): Promise<StalePage | undefined>;
  keep(key: string, response: Response, edition: number): Promise<KeptPage | undefined>;
  /** Changes with every clear; a page rendered under an older edition is not fresh. */
  edition(): number;
  /** Something has changed: no page is fresh any more. */
  clear(): void;
  sizeBytes(): number;
};

type Entry = { page: KeptPage; edition: number; marked: StalePage | undefined };

/** No page made while this is the edition counts as fresh. */
const UNTOLD = -1;

/**
 * Finished public pages in memory, compressed; at most 64 MB with their older copies, the least recently asked for goes first.
 * What is made while `isTold` says that changes do not arrive is sent once and may stand in later, never counts as fresh.
 */
export function createPageCache({ isTold = () => true }: { isTold?: () => boolean } = {}): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let edition = 0;

  function drop(key: string) {
    const entry = entries.get(key);
    if (entry) bytes -= weightOf(entry);
    entries.delete(key);
  }

  function makeRoom() {
    for (const oldest of entries.keys()) {
      if (bytes <= LARGEST_CACHE) break;
      drop(oldest);
    }
  }

  return {
    keyOf,
    edition: () => edition,
    find(key) {
      const entry = entries.get(key);
      if (!entry || entry.edition !== edition || entry.page.staleAt <= Date.now()) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    async findLast(key) {
      const entry = entries.get(key);
      if (!entry || entry.page.standsInUntil <= Date.now()) return undefined;
      if (entry.marked) return entry.marked;
      const marked = await markStale(entry.page);
      if (marked && !entry.marked && entries.get(key) === entry) {
        entry.marked = marked;
        bytes += weight(marked);
        makeRoom();
      }
      return marked;
    },
    async keep(key, response, renderedIn) {
      const seconds = sharedAge(response);
      if (!seconds) return undefined;
      const page = await packPage(response, seconds);
      const known = entries.get(key);
      if (known && known.edition > renderedIn) return page;
      drop(key);
      const entry = { page, edition: isTold() ? renderedIn : UNTOLD, marked: undefined };
      entries.set(key, entry);
      bytes += weightOf(entry);
      makeRoom();
      return page;
    },
    clear() {
      edition += 1;
    },
    sizeBytes: () => bytes,
  };
}

function weightOf({ page, marked }: Entry): number {
  return weight(page) + (marked ? weight(marked) : 0);
}

/** The address as a key, parameters in order; undefined when the page may not be kept. */
function keyOf(method: string, url: string): string | undefined {
  if (method !== "GET") return undefined;
  const [path, query] = url.split("?", 2) as [string, string | undefined];
  if (!query) return path;
  const parameters = new URLSearchParams(query);
  for (const name of parameters.keys()) if (!KEPT_PARAMETERS.has(name)) return undefined;
  parameters.sort();
  return `${path}?${parameters}`;
}
