import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settings } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import { byUser } from "#app/domain/actor.ts";
import { cancelLines } from "#app/services/orders/cancel-lines.server.ts";
import { changeLineBatch } from "#app/services/orders/change-line-batch.server.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { findOfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import { sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import {
  addBatch,
  addStockedProduct,
  SATURDAY_MORNING as now,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { linesOf, papersOf, placeMixed, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();

test("an order has no invoice until it leaves; then it says the very figures of the order, with batch, expiry, heading and rate", async () => {
  const { number } = await placeMixed(database.db);
  await moveThrough(database.db, number, "confirmed", "packed");
  expect(await papersOf(database.db, number)).toEqual([]);
  await moveThrough(database.db, number, "out_for_delivery");
  const [paper] = await papersOf(database.db, number);
  const [order] = await database.db.select().from(orders).where(eq(orders.number, number));
  expect(paper).toMatchObject({
    kind: "tax-invoice",
    series: "W",
    financialYear: "26-27",
    issuedOn: "2026-11-21",
    placeOfSupply: "06",
    totalPaise: order!.totalPaise,
    mrpPaise: order!.mrpPaise,
    roundingPaise: 0,
    igstPaise: 0,
    seller: {
      legalName: "Sohna Homeo Hall",
      gstin: "06ABCDE1234F1Z4",
      state: { code: "06", name: "Haryana" },
    },
    buyer: {
      name: "Asha Devi",
      address: "12, Ward 4, near the fort, Sohna 122103",
      state: { code: "06", name: "Haryana" },
    },
    payment: { method: "cod", paidOn: null },
  });
  expect(paper!.number).toMatch(/^W\/26-27\/\d{5}$/);
  expect(paper!.cgstPaise + paper!.sgstPaise).toBe(order!.gstPaise);
  expect(JSON.stringify(paper)).not.toContain("9812345678");
  expect(paper!.lines[0]).toMatchObject({
    name: "Arnica Montana 30 CH",
    packSize: "30 ml",
    hsn: "30049014",
    gstPercent: 5,
    mrpPaise: 12_000,
    pricePaise: 10_500,
    quantity: 3,
    totalPaise: 31_500,
    taxablePaise: 30_000,
    cgstPaise: 750,
    sgstPaise: 750,
    batches: [
      { number: "EARLY", expiresOn: "2028-01-31", quantity: 2 },
      { number: "LATE", expiresOn: "2029-01-31", quantity: 1 },
    ],
  });
});

test("to another state it is IGST, and a parcel that goes out again keeps its invoice", async () => {
  const { db } = database;
  const form = { pincode: "400001", town: "Mumbai", state: "Maharashtra", paymentMethod: "upi" as const };
  const product = await addStockedProduct(db, { quantity: 5 });
  const placed = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 2 }], form });
  await confirmPayment(db, { ...shop, number: placed.number });
  await moveThrough(db, placed.number, "confirmed", "packed", "shipped");
  const [paper] = await papersOf(database.db, placed.number);
  expect(paper).toMatchObject({
    placeOfSupply: "27",
    cgstPaise: 0,
    sgstPaise: 0,
    delivery: { totalPaise: 8000 },
  });
  expect(paper!.igstPaise).toBe(952 + 381);
  expect(paper!.payment).toEqual({ method: "upi", paidOn: "2026-11-21" });

  const { number } = await placeMixed(database.db);
  await moveThrough(db, number, ...TO_DISPATCH, "packed", "out_for_delivery");
  expect(await papersOf(database.db, number)).toHaveLength(1);
});

test("packs that are cancelled before the parcel goes are not on the invoice; the batches that are on it do not change", async () => {
  const { db } = database;
  const { number } = await placeMixed(database.db);
  const [first, second] = await linesOf(database.db, number);
  await cancelLines(db, { ...shop, number, lines: [{ lineId: second!.id, quantity: 1 }] });
  await moveThrough(db, number, ...TO_DISPATCH, "packed");
  const papers = await papersOf(database.db, number);
  expect(papers.map(({ kind }) => kind)).toEqual(["tax-invoice"]);
  expect(papers[0]!.lines.map(({ lineId }) => lineId)).toEqual([first!.id]);
  const [share] = first!.batches;
  const other = await addBatch(db, { productId: first!.productId, quantity: 9 });
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.id, share!.batchId));
  const change = { lineId: first!.id, fromBatchId: share!.batchId, toBatchId: other };
  expect(await changeLineBatch(db, { ...shop, number, ...change })).toEqual({
    ok: false,
    reason: "has-bill",
  });
});

test("an order whose packs nobody knows does not leave", async () => {
  const { db } = database;
  const { number } = await placeMixed(database.db);
  await moveThrough(db, number, "confirmed", "packed");
  const [line] = await linesOf(database.db, number);
  const shares = await db
    .delete(orderLineBatches)
    .where(eq(orderLineBatches.orderLineId, line!.id))
    .returning();
  const sent = await changeOrderStatus(db, { ...shop, number, to: "out_for_delivery" });
  expect(sent).toEqual({ ok: false, reason: "no-packs" });
  expect((await findOfficeOrder(db, { number, now }))!.status).toBe("packed");
  await db.insert(orderLineBatches).values(shares);
});

test("a shop that says it is not registered gives bills of supply without tax; one that has said nothing gives none", async () => {
  const { db } = database;
  const [row] = await db.select().from(settings).where(eq(settings.key, "shop"));
  const { gstin: _, ...facts } = row!.value as { gstin: string };
  const enter = (value: object) => db.update(settings).set({ value }).where(eq(settings.key, "shop"));
  await enter({ ...facts, isGstUnregistered: true });
  const { number } = await placeMixed(database.db);
  await moveThrough(db, number, ...TO_DISPATCH);
  const [paper] = await papersOf(database.db, number);
  expect(paper).toMatchObject({
    kind: "bill-of-supply",
    series: "WS",
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 0,
  });
  expect(paper!.taxablePaise).toBe(paper!.totalPaise);
  await changeOrderStatus(db, { ...shop, number, to: "returned" });
  expect((await papersOf(database.db, number))[1]).toMatchObject({
    kind: "credit-note",
    series: "CNS",
    cgstPaise: 0,
  });
  await enter({ ...facts });
  const product = await addStockedProduct(db, { quantity: 5 });
  const silent = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 2 }] }).catch(
    () => undefined,
  );
  expect(silent).toBeUndefined();
  await enter(row!.value as object);
});

test("a sale at the counter has its invoice at once, with a name alone; a made-up pack has none", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const sale = (idempotencyKey: string) =>
    sellAtCounter(db, {
      lines: [{ productId: product.id, quantity: 1 }],
      customer: {},
      paymentMethod: "cash",
      isPrescriptionSeen: false,
      shownTotalPaise: 10_000,
      idempotencyKey,
      actor: byUser({ userId: "Meena" }),
      now,
      publicOrigin: "https://shop.example",
    });
  const sold = await sale("invoice-1");
  const [paper] = await papersOf(database.db, sold.ok ? sold.value.number : "");
  expect(paper).toMatchObject({
    series: "C",
    buyer: { name: "Walk-in customer" },
    payment: { method: "cash" },
  });
  expect(Object.keys(paper!.buyer)).toEqual(["name"]);
  await sale("invoice-1");
  expect(await papersOf(database.db, sold.ok ? sold.value.number : "")).toHaveLength(1);
  await db.update(batches).set({ isDemo: true }).where(eq(batches.productId, product.id));
  const made = await sale("invoice-2");
  expect(await papersOf(database.db, made.ok ? made.value.number : "")).toEqual([]);
});
