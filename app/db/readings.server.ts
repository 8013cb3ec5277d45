import { spoken } from "#app/content/messages/spoken.ts";
import type { Db } from "#app/db/client.server.ts";
import { inTime } from "#app/domain/in-time.ts";

const MOST_KEPT = 500;
const KEPT_MS = 60_000;
const LONGEST_WAIT_MS = 8_000;

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

/**
 * Readings in memory, at most 500 and none older than a minute; one that takes more than 8 s has failed. `catchUp` resolves to
 * whether every change made before it was asked has called `clear`.
 */
export function createReadings({ db, catchUp }: { db: Db; catchUp: () => Promise<boolean> }): {
  readKept: ReadKept;
  readOrLast: ReadOrLast;
  clear(): void;
} {
  const last = new Map<string, unknown>();
  const kept = new Map<string, { reading: Promise<unknown>; staleAt: number }>();
  const numbers = new Map<unknown, number>();

  function keyOf(reader: unknown, args: unknown[]): string {
    if (!numbers.has(reader)) numbers.set(reader, numbers.size);
    // What is read may have words in it.
    return `${spoken()} ${numbers.get(reader)} ${JSON.stringify(args)}`;
  }

  async function read<Args extends unknown[], Found>(
    reader: (db: Db, ...args: Args) => Promise<Found>,
    ...args: Args
  ): Promise<Found> {
    if (!(await catchUp())) return reader(db, ...args);
    const key = keyOf(reader, args);
    const known = kept.get(key);
    if (known && known.staleAt > Date.now()) {
      // What was asked for last is forgotten last.
      kept.delete(key);
      kept.set(key, known);
      return known.reading as Promise<Found>;
    }
    // A query of drizzle is asked again by each `then`; a promise is not.
    const reading = Promise.resolve(reader(db, ...args));
    kept.delete(key);
    kept.set(key, { reading, staleAt: Date.now() + KEPT_MS });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    reading.catch(() => {
      if (kept.get(key)?.reading === reading) kept.delete(key);
    });
    return reading;
  }

  const readKept: ReadKept = (reader, ...args) => inTime(read(reader, ...args), LONGEST_WAIT_MS);

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
    clear: () => kept.clear(),
  };
}
