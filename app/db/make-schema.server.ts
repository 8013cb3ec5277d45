import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { MIGRATIONS } from "#app/db/migrate.server.ts";

/** In the open transaction of an empty database: the tables as the step of that time left them, and where steps are noted, without notes. */
export async function makeSchema(owner: pg.Client, { upTo }: { upTo: number }): Promise<void> {
  await owner.query("set local client_min_messages to warning");
  const steps = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  for (const step of steps.filter(({ folderMillis }) => folderMillis <= upTo))
    for (const statement of step.sql) await owner.query(statement);
  await owner.query("create schema drizzle");
  await owner.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
}
