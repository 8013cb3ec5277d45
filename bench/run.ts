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
import { type Load, measureLoad } from "./load.ts";

const SHOP = "http://localhost:3400";
const BARE = "http://localhost:3401";
const FRESH = "http://localhost:3402";
const MANY = 64;
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
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
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
  report("memory at rest", `${residentMegabytes(shop.pid!)} MB`);
  const bare = await startBeside("bench/bare-server.ts", ["3401"]);
  const fresh = await startBeside("bench/fresh-server.ts", [], { PORT: "3402" });
  const product = /href="(\/product\/[^"]+)"/.exec(await (await fetch(`${SHOP}/bestsellers`)).text())![1]!;
  const pages = { home: "/", shop: "/shop?view=all", product };
  for (const [name, path] of Object.entries(pages)) {
    const loads = { bare: [], kept: [], fresh: [], bareMany: [], keptMany: [] } as Record<string, Load[]>;
    for (let round = 0; round < ROUNDS; round++) {
      loads.bare!.push(await measureLoad(BARE));
      loads.kept!.push(await measureLoad(SHOP + path));
      loads.bareMany!.push(await measureLoad(BARE, MANY));
      loads.keptMany!.push(await measureLoad(SHOP + path, MANY));
      loads.fresh!.push(await measureLoad(FRESH + path));
    }
    const rate = (of: string) => median(loads[of]!.map(({ perSecond }) => perSecond));
    const p99 = (of: string) => median(loads[of]!.map(({ p99Ms }) => p99Ms));
    report(
      name,
      `kept ${rate("kept")}/s, ${(rate("kept") / rate("bare")).toFixed(2)} of a bare Node server (${rate("bare")}/s); rendered fresh ${rate("fresh")}/s`,
    );
    report(
      `${name}, ${MANY} connections`,
      `kept ${rate("keptMany")}/s, ${(rate("keptMany") / rate("bareMany")).toFixed(2)} of bare; p99 ${p99("keptMany")} ms, of bare ${p99("bareMany")} ms`,
    );
  }
  report("memory after load", `${residentMegabytes(shop.pid!)} MB`);
  for (const each of [bare, fresh, shop]) await end(each);
}

async function startBeside(
  file: string,
  settings: string[],
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [file, ...settings], {
    env: { ...process.env, DATA_DIR: join(dataDir, "shop"), LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout!, "data");
  return server;
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
