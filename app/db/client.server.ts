import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

/** The database or a transaction on it; services take one as their first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = { url: string; db: NodePgDatabase; pool: pg.Pool; close(): Promise<void> };

/** Opens a pool on a PostgreSQL URL; a statement ends after 5 s, a wait for a lock after 4 s, a wait for a connection after 5 s. */
export function openDatabase(url: string, { maxConnections = 20 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // An idle connection may be cut when the server restarts; the pool replaces it, and the next query reports what is wrong.
  pool.on("error", () => undefined);
  return { url, db: drizzle({ client: pool, casing: "snake_case" }), pool, close: () => pool.end() };
}
