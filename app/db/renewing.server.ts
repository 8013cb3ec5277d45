import type { Db } from "#app/db/client.server.ts";
import { collectSources } from "#app/db/sources.server.ts";
import { addSources, type CatalogChange, noSources, type Sources } from "#app/domain/catalog-change.ts";
import { addStale, isStale, nothingStale, type Stale } from "#app/domain/stale.ts";

type Reader<Args extends unknown[], Found> = (db: Db, ...args: Args) => Promise<Found>;

/** A reader of something that is kept by product: brings what it found up to date by reading what is stale, or says by undefined that it must read all. */
export type RenewingReader<Args extends unknown[], Found> = Reader<Args, Found> & {
  renew(db: Db, known: Found, stale: Stale, ...args: Args): Promise<Found | undefined>;
};

/** The reader with its way to renew; what is found must have no words of a language in it, and a renewed one must leave the one before as it was. */
export function renewing<Args extends unknown[], Found>(
  read: Reader<Args, Found>,
  renew: RenewingReader<Args, Found>["renew"],
): RenewingReader<Args, Found> {
  return Object.assign((db: Db, ...args: Args) => read(db, ...args), { renew });
}

export function isRenewing<Args extends unknown[], Found>(
  reader: Reader<Args, Found>,
): reader is RenewingReader<Args, Found> {
  return "renew" in reader;
}

type Renewed<Found> = { found: Found; sources: Sources };
export type Keeper<Found> = {
  /** As it is after every change that was told before. */
  current(): Promise<Renewed<Found>>;
  noteChange(change: CatalogChange): void;
};

/** What comes while it is being read is remembered up to here. */
const MOST_HEARD = 1_000;

/** Keeps what a reader found, and renews it when it is asked for after a change. */
export function keepRenewed<Found>(
  read: () => Promise<Found>,
  renew: (known: Found, stale: Stale) => Promise<Found | undefined>,
): Keeper<Found> {
  let known: Renewed<Found> | undefined;
  let stale = nothingStale();
  let underWay: { renewed: Promise<Renewed<Found>>; heard: CatalogChange[] } | undefined;
  let next: Promise<Renewed<Found>> | undefined;

  function begin(): Promise<Renewed<Found>> {
    const taken = stale;
    const heard: CatalogChange[] = [];
    stale = nothingStale();
    const renewed = bringUpToDate(taken).finally(() => {
      underWay = undefined;
      // Only now is it known what it was made of.
      if (known) for (const change of heard) addStale(stale, change, known.sources);
    });
    underWay = { renewed, heard };
    return renewed;
  }

  async function bringUpToDate(taken: Stale): Promise<Renewed<Found>> {
    const before = known;
    const sources = noSources();
    if (before) addSources(sources, before.sources);
    try {
      const found = await collectSources(
        sources,
        async () => (before && !taken.isAll && (await renew(before.found, taken))) || read(),
      );
      known = { found, sources };
      return known;
    } catch (error) {
      stale = taken;
      throw error;
    }
  }

  function current(): Promise<Renewed<Found>> {
    if (!underWay) return known && !isStale(stale) ? Promise.resolve(known) : begin();
    if (underWay.heard.length === 0) return underWay.renewed;
    // Whoever asks after a change waits for what is under way, and has the rest read then.
    next ??= underWay.renewed
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return current();
      });
    return next;
  }

  return {
    current,
    noteChange(change) {
      if (!underWay) {
        if (known) addStale(stale, change, known.sources);
        return;
      }
      const { heard } = underWay;
      if (heard.length >= MOST_HEARD) heard.splice(0, heard.length, { kind: "unknown" });
      else heard.push(change);
    },
  };
}
