import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { dropDatabase } from "#tests/support/drop-database.ts";
import { generateMissingSteps } from "#tests/support/generate-schema.ts";
import { databaseUrl } from "#tests/support/server-url.ts";

const name = `migrated_${randomBytes(6).toString("hex")}`;
const server = new pg.Client({ connectionString: inject("serverUrl") });
const url = databaseUrl(inject("serverUrl"), name);

beforeAll(async () => {
  await server.connect();
  await server.query(`create database ${name}`);
});
afterAll(async () => {
  await server.end();
  await dropDatabase(inject("serverUrl"), name);
});

async function countTables(): Promise<{ tables: string; steps: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`
    select (select count(*) from information_schema.tables where table_schema = 'public') as tables,
      (select count(*) from drizzle.__drizzle_migrations) as steps`);
  await client.end();
  return rows[0];
}

test("four processes that start at once on a new database bring it to the newest schema, each step once", async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url)));
  const first = await countTables();
  expect(Number(first.tables)).toBeGreaterThan(40);
  await migrateDatabase(url);
  expect(await countTables()).toEqual(first);
});

test("a step that fails leaves the database as it was, and the next start goes on", async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const before = await countTables();
  // As if the first step alone had been made, but what the second makes stood in its way.
  await client.query(
    "delete from drizzle.__drizzle_migrations where id > (select min(id) from drizzle.__drizzle_migrations)",
  );
  await expect(migrateDatabase(url)).rejects.toThrow();
  expect(await countTables()).toEqual({ ...before, steps: "1" });
  await client.end();
});

test("the schema asks for no step that is not there, and only the newest snapshot is kept", () => {
  expect(generateMissingSteps()).toEqual([]);
  const snapshots = readdirSync("app/db/migrations/meta").filter((file) => file.endsWith("_snapshot.json"));
  expect(snapshots).toHaveLength(1);
});
