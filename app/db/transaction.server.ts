import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";

const MAX_RETRIES = 3;
// Deadlock, serialization failure: the server undid everything, so the work may be done again.
const TRY_AGAIN = new Set(["40P01", "40001"]);
const UNIQUE_VIOLATION = "23505";

/** Thrown by the work of a transaction: undoes all of it, and `outcome` is what the transaction gives. */
export class Undone<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super("The transaction was undone.");
    this.outcome = outcome;
  }
}

type Telling = () => void;
const tellingsOf = new WeakMap<Db, Telling[]>();

/** Calls `tell` once what `tx` does is committed, not at all when it is undone; at once outside of `inTransaction`. */
export function afterCommit(tx: Db, tell: Telling): void {
  const tellings = tellingsOf.get(tx);
  if (tellings) tellings.push(tell);
  else tell();
}

/** Runs `work` in one READ COMMITTED transaction; again, up to 3 times, when the server had to undo it for another one. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      let tellings: Telling[] = [];
      const outcome = await db.transaction(
        (tx) => {
          tellings = [];
          tellingsOf.set(tx, tellings);
          return work(tx);
        },
        { isolationLevel: "read committed" },
      );
      for (const tell of tellings) afterCommit(db, tell);
      return outcome;
    } catch (error) {
      if (error instanceof Undone) return error.outcome;
      if (retries === MAX_RETRIES || !TRY_AGAIN.has(sqlState(error) ?? "")) throw error;
      await wait(10 * 2 ** retries * (1 + Math.random()));
    }
  }
}

/** Lets only one transaction at a time go on under that name, in whatever process; ends with the transaction. */
export async function waitForTurn(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The name of the unique constraint that a statement would have broken; undefined for any other error. */
export function brokenUnique(error: unknown): string | undefined {
  return sqlState(error) === UNIQUE_VIOLATION ? databaseError(error)?.constraint : undefined;
}

function sqlState(error: unknown): string | undefined {
  return databaseError(error)?.code;
}

function databaseError(error: unknown): { code?: string; constraint?: string } | undefined {
  return (error instanceof Error && error.cause instanceof Error ? error.cause : error) as
    | { code?: string; constraint?: string }
    | undefined;
}
