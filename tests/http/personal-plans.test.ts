import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { readPlan } from "#tests/support/plan.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { openVisitor, type Visitor } from "#tests/support/visitor.ts";

/** A cart of two packs asks for two products; nobody's own page needs more rows of a table than this. */
const MOST_ROWS_READ = 200;
/** These grow with the shop and its years. */
const LARGE_TABLES = ["products", "batches", "orders", "order_lines", "reviews", "cart_lines", "outbox"];

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  // As after a first start: many tables hold nothing yet, and no round of PostgreSQL has counted the others.
  shop = await openTestShop();
  visitor = openVisitor(shop);
  await visitor.add("arnica-montana-30-ch-sbl-30-ml");
  await visitor.add("allium-cepa-30-ch-sbl-30-ml", 2);
});
afterAll(() => shop.close());

test.each(["/cart", "/checkout?pincode=122103", "/api/visit"])(
  "%s reads what lies in the cart along an index, also in a shop that has just been filled",
  async (path) => {
    await visitor.ask(path);
    const statements = await statementsOf(shop.pool, async () => {
      expect((await visitor.ask(path)).status).toBe(200);
    });
    expect(statements.length).toBeGreaterThan(0);
    for (const { text, values } of statements) {
      const scans = await readPlan(shop.pool, { query: text, params: values });
      const much = scans.filter(
        ({ table, rowsRead }) => LARGE_TABLES.includes(table) && rowsRead > MOST_ROWS_READ,
      );
      expect(much, text).toEqual([]);
    }
  },
);

test("PostgreSQL has counted every table once the shop opens, the empty ones, too", async () => {
  const { rows } = await shop.pool.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0",
  );
  expect(rows).toEqual([]);
});
