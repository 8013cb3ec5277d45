import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { judgeCopies } from "#app/domain/copy-state.ts";
import { formatKeyRing } from "#app/domain/key-ring.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { takeKeys } from "#app/services/encryption-keys.server.ts";
import { storeUpload } from "#app/services/uploads.server.ts";
import { type ExternalPostgres, startExternalPostgres } from "#tests/support/external-postgres.ts";
import { addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { inRestored } from "#tests/support/rewound.ts";
import { photo } from "#tests/support/sample-files.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

const place = openFolder("copies");
const dataDir = join(place, "data");
const store = join(place, "store");
let server: ExternalPostgres;
let shop: Database;

beforeAll(async () => {
  server = await startExternalPostgres();
  mkdirSync(dataDir, { mode: 0o711 });
  writeFileSync(join(dataDir, "encryption-keys"), formatKeyRing(TEST_KEYS));
  writeFileSync(join(dataDir, "session-secret"), "a-session-secret-of-the-tests-only-1");
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  shop = openDatabase(server.url, { waits: "long" });
  await takeKeys(shop.db, { keys: TEST_KEYS, make: () => TEST_KEYS });
  await seedDatabase(shop.db, { now: new Date() });
  await openShop(shop.db);
  const bytes = await photo();
  const upload = { purpose: "licence", fileName: "licence.jpg", bytes, uploadedBy: undefined } as const;
  await storeUpload(shop.db, openFileStore(dataDir), { ...upload, now: new Date() });
});
afterAll(async () => {
  await shop?.close();
  await server?.stop();
  rmSync(place, { recursive: true, force: true });
});

async function run(script: "backup" | "restore", args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, ENCRYPTION_KEY: "", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, said: (await said).join("") };
}

test("a shop on a server of the owner's is copied as it is at one moment while it sells, and comes back with a database of its own", async () => {
  const external = { DATABASE_URL: server.url, MIGRATION_DATABASE_URL: server.ownerUrl };
  expect(await run("backup", ["on", store], external)).toMatchObject({
    code: 0,
    said: expect.stringContaining("all of it once a day"),
  });
  const product = await addStockedProduct(shop.db, { quantity: 2_000 });
  const sell = () => placeTestOrder(shop.db, { lines: [{ slug: product.slug, quantity: 1 }] });
  await sell();
  let isCopying = true;
  const selling = (async () => {
    while (isCopying) await sell();
  })();
  const copied = await run("backup", ["now"], external);
  isCopying = false;
  await selling;
  expect(copied.said).toMatch(/^A whole copy was made in /);
  expect(copied.code).toBe(0);
  const state = await readCopyState(dataDir);
  expect(judgeCopies(state, new Date(Date.now() + 20 * 3_600_000)).kind).toBe("safe");
  expect(judgeCopies(state, new Date(Date.now() + 27 * 3_600_000)).kind).toBe("stopped");

  const drilled = await run("backup", ["drill"], external);
  expect(drilled.said).toContain("All well.");
  expect(drilled.code).toBe(0);
  const into = join(place, "back");
  const back = await run("restore", [store, "--into", into]);
  expect(back.said).toMatch(/ and 1 files that people sent\.\nIts database opens, stock equals its ledger/);
  const sold = await shop.db.$count(orders);
  await inRestored(into, async (db) => {
    expect(await findLedgerFaults(db)).toEqual([]);
    const kept = await db.$count(orders);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(sold);
    // The next order gets a number that none has.
    await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 1 }] });
  });
});

test("a copy of a server that does not answer is said, and leaves nothing behind", async () => {
  await run("backup", ["on", store]);
  const before = await readCopyState(dataDir);
  const nowhere = "postgres://materia:x@127.0.0.1:1/materia";
  const failed = await run("backup", ["now"], {
    DATABASE_URL: nowhere,
    MIGRATION_DATABASE_URL: nowhere,
  });
  expect(failed.code).toBe(1);
  expect(failed.said).toMatch(/^The database at DATABASE_URL .* has not answered/);
  const { safeAt, error } = (await readCopyState(dataDir)) ?? {};
  expect({ safeAt, error: `${error}\n` }).toEqual({ safeAt: before?.safeAt, error: failed.said });
  expect(existsSync(join(dataDir, "snapshot"))).toBe(false);
});
