import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { mayRewriteHistory } from "#app/db/grant.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabaseServer } from "#server/database.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { explainFailure } from "#server/start-failure.ts";
import { welcome } from "#server/welcome.ts";
import { hasPostgres15, startExternalPostgres } from "#tests/support/external-postgres.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";

const log = { info: () => undefined, warn: console.warn };
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function openOwn(dataDir: string) {
  const server = await openEmbeddedPostgres({ dataDir, log, durability: "none-for-tests" });
  ends.push(() => server.stop());
  const password = readFileSync(join(server.dataDir, "superuser-password"), "utf8");
  const superuserUrl = server.ownerUrl.replace(/materia:[^@]+@\/materia/, `postgres:${password}@/postgres`);
  return { ...server, superuserUrl };
}

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

test("the database of a version with one role gets the second at the next start, and keeps its rows", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "materia-one-role-"));
  ends.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const older = await openOwn(dataDir);
  await migrateDatabase(older.ownerUrl);
  const before = openDatabase(older.ownerUrl);
  await addStockedProduct(before.db, { quantity: 9 });
  await before.close();
  await ask(older.superuserUrl, "drop role materia_app");
  await older.stop();
  rmSync(join(older.dataDir, "app-password"));

  const next = await openOwn(dataDir);
  await migrateDatabase(next.ownerUrl, { shopUrl: next.url });
  const shop = openDatabase(next.url);
  const { rows } = await shop.pool.query(
    "select current_user as role, sum(quantity)::int as packs from batches",
  );
  expect(rows).toEqual([{ role: "materia_app", packs: 9 }]);
  expect(await mayRewriteHistory(shop.pool)).toBe(false);
  await shop.close();
  await next.stop();

  // The password alone is lost: nobody but the shop needs to know it.
  rmSync(join(older.dataDir, "app-password"));
  const { url } = await openOwn(dataDir);
  expect((await ask(url, "select current_user as role")).rows).toEqual([{ role: "materia_app" }]);
});

/** The statements of docs/operations.md for an administrator, with names of their own. */
function documentedStatements(): string[] {
  const [, sql] = /### A database server of yours[\s\S]*?```sql\n([\s\S]*?)```/.exec(
    readFileSync("docs/operations.md", "utf8"),
  )!;
  return sql!.replaceAll("materia", "documented").split(";\n").filter(Boolean);
}

async function goesByTheBook(superuserUrl: string) {
  for (const statement of documentedStatements()) await ask(superuserUrl, statement);
  const as = (user: string) =>
    superuserUrl.replace(/\/\/postgres:[^@]+@/, `//${user}@`).replace("/postgres", "/documented");
  const url = as("documented_app:password-of-the-shop");
  const ownerUrl = as("documented:password-of-the-owner");
  const dataDir = mkdtempSync(join(tmpdir(), "materia-by-the-book-"));
  ends.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const both = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl });
  const server = await openDatabaseServer(both, log);
  expect(server).toMatchObject({ url, ownerUrl });

  // Without the owner's address nobody may make the tables; the sentence names what is missing.
  const refusal = await migrateDatabase(url).catch((error: unknown) => explainFailure(error, both));
  expect(refusal).toMatch(/^DATABASE_URL: the user .+ set MIGRATION_DATABASE_URL to the owner of its tables/);
  await migrateDatabase(ownerUrl, { shopUrl: url });
  // From then on the shop starts by its own address alone.
  await migrateDatabase(url);
  const { db, pool, close } = openDatabase(url);
  await addStockedProduct(db, { quantity: 3 });
  expect(await mayRewriteHistory(pool)).toBe(false);
  await expect(pool.query("truncate audit")).rejects.toMatchObject({ code: "42501" });
  await expect(pool.query("update stock_movements set quantity = 4")).rejects.toMatchObject({
    code: "42501",
  });
  await close();
}

test("the statements for a server of the owner's make both roles, on the PostgreSQL of the shop", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "materia-documented-"));
  ends.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const { superuserUrl } = await openOwn(dataDir);
  await goesByTheBook(superuserUrl);
});

test.runIf(hasPostgres15())("and on PostgreSQL 15, over the network", async () => {
  const external = await startExternalPostgres(["fsync=off"]);
  ends.push(() => external.stop());
  await goesByTheBook(external.superuserUrl);
});

test("an owner's address without the shop's own is refused; a user who may rewrite the history is named at the start", async () => {
  const config = readConfig({ DATABASE_URL: "", MIGRATION_DATABASE_URL: "postgres://a:b@localhost:1/c" });
  await expect(openDatabaseServer(config, log)).rejects.toThrow(/^MIGRATION_DATABASE_URL is set without/);
  const said = (isHistorySafe: boolean) =>
    welcome({
      config,
      port: 1,
      databasePlace: "postgres://x",
      admin: undefined,
      upiVpa: undefined,
      notOpen: [],
      isHistorySafe,
    });
  expect(said(false)).toMatch(/WARNING {2}The user of DATABASE_URL may change or empty the audit/);
  expect(said(true)).not.toContain("audit");
});
