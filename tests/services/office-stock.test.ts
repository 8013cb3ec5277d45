import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { priceChanges } from "#app/db/schema/catalog-changes.ts";
import { batches } from "#app/db/schema/stock.ts";
import { byUser } from "#app/domain/actor.ts";
import type { BatchForm } from "#app/domain/stock/batch-form.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { adjustBatch, destroyBatch, quarantineBatch } from "#app/services/stock/change-batch.server.ts";
import {
  findBatch,
  listBatchesOf,
  listBatchOrders,
  listExpiringBatches,
  listMovements,
} from "#app/services/stock/find-batch.server.ts";
import { listStock } from "#app/services/stock/list-stock.server.ts";
import { receiveBatch } from "#app/services/stock/receive-batch.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBatch,
  addPincodes,
  addProduct,
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { readAnew } from "#tests/support/read-anew.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  await addPincodes(database.db);
});
afterAll(() => database.drop());

const actor = byUser({ userId: "Kavita" });
const change = { note: "counted twice", actor, now };

function batch(facts: Partial<BatchForm> = {}): BatchForm {
  return {
    number: "AM30-2507",
    expiresOn: "2030-06-30",
    mrp: 12_000,
    quantity: 24,
    cost: 6_000,
    supplier: "Agency",
    ...facts,
  };
}

function receive(slug: string, facts: Partial<BatchForm> = {}) {
  return receiveBatch(database.db, { sku: slug.toUpperCase(), batch: batch(facts), actor, now });
}

async function quantityOf(batchId: number) {
  return (await findBatch(database.db, batchId))?.quantity;
}

test("packs that come in are in stock and in the ledger, more of the same batch add to it", async () => {
  const { slug } = await addProduct(database.db);
  const first = await receive(slug);
  const second = await receive(slug, { quantity: 6 });
  expect([first.ok, second.ok]).toEqual([true, true]);
  const [known] = await listBatchesOf(database.db, slug.toUpperCase());
  expect(known).toMatchObject({ number: "AM30-2507", quantity: 30, costPaise: 6_000, supplier: "Agency" });
  const { rows } = await listMovements(database.db, { batchId: known!.id });
  expect(rows.map(({ quantity, reason, actor: who }) => [quantity, reason, who])).toEqual([
    [6, "received", { kind: "user", name: null }],
    [24, "received", { kind: "user", name: null }],
  ]);
});

test("the MRP on the packs takes the place of an estimate, with its entry in the price history", async () => {
  const { db } = database;
  const { id, slug } = await addProduct(db, { mrpSource: "estimate" });
  expect((await receive(slug, { mrp: 9_900 })).ok).toBe(false);
  expect((await receive(slug, { mrp: 13_500 })).ok).toBe(true);
  const [product] = await db.select().from(products).where(eq(products.id, id));
  expect(product).toMatchObject({ mrpSource: "label", mrpPaise: 13_500, pricePaise: 10_000 });
  expect(await db.select().from(priceChanges).where(eq(priceChanges.productId, id))).toMatchObject([
    { reason: "batch", oldMrpPaise: 12_000, newMrpPaise: 13_500, newPricePaise: 10_000 },
  ]);
  await receive(slug, { number: "LATER", mrp: 15_000 });
  const [later] = await db.select().from(products).where(eq(products.id, id));
  expect(later!.mrpPaise).toBe(13_500);
});

test.each([
  ["a batch that has expired", { expiresOn: "2026-11-21" }, "expired"],
  ["packs whose MRP is below what the shop asks", { mrp: 9_999 }, "mrp-below-price"],
] as const)("%s is not taken in", async (_, facts, reason) => {
  const { slug } = await addProduct(database.db);
  expect(await receive(slug, facts)).toEqual({ ok: false, reason });
  expect(await listBatchesOf(database.db, slug.toUpperCase())).toEqual([]);
});

test("a known batch number with another expiry or MRP is asked about, and nothing is added", async () => {
  const { slug } = await addProduct(database.db);
  await receive(slug);
  expect(await receive(slug, { expiresOn: "2030-07-31" })).toEqual({ ok: false, reason: "other-batch" });
  expect(await receive(slug, { mrp: 13_000 })).toEqual({ ok: false, reason: "other-batch" });
  expect(await listBatchesOf(database.db, slug.toUpperCase())).toMatchObject([{ quantity: 24 }]);
});

test("a form of packs that came in adds them once, also when it is sent twice at the same moment", async () => {
  const { slug } = await addProduct(database.db);
  const send = () =>
    receiveBatch(database.db, {
      sku: slug.toUpperCase(),
      batch: batch(),
      idempotencyKey: `in ${slug}`,
      actor,
      now,
    });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatchObject({ ok: true, value: { quantity: 24 } });
  expect([second, await send()]).toEqual([first, first]);
  expect(await listBatchesOf(database.db, slug.toUpperCase())).toMatchObject([{ quantity: 24 }]);
});

test("a product nobody knows takes nothing in", async () => {
  expect(await receive("no-such-product")).toEqual({ ok: false, reason: "unknown-product" });
});

test("what was counted on the shelf becomes the stock, but packs that wait for a payment cannot be counted away", async () => {
  const product = await addStockedProduct(database.db, { quantity: 5 });
  await placeTestOrder(database.db, {
    lines: [{ slug: product.slug, quantity: 2 }],
    form: { paymentMethod: "upi" },
  });
  const [found] = await listBatchesOf(database.db, product.slug.toUpperCase());
  const batchId = found!.id;
  expect(await adjustBatch(database.db, { ...change, batchId, counted: 1 })).toEqual({
    ok: false,
    reason: "held",
  });
  expect(await destroyBatch(database.db, { ...change, batchId })).toEqual({ ok: false, reason: "held" });
  expect(await adjustBatch(database.db, { ...change, batchId, counted: 5 })).toEqual({
    ok: false,
    reason: "no-change",
  });
  expect((await adjustBatch(database.db, { ...change, batchId, counted: 4 })).ok).toBe(true);
  expect(await quantityOf(batchId)).toBe(4);
});

test("a count is refused when packs came or went since the batch was looked at, and so is writing it off", async () => {
  const product = await addStockedProduct(database.db, { quantity: 5 });
  const [{ id: batchId } = { id: 0 }] = await listBatchesOf(database.db, product.slug.toUpperCase());
  await placeTestOrder(database.db, { lines: [{ slug: product.slug, quantity: 2 }] });
  const seen = { ...change, batchId, seen: 5 };
  expect(await adjustBatch(database.db, { ...seen, counted: 4 })).toEqual({ ok: false, reason: "moved" });
  expect(await destroyBatch(database.db, seen)).toEqual({ ok: false, reason: "moved" });
  expect(await quantityOf(batchId)).toBe(3);
  expect((await adjustBatch(database.db, { ...seen, seen: 3, counted: 2 })).ok).toBe(true);
});

test("a batch in quarantine is off sale until it is free again, and every step says who and why", async () => {
  const product = await addProduct(database.db);
  const batchId = await addBatch(database.db, { productId: product.id, quantity: 3 });
  const order = () => placeTestOrder(database.db, { lines: [{ slug: product.slug, quantity: 1 }] });
  expect((await quarantineBatch(database.db, { ...change, batchId, isQuarantined: true })).ok).toBe(true);
  expect(await quarantineBatch(database.db, { ...change, batchId, isQuarantined: true })).toEqual({
    ok: false,
    reason: "no-change",
  });
  await expect(order()).rejects.toThrow("sold-out");
  await quarantineBatch(database.db, { ...change, batchId, isQuarantined: false });
  expect((await order()).number).toMatch(/^SH-/);
});

test("a batch that is written off holds nothing any more", async () => {
  const product = await addProduct(database.db);
  const batchId = await addBatch(database.db, { productId: product.id, quantity: 7 });
  expect((await destroyBatch(database.db, { ...change, batchId })).ok).toBe(true);
  expect(await quantityOf(batchId)).toBe(0);
  expect(await destroyBatch(database.db, { ...change, batchId })).toEqual({ ok: false, reason: "no-change" });
  expect(await destroyBatch(database.db, { ...change, batchId: 999_999 })).toEqual({
    ok: false,
    reason: "unknown-batch",
  });
});

test("a recall names everybody who got packs of the batch, in any spelling of its number, and nobody whose order was cancelled", async () => {
  const product = await addProduct(database.db);
  await addBatch(database.db, { productId: product.id, quantity: 9, number: "RC-77" });
  const lines = [{ slug: product.slug, quantity: 2 }];
  const kept = await placeTestOrder(database.db, { lines });
  const cancelled = await placeTestOrder(database.db, { lines });
  await cancelOrder(database.db, { number: cancelled.number, actor, now, publicOrigin: ORIGIN });
  const sales = await listBatchOrders(database.db, "rc-77");
  expect(sales.map(({ orderNumber, phone, quantity }) => [orderNumber, phone, quantity])).toEqual([
    [kept.number, "9812345678", 2],
  ]);
  expect(await listBatchOrders(database.db, "RC-78")).toEqual([]);
});

test("batches that end soon are listed by day, empty ones are not", async () => {
  const product = await addProduct(database.db, { name: "Ending" });
  const add = (expiresOn: string, quantity: number) =>
    addBatch(database.db, { productId: product.id, quantity, expiresOn });
  const ids = [await add("2027-01-31", 2), await add("2026-12-31", 1)];
  await add("2026-12-30", 0);
  await add("2031-01-31", 1);
  const found = await listExpiringBatches(database.db, "2027-02-28");
  expect(found.filter((row) => row.sku === product.slug.toUpperCase()).map((row) => row.id)).toEqual(
    ids.reverse(),
  );
});

test("products run low, are sold out, or are found by name and SKU; pages follow each other without a gap", async () => {
  const own = await createTestDatabase("empty");
  for (let n = 0; n < 60; n++)
    await addStockedProduct(own.db, {
      name: `Remedy ${String(n).padStart(2, "0")}`,
      quantity: n % 3,
      searchText: "x",
    });
  const list = (view: "low" | "out" | "all", q = "", after?: string) =>
    listStock(
      { db: own.db, readKept: readAnew(own.db) },
      { view, q, after, today: "2026-11-21", lowFrom: 1 },
    );
  const first = await list("all");
  const second = await list("all", "", first.after);
  expect([...first.rows, ...second.rows].map((row) => row.name.slice(0, 9))).toEqual(
    Array.from({ length: 60 }, (_, n) => `Remedy ${String(n).padStart(2, "0")}`),
  );
  expect(second.after).toBeUndefined();
  expect((await list("low")).rows).toHaveLength(20);
  expect((await list("out")).rows).toHaveLength(20);
  expect((await list("all", first.rows[4]!.sku)).rows.map((row) => row.sku)).toContain(first.rows[4]!.sku);
  await own.drop();
});

test("whatever is received, counted, written off and sold: the ledger always sums to the stock", async () => {
  const { db } = database;
  const product = await addProduct(db);
  const batchId = await addBatch(db, { productId: product.id, quantity: 10 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant("count" as const), packs: fc.integer({ min: 0, max: 40 }) }),
    fc.record({ kind: fc.constant("destroy" as const) }),
    fc.record({ kind: fc.constant("receive" as const), packs: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant("sell" as const), packs: fc.integer({ min: 1, max: 5 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      for (const each of steps) {
        if (each.kind === "count") await adjustBatch(db, { ...change, batchId, counted: each.packs });
        if (each.kind === "destroy") await destroyBatch(db, { ...change, batchId });
        if (each.kind === "receive") await receive(product.slug, { number: "P-1", quantity: each.packs });
        if (each.kind === "sell")
          await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: each.packs }] }).catch(
            () => undefined,
          );
      }
      expect(await findLedgerFaults(db)).toEqual([]);
    }),
    { numRuns: 15 },
  );
  const rows = await db.select().from(batches).where(eq(batches.productId, product.id));
  expect(rows.every((row) => row.quantity >= 0)).toBe(true);
});
