import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS, migrateDatabase } from "#app/db/migrate.server.ts";
import { compareSums, readSums } from "#server/upgrade/sums.ts";
import { type BareDatabase, createBareDatabase } from "#tests/support/bare-database.ts";
import { plantGoods, plantOrder } from "#tests/support/rows-of-the-past.ts";
import { migrateAsReleased } from "#tests/support/trial-version.ts";

/** The first release took two steps; every landing since then that added one counts as released, so each number from there on. */
const FIRST_RELEASE = 2;
/** After which of them an order of that time is written: the first release, one role, before and after the ledger of money, bills that stay, and whatever is newest. */
const ORDERS_AFTER = [2, 14, 32, 33, 35, 41, 49];
/** From where a shop that was not updated for long jumps to today at once. */
const JUMPS_FROM = [2, 14, 32, 40];

const steps = readMigrationFiles({ migrationsFolder: MIGRATIONS });
const opened: { database: BareDatabase; client: pg.Client }[] = [];

async function openAt(count: number) {
  const database = await createBareDatabase();
  await migrateAsReleased(database.url, count);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("set client_min_messages to warning");
  opened.push({ database, client });
  return { url: database.url, client };
}
afterAll(async () => {
  for (const { database, client } of opened) {
    await client.end();
    await database.drop();
  }
});

let walked: Awaited<ReturnType<typeof openAt>>;
beforeAll(async () => {
  walked = await openAt(FIRST_RELEASE);
});

/** As the migrator does it: a step is whole, with its note, or it was not made. */
async function takeStep(client: pg.Client, step: (typeof steps)[number]): Promise<void> {
  await client.query("begin");
  for (const statement of step.sql) await client.query(statement);
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
    step.hash,
    step.folderMillis,
  ]);
  await client.query("commit");
}

const UNLIKE = "batches unlike their ledger";

test("step by step from the first release to today, no step changes what was sold, paid and kept in stock", async () => {
  const { url, client } = walked;
  const goods = await plantGoods(client);
  for (let count = FIRST_RELEASE; count < steps.length; count += 1) {
    if (ORDERS_AFTER.includes(count)) await plantOrder(client, { n: 1_000 + count, ...goods });
    const before = await readSums(client);
    expect(before.get(UNLIKE)).toBe("0");
    await takeStep(client, steps[count]!);
    expect([count, ...compareSums(before, await readSums(client))]).toEqual([count]);
  }
  await plantOrder(client, { n: 2_000, ...goods });
  const sums = await readSums(client);
  await migrateDatabase(url);
  expect(compareSums(sums, await readSums(client))).toEqual([]);
  expect(sums.get("orders")).toBe(`${ORDERS_AFTER.length + 1} of ${(ORDERS_AFTER.length + 1) * 24_000}`);
  const { rows } = await client.query(`
    select number from orders where (select sum(amount_paise) from order_transactions where order_id = orders.id) is distinct from
      (select sum(amount_paise) from payments where order_id = orders.id) - (select sum(amount_paise) from refunds where order_id = orders.id)`);
  expect(rows).toEqual([]);
  // Those of orders from before there were any stay without.
  expect(sums.get("invoices")).toBe("4 of 96000");
});

test.each(JUMPS_FROM)(
  "a shop that stopped after step %i comes to today at once, with all it held",
  async (count) => {
    const { url, client } = await openAt(count);
    const goods = await plantGoods(client);
    for (const n of [1, 2, 3]) await plantOrder(client, { n, ...goods });
    const before = await readSums(client);
    await migrateDatabase(url);
    const after = await readSums(client);
    expect(compareSums(before, after)).toEqual([]);
    expect(after.get("orders")).toBe("3 of 72000");
    expect(after.get(UNLIKE)).toBe("0");
  },
);

test("a step that loses a row or a paisa is seen", () => {
  const before = new Map([["orders", "2 of 480"]]);
  expect(compareSums(before, new Map([["orders", "2 of 479"]]))).toEqual([
    "The table orders had 2 of 480, and has 2 of 479 now.",
  ]);
  expect(compareSums(before, new Map())).toHaveLength(1);
  expect(compareSums(before, new Map([...before, ["invoices", "1 of 5"]]))).toEqual([]);
});
