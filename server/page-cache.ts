import { type KeptPage, markStale, packPage, type StalePage, sharedAge, weight } from "./kept-page.ts";

const LARGEST_CACHE = 64 * 1024 * 1024;

export type PageCache = {
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

type Entry = {
  page: KeptPage;
  edition: number;
  marked: StalePage | undefined;
  /** Whether somebody has asked for it since room was last made: then it stays this time. */
  isAskedFor: boolean;
};

/** No page made while this is the edition counts as fresh. */
const UNTOLD = -1;

/**
 * Finished public pages in memory, compressed; at most 64 MB with their older copies, what nobody has asked for lately goes first.
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
    for (const [key, entry] of entries) {
      if (bytes <= LARGEST_CACHE) break;
      if (!entry.isAskedFor) drop(key);
      else {
        entry.isAskedFor = false;
        entries.delete(key);
        entries.set(key, entry);
      }
    }
  }

  return {
    edition: () => edition,
    find(key) {
      const entry = entries.get(key);
      if (!entry || entry.edition !== edition || entry.page.staleAt <= Date.now()) return undefined;
      entry.isAskedFor = true;
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
      const entry = { page, edition: isTold() ? renderedIn : UNTOLD, marked: undefined, isAskedFor: false };
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
