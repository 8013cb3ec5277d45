import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settings } from "#app/db/schema/ground.ts";
import { checkMonth } from "#app/services/books/month/check-month.server.ts";
import { returnLines } from "#app/services/orders/cancel-lines.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes } from "#tests/support/fixtures.ts";
import { linesOf, placeMixed, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { copyInvoices } from "#tests/support/many-invoices.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";
import { readPlan } from "#tests/support/plan.ts";

const NOVEMBER = { month: "2026-11", today: "2026-12-02" };
const IN_DECEMBER = new Date("2026-12-01T05:00:00Z");

/** As the shop of the tests has it. */
const OWN = "06ABCDE1234F1Z4";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(() => database.drop());

/** As somebody finds it who keeps nothing. */
const checkAnew = (asked = NOVEMBER) =>
  checkMonth(drizzle({ client: database.pool, casing: "snake_case" }), asked);

async function sell(): Promise<string> {
  const { number } = await placeMixed(database.db);
  await moveThrough(database.db, number, ...TO_DISPATCH, "delivered");
  return number;
}

async function takeBack(number: string, now = shop.now) {
  const [line] = await linesOf(database.db, number);
  await returnLines(database.db, {
    ...{ ...shop, now, number, isSealed: true },
    lines: [{ lineId: line!.id, quantity: 1 }],
  });
}

const write = (key: "shop" | "tax", value: object) =>
  database.db
    .insert(settings)
    .values({ key, value, updatedAt: shop.now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || ${JSON.stringify(value)}::jsonb` },
    });

test("a month that was looked at shows at once what is sold and comes back, then and later, and what the shop says of itself", async () => {
  const { db } = database;
  const number = await sell();
  const changes: Record<string, () => Promise<unknown>> = {
    "a bill more": sell,
    "a credit note": () => takeBack(number),
    "a second one of the same bill a month later": () => takeBack(number, IN_DECEMBER),
    "another number of GST": () => write("shop", { gstin: "06ZZZZZ1234F1Z4" }),
    "a larger turnover": () => write("tax", { isTurnoverAboveFiveCrore: true }),
  };
  let before = await checkMonth(db, NOVEMBER);
  expect(before.paperCount).toBe(1);
  for (const [what, change] of Object.entries(changes)) {
    await change();
    const after = await checkMonth(db, NOVEMBER);
    expect(after, what).toEqual(await checkAnew());
    expect(after, what).not.toBe(before);
    expect(await checkMonth(db, NOVEMBER), what).toBe(after);
    before = after;
  }
  expect(before.paperCount).toBe(3);
  const earlier = { ...NOVEMBER, today: "2026-11-30" };
  const onTheLastDay = await checkMonth(db, earlier);
  expect(onTheLastDay).toEqual(await checkAnew(earlier));
  expect(onTheLastDay).not.toEqual(before);
  await write("shop", { gstin: OWN });
});

test("a month that nothing was added to is shown again without a look at its papers", async () => {
  await sell();
  await copyInvoices(database.owner, 3_000);
  await database.owner.query("vacuum analyze");
  const asked: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => asked.push({ query, params }) };
  const db = drizzle({ client: database.pool, casing: "snake_case", logger });
  const first = await checkMonth(db, NOVEMBER);
  asked.length = 0;
  expect(await checkMonth(db, NOVEMBER)).toBe(first);
  for (const each of asked)
    for (const { node, table, rowsRead } of await readPlan(database.pool, each))
      if (table === "invoices") expect(node === "Index Only Scan" || rowsRead < 100).toBe(true);
});
