import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { serverAt, shopUrl } from "#server/postgres/connection.ts";
import { findHome, prepareSocketDirectory } from "#server/postgres/place.ts";
import { noteFigure } from "#tests/support/figure.ts";
import type { AddedProduct } from "#tests/support/fixtures.ts";
import { openWithPlenty, orderThrough } from "#tests/support/orders-in-flight.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";

const isRoot = process.getuid?.() === 0;
let disk: string;
let shop: RunningShop;
let database: Database;
let products: AddedProduct[];

beforeAll(async () => {
  if (!isRoot) return;
  disk = mkdtempSync(join(tmpdir(), "materia-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m", "tmpfs", disk]);
  chmodSync(disk, 0o755);
  const dataDir = join(disk, "data");
  shop = await runShop({
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SEED: "none",
    TRUST_PROXY: "yes",
    LOG_LEVEL: "silent",
  });
  const account = chooseAccount();
  const home = findHome({ dataDir, account, log: { info: () => undefined, warn: () => undefined } });
  const address = { host: prepareSocketDirectory({ home, account }), port: 5432 };
  database = openDatabase(shopUrl(serverAt({ home, address })));
  products = await openWithPlenty(database.db);
});
afterAll(async () => {
  await database?.close();
  await shop?.stop();
  if (disk) execFileSync("umount", [disk]);
  if (disk) rmSync(disk, { recursive: true });
});

/** Leaves so much of the disk free; with nothing, whatever others write meanwhile. */
function fillUpTo(freeBytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const count = freeBytes === 0 ? [] : [`count=${Math.max(0, Math.floor(bavail - freeBytes / bsize))}`];
  try {
    execFileSync("dd", ["if=/dev/zero", `of=${disk}/full-${Date.now()}`, `bs=${bsize}`, ...count], {
      stdio: "ignore",
    });
  } catch {
    // It ends as it should: no room is left.
  }
}

function makeRoom(): void {
  execFileSync("sh", ["-c", `rm -f ${disk}/full-*`]);
}

async function health() {
  const answer = await fetch(`${shop.origin}/health`);
  return (await answer.json()) as { status: string; reasons: string[] };
}

test.runIf(isRoot)(
  "a disk that fills up is told before it is full and while the shop still sells; full, orders wait with words, and none is lost, doubled or half",
  async () => {
    fillUpTo(10 * 1024 * 1024);
    expect(await health()).toMatchObject({
      status: "degraded",
      reasons: expect.arrayContaining(["Less than 5 % of the disk is free."]),
    });
    const nearly = { origins: [shop.origin], db: database.db, products };
    console.info(`nearly full: ${await orderThrough(nearly, async () => undefined)}`);

    const line = await orderThrough(nearly, async () => {
      fillUpTo(0);
      await sleep(4_000);
      expect((await fetch(`${shop.origin}/faq`)).status).toBe(200);
      makeRoom();
    });
    noteFigure("full-disk", line);
    expect([shop.process.exitCode, shop.process.signalCode]).toEqual([null, null]);
    await expect.poll(async () => (await health()).reasons, { timeout: 60_000 }).toEqual([]);
  },
);
