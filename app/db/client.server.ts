import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type pg from "pg";
import { ConnectionPool } from "#app/db/connection.server.ts";

/** The database or a transaction on it; services take one as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = { url: string; db: NodePgDatabase; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens a pool on a PostgreSQL URL. A statement ends after 5 s, a wait for a lock after 4 s, a wait for a connection after
 * 5 s, a connection without an answer after 6 s; with `waits: "long"`, for work that may take its time, only the wait for a connection.
 */
export function openDatabase(
  url: string,
  { maxConnections = 20, waits = "short" }: { maxConnections?: number; waits?: "short" | "long" } = {},
): Database {
  const pool = new ConnectionPool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    options: PLANNING,
    ...(waits === "short" && SHORT_WAITS),
  });
  return { url, db: drizzle({ client: pool, casing: "snake_case" }), pool, close: () => pool.end() };
}

// Whatever the server was set up for: the shop's tables lie in memory or on a disk without a head, so a row by its key costs little
// more than the next one; its statements are short, so making machine code of them takes longer than they do.
const PLANNING = "-c random_page_cost=1.1 -c jit=off -c work_mem=16MB";

const SHORT_WAITS = {
  statement_timeout: 5_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
  // A server that lives ends a statement after 5 s; one that is frozen or cut off is given up a second later.
  query_timeout: 6_000,
};
