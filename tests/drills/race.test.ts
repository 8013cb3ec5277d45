import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import { actorColumns, byCommand, bySystem } from "#app/domain/actor.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  type AddedProduct,
  addBatch,
  addPincodes,
  addProduct,
  addStockedProduct,
  fillCarts,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
} from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { openPatientDatabase } from "#tests/support/patient-database.ts";

// Two pools stand for two processes of the shop over one database: together 24 connections that really race.
let database: TestDatabase;
let processes: Database[];
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
  processes = [1, 2].map(() => openPatientDatabase(database.url, { maxConnections: 12 }));
});
afterEach(async () => {
  expect(await findLedgerFaults(database.db)).toEqual([]);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()));
  await database.drop();
});

type Line = { product: AddedProduct; quantity: number };

let buyers = 0;

/** Checkout pages of that many buyers, each with a cart, a phone and a key of their own. */
async function prepareBuyers(count: number, lines: Line[], paymentMethod: "cod" | "upi" = "cod") {
  const cartIds = await fillCarts(database.db, { count, lines });
  const request = await orderRequest(database.db, { cartId: cartIds[0]!, form: { paymentMethod } });
  return cartIds.map((cartId): OrderRequest => {
    const phone = `97${String(++buyers).padStart(8, "0")}`;
    return { ...request, cartId, idempotencyKey: `buyer ${buyers}`, form: { ...request.form, phone } };
  });
}

/** Sends all pages at the same moment, to both processes in turn, and counts the answers. */
async function placeAtOnce(requests: OrderRequest[]) {
  const answers = await Promise.all(requests.map((request, n) => placeOrder(processes[n % 2]!.db, request)));
  const counts: Record<string, number> = { placed: 0, replays: 0 };
  for (const answer of answers) {
    const kind = !answer.ok ? answer.reason : answer.value.isReplay ? "replays" : "placed";
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return { answers, counts };
}

async function freePacks({ id }: AddedProduct): Promise<number> {
  const [row] = await database.db
    .select({ free: sql<number>`sum(quantity - held_quantity)::int` })
    .from(batches)
    .where(eq(batches.productId, id));
  return row!.free;
}

test.each(["cod", "upi"] as const)(
  "50 buyers at once for the last 5 packs, paying by %s: exactly 5 get one",
  async (method) => {
    const product = await addProduct(database.db);
    await addBatch(database.db, { productId: product.id, quantity: 2 });
    await addBatch(database.db, { productId: product.id, quantity: 3, expiresOn: "2028-01-31" });
    const { counts } = await placeAtOnce(await prepareBuyers(50, [{ product, quantity: 1 }], method));
    expect(counts).toEqual({ placed: 5, replays: 0, "sold-out": 45 });
    expect(await freePacks(product)).toBe(0);
  },
);

test("buyers of 1, 2 and 3 packs share 20 packs; who is refused wanted more than is left", async () => {
  const product = await addStockedProduct(database.db, { quantity: 20 });
  const groups = await Promise.all([1, 2, 3].map((quantity) => prepareBuyers(10, [{ product, quantity }])));
  const mixed = groups[0]!.flatMap((_, n) => groups.map((group) => group[n]!));
  const { answers } = await placeAtOnce(mixed);
  const wanted = answers.map((answer, n) => ({ isPlaced: answer.ok, quantity: (n % 3) + 1 }));
  const sold = wanted.filter(({ isPlaced }) => isPlaced).reduce((sum, { quantity }) => sum + quantity, 0);
  const left = await freePacks(product);
  expect(sold + left).toBe(20);
  for (const { isPlaced, quantity } of wanted) if (!isPlaced) expect(quantity).toBeGreaterThan(left);
});

test("carts with the same two products in opposite order never block each other", async () => {
  const [a, b] = await Promise.all([1, 2].map(() => addStockedProduct(database.db, { quantity: 1_000 })));
  const there = await prepareBuyers(
    30,
    [a!, b!].map((product) => ({ product, quantity: 1 })),
  );
  const back = await prepareBuyers(
    30,
    [b!, a!].map((product) => ({ product, quantity: 1 })),
  );
  const { counts } = await placeAtOnce(there.flatMap((request, n) => [request, back[n]!]));
  expect(counts).toEqual({ placed: 60, replays: 0 });
  expect([await freePacks(a!), await freePacks(b!)]).toEqual([940, 940]);
  expect(await countDeadlocks()).toBe(0);
});

test("the same page sent 20 times at once makes one order, and all 20 get the same answer", async () => {
  const product = await addStockedProduct(database.db, { quantity: 100 });
  const [request] = await prepareBuyers(1, [{ product, quantity: 1 }]);
  const { answers, counts } = await placeAtOnce(Array.from({ length: 20 }, () => request!));
  expect(counts).toEqual({ placed: 1, replays: 19 });
  expect(new Set(answers.map((answer) => answer.ok && answer.value.trackingToken)).size).toBe(1);
  expect(await database.db.$count(orders, eq(orders.idempotencyKey, request!.idempotencyKey))).toBe(1);
  expect(await freePacks(product)).toBe(99);
});

test("one cart sent 20 times at once under 20 keys makes one order; the others find an empty cart", async () => {
  const product = await addStockedProduct(database.db, { quantity: 100 });
  const [request] = await prepareBuyers(1, [{ product, quantity: 1 }]);
  const pages = Array.from({ length: 20 }, (_, n) => ({ ...request!, idempotencyKey: `one cart ${n}` }));
  const { counts } = await placeAtOnce(pages);
  expect(counts).toEqual({ placed: 1, replays: 0, "empty-cart": 19 });
  expect(await freePacks(product)).toBe(99);
});

test("one key sent at once from two carts makes one order", async () => {
  const product = await addStockedProduct(database.db, { quantity: 100 });
  const pages = (await prepareBuyers(10, [{ product, quantity: 1 }])).map((page) => ({
    ...page,
    idempotencyKey: "same",
  }));
  const { counts } = await placeAtOnce(pages);
  expect(counts).toEqual({ placed: 1, replays: 0, "key-reused": 9 });
});

test("50 buyers at once of a product with 1,000 packs all get theirs", async () => {
  const product = await addStockedProduct(database.db, { quantity: 1_000 });
  const { counts } = await placeAtOnce(await prepareBuyers(50, [{ product, quantity: 20 }]));
  expect(counts).toEqual({ placed: 50, replays: 0 });
  expect(await freePacks(product)).toBe(0);
});

test("buying, paying, cancelling, releasing and counting stock all at once keep the books right", async () => {
  const { db } = database;
  const products = await Promise.all([1, 2, 3].map(() => addStockedProduct(db, { quantity: 60 })));
  const lines = products.map((product) => ({ product, quantity: 1 }));
  const byUpi = await placeAtOnce(await prepareBuyers(20, lines, "upi"));
  const byCash = await placeAtOnce(await prepareBuyers(10, lines));
  const numbers = [...byUpi.answers, ...byCash.answers].map((answer) =>
    answer.ok ? answer.value.number : "",
  );
  const change = { actor: byCommand("orders"), now, publicOrigin: ORIGIN };
  await Promise.all([
    placeAtOnce(await prepareBuyers(20, lines.toReversed())),
    ...numbers.map((number) => confirmPayment(processes[0]!.db, { ...change, number })),
    ...numbers.map((number) => cancelOrder(processes[1]!.db, { ...change, number })),
    releaseExpiredHolds(processes[1]!.db, new Date(now.getTime() + 16 * 60_000)),
    ...products.map((product) => receivePacks(product)),
  ]);
  expect(await countDeadlocks()).toBe(0);
});

/** What a stock count in the back office does: ten packs more, in one transaction with the ledger. */
async function receivePacks({ id }: AddedProduct): Promise<void> {
  await database.db.transaction(async (tx) => {
    const [batch] = await tx
      .update(batches)
      .set({ quantity: sql`quantity + 10` })
      .where(eq(batches.productId, id))
      .returning({ id: batches.id });
    await tx
      .insert(stockMovements)
      .values({ ...actorColumns(bySystem("seed")), batchId: batch!.id, quantity: 10, reason: "adjusted" });
  });
}

async function countDeadlocks(): Promise<number> {
  await database.db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await database.db.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]!.deadlocks);
}
