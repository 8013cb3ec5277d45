import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { formatKeyRing } from "#app/domain/key-ring.ts";
import { buildShop } from "#server/build.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";
import { makeDataFolder } from "./data-folder.ts";
import { openDatabaseOf } from "./open-database.ts";
import { judgeMemory, judgeOrders } from "./overload/judge.ts";
import { type MinuteOfMemory, watchMemory } from "./overload/memory.ts";
import { findSustainable, offer } from "./overload/offer.ts";
import { newTally, type Tally, within } from "./overload/tally.ts";
import { type Acknowledged, type Goods, visit } from "./overload/visits.ts";

/** Twice what the shop can do, for ten minutes or as many as are named: bench/README.md. */
const MINUTES = Number(process.argv.find((word) => /^[\d.]+$/.test(word)) ?? 10);
/** In visits a second, where it is known already. */
const KNOWN = Number(
  /^rate=([\d.]+)$/.exec(process.argv.find((word) => word.startsWith("rate=")) ?? "")?.[1],
);
const TIMES = 2;
const PLENTY = 1_000_000;
const METRICS_TOKEN = "a-token-of-the-bench-of-overload";
const BACK_WITHIN_SECONDS = 10;
const CALM_VISITS = 20;

holdKeys(TEST_KEYS);
await buildShop({ secondLanguage: undefined });
const shop = await runShop({
  DATA_DIR: makeDataFolder("overload"),
  DATABASE_URL: "",
  ENCRYPTION_KEY: formatKeyRing(TEST_KEYS),
  TRUST_PROXY: "1",
  UPI_VPA: "shop@upi",
  METRICS_TOKEN,
  LOG_LEVEL: "error",
});
const database = openDatabaseOf(shop);
try {
  const faults = await overload(shop, database);
  print(faults.length === 0 ? "\nEverything as promised." : `\nNOT as promised:\n  ${faults.join("\n  ")}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await database.close();
  await shop.stop();
}

async function overload({ origin, process: running }: RunningShop, { db }: Database): Promise<string[]> {
  const goods = await openForSale(database, origin);
  const acknowledged: Acknowledged[] = [];
  const offered = { goods, acknowledged };
  await offer(offered, { perSecond: 5, seconds: 5 });
  print(`load of the machine before: ${loadavg()[0]!.toFixed(1)}`);
  const sustained = Number.isNaN(KNOWN) ? await findSustainable(offered, tellStep) : KNOWN;
  const calm = await offer(offered, { perSecond: sustained / 4, seconds: 5 });
  print(
    `sustainable: ${sustained.toFixed(1)} visits/s; at a quarter of it the middle answer takes ${within(0.5, calm).toFixed(0)} ms, p95 ${within(0.95, calm).toFixed(0)} ms`,
  );

  const before = acknowledged.length;
  const seconds = Math.round(60 * MINUTES);
  const memory = watchMemory(running, { origin, token: METRICS_TOKEN });
  const nuisances = startNuisances(origin, seconds);
  print(`\n${MINUTES} minutes at ${TIMES} times that, with nuisances beside:`);
  const tally = await offer(offered, { perSecond: TIMES * sustained, seconds, eachSecond: tellEachMinute() });
  memory.stop();
  const bothered = await nuisances;
  const backAfter = await untilBack(offered, within(0.95, calm));
  tellMinutes(memory.minutes());
  tellTally(tally);
  print(
    `orders acknowledged meanwhile: ${acknowledged.length - before}, ${((acknowledged.length - before) / seconds).toFixed(1)}/s`,
  );
  print(`nuisances, connections that ended: ${bothered.trim()}`);
  print(`back to usual: ${backAfter.toFixed(1)} s after the last visit`);
  print(`load of the machine after: ${loadavg()[0]!.toFixed(1)}`);
  const grown = judgeMemory(memory.minutes());
  print(`memory, ${grown.words}`);
  return [
    ...[...tally.faults].map(([words, times]) => `${words} (${times} times)`),
    ...(await judgeOrders(db, acknowledged)),
    ...(grown.isFault ? [`memory grows: ${grown.words}`] : []),
    ...(backAfter > BACK_WITHIN_SECONDS ? [`back only after ${backAfter.toFixed(1)} s`] : []),
    ...(acknowledged.length === before ? ["nobody could buy anything"] : []),
  ];
}

async function openForSale({ db }: Database, origin: string): Promise<Goods> {
  await openShop(db);
  const stocked = await Promise.all(
    Array.from({ length: 20 }, () => addStockedProduct(db, { quantity: PLENTY })),
  );
  const { rows: products } = await db.execute<{ path: string }>(
    sql`select '/product/' || slug as path from products where is_published and sold_to = 'anyone' order by id limit 400`,
  );
  const { rows: remedies } = await db.execute<{ name: string }>(
    sql`select name from remedies order by id limit 200`,
  );
  return {
    origin,
    pages: [
      "/shop?view=all",
      "/bestsellers",
      "/brands",
      "/categories",
      "/diseases",
      "/faq",
      "/brand/sbl",
      "/category/dilutions",
      ...products.map(({ path }) => path),
    ],
    words: remedies.map(({ name }) => name.toLowerCase().split(" ")[0]!),
    slugs: stocked.map(({ slug }) => slug),
  };
}

async function startNuisances(origin: string, seconds: number): Promise<string> {
  const file = join(import.meta.dirname, "overload/nuisances.ts");
  const child: ChildProcess = spawn(process.execPath, [file, new URL(origin).port, String(seconds)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout!.on("data", (part) => {
    said += part;
  });
  await once(child, "exit");
  return said;
}

/** Seconds until visits in turn, one after the other, are answered as usual: none refused, none more than three times as long as one in twenty was. */
async function untilBack(
  offered: { goods: Goods; acknowledged: Acknowledged[] },
  usualMs: number,
): Promise<number> {
  const startedAt = performance.now();
  for (let calm = 0, begunAt = startedAt; ; ) {
    const tally = newTally();
    await visit({ ...offered, tally });
    const isCalm =
      tally.refused === 0 && tally.faults.size === 0 && within(1, tally) < Math.max(3 * usualMs, 200);
    calm = isCalm ? calm + 1 : 0;
    if (calm === 1) begunAt = performance.now();
    if (calm === CALM_VISITS) return (begunAt - startedAt) / 1000;
    if (performance.now() - startedAt > 120_000) return 120;
    await sleep(20);
  }
}

function tellStep(perSecond: number, tally: Tally): void {
  print(
    `  ${perSecond.toFixed(1)} visits/s, ${tally.asked} requests: refused ${tally.refused}, middle ${within(0.5, tally).toFixed(0)} ms, p95 ${within(0.95, tally).toFixed(0)} ms${tally.faults.size > 0 ? `, ${[...tally.faults.keys()].slice(0, 3).join("; ")}` : ""}`,
  );
}

function tellEachMinute(): (tally: Tally) => void {
  let second = 0;
  let [asked, refused] = [0, 0];
  return (tally) => {
    second += 1;
    if (second % 60 > 0 && second !== 10) return;
    print(
      `  ${second} s: ${tally.asked - asked} answers, of them ${tally.refused - refused} refused; p95 so far ${within(0.95, tally).toFixed(0)} ms`,
    );
    [asked, refused] = [tally.asked, tally.refused];
  };
}

function tellTally(tally: Tally): void {
  print(
    `${tally.asked} answers, ${tally.refused} refused with a time to try again; middle ${within(0.5, tally).toFixed(0)} ms, p95 ${within(0.95, tally).toFixed(0)} ms, p99 ${within(0.99, tally).toFixed(0)} ms`,
  );
  for (const [what, times] of [...tally.statuses].sort()) print(`  ${what.padEnd(30)}${times}`);
}

function tellMinutes(minutes: MinuteOfMemory[]): void {
  print("memory by minute (middle), MB");
  print(`  resident  ${minutes.map(({ residentMb }) => residentMb.toFixed(0).padStart(5)).join("")}`);
  print(`  heap      ${minutes.map(({ heapMb }) => heapMb.toFixed(0).padStart(5)).join("")}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
