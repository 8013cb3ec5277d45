import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { buildShop } from "#server/build.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { measureLoad } from "./load.ts";

const SHOP = "http://localhost:3400";
const BARE = "http://localhost:3401";
const ROUNDS = 3;

/** Measures the shop on this machine; read the ratios, not the figures: bench/README.md. */
const dataDir = mkdtempSync(join(tmpdir(), "materia-bench-"));
const log = { info: () => undefined, warn: console.warn };
try {
  await buildShop({ secondLanguage: undefined });
  await measureSeed();
  report("first start (database and seed included)", `${await measureStart()} ms`);
  report("second start", `${await measureStart()} ms`);
  await measurePages();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureSeed(): Promise<void> {
  const place = join(dataDir, "seed");
  const server = await openEmbeddedPostgres({ dataDir: place, log });
  await migrateDatabase(server.url);
  const database = openDatabase(server.url);
  const startedAt = performance.now();
  await seedDatabase(database.db, { now: new Date() });
  report("seed", `${Math.round(performance.now() - startedAt)} ms`);
  await database.close();
  await server.stop();
}

async function measureStart(): Promise<number> {
  const startedAt = performance.now();
  const shop = await startShop();
  const elapsed = Math.round(performance.now() - startedAt);
  await end(shop);
  return elapsed;
}

async function measurePages(): Promise<void> {
  const shop = await startShop();
  const bare = spawn(process.execPath, ["bench/bare-server.ts", "3401"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(bare.stdout!, "data");
  report("memory at rest", `${residentMegabytes(shop.pid!)} MB`);
  const product = /href="(\/product\/[^"]+)"/.exec(await (await fetch(`${SHOP}/bestsellers`)).text())![1]!;
  const pages = { home: "/", shop: "/shop?view=all", product };
  for (const [name, path] of Object.entries(pages)) {
    const fresh = `${path}${path.includes("?") ? "&" : "?"}utm_source=bench`;
    const rates = { bare: [] as number[], kept: [] as number[], fresh: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push(await measureLoad(BARE));
      rates.kept.push(await measureLoad(SHOP + path));
      rates.fresh.push(await measureLoad(SHOP + fresh));
    }
    const [bareRate, keptRate, freshRate] = [median(rates.bare), median(rates.kept), median(rates.fresh)];
    report(
      name,
      `kept ${keptRate}/s, ${(keptRate / bareRate).toFixed(2)} of a bare Node server (${bareRate}/s); rendered fresh ${freshRate}/s`,
    );
  }
  report("memory after load", `${residentMegabytes(shop.pid!)} MB`);
  await end(bare);
  await end(shop);
}

async function startShop(): Promise<ChildProcess> {
  const shop = spawn(process.execPath, ["server/start.js"], {
    env: { ...process.env, PORT: "3400", DATA_DIR: join(dataDir, "shop"), LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  shop.stdout!.on("data", (chunk) => {
    said += chunk;
  });
  while (!said.includes("The shop is open")) await once(shop.stdout!, "data");
  return shop;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]!;
  return Math.round(Number(kilobytes) / 1024);
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!);
}

function report(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(42)}${figure}\n`);
}
