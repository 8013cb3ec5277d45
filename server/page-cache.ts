import { type CatalogChange, createChangeLog, type Sources } from "#app/domain/catalog-change.ts";
import { doBeside } from "./beside.ts";
import { type KeptPage, markStale, packPage, type StalePage, sharedAge, weight } from "./kept-page.ts";

const LARGEST_CACHE = 64 * 1024 * 1024;

export type PageCache = {
  /** The page as it would be made now. */
  find(key: string): KeptPage | undefined;
  /** The last copy that was made, however much has changed since, while it may still stand in. */
  findLast(key: string): Promise<StalePage | undefined>;
  keep(key: string, response: Response, made: Making): Promise<KeptPage | undefined>;
  /** Packs it as small as can be beside, however seldom it was asked for. */
  packSmall(key: string): void;
  /** Another one with every change. */
  edition(): number;
  /** Something has changed: no page that was made of it is fresh any more. */
  noteChange(change: CatalogChange): void;
  sizeBytes(): number;
};

/** In which edition somebody began to make the page, and of what; `again` makes and keeps it anew. */
type Making = { edition: number; sources: Sources; again?: () => Promise<unknown> };

type Entry = {
  page: KeptPage;
  /** It is as it would be made in this edition. */
  edition: number;
  sources: Sources;
  again: Making["again"];
  marked: StalePage | undefined;
  /** How often it was sent; begun again once it reads otherwise and nobody had asked twice for what it was. */
  sendings: number;
  /** Whether somebody has asked for it since it was made, and since room was last made: then it stays this time. */
  isAskedFor: boolean;
};

/** What is asked for so often is packed smaller, and at once when it reads otherwise. */
const OFTEN = 3;
/** So many of these are made anew after a change before anybody asks, those first that were sent most. */
const MOST_REMADE = 8;
/** Changes that come together are waited for. */
const REMADE_AFTER_MS = 100;

/** No page made while this is the edition counts as fresh. */
const UNTOLD = -1;

/**
 * Finished public pages in memory, compressed; at most 64 MB with their older copies, what nobody has asked for lately goes first.
 * After a change those asked for often are made anew before somebody asks.
 * What is made while `isTold` says that changes do not arrive is sent once and may stand in later, never counts as fresh.
 */
export function createPageCache({
  isTold = () => true,
  isBehindCdn = false,
  beside = doBeside(),
}: {
  isTold?: () => boolean;
  isBehindCdn?: boolean;
  beside?: (work: () => Promise<void>) => void;
} = {}): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let willRemake = false;
  const changes = createChangeLog();

  function drop(key: string) {
    const entry = entries.get(key);
    if (entry) bytes -= weightOf(entry);
    entries.delete(key);
  }

  function countSending(key: string, entry: Entry) {
    entry.sendings += 1;
    if (entry.sendings === OFTEN) packLater(key, entry);
  }

  function packLater(key: string, entry: Entry) {
    if (!entry.page.answers.isSmallest) beside(() => packSmaller(key, entry));
  }

  /** Unless it has been made anew or has gone meanwhile. */
  async function packSmaller(key: string, entry: Entry) {
    if (!isFresh(entry) || entries.get(key) !== entry || entry.page.answers.isSmallest) return;
    const before = weight(entry.page);
    await entry.page.answers.packSmaller();
    if (entries.get(key) === entry) bytes += weight(entry.page) - before;
  }

  function remakeLater() {
    if (willRemake) return;
    willRemake = true;
    setTimeout(() => {
      willRemake = false;
      if (isTold()) void remakeStale();
    }, REMADE_AFTER_MS).unref();
  }

  async function remakeStale() {
    const asked = [...entries].filter(([, each]) => each.sendings >= OFTEN && each.isAskedFor);
    const stale = asked.filter(([, each]) => !isFresh(each) && each.page.staleAt > performance.now());
    stale.sort(([, a], [, b]) => b.sendings - a.sendings);
    for (const [key, entry] of stale.slice(0, MOST_REMADE)) {
      // Somebody may have asked for it meanwhile; what cannot be made now is made when somebody asks.
      if (entries.get(key) === entry && !isFresh(entry)) await entry.again?.().catch(() => undefined);
    }
  }

  function isFresh(entry: Entry): boolean {
    if (entry.edition === UNTOLD || entry.page.staleAt <= performance.now()) return false;
    const now = changes.edition();
    if (entry.edition === now) return true;
    if (!changes.isUntouched(entry.edition, entry.sources)) return false;
    entry.edition = now;
    return true;
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
    edition: changes.edition,
    noteChange(change) {
      changes.add(change);
      remakeLater();
    },
    find(key) {
      const entry = entries.get(key);
      if (!entry || !isFresh(entry)) return undefined;
      entry.isAskedFor = true;
      countSending(key, entry);
      return entry.page;
    },
    async findLast(key) {
      const entry = entries.get(key);
      if (!entry || entry.page.standsInUntil <= performance.now()) return undefined;
      if (entry.marked) return entry.marked;
      const marked = await markStale(entry.page);
      if (marked && !entry.marked && entries.get(key) === entry) {
        entry.marked = marked;
        bytes += weight(marked);
        makeRoom();
      }
      return marked;
    },
    async keep(key, response, { edition, sources, again }) {
      const seconds = sharedAge(response);
      if (!seconds) return undefined;
      const page = await packPage(response, {
        seconds,
        forCdn: isBehindCdn ? sources : undefined,
        before: entries.get(key)?.page,
      });
      const known = entries.get(key);
      if (known && known.edition > edition) return page;
      const isWanted = known && (known.isAskedFor || known.page.etag === page.etag);
      drop(key);
      const entry: Entry = {
        page,
        edition: isTold() ? edition : UNTOLD,
        ...{ sources, again },
        marked: undefined,
        sendings: isWanted ? known.sendings : 0,
        isAskedFor: false,
      };
      entries.set(key, entry);
      bytes += weightOf(entry);
      makeRoom();
      if (entry.sendings >= OFTEN) packLater(key, entry);
      countSending(key, entry);
      return page;
    },
    packSmall(key) {
      const entry = entries.get(key);
      if (entry) packLater(key, entry);
    },
    sizeBytes: () => bytes,
  };
}

function weightOf({ page, marked }: Entry): number {
  return weight(page) + (marked ? weight(marked) : 0);
}
