import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "#app/db/client.server.ts";

/** A pool without the shop's time limits, so that a race is decided by the rules and never by a slow machine. */
export function openPatientDatabase(url: string, { maxConnections }: { maxConnections: number }): Database {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections });
  return {
    url,
    db: drizzle({ client: pool, casing: "snake_case" }),
    pool,
    close: () => pool.end(),
  };
}
