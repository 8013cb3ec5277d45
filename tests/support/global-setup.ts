import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { databaseUrl } from "#tests/support/server-url.ts";

/** Starts one PostgreSQL for the whole run, with a template that has the schema and one that has the demo shop too. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "materia-test-"));
  const server = await openEmbeddedPostgres({
    dataDir,
    durability: "none-for-tests",
    log: { info: () => undefined, warn: console.warn },
  });
  await server.createDatabase("template_empty");
  await migrateDatabase(databaseUrl(server.url, "template_empty"));
  await copyDatabase(server.url);
  const database = openDatabase(databaseUrl(server.url, "template_seeded"));
  await seedDatabase(database.db, { now: new Date() });
  await database.close();
  project.provide("serverUrl", server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function copyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create database template_seeded template template_empty");
  await client.end();
}
