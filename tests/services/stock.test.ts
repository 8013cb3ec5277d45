import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { batches } from "#app/db/schema/stock.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { byCommand } from "#app/domain/actor.ts";
import { cancelOrder, changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { claimPayment } from "#app/services/orders/pay-order.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { changeBatches } from "#app/services/stock/change-batches.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  type AddedProduct,
  addBatch,
  addPincodes,
  addProduct,
  fillCart,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
} from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(() => database.drop());

const shop = { actor: byCommand("orders"), publicOrigin: ORIGIN };

const step = fc.oneof(
  fc.record({
    kind: fc.constant("place" as const),
    lines: fc.uniqueArray(fc.record({ product: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }), {
      selector: (line) => line.product,
      minLength: 1,
      maxLength: 3,
    }),
    paymentMethod: fc.constantFrom("cod" as const, "upi" as const),
    pincode: fc.constantFrom("122103", "400001"),
    // Absent for an order that the shop writes down; strangers have bounds, and packs wait once they open the payment page.
    stranger: fc.option(fc.nat(2), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constantFrom("confirm", "claim", "cancel", "pack", "refuse", "wait", "open", "open"),
    order: fc.nat(20),
  }),
);

test("whatever is placed, paid, cancelled, refused or left to run out: packs, holds and money always agree", async () => {
  const { db } = database;
  const counted = { placed: 0, refused: 0, steps: 0, rounds: 0, bounded: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const shelf: AddedProduct[] = [];
      counted.rounds++;
      for (const pricePaise of [9_999, 12_345, 50_001]) {
        const product = await addProduct(db, {
          pricePaise,
          mrpPaise: 60_000,
          gstPercent: pricePaise === 9_999 ? 18 : 5,
        });
        await addBatch(db, { productId: product.id, quantity: 3 });
        await addBatch(db, { productId: product.id, quantity: 4, expiresOn: "2028-01-31" });
        await addBatch(db, { productId: product.id, quantity: 9, expiresOn: "2026-12-31" });
        shelf.push(product);
      }
      const placed: { number: string; trackingToken: string }[] = [];
      let clock = now;
      for (const each of steps) {
        counted.steps++;
        if (each.kind === "place") await place(each);
        else await handle(each.kind, placed[each.order % Math.max(1, placed.length)]);
        expect(await findLedgerFaults(db)).toEqual([]);
      }
      for (const { trackingToken } of placed) await expectMoneyAddsUp(trackingToken);

      async function place({
        lines,
        stranger,
        ...typed
      }: Extract<(typeof steps)[number], { kind: "place" }>) {
        const wanted = lines.map(({ product, quantity }) => ({ slug: shelf[product]!.slug, quantity }));
        const cartId = await fillCart(db, wanted, clock).catch(() => undefined);
        // A phone for each order: how many text messages one gets a day is not what is tested here.
        const phone = `97${String(counted.steps).padStart(8, "0")}`;
        const form = { ...typed, phone };
        const request = cartId && (await orderRequest(db, { cartId, form, now: clock }));
        const clientAddress = stranger === undefined ? undefined : `203.0.${counted.rounds}.${stranger}`;
        const order = request
          ? await placeOrder(db, { ...request, ...(clientAddress && { clientAddress }) })
          : undefined;
        if (order?.ok) placed.push(order.value);
        if (order && !order.ok && order.reason === "share-taken") counted.bounded++;
        counted[order?.ok ? "placed" : "refused"]++;
      }

      async function handle(kind: string, order: (typeof placed)[number] | undefined) {
        clock = new Date(clock.getTime() + (kind === "wait" ? 16 : 1) * 60_000);
        if (kind === "wait") await releaseExpiredHolds(db, clock);
        if (!order) return;
        const change = { ...shop, number: order.number, now: clock };
        if (kind === "confirm") await confirmPayment(db, change);
        if (kind === "open") await openPayPage(db, { token: order.trackingToken, now: clock });
        if (kind === "claim") await claimPayment(db, { token: order.trackingToken, now: clock });
        if (kind === "cancel") await cancelOrder(db, change);
        if (kind === "pack") {
          await changeOrderStatus(db, { ...change, to: "confirmed" });
          await changeOrderStatus(db, { ...change, to: "packed" });
          await changeOrderStatus(db, { ...change, to: "shipped" });
        }
        if (kind === "refuse") await changeOrderStatus(db, { ...change, to: "returned" });
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(await db.$count(orders)).toBe(counted.placed);
  expect(counted.placed).toBeGreaterThan(20);
  expect(counted.refused).toBeGreaterThan(5);
  expect(counted.bounded).toBeGreaterThan(0);
});

async function expectMoneyAddsUp(token: string) {
  const order = (await findOrderByToken(database.db, token))!;
  const goods = order.lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
  expect(order.totalPaise).toBe(goods + order.deliveryPaise);
  expect(order.payment.amountPaise).toBe(order.totalPaise);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = order.gst;
  expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(order.totalPaise);
  expect(cgstPaise + sgstPaise + igstPaise).toBe(order.gstPaise);
  expect(order.stateCode === "06" ? igstPaise : cgstPaise + sgstPaise).toBe(0);
}

test("a change that takes packs which are held or not there undoes the whole transaction", async () => {
  const { db } = database;
  const { id: productId } = await addProduct(db);
  const one = await addBatch(db, { productId, quantity: 5 });
  const two = await addBatch(db, { productId, quantity: 5, heldQuantity: 5 });
  const take = (batchId: number) => ({ batchId, quantity: -1, held: 0 });
  await expect(inTransaction(db, (tx) => changeBatches(tx, [take(one), take(two)]))).rejects.toThrow(
    "fewer free packs",
  );
  const rows = await db.select().from(batches);
  expect(rows.filter(({ id }) => id === one || id === two)).toMatchObject([{ quantity: 5 }, { quantity: 5 }]);
});
