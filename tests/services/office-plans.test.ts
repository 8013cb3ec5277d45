import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { PRODUCT_VIEWS } from "#app/domain/catalog/product-view.ts";
import { ORDER_VIEWS } from "#app/domain/orders/order-view.ts";
import { lastWeek } from "#app/domain/reports/asked-week.ts";
import { STOCK_VIEWS } from "#app/domain/stock/stock-view.ts";
import { listOwnOrders } from "#app/services/accounts/own-orders.server.ts";
import { listDeskProducts } from "#app/services/catalog/desk/list-desk-products.server.ts";
import { listAuditPeople } from "#app/services/office/audit-people.server.ts";
import { findForCounter } from "#app/services/office/find-for-counter.server.ts";
import { listAudit, listAuditActs } from "#app/services/office/list-audit.server.ts";
import { listCustomers } from "#app/services/office/list-customers.server.ts";
import { listMessages, MESSAGE_VIEWS } from "#app/services/office/list-messages.server.ts";
import { searchProducts } from "#app/services/office/search-products.server.ts";
import { countOrdersByView, listOfficeOrders } from "#app/services/orders/list-office-orders.server.ts";
import {
  findProductPlace,
  listProductEntries,
  listRemedyEntries,
  listShelfEntries,
} from "#app/services/pages/sitemaps/catalog-entries.server.ts";
import { dateShelves } from "#app/services/pages/sitemaps/date-shelves.server.ts";
import { listPlacePages } from "#app/services/places/list-place-pages.server.ts";
import { listNotKept } from "#app/services/reports/not-kept.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { listBatchOrders, listMovements } from "#app/services/stock/find-batch.server.ts";
import { listStock } from "#app/services/stock/list-stock.server.ts";
import { countStock } from "#app/services/stock/stock-levels.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { fillLargeOffice, LARGE_TABLES } from "#tests/support/large-office.ts";
import { readPlan } from "#tests/support/plan.ts";
import { readAnewOnce } from "#tests/support/read-anew.ts";

const TODAY = "2026-11-21";
/** A page has 50 rows; with what a view leaves out, or what one brand has, no list reads more of a large table. */
const MOST_ROWS_READ = 2_000;

let database: TestDatabase;
const asked: { query: string; params: unknown[] }[] = [];
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase("seeded");
  await fillLargeOffice(database.owner);
  const logger = { logQuery: (query: string, params: unknown[]) => asked.push({ query, params }) };
  db = drizzle({ client: database.pool, casing: "snake_case", logger });
});
afterAll(() => database.drop());

test.each(ORDER_VIEWS)("the orders of the view %s are read along an index, page by page", async (view) => {
  await expectKeyed(
    async (after) => (await listOfficeOrders(db, { view, q: "", today: TODAY, after })).after,
  );
});

test("how many orders wait in each view is counted without reading those that were given up", () =>
  expectKeyed(() => countOrdersByView(db, TODAY)));

test.each(["", "village 1234", "nowhere"])(
  "the pages of places are listed by “%s” without reading all of them",
  (q) => expectKeyed(async (after) => (await listPlacePages(db, { q, after })).after),
);

test.each(["7000000123", "customer 12", "nobody at all", "SHH-2026-000123"])(
  "orders are found by %s without reading all of them",
  (q) => expectKeyed(() => listOfficeOrders(db, { view: "all", q, today: TODAY })),
);

test.each(PRODUCT_VIEWS)(
  "the products of the view %s are read along an index, page by page",
  async (view) => {
    const filter = { q: "", brand: "", form: "" };
    await expectKeyed(
      async (after) => (await listDeskProducts(db, { view, filter, after, today: TODAY })).after,
    );
  },
);

test.each([
  ["a brand", { brand: "sbl", form: "" }],
  ["a form", { brand: "", form: "dilutions" }],
  ["a brand and a form", { brand: "sbl", form: "dilutions" }],
])("the products of %s are read along an index, page by page", async (_, chosen) => {
  await expectKeyed(
    async (after) =>
      (await listDeskProducts(db, { view: "all", filter: { q: "", ...chosen }, after, today: TODAY })).after,
  );
});

test.each(["zincum 200", "sbl-zinc", "no such thing"])(
  "products are found by %s without reading all of them",
  async (q) => {
    const filter = { q, brand: "", form: "" };
    const vocabulary = await readVocabulary(database.db);
    await expectKeyed(() => searchProducts(db, { q, vocabulary, today: TODAY, limit: 20 }));
    await expectKeyed(() => listDeskProducts(db, { view: "all", filter, after: undefined, today: TODAY }));
    await expectKeyed(() => findForCounter(db, { typed: q, vocabulary, today: TODAY }));
  },
);

test("the stock is read along an index, page by page; what is low or sold out is told from memory", async () => {
  const readKept = readAnewOnce(db);
  await countStock(readKept, { today: TODAY, lowFrom: 3 });
  for (const view of STOCK_VIEWS)
    await expectKeyed(
      async (after) =>
        (await listStock({ db, readKept }, { view, q: "", after, today: TODAY, lowFrom: 3 })).after,
    );
});

test.each([
  ["nothing", {}],
  ["an act", { act: "act-3" }],
  ["an act that never was", { act: "nothing" }],
  ["a person", { person: "user:staff-2" }],
  ["a person who did nothing", { person: "user:nobody" }],
  ["customers", { person: "shopper" }],
  ["jobs", { person: "system" }],
  ["commands", { person: "command" }],
  ["whoever has left", { person: "gone" }],
  ["a kind of thing", { thing: "order" as const }],
  ["a kind of thing that nothing was done to", { thing: "review" as const }],
  ["a thing", { thing: "order" as const, name: "B-1500" }],
  ["a thing of any kind", { name: "B-1500" }],
  ["a person, an act and a thing", { person: "user:staff-2", act: "act-3", thing: "product" as const }],
  ["a day", { day: "2026-11-01" }],
])("the log filtered by %s is read along an index, page by page", async (_, chosen) => {
  const filter = { person: "", act: "", thing: "" as const, name: "", day: "", ...chosen };
  await expectKeyed(async (after) => (await listAudit(db, { filter, after })).after);
});

test("the acts and people to filter the log by are known without reading it", async () => {
  await expectKeyed(() => listAuditActs(db));
  await expectKeyed(() => listAuditPeople(db));
});

test.each(["", "7000000123", "Customer 1234", "customer1234@example", "nobody"])(
  "customers are listed by “%s” without reading all of them",
  (q) =>
    expectKeyed(async (after) =>
      (await listCustomers(db, { q, after: Number(after) || undefined })).after?.toString(),
    ),
);

test("customers are listed each with their own orders", async () => {
  expect(
    (await listCustomers(db, { q: "Customer 1234" })).rows.map((row) => [row.name, row.orderCount]),
  ).toContainEqual(["Customer 1234", 1]);
});

test.each(MESSAGE_VIEWS)("the %s messages are read along an index, page by page", (view) =>
  expectKeyed(async (after) =>
    (await listMessages(db, { view, after: Number(after) || undefined })).after?.toString(),
  ),
);

test("the ledger, and who got a batch, are read along an index", async () => {
  await expectKeyed(async (after) =>
    (await listMovements(db, { after: Number(after) || undefined })).after?.toString(),
  );
  await expectKeyed(() => listMovements(db, { batchId: 5 }));
  await expectKeyed(() => listBatchOrders(db, "l4000"));
});

test("somebody's own orders are found without reading those of all", async () => {
  await expectKeyed(() => listOwnOrders(db, { userId: "staff-1" }));
});

test("a part of the sitemap is read on from where the one before ended", async () => {
  const from = (await findProductPlace(db, 3_000))!;
  await expectKeyed(() => listProductEntries(db, { from, limit: 100, hasPictures: true }));
});

test("when shelves, brands and remedies last changed is known without reading their packs", async () => {
  const shelves = [...(await listShelfEntries(database.db)), ...(await listRemedyEntries(database.db))];
  expect(shelves.length).toBeGreaterThan(100);
  await expectKeyed(() => dateShelves(db, shelves));
});

test("what was asked for last week and not kept is read word by word, whatever was ever asked for", async () => {
  const week = lastWeek(TODAY);
  expect((await listNotKept(db, week)).length).toBeGreaterThan(50);
  await expectKeyed(() => listNotKept(db, week));
});

/** Asks for the first page and, where there is one, for the next, and looks at how PostgreSQL answers each statement. */
async function expectKeyed(
  page: (after: string | undefined) => Promise<unknown>,
  mostRowsRead = MOST_ROWS_READ,
) {
  asked.length = 0;
  const after = await page(undefined);
  if (typeof after === "string") await page(after);
  expect(asked.length).toBeGreaterThan(0);
  for (const { query, params } of [...asked]) {
    const scans = (await readPlan(database.pool, { query, params })).filter(({ table }) =>
      LARGE_TABLES.includes(table),
    );
    expect(
      scans.filter(({ node }) => node === "Seq Scan"),
      query,
    ).toEqual([]);
    expect(
      scans.filter(({ rowsRead }) => rowsRead > mostRowsRead),
      query,
    ).toEqual([]);
  }
}
