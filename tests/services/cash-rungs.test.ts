import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { batches, stockHolds } from "#app/db/schema/stock.ts";
import type { CheckoutForm } from "#app/domain/orders/checkout-form.ts";
import { actOnOrder } from "#app/services/orders/act-on-order.server.ts";
import { cancelLines } from "#app/services/orders/cancel-lines.server.ts";
import { cancelOrder, changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { confirmByCode } from "#app/services/orders/confirm-cash.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { findOfficeOrder } from "#app/services/orders/find-office-order.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { listOfficeOrders } from "#app/services/orders/list-office-orders.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { quoteCheckout } from "#app/services/orders/quote-checkout.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { findUpiRequest } from "#app/services/orders/upi-request.server.ts";
import {
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  orderRequest,
  UPI_VPA,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, moveThrough, shop, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();
let phones = 7_000_000_000;

const aPhone = () => String(++phones);

/** Somebody on the web orders `packs` at 100 rupees out of 50, from a line of their own. */
async function order(form: Partial<CheckoutForm>, packs = 2) {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 50 });
  const cartId = await fillCart(db, [{ slug: product.slug, quantity: packs }]);
  const request = await orderRequest(db, { cartId, form });
  const clientAddress = `203.0.${(phones >> 8) & 255}.${phones & 255}`;
  return { product, placed: await placeOrder(db, { ...request, clientAddress }) };
}

async function placed(form: Partial<CheckoutForm>, packs?: number) {
  const { product, placed: answer } = await order(form, packs);
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
  return { product, ...answer.value };
}

/** Parcels with cash to take that ended so. */
async function ended(phone: string, ...steps: ("delivered" | "returned")[]) {
  for (const last of steps) {
    // The shop writes it down: no rule of the web stands in the way.
    const { db } = database;
    const { slug } = await addStockedProduct(db, { quantity: 5 });
    const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
    const taken = await placeOrder(db, await orderRequest(db, { cartId, form: { phone } }));
    if (!taken.ok) throw new Error(taken.reason);
    const before = new Date(now.getTime() - 86_400_000);
    await db.update(orders).set({ placedAt: before }).where(eq(orders.number, taken.value.number));
    for (const to of ["confirmed", "packed", "out_for_delivery", last] as const)
      await changeOrderStatus(db, { ...shop, now: before, number: taken.value.number, to });
  }
}

const rowOf = async (number: string) =>
  (
    await database.db
      .select()
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(eq(orders.number, number))
  )[0]!;

const moneyOf = async (number: string) => {
  const { orders: row } = await rowOf(number);
  const lines = await database.db
    .select()
    .from(orderTransactions)
    .where(eq(orderTransactions.orderId, row.id));
  return lines.map(({ kind, method, amountPaise }) => [kind, method, amountPaise]);
};

test("a first buyer of a young shop pays in cash, and so does who took their parcels", async () => {
  const phone = aPhone();
  await placed({ phone, addressLine1: "Near the pond", addressLine2: "" });
  const regular = aPhone();
  await ended(regular, "delivered", "delivered", "returned", "delivered");
  const { number } = await placed({ phone: regular });
  expect((await rowOf(number)).orders).toMatchObject({ isConfirmWanted: false, doorPaise: 0 });
});

test("after one parcel that came back cash needs an advance, after two it is not offered, and no form gets round it", async () => {
  const { db } = database;
  const phone = aPhone();
  await ended(phone, "returned");
  expect((await order({ phone })).placed).toEqual({ ok: false, reason: "cod-in-part" });
  await ended(phone, "returned");
  expect((await order({ phone })).placed).toEqual({ ok: false, reason: "cod-prepaid" });
  expect((await order({ phone, paymentMethod: "upi", isInPart: true })).placed).toEqual({
    ok: false,
    reason: "part-not-offered",
  });
  expect((await order({ phone: aPhone(), paymentMethod: "upi", isInPart: true })).placed).toMatchObject({
    reason: "part-not-offered",
  });
  const { number } = await placed({ phone, paymentMethod: "upi" });
  expect((await findOfficeOrder(db, { number, now }))!.cash).toBeUndefined();
});

test("a line that asks about one phone after the other is stopped", async () => {
  const { db } = database;
  const phone = aPhone();
  await ended(phone, "returned");
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const answers = [];
  for (let tries = 0; tries < 21; tries++) {
    const request = await orderRequest(db, { cartId, form: { phone } });
    answers.push(await placeOrder(db, { ...request, clientAddress: "198.51.100.7" }));
  }
  expect(answers.slice(0, 20).every((answer) => !answer.ok && answer.reason === "cod-in-part")).toBe(true);
  expect(answers[20]).toMatchObject({ reason: "too-many-attempts" });
});

test("an order paid in part: advance by UPI, the rest at the door, and both stand in the ledger", async () => {
  const { db } = database;
  const phone = aPhone();
  await ended(phone, "returned");
  const { number, trackingToken, product } = await placed({ phone, paymentMethod: "upi", isInPart: true }, 6);
  const { orders: row, payments: payment } = await rowOf(number);
  expect([row.totalPaise, payment.amountPaise, row.doorPaise]).toEqual([60_000, 12_000, 48_000]);
  const view = (await findOrderByToken(db, trackingToken))!;
  expect(await findUpiRequest(db, { order: view, start: { upiVpa: UPI_VPA } })).toMatchObject({
    amountPaise: 12_000,
  });
  await confirmPayment(db, { ...shop, number });
  expect(await stockOf(db, product)).toEqual([44, 0]);
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery");
  expect(await moneyOf(number)).toEqual([["payment", "upi", 12_000]]);
  await moveThrough(db, number, "delivered");
  expect(await moneyOf(number)).toEqual([
    ["payment", "upi", 12_000],
    ["payment", "cod", 48_000],
  ]);
  await cancelAll(number);
});

/** What came back after delivery is owed in full, and never more. */
async function cancelAll(number: string) {
  const { db } = database;
  await moveThrough(db, number, "returned");
  const give = (amountPaise?: number) =>
    refundOrder(db, {
      ...{ ...shop, number, amountPaise, reason: "returned" as const, way: "upi" as const },
      idempotencyKey: `${number} ${amountPaise}`,
    });
  expect(await give(60_001)).toMatchObject({ reason: "too-much" });
  expect(await give(60_000)).toEqual({ ok: true, value: { amountPaise: 60_000 } });
  expect((await moneyOf(number)).reduce((sum, line) => sum + Number(line[2]), 0)).toBe(0);
}

test("an advance that nobody pays releases the packs as any unpaid order does", async () => {
  const { db } = database;
  const phone = aPhone();
  await ended(phone, "returned");
  const { number, product } = await placed({ phone, paymentMethod: "upi", isInPart: true });
  await releaseExpiredHolds(db, new Date(now.getTime() + 3 * 3_600_000));
  expect((await rowOf(number)).orders.status).toBe("cancelled");
  expect(await stockOf(db, product)).toEqual([50, 0]);
});

test("packs that leave make the cash at the door less before anything is owed, to the paisa", async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 1, max: 8 }),
      async (packs, leaving) => {
        fc.pre(leaving < packs);
        const phone = aPhone();
        await ended(phone, "returned");
        const { number } = await placed({ phone, paymentMethod: "upi", isInPart: true }, packs);
        await confirmPayment(db, { ...shop, number });
        const found = (await findOfficeOrder(db, { number, now }))!;
        const lines = [{ lineId: found.lines[0]!.id, quantity: leaving }];
        expect((await cancelLines(db, { ...shop, number, lines, note: "" })).ok).toBe(true);
        const { orders: row, payments: payment } = await rowOf(number);
        const keptPaise = row.totalPaise - row.cancelledPaise;
        const { duePaise } = (await findOfficeOrder(db, { number, now }))!;
        expect(payment.amountPaise + row.doorPaise - duePaise).toBe(keptPaise);
        expect(row.doorPaise === 0 || duePaise === 0).toBe(true);
        await cancelOrder(db, { ...shop, number });
        expect((await findOfficeOrder(db, { number, now }))!.duePaise).toBe(payment.amountPaise);
      },
    ),
    { numRuns: 8 },
  );
});

test("a parcel that is not taken goes back into the batches it came from, whatever was in it, and counts", async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10 }), async (packs) => {
      const phone = aPhone();
      const { number, product } = await placed({ phone }, packs);
      await moveThrough(db, number, "confirmed", "packed", "out_for_delivery");
      expect(await stockOf(db, product)).toEqual([50 - packs, 0]);
      await moveThrough(db, number, "returned");
      expect(await stockOf(db, product)).toEqual([50, 0]);
      expect(await db.$count(stockHolds, eq(stockHolds.orderId, (await rowOf(number)).orders.id))).toBe(0);
      expect(await db.$count(batches, eq(batches.productId, product.id))).toBe(1);
    }),
    { numRuns: 6 },
  );
});

test("an order that is to be called waits until somebody has, on its own list, and cannot be packed before", async () => {
  const { db } = database;
  const phone = aPhone();
  await ended(phone, "returned", "delivered");
  const { number } = await placed({ phone, email: "asha@example.org" });
  const toCall = async () =>
    (await listOfficeOrders(db, { view: "to-call", q: "", today: "2026-11-21" })).rows.map(
      (row) => row.number,
    );
  expect(await toCall()).toContain(number);
  const office = (await findOfficeOrder(db, { number, now }))!;
  expect(office.cash).toEqual({ rung: "confirmed", signs: ["untaken", "taken"] });
  const act = (kind: "confirm" | "confirm-call" | "not-reached") =>
    actOnOrder(db, { ...shop, number, act: { kind }, by: { userId: "somebody" } });
  expect(await act("confirm")).toEqual({ ok: false, reason: "to-be-called" });
  expect((await act("not-reached")).ok).toBe(true);
  expect((await rowOf(number)).orders.unreachedAt).toEqual(now);
  await expect(
    db.update(orders).set({ status: "packed" }).where(eq(orders.number, number)),
  ).rejects.toThrow();
  expect(await act("confirm-call")).toEqual({ ok: true, value: { done: "confirmed" } });
  expect(await toCall()).not.toContain(number);
  expect(await lettersOf(db, number)).toContain("customer confirmed");
  expect(await db.$count(audit, eq(audit.action, "confirm-cash"))).toBeGreaterThan(0);
});

test("a code at sign-in confirms it too, for who has the phone of the order alone", async () => {
  const { db } = database;
  const phone = aPhone();
  await ended(phone, "returned", "delivered");
  const { number, trackingToken: token } = await placed({ phone });
  const [owner, other] = ["owner", "other"];
  await db.insert(profiles).values([
    { id: owner, name: "Asha", phone, phoneVerifiedAt: now },
    { id: other, name: "Ravi", phone: aPhone(), phoneVerifiedAt: now },
  ]);
  expect(await confirmByCode(db, { token, userId: other, now })).toEqual({
    ok: false,
    reason: "other-phone",
  });
  expect(await confirmByCode(db, { token, userId: owner, now })).toMatchObject({ ok: true });
  expect(await confirmByCode(db, { token, userId: owner, now })).toMatchObject({ ok: true });
  expect((await rowOf(number)).orders).toMatchObject({ confirmedBy: "code", status: "placed" });
  await moveThrough(db, number, "confirmed", "packed");
  const gone = await placed({ phone });
  await cancelOrder(db, { ...shop, number: gone.number });
  const late = { token: gone.trackingToken, userId: owner, now };
  expect(await confirmByCode(db, late)).toEqual({ ok: false, reason: "not-found" });
});

test("an account with its own phone is shown what is offered before it tries", async () => {
  const { db } = database;
  const phone = aPhone();
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  const cartId = await fillCart(db, [{ slug, quantity: 6 }]);
  const known = { phone, street: "12, Ward 4", landmark: "" };
  const shown = async () => {
    const asked = { cartId, pincode: "122103", known, now, config: { upiVpa: UPI_VPA } };
    const { price } = await quoteCheckout(db, asked);
    return [price?.standard.codRefusal, price?.standard.advancePaise, price?.standard.isConfirmedFirst];
  };
  expect(await shown()).toEqual([undefined, undefined, false]);
  await ended(phone, "returned", "returned");
  expect(await shown()).toEqual(["prepaid", undefined, false]);
  await ended(phone, "delivered");
  expect(await shown()).toEqual(["part", 12_000, false]);
});
