import { randomBytes } from "node:crypto";
import { mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { createDamageBoard } from "#app/db/damage.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { createTableCheck } from "#app/services/check-tables.server.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";

const PAGE_BYTES = 8_192;

test("a page of the products that a disk has spoiled is found by reading the tables in turns", {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "materia-damage-"));
  const open = () => openEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } });
  let server = await open();
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  let database = openDatabase(server.url);
  await addStockedProduct(database.db, { quantity: 9 });
  await createTableCheck(database.db)();
  const { rows } = await database.pool.query("select pg_relation_filepath('products') as path");
  await database.close();
  await server.stop();

  const file = openSync(join(server.dataDir, "pgdata", rows[0].path), "r+");
  writeSync(file, randomBytes(PAGE_BYTES), 0, PAGE_BYTES, 0);
  server = await open();
  database = openDatabase(server.url);
  const damage = createDamageBoard();
  await createTableCheck(database.db)().catch(damage.note);
  expect(damage.isSeen()).toBe(true);
  await database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
