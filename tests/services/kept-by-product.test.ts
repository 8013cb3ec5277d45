import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listenToCatalog } from "#app/db/listen.server.ts";
import { createReadings, type ReadKept } from "#app/db/readings.server.ts";
import { NO_FILTER } from "#app/domain/catalog/shop-filter.ts";
import { isSellable } from "#app/services/catalog/availability.server.ts";
import { listFacets } from "#app/services/catalog/list-facets.server.ts";
import { listRelated } from "#app/services/catalog/list-related.server.ts";
import { listShelf } from "#app/services/catalog/list-shelf.server.ts";
import { countStock } from "#app/services/stock/stock-levels.server.ts";
import { filterOf } from "#tests/support/asked.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { readPlan } from "#tests/support/plan.ts";
import { readAnew, readAnewOnce } from "#tests/support/read-anew.ts";
import { changeShelf, SHELF_CHANGES } from "#tests/support/shelf-changes.ts";
import { statementsOf } from "#tests/support/statements.ts";

const TODAY = "2026-11-21";
const LATER = "2027-01-30";
const LOW_FROM = 5;
const FILTERS = [
  NO_FILTER,
  filterOf("brand=sbl&stock=in"),
  filterOf("category=dilutions&pack=30-ml"),
  filterOf("form=hair-oil&origin=india"),
  filterOf("potency=30-ch&max=200"),
  filterOf("alcohol=free&condition=skin-care&min=90"),
];
const LISTS = [
  filterOf("view=all"),
  filterOf("category=dilutions&sort=price-high"),
  filterOf("stock=in&sort=newest&page=2"),
  filterOf("origin=india&sort=name-asc"),
];
const BY_PRODUCT = ["products", "batches", "product_categories"];
/** What belongs to one product. */
const MOST_ROWS_READ = 30;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("seeded");
  await database.ownerDb.execute(sql`update batches set is_demo = false`);
  await database.ownerDb.execute(
    sql`create table places_before as select product_id, category_id from product_categories`,
  );
});
afterAll(() => database.drop());

/** What a process of the shop has: a listening connection, and readings of its own. */
async function openProcess(): Promise<ReadKept> {
  const listener = listenToCatalog(database.url, (change) => readings.noteChange(change));
  const readings = createReadings({ db: database.db, catchUp: listener.catchUp });
  onTestFinished(() => listener.stop());
  while (!(await listener.catchUp())) await new Promise((resolve) => setTimeout(resolve, 10));
  return readings.readKept;
}

async function said(readKept: ReadKept, today: string) {
  const [stock, ...choices] = await Promise.all([
    countStock(readKept, { today, lowFrom: LOW_FROM }),
    ...FILTERS.map((filter) => listFacets(readKept, { filter, today })),
  ]);
  return { stock, choices };
}

/** One page of each list of medicines, and what stands beside some products. */
async function listed(readKept: ReadKept, today: string) {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`select id from products where is_published and id % 700 = 3 order by id`,
  );
  const lists = LISTS.map((filter) => listShelf(readKept, { filter, today, perPage: 24 }));
  const beside = rows.map(({ id }) => listRelated(readKept, { productId: id, today, limit: 4 }));
  return Promise.all([...lists, ...beside]);
}

/** The two numbers by themselves, as the database counts them. */
async function countedStock(today: string) {
  const { rows } = await database.db.execute<{ soldOut: number; low: number }>(sql`
    select count(*) filter (where free = 0)::int as "soldOut", count(*) filter (where free between 1 and ${LOW_FROM})::int as low
    from (
      select coalesce(sum(quantity - held_quantity) filter (where ${isSellable(today)}), 0) as free
      from products left join batches on batches.product_id = products.id where products.is_published group by products.id
    ) as stock`);
  return rows[0];
}

async function expectAsReadAnew(processes: ReadKept[], today: string, after: string) {
  const anew = await said(readAnew(database.db), today);
  expect(anew.stock).toEqual(await countedStock(today));
  const listedAnew = await listed(readAnewOnce(database.db), today);
  for (const process of processes) {
    expect(await said(process, today), after).toEqual(anew);
    expect(await listed(process, today), after).toEqual(listedAnew);
  }
}

test("after each kind of change a process says what one which reads all anew does", async () => {
  const process = await openProcess();
  for (const what of Object.keys(SHELF_CHANGES)) {
    await said(process, TODAY);
    const places = [31, 5_003];
    const wasLetThrough = [];
    for (const n of places) wasLetThrough.push(await changeShelf(database.ownerDb, { what, n }));
    expect(wasLetThrough, what).toContain(true);
    await expectAsReadAnew([process], TODAY, what);
  }
});

test("after any changes two processes offer the choices and count the stock that one which reads all anew does", async () => {
  const processes = [await openProcess(), await openProcess()];
  const step = fc.record({
    what: fc.constantFrom(...Object.keys(SHELF_CHANGES)),
    n: fc.nat(1_000_000),
    by: fc.nat(1),
  });
  const walk = fc.array(step, { minLength: 4, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(walk, fc.constantFrom(TODAY, TODAY, TODAY, LATER), async (steps, today) => {
      for (const { by, ...change } of steps) {
        await changeShelf(database.ownerDb, change);
        await said(processes[by]!, today);
      }
      await expectAsReadAnew(processes, today, JSON.stringify(steps));
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test.each([
  [
    "a sale",
    1,
    sql`update batches set quantity = quantity - 1 where id = (select max(id) from batches where quantity > 5)`,
  ],
  [
    "a sale of the last pack",
    4,
    sql`update batches set quantity = 0 where id = (select min(id) from batches where quantity > 5 and held_quantity = 0)`,
  ],
  [
    "a price",
    4,
    sql`update products set price_paise = price_paise - 1 where id = (select min(id) from products where is_published)`,
  ],
  [
    "a product taken off",
    4,
    sql`update products set is_published = false where id = (select max(id) from products where is_published)`,
  ],
  [
    "another category",
    3,
    sql`insert into product_categories (product_id, category_id)
      select product_id, category_id from (select min(id) as product_id from products where is_published) as first,
        (select id as category_id from categories) as any_category
      where not exists (select from product_categories known
        where known.product_id = first.product_id and known.category_id = any_category.category_id) limit 1`,
  ],
])("after %s nothing of other products is read again", async (_, most, change) => {
  // A walk may have left a demo pack, whose change opens or closes the shop, or emptied a table, which may be gone through then.
  await database.ownerDb.execute(sql`update batches set is_demo = false where is_demo`);
  await database.ownerDb.execute(
    sql`insert into product_categories (product_id, category_id) select product_id, category_id from places_before on conflict do nothing`,
  );
  await database.ownerDb.execute(sql`analyze product_categories`);
  const process = await openProcess();
  await said(process, TODAY);
  await database.ownerDb.execute(change);
  const statements = await statementsOf(database.pool, () => said(process, TODAY));
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.length).toBeLessThanOrEqual(most);
  for (const { text, values } of statements) {
    const scans = await readPlan(database.pool, { query: text, params: values });
    const read = scans.filter(({ table }) => BY_PRODUCT.includes(table));
    expect(
      read.filter(({ node, rowsRead }) => node === "Seq Scan" || rowsRead > MOST_ROWS_READ),
      text,
    ).toEqual([]);
  }
  expect(await statementsOf(database.pool, () => said(process, TODAY)), "nothing more changed").toEqual([]);
});

test("whoever asks while packs are sold never hears of less than what was sold before", async () => {
  const processes = [await openProcess(), await openProcess()];
  await database.ownerDb.execute(
    sql`update batches set quantity = 9, held_quantity = 0, is_quarantined = false, expires_on = '2031-01-31'`,
  );
  const { rows } = await database.ownerDb.execute<{ id: number }>(sql`
    select min(id) as id from batches where product_id in (select id from products where is_published)
    group by product_id having count(*) = 1 order by id limit 60`);
  const [{ soldOut: before }, { inStock }] = await Promise.all([
    countStock(processes[0]!, { today: TODAY, lowFrom: LOW_FROM }),
    listFacets(processes[0]!, { filter: NO_FILTER, today: TODAY }),
  ]);
  let sold = 0;
  let isDone = false;
  const asking = processes.map(async (process) => {
    while (!isDone) {
      const atLeast = before + sold;
      expect((await countStock(process, { today: TODAY, lowFrom: LOW_FROM })).soldOut).toBeGreaterThanOrEqual(
        atLeast,
      );
      expect((await listFacets(process, { filter: NO_FILTER, today: TODAY })).inStock).toBeLessThanOrEqual(
        inStock,
      );
    }
  });
  for (const { id } of rows) {
    await database.ownerDb.execute(sql`update batches set quantity = 0 where id = ${id}`);
    sold += 1;
  }
  isDone = true;
  await Promise.all(asking);
  await expectAsReadAnew(processes, TODAY, "all were sold");
});

test("after its connection broke a process says what was changed meanwhile", async () => {
  const process = await openProcess();
  await said(process, TODAY);
  await database.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query like 'listen%' or query = 'select')",
  );
  await database.ownerDb.execute(sql`update products set price_paise = price_paise - 1 where id % 5 = 0`);
  await expectAsReadAnew([process], TODAY, "while nobody listened");
});
