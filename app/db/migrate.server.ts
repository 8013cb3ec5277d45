import { resolve } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Connection } from "#app/db/connection.server.ts";
import { grantToShop } from "#app/db/grant.server.ts";
import { NEWEST_MIGRATION } from "#app/db/newest-migration.ts";
import { isConnectionBroken } from "#app/db/unavailable.server.ts";

export const MIGRATIONS = resolve("app/db/migrations");
/** Held by whoever changes tables; a start waits for it. */
export const MIGRATION_LOCK = 7_420_001;

/**
 * Brings the database at `ownerUrl` to the newest schema, and gives the role of `shopUrl` what the shop needs of it, when that
 * is another; safe to run twice, or from two processes at once. No statement has a limit: a change of a large table, and the
 * wait for another start that makes it, take what they take.
 */
export async function migrateDatabase(
  ownerUrl: string,
  { shopUrl = ownerUrl }: { shopUrl?: string } = {},
): Promise<void> {
  const client = new Connection({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("set client_min_messages to warning");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    if (!(await isUpToDate(client))) await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
    await countNewTables(client);
    if (shopUrl !== ownerUrl) await grantToShop(client, await roleAt(shopUrl));
  } catch (error) {
    if (!isConnectionBroken(error)) throw error;
    throw new Error(BROKEN);
  } finally {
    await client.end();
  }
}

/** Then there is nothing that only the owner of the tables may do. */
async function isUpToDate(client: Connection): Promise<boolean> {
  const { rows: found } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as table",
  );
  if (found[0]!.table === null) return false;
  const { rows } = await client.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return Number(rows[0]!.newest) >= NEWEST_MIGRATION;
}

/**
 * PostgreSQL takes a table that it never counted for one of hundreds of rows, and counts none before fifty have changed: a cart would read
 * all products, as there might be gifts for all.
 */
async function countNewTables(client: Connection): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select quote_ident(relname) as table from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`,
  );
  if (rows.length > 0) await client.query(`analyze ${rows.map(({ table }) => table).join(", ")}`);
}

async function roleAt(url: string): Promise<string> {
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>("select current_user as role");
    return rows[0]!.role;
  } finally {
    await client.end();
  }
}

const BROKEN =
  "The connection to the database broke while its tables were brought up to date: start again, and the next start does what is missing.";
