import { rmSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { buildShop } from "#server/build.ts";
import { type EmbeddedPostgres, openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";
import { makeDataFolder } from "./data-folder.ts";
import { askPages } from "./scale/ask-pages.ts";
import { fillShop, SHOP_SIZES, type ShopSize } from "./scale/fill-shop.ts";
import { openInProcess } from "./scale/open-in-process.ts";
import { timeOrders } from "./scale/place-orders.ts";
import { findOffences, listLargeTables, type Offence } from "./scale/plans.ts";
import { runJobs } from "./scale/run-jobs.ts";

const SIZES: Record<string, ShopSize> = SHOP_SIZES;
const CHECKED_UP_TO = 10_000;
const STATEMENT_SHOWN = 160;

/** Measures every page, report and job at three sizes, or at those named, and says which statements read a large table: bench/README.md. */
const named = Object.keys(SIZES).filter((size) => process.argv.includes(size));
const asked = named.length > 0 ? named : Object.keys(SIZES);
const figures = new Map<string, (number | undefined)[]>();
const dataDir = makeDataFolder("scale-bench");
holdKeys(TEST_KEYS);
const server = await openEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
try {
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  const owner = openDatabase(server.ownerUrl, { waits: "long" });
  await seedDatabase(owner.db, { now: new Date() });
  await openShop(owner.db);
  await buildShop({ secondLanguage: undefined });
  for (const [place, size] of asked.entries()) await measureSize(server, { owner, place, size });
  await owner.close();
  printGrowth();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureSize(
  server: EmbeddedPostgres,
  { owner, place, size }: { owner: ReturnType<typeof openDatabase>; place: number; size: string },
): Promise<void> {
  const now = new Date();
  const startedAt = performance.now();
  await fillShop(server, { owner: owner.pool, size: SIZES[size]!, now });
  print(`\n${size} filled in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  if (SIZES[size]!.orders <= CHECKED_UP_TO) await refuseFaults(owner);
  const note = (what: string, ms: number) => {
    const all = figures.get(what) ?? [];
    all[place] = ms;
    figures.set(what, all);
  };
  const home = { databaseUrl: server.url, dataDir: join(dataDir, "shop") };
  const working = await openInProcess({ ...home, hasJobs: true });
  for await (const { what, ms } of runJobs(working)) note(what, ms);
  await working.close();
  await owner.pool.query("vacuum analyze");
  const shop = await openInProcess(home);
  await measurePages(shop, { owner: owner.pool, today: indiaDate(now), note });
  note("an order is placed", await timeOrders(shop.shop.db));
  await shop.close();
}

async function measurePages(
  shop: Awaited<ReturnType<typeof openInProcess>>,
  { owner, today, note }: { owner: pg.Pool; today: string; note: (what: string, ms: number) => void },
): Promise<void> {
  const large = await listLargeTables(owner);
  const offences = new Map<string, Offence & { pages: string[] }>();
  for await (const { what, ms, status, statements } of askPages(shop, owner, today)) {
    note(what, ms);
    if (status >= 500) print(`  ${what} answered ${status}`);
    for (const offence of await findOffences(owner, { statements, large })) {
      const known = offences.get(offence.statement) ?? { ...offence, pages: [] };
      known.pages.push(what);
      offences.set(offence.statement, known);
    }
  }
  print("  Statements that read a large table as a whole, or more than 10,000 rows of it:");
  for (const { node, table, rowsRead, statement, pages } of offences.values())
    print(
      `  ${node}, ${table}, ${Math.round(rowsRead)} rows (${pages.slice(0, 3).join("; ")}${pages.length > 3 ? ` and ${pages.length - 3} more` : ""}): ${statement.replace(/\s+/g, " ").slice(0, STATEMENT_SHOWN)}`,
    );
}

async function refuseFaults({ db }: ReturnType<typeof openDatabase>): Promise<void> {
  const faults = (await findLedgerFaults(db)).filter((fault) => !fault.endsWith("no message"));
  if (faults.length > 0) throw new Error(`The books do not agree: ${faults.slice(0, 5).join("; ")}`);
}

/** Each thing with its milliseconds at each size, and how many times longer it takes at ten times the size. */
function printGrowth(): void {
  print(`\n${"".padEnd(50)}${asked.map((size) => size.padStart(10)).join("")}   per tenfold`);
  for (const [what, all] of figures) {
    const [first, last] = [all[0]!, all.at(-1)!];
    const growth = asked.length > 1 ? (last / Math.max(first, 1)) ** (1 / (asked.length - 1)) : Number.NaN;
    print(
      `${what.padEnd(50)}${asked.map((_, place) => (all[place]?.toFixed(0) ?? "").padStart(10)).join("")}   ${Number.isNaN(growth) ? "" : growth.toFixed(1)}`,
    );
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
