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

/** One PostgreSQL for the whole run, DATABASE_URL's or one started for it, with a template that has the schema and one that has the demo shop too. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  // The tests start shops of their own, which must not open on this one.
  delete process.env.DATABASE_URL;
  await onServer(server.url, ["create database template_empty"]);
  await migrateDatabase(databaseUrl(server.url, "template_empty"));
  await onServer(server.url, ["create database template_seeded template template_empty"]);
  const database = openDatabase(databaseUrl(server.url, "template_seeded"), { waits: "long" });
  await seedDatabase(database.db, { now: new Date() });
  await database.close();
  project.provide("serverUrl", server.url);
  return async () => {
    await onServer(server.url, ["drop database template_empty", "drop database template_seeded"]);
    await server.close();
  };
}

async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  const url = process.env.DATABASE_URL;
  if (url) return { url, close: () => Promise.resolve() };
  const dataDir = mkdtempSync(join(tmpdir(), "materia-test-"));
  const server = await openEmbeddedPostgres({
    dataDir,
    durability: "none-for-tests",
    log: { info: () => undefined, warn: console.warn },
  });
  return {
    url: server.url,
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
