import { spoken } from "#app/content/messages/spoken.ts";
import type { Db } from "#app/db/client.server.ts";
import { inTime } from "#app/domain/in-time.ts";

const MOST_KEPT = 500;
const KEPT_MS = 60_000;
/** What is still asked for after this is read anew beside, so that nobody waits for it. */
const RENEWED_AFTER_MS = 45_000;
const LONGEST_WAIT_MS = 8_000;

type Kept = { reading: Promise<unknown>; readAt: number; isRenewed: boolean };

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
 * Readings in memory, at most 500 and none older than a minute; one that takes more than 8 s has failed. `catchUp` resolves to
 * whether every change made before it was asked has called `clear`; `readersWith` asks another one instead.
 */
export function createReadings({ db, catchUp }: { db: Db; catchUp: CatchUp }): Readers & {
  readersWith(catchUp: CatchUp): Readers;
  clear(): void;
} {
  const last = new Map<string, unknown>();
  const kept = new Map<string, Kept>();
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
    const key = keyOf(reader, args);
    const known = kept.get(key);
    // A query of drizzle is asked again by each `then`; a promise is not.
    const readNow = () => Promise.resolve(reader(db, ...args));
    if (known && known.readAt + KEPT_MS > performance.now()) {
      // What was asked for last is forgotten last.
      kept.delete(key);
      kept.set(key, known);
      if (known.readAt + RENEWED_AFTER_MS < performance.now()) renew(key, known, readNow);
      return known.reading as Promise<Found>;
    }
    const reading = readNow();
    kept.delete(key);
    kept.set(key, { reading, readAt: performance.now(), isRenewed: false });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    reading.catch(() => {
      if (kept.get(key)?.reading === reading) kept.delete(key);
    });
    return reading;
  }

  function renew(key: string, known: Kept, readNow: () => Promise<unknown>): void {
    if (known.isRenewed) return;
    known.isRenewed = true;
    const readAt = performance.now();
    const reading = readNow();
    const replace = () => {
      // A change that came meanwhile has dropped what is known, and may not be in what was read.
      if (kept.get(key) === known) kept.set(key, { reading, readAt, isRenewed: false });
    };
    reading.then(replace, () => undefined);
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

  return { ...readersWith(catchUp), readersWith, clear: () => kept.clear() };
}
