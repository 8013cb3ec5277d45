import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inspectBooks } from "#server/backup/check-restored.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes } from "#tests/support/fixtures.ts";
import { placeMixed, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { moveThrough } from "#tests/support/placed-order.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
  for (let n = 0; n < 3; n++)
    await moveThrough(database.db, (await placeMixed(database.db)).number, ...TO_DISPATCH);
});
afterAll(() => database?.drop());

test("books that agree have no fault", async () => {
  expect(await inspectBooks(database.db)).toEqual([]);
});

/** What is damaged past the guards of the database, and the sentence that the test of the copies says. */
const FAULTS: [string, string, string, RegExp][] = [
  [
    "a pack too many on the shelf",
    "batches",
    "update batches set quantity = quantity + 1 where id = (select min(id) from batches)",
    /has \d+ packs, and its ledger says otherwise/,
  ],
  [
    "a pack kept for an order that is none",
    "batches",
    "update batches set held_quantity = 1, quantity = greatest(quantity, 1) where id = (select max(id) from batches)",
    /keeps 1 packs for orders, and the orders say otherwise/,
  ],
  [
    "a lost movement of stock",
    "stock_movements",
    "delete from stock_movements where id = (select max(id) from stock_movements)",
    /its ledger says otherwise/,
  ],
  [
    "a paisa too much in an order's total",
    "orders",
    "update orders set total_paise = total_paise + 1 where id = (select min(id) from orders)",
    /The total of order .* is not that of its lines/,
  ],
  [
    "a lost line of an order",
    "order_lines",
    "delete from order_lines where id = (select max(id) from order_lines)",
    /The total of order .* is not that of its lines/,
  ],
  [
    "a lost payment",
    "payments",
    "delete from payments where order_id = (select min(id) from orders)",
    /Order .* has no payment, or more than one/,
  ],
  [
    "a lost bill in the middle",
    "invoices",
    "delete from invoices where sequence = 2",
    /The bills W of .* have a gap/,
  ],
  [
    "the lost last bill",
    "invoices",
    "delete from invoices where sequence = (select max(sequence) from invoices)",
    /The bills W of .* have a gap/,
  ],
];

test.each(FAULTS)("%s is found", async (_, table, damage, sentence) => {
  const undone = new Error("undone");
  const damaged = database.ownerDb.transaction(async (tx) => {
    // As the owner of the tables, past their guards; keys that hang on what goes away go with it.
    const { rows } = await tx.execute<{ drop: string }>(
      sql.raw(
        "select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint where contype in ('f', 'c') and connamespace = 'public'::regnamespace",
      ),
    );
    for (const { drop } of rows) await tx.execute(sql.raw(drop));
    await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql.raw(damage));
    expect((await inspectBooks(tx)).join("\n")).toMatch(sentence);
    throw undone;
  });
  await expect(damaged).rejects.toBe(undone);
});
