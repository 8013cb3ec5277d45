import "#server/production.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { buildShop } from "#server/build.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { makeDataFolder } from "./data-folder.ts";
import { type Load, measureLoad } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { end, memoryAfterLoad, QUIET_MS, residentMegabytes, startShop } from "./open-shop.ts";

const SHOP = "http://localhost:3400";
const BARE = "http://localhost:3401";
const FRESH = "http://localhost:3402";
const NGINX = "http://127.0.0.1:3403";
const CONNECTIONS = [1, 16, 64];
const ROUNDS = 9;
/** So long a process is asked for a page before it is measured: a shop that runs has its code compiled (bench/README.md). */
const WARM_SECONDS = 5;

const dataDir = makeDataFolder("bench");
const log = { info: () => undefined, warn: console.warn };
try {
  if (process.argv[2] === "search") await import("./search.ts");
  else if (process.argv[2] === "scale") await import("./scale.ts");
  else if (process.argv[2] === "restore") await import("./restore.ts");
  else if (process.argv[2] === "vitals") await import("./vitals.ts");
  else if (process.argv[2] === "lighthouse") await import("./lighthouse.ts");
  else if (process.argv[2] === "orders") await import("./orders.ts");
  else if (process.argv[2] === "overload") await import("./overload.ts");
  else await measureShop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Measures the shop on this machine; read the ratios, not the figures: bench/README.md. */
async function measureShop(): Promise<void> {
  await buildShop({ secondLanguage: undefined });
  await measureSeed();
  report("first start (database and seed included)", `${await measureStart()} ms`);
  report("second start", `${await measureStart()} ms`);
  await measurePages();
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
  const shop = await openShop();
  const elapsed = Math.round(performance.now() - startedAt);
  await end(shop);
  return elapsed;
}

async function measurePages(): Promise<void> {
  const shop = await openShop();
  await sleep(QUIET_MS);
  report("memory at rest", `${residentMegabytes(shop)} MB`);
  const product = /href="(\/product\/[^"]+)"/.exec(await (await fetch(`${SHOP}/bestsellers`)).text())![1]!;
  const pages = { home: "/", shop: "/shop?view=all", product };
  const bare = await startBeside("bench/bare-server.ts", ["3401", SHOP, ...Object.values(pages)]);
  const nginx = await startNginx({
    ...{ folder: join(dataDir, "nginx"), port: 3403 },
    ...{ origin: SHOP, paths: Object.values(pages) },
  });
  const fresh = await startBeside("bench/fresh-server.ts", [], { PORT: "3402" });
  for (const [name, path] of Object.entries(pages)) {
    for (const origin of [BARE, SHOP]) await measureLoad(origin + path, { seconds: WARM_SECONDS });
    for (const connections of CONNECTIONS)
      await measureKept({ name, path, connections, hasNginx: nginx !== undefined });
    const { perSecond } = await measureLoad(FRESH + path);
    report(name, `rendered fresh ${Math.round(perSecond)}/s`);
  }
  report("memory after load", `${await memoryAfterLoad(shop)}`);
  for (const each of [bare, nginx, fresh, shop]) if (each) await end(each);
}

/** Short turns of bare, kept, nginx and bare again: what the two bare ones differ by is the machine's own noise. */
async function measureKept({
  name,
  path,
  connections,
  hasNginx,
}: {
  name: string;
  path: string;
  connections: number;
  hasNginx: boolean;
}): Promise<void> {
  const short = { connections, seconds: 1 };
  const turns: (Record<"before" | "kept" | "after", Load> & { nginx: Load | undefined })[] = [];
  for (let round = 0; round < ROUNDS; round++)
    turns.push({
      before: await measureLoad(BARE + path, short),
      kept: await measureLoad(SHOP + path, short),
      nginx: hasNginx ? await measureLoad(NGINX + path.split("?")[0], short) : undefined,
      after: await measureLoad(BARE + path, short),
    });
  const ratios = turns.map(
    ({ before, kept, after }) => (2 * kept.perSecond) / (before.perSecond + after.perSecond),
  );
  const noise = turns.map(({ before, after }) => after.perSecond / before.perSecond);
  const keptRate = median(turns.map(({ kept }) => kept.perSecond));
  report(
    `${name}, ${connections} connections`,
    `kept ${Math.round(keptRate)}/s, ${median(ratios).toFixed(2)} of bare (${span(ratios)}; bare of bare ${span(noise)})`,
  );
  const besideNginx = turns.flatMap(({ kept, nginx }) => (nginx ? [kept.perSecond / nginx.perSecond] : []));
  if (hasNginx) report("", `${median(besideNginx).toFixed(2)} of nginx (${span(besideNginx)})`);
  const p99 = median(turns.map(({ kept }) => kept.p99Ms));
  const p99Bare = median(turns.map(({ before, after }) => (before.p99Ms + after.p99Ms) / 2));
  report("", `p99 ${p99.toFixed(1)} ms, of bare ${p99Bare.toFixed(1)} ms`);
}

function openShop(): Promise<ChildProcess> {
  return startShop({ PORT: "3400", DATA_DIR: join(dataDir, "shop") });
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function span(values: number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
}

function report(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(42)}${figure}\n`);
}
