import { spoken } from "#app/content/messages/spoken.ts";
import type { Db } from "#app/db/client.server.ts";
import { isRenewing, type Keeper, keepRenewed, type RenewingReader } from "#app/db/renewing.server.ts";
import { collectSources, noteSources } from "#app/db/sources.server.ts";
import { type CatalogChange, createChangeLog, noSources, type Sources } from "#app/domain/catalog-change.ts";
import { inTime } from "#app/domain/in-time.ts";

const MOST_KEPT = 500;
const KEPT_MS = 60_000;
/** What is still asked for after this is read anew beside, so that nobody waits for it. */
const RENEWED_AFTER_MS = 45_000;
const LONGEST_WAIT_MS = 8_000;

type Kept = {
  reading: Promise<unknown>;
  readAt: number;
  isRenewed: boolean;
  /** What it was made of, whole once it is done. */
  sources: Sources;
  isDone: boolean;
  /** It is as it would be read in this edition. */
  edition: number;
};

/** Calls a reader of public facts, or answers with what the same call read before while nothing has changed since; what comes back is shared: read it only. */
export type ReadKept = <Args extends unknown[], Found>(
  reader: (db: Db, ...args: Args) => Promise<Found>,
  ...args: Args
) => Promise<Found>;

/** Reads like ReadKept; when that fails, gives what the same call read last, however long ago, with the failure. */
export type ReadOrLast = <Args extends unknown[], Found>(
  reader: (db: Db, ...args: Args) => Promise<Found>,
  ...args: Args
) => Promise<{ found: Found; failure: unknown }>;

/** Resolves to whether the news of every change made before it was asked has arrived. */
export type CatchUp = () => Promise<boolean>;

type Readers = { readKept: ReadKept; readOrLast: ReadOrLast };

/** Asked once, with the first reading, and answered to all others: what one page shows is as new as its beginning. */
export function askedOnce(catchUp: CatchUp): CatchUp {
  let answer: Promise<boolean> | undefined;
  return () => {
    answer ??= catchUp();
    return answer;
  };
}

/**
 * Readings in memory, at most 500 and none older than a minute, and those that are renewed by product, each as it was asked for
 * last and of any age; one that takes more than 8 s has failed. `catchUp` resolves to whether every change made before it was asked has been told to `noteChange`; `readersWith` asks another one instead.
 */
export function createReadings({ db, catchUp }: { db: Db; catchUp: CatchUp }): Readers & {
  readersWith(catchUp: CatchUp): Readers;
  noteChange(change: CatalogChange): void;
} {
  const changes = createChangeLog();
  const last = new Map<string, unknown>();
  const kept = new Map<string, Kept>();
  const renewed = new Map<unknown, { asked: string; keeper: Keeper<unknown> }>();
  const numbers = new Map<unknown, number>();

  function keyOf(reader: unknown, args: unknown[]): string {
    if (!numbers.has(reader)) numbers.set(reader, numbers.size);
    // What is read may have words in it.
    return `${spoken()} ${numbers.get(reader)} ${JSON.stringify(args)}`;
  }

  async function read<Args extends unknown[], Found>(
    isCaughtUp: Promise<boolean>,
    reader: (db: Db, ...args: Args) => Promise<Found>,
    ...args: Args
  ): Promise<Found> {
    if (!(await isCaughtUp)) return reader(db, ...args);
    if (isRenewing(reader)) return readRenewed(reader, args);
    const key = keyOf(reader, args);
    const known = kept.get(key);
    const readNow = () => begin(() => reader(db, ...args));
    if (known && known.readAt + KEPT_MS > performance.now() && isFresh(known)) {
      // What was asked for last is forgotten last.
      kept.delete(key);
      kept.set(key, known);
      if (known.readAt + RENEWED_AFTER_MS < performance.now()) renew(key, known, readNow);
      return take<Found>(known);
    }
    const made = readNow();
    kept.delete(key);
    kept.set(key, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    made.reading.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    return take<Found>(made);
  }

  /** What was asked for otherwise, such as another day, is forgotten. */
  async function readRenewed<Args extends unknown[], Found>(
    reader: RenewingReader<Args, Found>,
    args: Args,
  ): Promise<Found> {
    const asked = JSON.stringify(args);
    let held = renewed.get(reader);
    if (held?.asked !== asked) {
      const keeper = keepRenewed<Found>(
        () => reader(db, ...args),
        (known, stale) => reader.renew(db, known, stale, ...args),
      );
      held = { asked, keeper: keeper as Keeper<unknown> };
      renewed.set(reader, held);
    }
    const { found, sources } = await held.keeper.current();
    noteSources(sources);
    return found as Found;
  }

  function begin(reader: () => PromiseLike<unknown>): Kept {
    const sources = noSources();
    const edition = changes.edition();
    // A query of drizzle is asked again by each `then`; a promise is not.
    const reading = collectSources(sources, () => Promise.resolve(reader()));
    const made: Kept = {
      ...{ reading, sources, edition },
      readAt: performance.now(),
      isRenewed: false,
      isDone: false,
    };
    reading.then(
      () => {
        made.isDone = true;
      },
      () => undefined,
    );
    return made;
  }

  /** What a reading under way is made of is not known yet: then any change since it began counts. */
  function isFresh(known: Kept): boolean {
    const now = changes.edition();
    if (known.edition === now) return true;
    if (!known.isDone || !changes.isUntouched(known.edition, known.sources)) return false;
    known.edition = now;
    return true;
  }

  async function take<Found>({ reading, sources }: Kept): Promise<Found> {
    const found = (await reading) as Found;
    noteSources(sources);
    return found;
  }

  function renew(key: string, known: Kept, readNow: () => Kept): void {
    if (known.isRenewed) return;
    known.isRenewed = true;
    const made = readNow();
    const replace = () => {
      if (kept.get(key) === known) kept.set(key, made);
    };
    made.reading.then(replace, () => undefined);
  }

  function readersWith(ask: CatchUp): Readers {
    const readKept: ReadKept = (reader, ...args) => inTime(read(ask(), reader, ...args), LONGEST_WAIT_MS);
    return {
      readKept,
      async readOrLast(reader, ...args) {
        const key = keyOf(reader, args);
        try {
          const found = await readKept(reader, ...args);
          last.set(key, found);
          return { found, failure: undefined };
        } catch (failure) {
          if (!last.has(key)) throw failure;
          return { found: last.get(key) as Awaited<ReturnType<typeof reader>>, failure };
        }
      },
    };
  }

  return {
    ...readersWith(catchUp),
    readersWith,
    noteChange(change) {
      changes.add(change);
      for (const { keeper } of renewed.values()) keeper.noteChange(change);
    },
  };
}
