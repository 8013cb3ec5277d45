import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { PRODUCT_VIEWS } from "#app/domain/catalog/product-view.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ORDER_VIEWS } from "#app/domain/orders/order-view.ts";
import { presetPeriod } from "#app/domain/reports/report-period.ts";
import { listDeskProducts } from "#app/services/catalog/desk/list-desk-products.server.ts";
import { listCustomers } from "#app/services/office/list-customers.server.ts";
import { searchProducts } from "#app/services/office/search-products.server.ts";
import { countCounterTasks, findFigures } from "#app/services/office/today.server.ts";
import { countOrdersByView, listOfficeOrders } from "#app/services/orders/list-office-orders.server.ts";
import { findFortnight } from "#app/services/reports/fortnight.server.ts";
import { listReports } from "#app/services/reports/registry.server.ts";
import { readReport } from "#app/services/reports/run-report.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { listRunningLow } from "#app/services/stock/list-running-low.server.ts";
import { listStock } from "#app/services/stock/list-stock.server.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { readAnew } from "#tests/support/read-anew.ts";
import { growCatalogue } from "./catalogue/grow-catalogue.ts";
import { makeDataFolder } from "./data-folder.ts";

const ROUNDS = 7;
const ALL = { q: "", brand: "", form: "" };

/** Measures the lists of the back office over 100,000 orders and 20,000 products: the middle of 7 calls each, in milliseconds. */
const dataDir = makeDataFolder("office-bench");
const server = await openEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
try {
  await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
  const database = openDatabase(server.url);
  await seedDatabase(database.db, { now: new Date() });
  const owner = openDatabase(server.ownerUrl, { waits: "long" });
  await growCatalogue(owner.pool, 20_000);
  const filler = await owner.pool.connect();
  await filler.query(readFileSync(join(import.meta.dirname, "large-shop.sql"), "utf8"));
  await filler.query("vacuum analyze");
  filler.release();
  await owner.close();
  await measureLists(database.db);
  await measureReports(database.db);
  await database.close();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureLists(db: Db): Promise<void> {
  const now = new Date();
  const today = indiaDate(now);
  for (const view of ORDER_VIEWS)
    await measure(`orders, ${view}`, () => listOfficeOrders(db, { view, q: "", today }));
  const { after } = await listOfficeOrders(db, { view: "all", q: "", today });
  await measure("orders, the next page", () => listOfficeOrders(db, { view: "all", q: "", today, after }));
  await measure("orders, by phone", () => listOfficeOrders(db, { view: "all", q: "7000000123", today }));
  await measure("orders, by name", () => listOfficeOrders(db, { view: "all", q: "customer 12", today }));
  await measure("orders, counts of the tabs", () => countOrdersByView(db, today));
  await measure("today, what waits", () => countCounterTasks(db, now));
  await measure("today, figures", () => findFigures(db, now));
  await measure("today, fortnight", () => findFortnight(db, now));
  await measure("today, running low", () =>
    listRunningLow({ db, readKept: readAnew(db) }, { now, lowFrom: 3, limit: 5 }),
  );
  for (const view of ["low", "out", "all"] as const)
    await measure(`stock, ${view}`, () =>
      listStock({ db, readKept: readAnew(db) }, { view, q: "", after: undefined, today, lowFrom: 3 }),
    );
  await measure("stock, by words", () =>
    listStock(
      { db, readKept: readAnew(db) },
      { view: "all", q: "arnica 30", after: undefined, today, lowFrom: 3 },
    ),
  );
  for (const view of PRODUCT_VIEWS)
    await measure(`catalogue, ${view}`, () =>
      listDeskProducts(db, { view, filter: ALL, after: undefined, today }),
    );
  await measure("catalogue, of a brand and form", () =>
    listDeskProducts(db, {
      view: "all",
      filter: { q: "", brand: "sbl", form: "dilutions" },
      after: undefined,
      today,
    }),
  );
  await measure("customers", () => listCustomers(db, { q: "" }));
  await measure("customers, by name", () => listCustomers(db, { q: "customer 123" }));
  const vocabulary = await readVocabulary(db);
  await measure("products, by words", () =>
    searchProducts(db, { q: "arnica 30", vocabulary, today, limit: 20 }),
  );
}

async function measureReports(db: Db): Promise<void> {
  const today = indiaDate(new Date());
  for (const { name } of listReports())
    for (const preset of ["thirty", "last-year"] as const)
      await measure(`${name}, ${preset}`, () =>
        readReport(db, { name, period: presetPeriod(preset, today) }),
      );
}

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  const middle = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
  process.stdout.write(`${what.padEnd(34)}${middle.toFixed(1)} ms\n`);
}
