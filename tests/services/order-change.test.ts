import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { batches } from "#app/db/schema/stock.ts";
import { byUser } from "#app/domain/actor.ts";
import { cancelLines, returnLines } from "#app/services/orders/cancel-lines.server.ts";
import { changeLineBatch } from "#app/services/orders/change-line-batch.server.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { findOfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import { listOfficeOrders } from "#app/services/orders/list-office-orders.server.ts";
import { noteOrder } from "#app/services/orders/note-order.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import {
  addBatch,
  addStockedProduct,
  SATURDAY_MORNING as now,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, moveThrough, placeTwo, shop, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();

async function office(number: string) {
  return (await findOfficeOrder(database.db, { number, now }))!;
}

/** Two lines: 3 packs of one product, 1 of another. */
async function placeMixed(paymentMethod: "cod" | "upi") {
  const { db } = database;
  const [first, second] = [
    await addStockedProduct(db, { quantity: 5 }),
    await addStockedProduct(db, { quantity: 5 }),
  ];
  const lines = [
    { slug: first.slug, quantity: 3 },
    { slug: second.slug, quantity: 1 },
  ];
  const { number } = await placeTestOrder(db, { lines, form: { paymentMethod, email: "asha@example.org" } });
  if (paymentMethod === "upi") await confirmPayment(db, { ...shop, number });
  const order = await office(number);
  return { number, first, second, lineIds: order.lines.map((line) => line.id) };
}

test("packs taken out of a cash order go back into their batch, and less cash is asked for at the door", async () => {
  const { number, first, lineIds } = await placeMixed("cod");
  const before = await office(number);
  const cancelled = await cancelLines(database.db, {
    ...shop,
    number,
    lines: [{ lineId: lineIds[0]!, quantity: 2 }],
  });
  expect(cancelled).toEqual({ ok: true, value: { paise: 20_000 } });
  const after = await office(number);
  expect(after.keptPaise).toBe(before.totalPaise - 20_000);
  expect(after.payment).toMatchObject({ status: "due", amountPaise: before.totalPaise - 20_000 });
  expect(after.gst.taxablePaise + after.gst.cgstPaise + after.gst.sgstPaise).toBe(after.keptPaise);
  expect(await stockOf(database.db, first)).toEqual([4, 0]);
  expect(await lettersOf(database.db, number)).toContain("customer linesCancelled");
});

test("packs are taken out once by a form that is sent twice, and brought back once", async () => {
  const { db } = database;
  const { number, lineIds } = await placeMixed("cod");
  const asked = { ...shop, number, lines: [{ lineId: lineIds[0]!, quantity: 1 }], leftPaise: 0 };
  const both = await Promise.all([cancelLines(db, asked), cancelLines(db, asked)]);
  expect(both.filter((each) => each.ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "left-meanwhile" });
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
  const back = () => returnLines(db, { ...asked, leftPaise: 10_000, isSealed: true });
  expect([await back(), await back()]).toMatchObject([{ ok: true }, { ok: false, reason: "left-meanwhile" }]);
  expect((await office(number)).cancelledPaise).toBe(20_000);
});

test("the last pack cannot be taken out, a pack nobody ordered neither, and nothing leaves a parcel on its way", async () => {
  const { number, lineIds } = await placeMixed("cod");
  const take = (lines: { lineId: number; quantity: number }[]) =>
    cancelLines(database.db, { ...shop, number, lines });
  const all = [
    { lineId: lineIds[0]!, quantity: 3 },
    { lineId: lineIds[1]!, quantity: 1 },
  ];
  expect(await take(all)).toEqual({ ok: false, reason: "whole-order" });
  expect(await take([{ lineId: lineIds[0]!, quantity: 4 }])).toEqual({ ok: false, reason: "too-many" });
  expect(await take([{ lineId: 999_999, quantity: 1 }])).toEqual({ ok: false, reason: "unknown-line" });
  expect(await take([])).toEqual({ ok: false, reason: "nothing-chosen" });
  await moveThrough(database.db, number, "confirmed", "packed", "out_for_delivery");
  expect(await take([{ lineId: lineIds[0]!, quantity: 1 }])).toEqual({ ok: false, reason: "not-allowed" });
  expect(await cancelLines(database.db, { ...shop, number: "SH-0000-0000", lines: all })).toEqual({
    ok: false,
    reason: "unknown-order",
  });
});

test("an order that waits for its payment is cancelled as a whole only", async () => {
  const { number } = await placeTwo(database.db, "upi");
  const [line] = (await office(number)).lines;
  const lines = [{ lineId: line!.id, quantity: 1 }];
  expect(await cancelLines(database.db, { ...shop, number, lines })).toEqual({
    ok: false,
    reason: "not-allowed",
  });
});

test("what was paid for packs that left is owed, given back once, and never more than that", async () => {
  const { db } = database;
  const { number, lineIds } = await placeMixed("upi");
  const refund = (idempotencyKey: string, change: object = {}) =>
    refundOrder(db, { ...shop, number, reason: "cancelled", idempotencyKey, ...change });
  expect(await refund("a")).toEqual({ ok: false, reason: "nothing-due" });
  await cancelLines(db, { ...shop, number, lines: [{ lineId: lineIds[1]!, quantity: 1 }] });
  expect((await office(number)).duePaise).toBe(10_000);
  expect(
    (await listOfficeOrders(db, { view: "refunds", q: "", today: "2026-11-21" })).rows.map(
      (row) => row.number,
    ),
  ).toContain(number);
  expect(await refund("b", { amountPaise: 10_001 })).toEqual({ ok: false, reason: "too-much" });
  expect(await refund("c", { amountPaise: 0.5 })).toEqual({ ok: false, reason: "bad-amount" });
  expect(await refund("d")).toEqual({ ok: true, value: { amountPaise: 10_000 } });
  expect(await refund("d")).toEqual({ ok: true, value: { amountPaise: 10_000 } });
  expect(await refund("e")).toEqual({ ok: false, reason: "nothing-due" });
  const order = await office(number);
  expect(order).toMatchObject({ refundedPaise: 10_000, duePaise: 0, payment: { status: "paid" } });
  expect(
    (await listOfficeOrders(db, { view: "refunds", q: "", today: "2026-11-21" })).rows.map(
      (row) => row.number,
    ),
  ).not.toContain(number);
  await cancelOrder(db, { ...shop, number });
  expect(await refund("f")).toEqual({ ok: true, value: { amountPaise: order.totalPaise - 10_000 } });
  expect((await office(number)).payment.status).toBe("refunded");
});

test("goodwill may be more than what is owed, but never more than was paid, also when two give it at once", async () => {
  const { db } = database;
  const { number } = await placeMixed("upi");
  const { totalPaise } = await office(number);
  const give = (idempotencyKey: string, amountPaise: number) =>
    refundOrder(db, { ...shop, number, reason: "goodwill", amountPaise, idempotencyKey });
  expect(await give("g1", totalPaise + 1)).toEqual({ ok: false, reason: "too-much" });
  const half = Math.ceil(totalPaise / 2) + 1;
  const both = await Promise.all([give("g2", half), give("g3", half)]);
  expect(both.filter((each) => each.ok)).toHaveLength(1);
});

test("cash that was never paid is not given back", async () => {
  const { number } = await placeTwo(database.db, "cod");
  await cancelOrder(database.db, { ...shop, number });
  expect(
    await refundOrder(database.db, { ...shop, number, reason: "cancelled", idempotencyKey: "x" }),
  ).toEqual({
    ok: false,
    reason: "not-paid",
  });
});

test("sealed packs that come back are for sale again, opened ones are gone; with the last one the order is returned", async () => {
  const { db } = database;
  const { number, first, second, lineIds } = await placeMixed("cod");
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
  const back = (lineId: number, quantity: number, isSealed: boolean) =>
    returnLines(db, { ...shop, number, lines: [{ lineId, quantity }], isSealed });
  expect((await back(lineIds[0]!, 2, true)).ok).toBe(true);
  expect(await stockOf(db, first)).toEqual([4, 0]);
  expect((await office(number)).status).toBe("delivered");
  expect((await back(lineIds[1]!, 1, false)).ok).toBe(true);
  expect(await stockOf(db, second)).toEqual([4, 0]);
  expect(await back(lineIds[0]!, 2, true)).toEqual({ ok: false, reason: "too-many" });
  expect((await back(lineIds[0]!, 1, true)).ok).toBe(true);
  const order = await office(number);
  expect(order.status).toBe("returned");
  expect(order.duePaise).toBe(order.payment.amountPaise);
  expect(await back(lineIds[0]!, 1, true)).toEqual({ ok: false, reason: "not-allowed" });
});

test("packs that come back one after another go into the batches they came out of, and into none more than it gave", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 2 });
  await addBatch(db, { productId: product.id, quantity: 3, expiresOn: "2031-01-31" });
  const { number } = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 3 }] });
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
  const [line] = (await office(number)).lines;
  const back = () =>
    returnLines(db, { ...shop, number, lines: [{ lineId: line!.id, quantity: 1 }], isSealed: true });
  expect([(await back()).ok, (await back()).ok]).toEqual([true, true]);
  const found = await db.select().from(batches).where(eq(batches.productId, product.id)).orderBy(batches.id);
  expect(found.map(({ quantity }) => quantity)).toEqual([1, 3]);
});

test("until an order is packed its packs may come from another batch that is sellable and has enough", async () => {
  const { db } = database;
  const { number, product } = await placeTwo(db, "cod");
  const other = await addBatch(db, { productId: product.id, quantity: 2, expiresOn: "2030-01-31" });
  const small = await addBatch(db, { productId: product.id, quantity: 1, expiresOn: "2030-02-28" });
  const old = await addBatch(db, { productId: product.id, quantity: 9, expiresOn: "2026-12-31" });
  const [line] = (await office(number)).lines;
  const fromBatchId = line!.batches[0]!.batchId;
  const change = (toBatchId: number) =>
    changeLineBatch(db, { ...shop, number, lineId: line!.id, fromBatchId, toBatchId });
  expect(await change(small)).toEqual({ ok: false, reason: "too-few" });
  expect(await change(old)).toEqual({ ok: false, reason: "not-sellable" });
  expect(await change(fromBatchId)).toEqual({ ok: false, reason: "unknown-line" });
  expect(await change(other)).toEqual({ ok: true, value: { quantity: 2 } });
  expect(
    (await office(number)).lines[0]!.batches.map(({ batchId, quantity }) => [batchId, quantity]),
  ).toEqual([[other, 2]]);
  await moveThrough(db, number, "confirmed", "packed");
  expect(await change(other)).toEqual({ ok: false, reason: "not-allowed" });
});

test("a note stands in the history of the order with who wrote it", async () => {
  const { number } = await placeTwo(database.db, "cod");
  await noteOrder(database.db, { number, note: "Bill in Hindi", actor: byUser({ userId: "Kavita" }), now });
  expect((await office(number)).history[0]).toMatchObject({
    actor: { kind: "user", name: null },
    action: "note-order",
    details: { note: "Bill in Hindi" },
  });
  const unknown = { number: "SH-0000-0000", note: "x", actor: byUser({ userId: "Kavita" }), now };
  expect(await noteOrder(database.db, unknown)).toEqual({
    ok: false,
    reason: "unknown-order",
  });
});

test("whatever is cancelled, brought back and refunded, the books agree and nobody gets more than they paid", async () => {
  const { db } = database;
  const step = fc.record({
    kind: fc.constantFrom("cancel", "return", "refund", "goodwill"),
    line: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    isSealed: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), fc.boolean(), async (steps, isDelivered) => {
      const { number, lineIds } = await placeMixed("upi");
      if (isDelivered) await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
      for (const [n, { kind, line, quantity, isSealed }] of steps.entries()) {
        const lines = [{ lineId: lineIds[line]!, quantity }];
        const idempotencyKey = `${number} ${n}`;
        if (kind === "cancel") await cancelLines(db, { ...shop, number, lines });
        if (kind === "return") await returnLines(db, { ...shop, number, lines, isSealed });
        if (kind === "refund") await refundOrder(db, { ...shop, number, reason: "returned", idempotencyKey });
        if (kind === "goodwill")
          await refundOrder(db, {
            ...shop,
            number,
            reason: "goodwill",
            amountPaise: quantity * 7_000,
            idempotencyKey,
          });
      }
      const order = await office(number);
      expect(order.refundedPaise).toBeLessThanOrEqual(order.payment.amountPaise);
    }),
    { numRuns: 12 },
  );
  expect(await findLedgerFaults(db)).toEqual([]);
});
