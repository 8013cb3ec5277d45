import { spawn } from "node:child_process";
import { once } from "node:events";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { products } from "#app/db/schema/catalog.ts";
import { priceChanges } from "#app/db/schema/catalog-changes.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { checkImport } from "#app/services/catalog/import/check-import.server.ts";
import { findImport } from "#app/services/catalog/import/find-import.server.ts";
import { startImport } from "#app/services/catalog/import/start-import.server.ts";
import { askForApply, workOnImports } from "#app/services/catalog/import/work-on-imports.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

const ROWS = 2_000;

test("an import killed half-way leaves nothing, and the next start writes all of it", async () => {
  const database = await createTestDatabase("seeded");
  const { db, url } = database;
  await db.insert(users).values({ id: "owner", name: "Kavita", email: "kavita@example.in" });
  await db.insert(profiles).values({ id: "owner", name: "Kavita", role: "admin" });
  const before = await db.select().from(products).orderBy(asc(products.id));
  const lines = before.slice(0, ROWS).map(({ sku, mrpPaise }) => `${sku},${(mrpPaise + 100) / 100}`);
  const started = await startImport(db, {
    fileName: "mrp.csv",
    bytes: Buffer.from(`sku,mrp\n${lines.join("\n")}\n`),
    userId: "owner",
    now,
  });
  const importId = started.ok ? started.value.importId : 0;
  await checkImport(db, importId);
  expect(await findImport(db, importId)).toMatchObject({ status: "checked", updateCount: ROWS });
  await askForApply(db, { importId, userId: "owner" });

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
