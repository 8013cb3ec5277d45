import { resolve } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Connection } from "#app/db/connection.server.ts";
import { isConnectionBroken } from "#app/db/unavailable.server.ts";

const MIGRATIONS = resolve("app/db/migrations");
const MIGRATION_LOCK = 7_420_001;

/**
 * Brings the database at `url` to the newest schema; safe to run twice, or from two processes at once. No statement has
 * a limit: a change of a large table, and the wait for another start that makes it, take what they take.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("set client_min_messages to warning");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  } catch (error) {
    if (!isConnectionBroken(error)) throw error;
    throw new Error(BROKEN);
  } finally {
    await client.end();
  }
}

const BROKEN =
  "The connection to the database broke while its tables were brought up to date: start again, and the next start does what is missing.";
