import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLines } from "#app/db/schema/cart.ts";
import { orders } from "#app/db/schema/orders.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes, addStockedProduct, fillCarts, orderRequest } from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";

const ORDERS = 200;

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), "materia-kill-"));
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

test.each([30, 100, 170])(
  "killed after %i of 200 orders, the shop keeps every acknowledged order, no half one, and goes on",
  async (killAfter) => {
    const { db, url } = database;
    const requests = await prepareRequests();
    const files = {
      requests: join(folder, `${killAfter}.json`),
      acknowledged: join(folder, `${killAfter}.txt`),
    };
    writeFileSync(files.requests, JSON.stringify(requests));
    const acknowledgements = () =>
      existsSync(files.acknowledged) ? readFileSync(files.acknowledged, "utf8").split("\n").slice(0, -1) : [];

    const shop = spawn(
      process.execPath,
      ["tests/support/place-many.ts", url, files.requests, files.acknowledged, String(killAfter)],
      {
        stdio: "inherit",
      },
    );
    expect(await once(shop, "exit")).toEqual([null, "SIGKILL"]);
    await untilConnectionsAreGone();

    const numberOf = new Map(acknowledgements().map((line) => line.split(" ") as [string, string]));
    expect(numberOf.size).toBeGreaterThanOrEqual(killAfter);
    expect(numberOf.size).toBeLessThan(ORDERS);
    const keys = requests.map((request) => request.idempotencyKey);
    const kept = await db.select().from(orders).where(inArray(orders.idempotencyKey, keys));
    expect(await findLedgerFaults(db)).toEqual([]);
    const keptNumbers = new Map(kept.map((order) => [order.idempotencyKey, order.number]));
    for (const [key, number] of numberOf) expect(keptNumbers.get(key)).toBe(number);
    const fullCarts = await db
      .selectDistinct({ id: cartLines.cartId })
      .from(cartLines)
      .where(
        inArray(
          cartLines.cartId,
          requests.map((request) => request.cartId!),
        ),
      );
    expect(fullCarts.length + kept.length).toBe(ORDERS);

    const again = [];
    for (const request of requests) again.push(await placeOrder(db, request));
    const replays = again.flatMap((placed, n) =>
      placed.ok && placed.value.isReplay ? [[keys[n]!, placed.value.number] as const] : [],
    );
    expect(again.every((placed) => placed.ok)).toBe(true);
    expect(new Map(replays)).toEqual(keptNumbers);
    expect(await db.$count(orders, inArray(orders.idempotencyKey, keys))).toBe(ORDERS);
    expect(await findLedgerFaults(db)).toEqual([]);
  },
);

async function prepareRequests(): Promise<OrderRequest[]> {
  const { db } = database;
  const products = [1, 2].map(() => addStockedProduct(db, { quantity: 2 * ORDERS }));
  const lines = (await Promise.all(products)).map((product) => ({ product, quantity: 2 }));
  const cartIds = await fillCarts(db, { count: ORDERS, lines });
  const request = await orderRequest(db, { cartId: cartIds[0]! });
  return cartIds.map((cartId, n) => ({
    ...request,
    cartId,
    idempotencyKey: `key-of-${cartId}`,
    form: {
      ...request.form,
      phone: `98${String(n).padStart(8, "0")}`,
      paymentMethod: n % 3 === 0 ? ("upi" as const) : ("cod" as const),
    },
  }));
}

async function untilConnectionsAreGone(): Promise<void> {
  const working = sql`select 1 from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await database.db.execute(working)).rowCount).toBe(0);
}
