import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { openBrowserAt } from "#tests/support/browser-at.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { type RunningShop, runShop } from "#tests/support/run-shop.ts";

let database: TestDatabase;
let shop: RunningShop;
let log = "";

beforeAll(async () => {
  database = await createTestDatabase("seeded");
  shop = await runShop({ DATABASE_URL: database.url });
  shop.process.stdout!.on("data", (words: string) => {
    log += words;
  });
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const linesOf = (message: string) =>
  log
    .split("\n")
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test("the log has one line for an order placed and one for it cancelled, and a line for a slow statement; none names anybody", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 9 });
  const buyer = openBrowserAt(shop.origin);
  await buyer.add(product.slug);
  const typed = { name: "Canary Buyer", addressLine1: "Canary Lane 5", note: "canary note" };
  const token = await buyer.order(typed);
  const [order] = await db.select().from(orders).where(eq(orders.trackingToken, token));
  const facts = { level: 30, number: order!.number, totalPaise: order!.totalPaise, method: "cod" };
  await expect.poll(() => linesOf("order placed")).toMatchObject([facts]);
  expect(Object.keys(linesOf("order placed")[0]!).toSorted()).toEqual([
    "level",
    "method",
    "msg",
    "number",
    "requestId",
    "time",
    "totalPaise",
  ]);

  const slow = await db.transaction(async (tx) => {
    await tx.execute(sql`select id from orders where number = ${order!.number} for update`);
    const cancelled = buyer.send(`/track-order/${token}`, { intent: "cancel" });
    await tx.execute(sql`select pg_sleep(1)`);
    return { cancelled };
  });
  expect((await slow.cancelled).status).toBeLessThan(400);
  await expect.poll(() => linesOf("order cancelled")).toMatchObject([facts]);
  await expect.poll(() => linesOf("slow query").length).toBeGreaterThan(0);
  expect(linesOf("slow query")).toContainEqual(
    expect.objectContaining({
      level: 40,
      requestId: (await slow.cancelled).headers.get("x-request-id"),
      statement: expect.stringContaining("for update"),
    }),
  );
  expect(log).not.toMatch(new RegExp(`canary|${buyer.phone}|${token}`, "i"));
});
