import { rmSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { byUser } from "#app/domain/actor.ts";
import { listDeskProducts } from "#app/services/catalog/desk/list-desk-products.server.ts";
import { applyImport } from "#app/services/catalog/import/apply-import.server.ts";
import { checkImport } from "#app/services/catalog/import/check-import.server.ts";
import { exportProducts } from "#app/services/catalog/import/export-products.server.ts";
import { startImport } from "#app/services/catalog/import/start-import.server.ts";
import { undoImport } from "#app/services/catalog/import/undo-import.server.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { makeDataFolder } from "./data-folder.ts";

const NEW_ROWS = 1_549;

/** Measures an import of 5,000 rows (3,451 changed, 1,549 new) over a database of its own: node bench/import.ts. */
const dataDir = makeDataFolder("bench");
const server = await openEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
const { db, close } = openDatabase(server.url);
const now = new Date();
await seedDatabase(db, { now });
await db.insert(users).values({ id: "owner", name: "Owner", email: "owner@example.in" });
await db.insert(profiles).values({ id: "owner", name: "Owner", role: "admin" });

const parts: string[] = [];
await measure("export", async () => {
  for await (const part of exportProducts(db)) parts.push(part);
});
const rows: Record<string, string>[] = parse(parts.join(""), { columns: true, bom: true });
const changed = rows.map((row) => ({ ...row, originCountry: "Bharat" }));
const made = rows
  .slice(0, NEW_ROWS)
  .map((row) => ({ ...row, sku: `N-${row.sku}`, slug: `n-${row.slug}`, barcode: "" }));
const bytes = Buffer.from(stringify([...changed, ...made], { header: true }));
const by = { actor: byUser({ userId: "bench" }), now };
let importId = 0;
await measure("read the file", async () => {
  const started = await startImport(db, { fileName: "bench.csv", bytes, userId: "owner", ...by });
  if (!started.ok) throw new Error(started.reason);
  importId = started.value.importId;
  report("rows", `${started.value.rowCount}, ${(bytes.length / 1_048_576).toFixed(1)} MB`);
});
await measure("check", () => checkImport(db, importId));
await measure("apply", async () => {
  const applied = await applyImport(db, { importId, ...by });
  if (!applied.ok || applied.value.rows !== changed.length + made.length)
    throw new Error(`Not every row was written: ${JSON.stringify(applied)}`);
});
await measure("list of products", () =>
  listDeskProducts(db, {
    view: "all",
    filter: { q: "arnica", brand: "", form: "" },
    after: undefined,
    today: "2026-11-21",
  }),
);
await measure("undo", async () => {
  const undone = await undoImport(db, { importId, ...by });
  if (!undone.ok) throw new Error(`Not undone: ${undone.reason}`);
});
await close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  report(what, `${Math.round(performance.now() - startedAt)} ms`);
}

function report(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(24)}${figure}\n`);
}
