import { rmSync } from "node:fs";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { buildShop } from "#server/build.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { growCatalogue } from "./catalogue/grow-catalogue.ts";
import { makeDataFolder } from "./data-folder.ts";
import { printHitRates } from "./search/compare.ts";
import { print } from "./search/figures.ts";
import { measureSize, type Place, type Size } from "./search/measure-size.ts";
import type { ProcessorTime } from "./search/processor-time.ts";

const [MIDDLE, LARGE] = [20_000, 200_000] as const;

/** Measures the search: how often it is right ("rates"), and how fast the built shop is at three sizes ("times"); both without a word: bench/README.md. */
const [asksRates, asksTimes] = ["rates", "times"].map((part) => process.argv.includes(part));
const dataDir = makeDataFolder("search-bench");
const server = await openEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
try {
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  const owner = openDatabase(server.ownerUrl, { waits: "long" });
  await seedDatabase(owner.db, { now: new Date() });
  await owner.pool.query("vacuum analyze");
  if (asksRates || !asksTimes) await printHitRates(server.ownerUrl);
  if (asksTimes || !asksRates)
    await printTimes({ pool: owner.pool, dataDir, postgresHome: server.dataDir, databaseUrl: server.url });
  await owner.close();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function printTimes(place: Place): Promise<void> {
  await buildShop({ secondLanguage: undefined });
  const small = await measureSize(place);
  await grow(place, MIDDLE);
  const middle = await measureSize(place);
  await grow(place, LARGE);
  const large = await measureSize(place);
  printGrowth(small, middle);
  printGrowth(middle, large);
}

async function grow({ pool }: Place, to: number): Promise<void> {
  const startedAt = performance.now();
  await growCatalogue(pool, to);
  const seconds = (performance.now() - startedAt) / 1_000;
  print(`\ngrown to ${to.toLocaleString("en")} products in ${seconds.toFixed(1)} s`);
}

function printGrowth(before: Size, after: Size): void {
  const times = after.products / before.products;
  const [from, to] = [before, after].map(({ products }) => products.toLocaleString("en"));
  print(`\nGrowth from ${from} to ${to} products, ${times.toFixed(1)} times as many`);
  for (const [what, { p50, p95, took }] of after.figures) {
    const own = before.figures.get(what)!;
    const grown = { p50: p50 / own.p50, p95: p95 / own.p95, processor: sum(took) / sum(own.took) };
    const said = Object.entries(grown).filter(([, growth]) => Number.isFinite(growth));
    const isBelow = said.every(([, growth]) => growth < times);
    print(
      `  ${what.padEnd(34)}${said.map(([name, growth]) => `${name} ${growth.toFixed(1)} times`).join(", ")}: ${isBelow ? "below linear" : "NOT below linear"}`,
    );
  }
}

function sum(took: ProcessorTime | undefined): number {
  return took ? took.shopMs + took.databaseMs : Number.NaN;
}
