import { spawn } from "node:child_process";
import { once } from "node:events";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { priceChanges } from "#app/db/schema/catalog-changes.ts";
import { findImport } from "#app/services/catalog/import/find-import.server.ts";
import { workOnImports } from "#app/services/catalog/import/work-on-imports.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";
import { askForPriceImport } from "#tests/support/price-import.ts";

const ROWS = 2_000;

test("an import killed half-way leaves nothing, and the next start writes all of it", async () => {
  const database = await createTestDatabase("seeded");
  const { db, url } = database;
  const { importId, before, checked } = await askForPriceImport(db, ROWS);
  expect(checked).toMatchObject({ status: "checked", updateCount: ROWS });

  const worker = spawn(process.execPath, ["tests/support/apply-import.ts", url, String(importId), "500"], {
    stdio: "inherit",
  });
  expect(await once(worker, "exit")).toEqual([null, "SIGKILL"]);
  const working = sql`select 1 from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await db.execute(working)).rowCount).toBe(0);

  expect(await db.select().from(products).orderBy(asc(products.id))).toEqual(before);
  expect(await db.$count(priceChanges)).toBe(0);
  await workOnImports(db, now);
  expect(await findImport(db, importId)).toMatchObject({ status: "done" });
  expect(await db.$count(priceChanges, eq(priceChanges.changeSet, `import-${importId}`))).toBe(ROWS);
  const raised = sql`${products.mrpPaise} = ${before[0]!.mrpPaise + 100} and ${products.id} = ${before[0]!.id}`;
  expect(await db.$count(products, raised)).toBe(1);
  await database.drop();
});

test("an import whose connection is cut has not failed: the next round writes all of it", async () => {
  const database = await createTestDatabase("seeded");
  const { db } = database;
  const { importId, before } = await askForPriceImport(db, ROWS);

  const applying = workOnImports(db, now).catch((error: Error) => error);
  await expect.poll(async () => (await findImport(db, importId))!.checkedCount).toBeGreaterThanOrEqual(500);
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`);
  expect(await applying).toBeInstanceOf(Error);
  expect(await findImport(db, importId)).toMatchObject({ status: "running" });
  expect(await db.select().from(products).orderBy(asc(products.id))).toEqual(before);

  await workOnImports(db, now);
  expect(await findImport(db, importId)).toMatchObject({ status: "done" });
  expect(await db.$count(priceChanges, eq(priceChanges.changeSet, `import-${importId}`))).toBe(ROWS);
  await database.drop();
});
