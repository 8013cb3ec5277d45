import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { keyToWords, wordsToKey } from "#app/domain/key-words.ts";
import { readDrillState } from "#app/integrations/copy-state.server.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import { storeUpload } from "#app/services/uploads.server.ts";
import { drillCopies } from "#server/backup/drill.ts";
import { openStore } from "#server/backup/open-store.ts";
import { restoreShop } from "#server/backup/restore.ts";
import { openFolderStore } from "#server/backup/store.ts";
import { openVault } from "#server/backup/vault.ts";
import { openBucket } from "#tests/support/bucket.ts";
import { COPY_FAULTS, oneOf } from "#tests/support/copy-faults.ts";
import { noteFigure } from "#tests/support/figure.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { openFolder } from "#tests/support/open-folder.ts";
import { prepareOrders } from "#tests/support/prepare-orders.ts";
import { inRestored } from "#tests/support/rewound.ts";
import { photo } from "#tests/support/sample-files.ts";
import { startCopiedShop } from "#tests/support/shop-with-copies.ts";

const LONGEST_LOSS_MS = 10_000;
const ORDERS = 400;
const place = openFolder("copies");
const store = join(place, "store");
let shop: Awaited<ReturnType<typeof startCopiedShop>>;
let words: string;
/** When the answer to each order came, by its key. */
const acknowledged = new Map<string, number>();
/** How far this clock is ahead of the database's, by which moments are named. */
let aheadMs = 0;
let [killedAt, beforeAccident, faqs] = [0, 0, 0];

beforeAll(async () => {
  shop = await startCopiedShop({ place });
  const { db } = shop;
  const upload = await storeUpload(db, openFileStore(shop.dataDir), {
    purpose: "licence",
    fileName: "licence.jpg",
    bytes: await photo(),
    uploadedBy: undefined,
    now: new Date(),
  });
  expect(upload.ok).toBe(true);
  const { newKey } = await shop.turnOn();
  words = keyToWords(newKey!).join(" ");
  const askedAt = Date.now();
  await shop.untilSafe(askedAt);
  console.log(`first whole copy: ${Date.now() - askedAt} ms`);
  const requests = await prepareOrders(db, ORDERS);
  aheadMs = Date.now() - (await clockOf(db));
  const placing = placeAll(db, requests);
  await sleep(4_000);
  faqs = await count(db, "faq_items");
  beforeAccident = databaseTime();
  await sleep(1_500);
  await db.execute(sql`delete from faq_items`);
  await sleep(6_000);
  while (acknowledged.size <= 50) await sleep(50);
  killedAt = databaseTime();
  await shop.kill();
  await placing;
  await shop.close();
  renameSync(shop.dataDir, join(place, "gone"));
});
afterAll(async () => {
  await shop?.kill();
  rmSync(place, { recursive: true, force: true });
});

test("after the machine is lost, the copies bring back all orders but those of its last seconds, none twice", async () => {
  const into = emptied("late");
  const steps: string[] = [];
  const begunAt = Date.now();
  const done = await restore({ into, say: (words) => steps.push(`${Date.now() - begunAt} ms: ${words}`) });
  console.log(steps.join("\n"));
  noteFigure("restored", `${done.seconds.toFixed(1)} s, up to ${killedAt - done.to} ms before the end`);
  expect(done.faults).toEqual([]);
  expect(done.lostFiles).toEqual([]);
  expect(done.files).toBe(1);
  await inRestored(into, async (db) => {
    const kept = await db.select({ key: orders.idempotencyKey }).from(orders);
    const keys = new Set(kept.map(({ key }) => key));
    expect(keys.size).toBe(kept.length);
    const lost = [...acknowledged].filter(([key]) => !keys.has(key)).map(([, at]) => killedAt - at);
    const lostSeconds = (Math.max(0, ...lost) / 1000).toFixed(1);
    noteFigure(
      "lost-orders",
      `${acknowledged.size} acknowledged, ${lost.length} of the last ${lostSeconds} s missing`,
    );
    expect(acknowledged.size).toBeGreaterThan(50);
    expect(Math.max(0, ...lost)).toBeLessThan(LONGEST_LOSS_MS);
    expect(await count(db, "faq_items")).toBe(0);
    expect(await findLedgerFaults(db)).toEqual([]);
  });
  expect(readFileSync(join(into, "session-secret"), "utf8")).toContain("tests-only");
});

test("the shop comes back as it was a second before an accident", async () => {
  const into = emptied("before");
  const done = await restore({ into, to: beforeAccident });
  expect(done.faults).toEqual([]);
  await inRestored(into, async (db) => {
    expect(await count(db, "faq_items")).toBe(faqs);
    const kept = new Set(
      (await db.select({ key: orders.idempotencyKey }).from(orders)).map(({ key }) => key),
    );
    for (const [key, at] of acknowledged) if (at < beforeAccident) expect(kept).toContain(key);
    expect(kept.size).toBeLessThan(acknowledged.size);
  });
});

test.each(COPY_FAULTS)("where %s, a sentence says so and no folder appears", async (_, damage, sentence) => {
  const damaged = join(place, "damaged");
  cpSync(store, damaged, { recursive: true, preserveTimestamps: true });
  damage(damaged);
  const into = join(place, "never");
  try {
    await expect(restore({ into, from: damaged })).rejects.toThrow(sentence);
    expect(readdirSync(place).filter((name) => /never|coming/.test(name))).toEqual([]);
  } finally {
    for (const folder of [damaged, into]) rmSync(folder, { recursive: true, force: true });
  }
});

test("the key of another shop opens nothing", async () => {
  const into = join(place, "never");
  const other = openVault(openFolderStore(store), Buffer.alloc(16, 7));
  await expect(restoreShop(other, { into, to: undefined, say: () => undefined })).rejects.toThrow(
    /^The key does not open the copies in /,
  );
  expect(existsSync(into)).toBe(false);
});

test("a lost file and a damaged one are named, and the shop comes back without them", async () => {
  const damaged = join(place, "damaged");
  cpSync(store, damaged, { recursive: true });
  rmSync(oneOf(damaged, /^files\/uploads\//));
  const into = join(place, "without");
  const done = await restore({ into, from: damaged });
  expect(done.faults).toEqual([expect.stringMatching(/^The file [0-9a-f]{32} is missing\.$/)]);
  rmSync(damaged, { recursive: true });
});

test("the test of the copies finds them well, or says what is wrong, and leaves nothing behind", async () => {
  const dataDir = join(place, "gone");
  const first = drillCopies(dataDir);
  await expect(drillCopies(dataDir)).rejects.toThrow("The copies are being tested already.");
  const well = await first;
  noteFigure(
    "copies-tested",
    `a week by rule, a day after a fault; tested in ${well.found?.seconds.toFixed(1)} s`,
  );
  expect(well).toMatchObject({ faults: [], wellAt: well.triedAt, found: { files: 1 } });
  const lost = oneOf(store, /^files\/uploads\//);
  renameSync(lost, join(place, "lost"));
  // As a test leaves it that was cut off with its machine.
  mkdirSync(join(dataDir, "drill", "shop"), { recursive: true });
  writeFileSync(join(dataDir, "drill", "in-use-by"), "1\nanother process");
  const failed = await drillCopies(dataDir);
  renameSync(join(place, "lost"), lost);
  expect(failed).toMatchObject({ wellAt: well.wellAt, found: { files: 1 } });
  expect(failed.faults).toEqual([expect.stringMatching(/^The file [0-9a-f]{32} is missing\.$/)]);
  expect(await readDrillState(dataDir)).toEqual(failed);
  expect(existsSync(join(dataDir, "drill"))).toBe(false);
});

test("the shop comes back from a bucket as from a folder", async () => {
  const bucket = await openBucket(store);
  const { faults } = await restore({ into: join(place, "from-bucket"), from: "s3://copies/shop" });
  expect(faults).toEqual([]);
  await bucket.close();
});

test("moments before and after the copies are refused in words", async () => {
  const into = join(place, "never");
  await expect(restore({ into, to: beforeAccident - 86_400_000 })).rejects.toThrow(
    /^The copies begin at .*; no earlier moment/,
  );
  await expect(restore({ into, to: beforeAccident + 86_400_000 })).rejects.toThrow(
    /^The copies reach to .*, and not to /,
  );
  mkdirSync(into);
  writeFileSync(join(into, "x"), "");
  await expect(restore({ into })).rejects.toThrow(/holds something already/);
  expect(readdirSync(into)).toEqual(["x"]);
  rmSync(into, { recursive: true });
});

test("a full disk is said, and nothing half-restored stays", async () => {
  const disk = join(place, "disk");
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=20m", "tmpfs", disk]);
  try {
    await expect(restore({ into: join(disk, "shop") })).rejects.toThrow(
      /^The disk of .* is full: make room there\.$/,
    );
    expect(readdirSync(disk)).toEqual([]);
  } finally {
    execFileSync("umount", [disk]);
  }
});

/** A folder that is not there, nor what a first try left of it on a machine too busy for it. */
function emptied(name: string): string {
  rmSync(join(place, name), { recursive: true, force: true });
  return join(place, name);
}

async function restore({
  into,
  to,
  from = store,
  say = () => undefined,
}: {
  into: string;
  to?: number;
  from?: string;
  say?: (words: string) => void;
}) {
  const read = wordsToKey(words);
  if (!read.ok) throw new Error(read.sentence);
  const vault = openVault(openStore(from), Buffer.from(read.key));
  return restoreShop(vault, { into, to, say });
}

/** Places them one after the other over twenty seconds, until the machine dies. */
async function placeAll(db: Db, requests: OrderRequest[]): Promise<void> {
  for (const request of requests) {
    const placed = await placeOrder(db, request).catch(() => undefined);
    if (!placed) return;
    if (!placed.ok) throw new Error(placed.reason);
    acknowledged.set(request.idempotencyKey, databaseTime());
    await sleep(20);
  }
}

async function clockOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000) as ms`,
  );
  return Number(rows[0]!.ms);
}

/** Epoch milliseconds by the database's clock. */
function databaseTime(): number {
  return Date.now() - aheadMs;
}

async function count(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql.raw(`select count(*)::int as count from ${table}`),
  );
  return rows[0]!.count;
}
