import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import { keepCopies } from "#server/backup/keep-copies.ts";
import { openStore } from "#server/backup/open-store.ts";
import { restoreShop } from "#server/backup/restore.ts";
import { readCopyKey } from "#server/backup/settings.ts";
import { turnOn } from "#server/backup/turn-on.ts";
import { openVault } from "#server/backup/vault.ts";
import { compareDatabases } from "#server/move/compare.ts";
import { type EmbeddedPostgres, openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { makeDataFolder } from "./data-folder.ts";
import { fillCopiedShop } from "./restore/fill-copied-shop.ts";
import { SHOP_SIZES } from "./scale/fill-shop.ts";

/**
 * Fills a shop, copies it, brings it back into another folder and compares the two row by row and file by file: bench/README.md.
 * With BENCH_SHOP=FOLDER what was filled and copied there is used again, and stays.
 */
const FILE_BYTES = { small: 20_000_000, middle: 200_000_000, large: 2_000_000_000 };
const quiet = { info: () => undefined, warn: console.warn };

const named = process.argv.find((word): word is keyof typeof FILE_BYTES => word in FILE_BYTES) ?? "large";
const kept = process.env.BENCH_SHOP;
if (kept) mkdirSync(kept, { recursive: true, mode: 0o755 });
const place = kept ?? makeDataFolder("restore");
const [dataDir, store, back] = ["data", "store", "back"].map((name) => join(place, name)) as [
  string,
  string,
  string,
];
try {
  if (!existsSync(dataDir))
    await timed(`${named} filled`, () =>
      fillCopiedShop(dataDir, { size: SHOP_SIZES[named], fileBytes: FILE_BYTES[named] }),
    );
  if (!existsSync(store)) await timed("copied, from `on` until safe", copyShop);
  print("copies", `${(sizeOf(store) / 1e9).toFixed(2)} GB`);
  rmSync(back, { recursive: true, force: true });
  await bringBack();
  await timed("compared row by row and file by file", compareShops);
} finally {
  for (const folder of kept ? [back] : [place]) rmSync(folder, { recursive: true, force: true });
}

async function copyShop(): Promise<void> {
  const server = await openEmbeddedPostgres({ dataDir, log: quiet });
  print("database", `${(sizeOf(server.dataDir) / 1e9).toFixed(2)} GB`);
  print("files", `${(sizeOf(join(dataDir, "uploads")) / 1e9).toFixed(2)} GB`);
  await turnOn(dataDir, store);
  const since = Date.now();
  const copies = keepCopies({ dataDir, home: server.dataDir, server: server.server, log: quiet });
  try {
    for (;;) {
      const { safeAt, error } = (await readCopyState(dataDir)) ?? {};
      if (error) throw new Error(error);
      if (safeAt && Date.parse(safeAt) > since) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await copies.stop();
    await server.stop();
  }
}

async function bringBack(): Promise<void> {
  const vault = openVault(openStore(store), readCopyKey(dataDir)!);
  const begun = { at: performance.now(), what: "Opening the copies." };
  const say = (words: string) => {
    print(`  ${begun.what}`, `${((performance.now() - begun.at) / 1000).toFixed(1)} s`);
    Object.assign(begun, { at: performance.now(), what: words });
  };
  const used = process.cpuUsage();
  const done = await restoreShop(vault, { into: back, to: undefined, say });
  say("");
  const { user, system } = process.cpuUsage(used);
  print("brought back and checked", `${done.seconds.toFixed(1)} s`);
  print("  processor of this process", `${((user + system) / 1e6).toFixed(1)} s`);
  print("  orders, bills, files", `${done.orders}, ${done.bills}, ${done.files}`);
  const faults = [...done.lostFiles, ...done.faults];
  if (faults.length > 0) throw new Error(`Not all is right: ${faults.slice(0, 5).join("; ")}`);
}

/** Throws where a row or a file is not as it was. */
async function compareShops(): Promise<void> {
  const folder = join(dataDir, "uploads");
  for (const name of readdirSync(folder))
    if (digestOf(join(folder, name)) !== digestOf(join(back, "uploads", name)))
      throw new Error(`The file ${name} is not as it was.`);
  const servers: EmbeddedPostgres[] = [];
  try {
    for (const each of [dataDir, back])
      servers.push(await openEmbeddedPostgres({ dataDir: each, log: quiet }));
    const clients = servers.map(({ ownerUrl }) => new pg.Client({ connectionString: ownerUrl }));
    for (const client of clients) await client.connect();
    const { tables, rows } = await compareDatabases(clients[0]!, clients[1]!);
    for (const client of clients) await client.end();
    print("  tables, rows", `${tables}, ${rows}`);
  } finally {
    for (const server of servers) await server.stop();
  }
}

function digestOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await work();
  print(what, `${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(44)}${figure.padEnd(14)}load ${loadavg()[0]!.toFixed(1)}\n`);
}
