import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { gatewayPayments } from "#app/db/schema/payments-gateway.ts";
import { byCommand } from "#app/domain/actor.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import { countCounterTasks } from "#app/services/office/today.server.ts";
import { cancelLines } from "#app/services/orders/cancel-lines.server.ts";
import { cancelOrder, cancelOwnOrder, changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { askGateway } from "#app/services/payments/ask-gateway.server.ts";
import { captureAside } from "#app/services/payments/capture-aside.server.ts";
import { receiveMessage, receiveReturn } from "#app/services/payments/gateway-news.server.ts";
import { openCode } from "#app/services/payments/open-code.server.ts";
import { openPayment } from "#app/services/payments/open-payment.server.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { sendRefunds } from "#app/services/payments/send-refunds.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { saveSettings } from "#app/services/shop/save-settings.server.ts";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { type Message, sign } from "#tests/doubles/razorpay/webhooks.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, moveThrough, placeTwo, shop, stockOf } from "#tests/support/placed-order.ts";

const DAYS = 3;
const database = orderDatabase();
const when = { now, publicOrigin: ORIGIN };
const afterHours = (hours: number) => ({ ...when, now: new Date(now.getTime() + hours * 3_600_000) });

let double: RazorpayDouble;
let gateway: Gateway;
beforeAll(async () => {
  double = await startRazorpay();
  const { keyId, keySecret, webhookSecret } = KEYS;
  gateway = openRazorpay({ url: double.url, keyId, keySecret, webhookSecrets: [webhookSecret] });
  const { checkout } = await findSettings(database.db);
  const value = { ...checkout, isTakenAtDispatch: true, setAsideDays: DAYS };
  await saveSettings(database.db, { group: "checkout", value, actor: byCommand("orders"), now });
});
afterAll(() => double.close());
beforeEach(() => {
  Object.assign(double.mischief, { fails: 0, losesAnswer: 0, isStale: false, failsAt: undefined });
  double.messages.splice(0);
});

const hear = (message: Message) => receiveMessage(database.db, gateway, { ...message, ...when });
const take = (number: string) => captureAside(database.db, gateway, { number, ...when });
const send = (number: string) => changeOrderStatus(database.db, { ...shop, number, to: "out_for_delivery" });

async function openAside() {
  const { db } = database;
  const placed = await placeTwo(db, "online");
  await openPayPage(db, { token: placed.trackingToken, now });
  const opened = (await openPayment(db, gateway, { token: placed.trackingToken, now }))!;
  return { ...placed, ...opened };
}

/** An order that is placed with its money set aside, and packed. */
async function packAside() {
  const opened = await openAside();
  const { payment } = await double.pay(opened.gatewayOrderId, { status: "authorized" });
  await askGateway(database.db, gateway, when);
  await moveThrough(database.db, opened.number, "confirmed", "packed");
  return { ...opened, paymentId: payment.id };
}

async function stateOf(number: string) {
  const { db } = database;
  const [row] = await db
    .select({ id: orders.id, status: orders.status, payment: payments.status })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.number, number));
  const { id, ...state } = row!;
  const ledger = await db
    .select()
    .from(orderTransactions)
    .where(eq(orderTransactions.orderId, id))
    .orderBy(orderTransactions.id);
  return { ...state, ledger: ledger.map(({ amountPaise }) => amountPaise) };
}

test("the money is only set aside: the order is placed once, holds its packs, and the ledger has nothing", async () => {
  const { db } = database;
  const { number, trackingToken, gatewayOrderId, returnToken, product } = await openAside();
  expect(double.requests.findLast((each) => each.startsWith("POST /v1/orders"))).toContain(
    `"capture":"manual","capture_options":{"manual_expiry_period":${DAYS * 1440},`,
  );
  expect(await openCode(db, gateway, { token: trackingToken, shopName: "Shop", now })).toBeUndefined();
  const { fields, payment } = await double.pay(gatewayOrderId, { status: "authorized" });
  const back = { paymentId: payment.id, signature: fields.razorpay_signature! };
  const [told] = double.messages;
  const forged = { ...told!, eventId: "forged", signature: sign(told!.body, "guessed") };
  expect(await hear(forged)).toBe("forged");
  await Promise.all([
    hear(told!),
    hear(told!),
    receiveReturn(db, gateway, { returnToken, ...back, ...when }),
    askGateway(db, gateway, when),
  ]);
  expect(await stateOf(number)).toEqual({ status: "placed", payment: "set-aside", ledger: [] });
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect((await lettersOf(db, number)).filter((letter) => letter === "customer setAside")).toHaveLength(1);
  expect(double.ledger.payments.get(payment.id)!.status).toBe("authorized");
});

test("it is taken when the parcel leaves, and a second payment of the same order is not", async () => {
  const { number, amountPaise, gatewayOrderId, paymentId } = await packAside();
  expect(await send(number)).toMatchObject({ reason: "not-taken" });
  const second = await double.pay(gatewayOrderId, { status: "authorized" });
  await askGateway(database.db, gateway, afterHours(3));
  await take(number);
  expect(await stateOf(number)).toEqual({ status: "packed", payment: "paid", ledger: [amountPaise] });
  expect(await send(number)).toMatchObject({ ok: true });
  for (const message of [...double.messages].reverse()) await hear(message);
  await askGateway(database.db, gateway, afterHours(4));
  await take(number);
  expect((await stateOf(number)).ledger).toEqual([amountPaise]);
  expect(double.ledger.payments.get(paymentId)!.status).toBe("captured");
  expect(double.ledger.payments.get(second.payment.id)!.status).toBe("authorized");
});

test("a capture that fails keeps the parcel; one whose answer is lost is found at once, and after a crash by asking", async () => {
  const { db } = database;
  const [failing, lost, killed] = [await packAside(), await packAside(), await packAside()];
  double.mischief.failsAt = failing.paymentId;
  await take(failing.number);
  expect(await send(failing.number)).toMatchObject({ reason: "not-taken" });
  expect(await stateOf(failing.number)).toMatchObject({ status: "packed", payment: "set-aside", ledger: [] });
  double.mischief.failsAt = undefined;
  await captureAside(db, undefined, { number: failing.number, ...when });
  expect((await stateOf(failing.number)).payment).toBe("set-aside");
  await take(failing.number);
  expect(await send(failing.number)).toMatchObject({ ok: true });

  double.mischief.losesAnswer = 1;
  await take(lost.number);
  expect(await stateOf(lost.number)).toMatchObject({ payment: "paid", ledger: [lost.amountPaise] });

  // The shop dies between the capture and writing it down.
  await gateway.capture({ paymentId: killed.paymentId, amountPaise: killed.amountPaise });
  expect(await stateOf(killed.number)).toMatchObject({ payment: "set-aside", ledger: [] });
  await askGateway(db, gateway, afterHours(3));
  expect(await stateOf(killed.number)).toMatchObject({ payment: "paid", ledger: [killed.amountPaise] });
  expect(await send(killed.number)).toMatchObject({ ok: true });
});

test("packs that left before it was taken go back as money at once, so that exactly what is sent is kept", async () => {
  const { db } = database;
  const { number, amountPaise, orderId } = await packAside().then(async (packed) => {
    const [row] = await db.select().from(orders).where(eq(orders.number, packed.number));
    return { ...packed, orderId: row!.id };
  });
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const lines = [{ lineId: line!.id, quantity: 1 }];
  const left = await cancelLines(db, { ...shop, number, lines });
  if (!left.ok) throw new Error(left.reason);
  await take(number);
  await sendRefunds(db, gateway, when);
  expect((await stateOf(number)).ledger).toEqual([amountPaise, -left.value.paise]);
  expect(await send(number)).toMatchObject({ ok: true });
});

test("a cancelled order takes no money, and money that was taken in that moment goes back in full", async () => {
  const { db } = database;
  const [own, packed, crossed] = [await openAside(), await packAside(), await packAside()];
  await double.pay(own.gatewayOrderId, { status: "authorized" });
  await askGateway(db, gateway, when);
  await cancelOwnOrder(db, { token: own.trackingToken, ...when });
  await cancelOrder(db, { ...shop, number: packed.number });
  await gateway.capture({ paymentId: crossed.paymentId, amountPaise: crossed.amountPaise });
  await cancelOrder(db, { ...shop, number: crossed.number });
  await askGateway(db, gateway, afterHours(3));
  await sendRefunds(db, gateway, afterHours(3));
  for (const { number, product } of [own, packed]) {
    expect(await stateOf(number)).toEqual({ status: "cancelled", payment: "void", ledger: [] });
    expect(await stockOf(db, product)).toEqual([5, 0]);
    expect(await lettersOf(db, number)).toContain("customer setAsideCancelled");
  }
  const { amountPaise } = crossed;
  expect(await stateOf(crossed.number)).toEqual({
    ...{ status: "cancelled", payment: "refunded" },
    ledger: [amountPaise, -amountPaise],
  });
});

test("Today says it a day before; then the order is cancelled with its packs free, by the clock or when the gateway gave it back", async () => {
  const { db } = database;
  const [ended, given] = [await packAside(), await packAside()];
  const endingAt = async (hours: number) => (await countCounterTasks(db, afterHours(hours).now)).asideEnding;
  const before = await endingAt(0);
  expect((await endingAt((DAYS - 1) * 24)) - before).toBeGreaterThanOrEqual(2);
  await double.turn(given.paymentId, "refunded");
  await askGateway(db, gateway, afterHours(3));
  expect(await stateOf(given.number)).toEqual({ status: "cancelled", payment: "void", ledger: [] });
  await releaseExpiredHolds(db, afterHours(DAYS * 24 - 1).now);
  expect((await stateOf(ended.number)).status).toBe("packed");
  await releaseExpiredHolds(db, afterHours(DAYS * 24).now);
  expect(await stateOf(ended.number)).toEqual({ status: "cancelled", payment: "void", ledger: [] });
  for (const { number, product } of [ended, given]) {
    expect(await stockOf(db, product)).toEqual([5, 0]);
    expect(await lettersOf(db, number)).toContain("customer setAsideOver");
  }
});

test("money that is set aside after the order ran out is told of, once", async () => {
  const { db } = database;
  const { number, gatewayOrderId } = await openAside();
  await releaseExpiredHolds(db, afterHours(3).now);
  await double.pay(gatewayOrderId, { status: "authorized" });
  for (const hours of [4, 8]) await askGateway(db, gateway, afterHours(hours));
  for (const message of double.messages) await hear(message);
  expect(await stateOf(number)).toEqual({ status: "cancelled", payment: "void", ledger: [] });
  expect(
    (await lettersOf(db, number)).filter((letter) => letter === "customer setAsideCancelled"),
  ).toHaveLength(1);
});

test("the clock passes over an order whose money is being taken in that moment", async () => {
  const { db } = database;
  const { number, amountPaise, paymentId, product } = await packAside();
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  const orderId = order!.id;
  const { now: at } = afterHours(DAYS * 24);
  let released: Promise<number> | undefined;
  let key = "";
  await db.transaction(async (tx) => {
    const isPaid = { status: "paid" as const, paidAt: now };
    const [payment] = await tx.update(payments).set(isPaid).where(eq(payments.orderId, orderId)).returning();
    key = `payment ${payment!.id}`;
    released = releaseExpiredHolds(db, at);
    await Promise.race([released, setTimeout(500)]);
  });
  await released;
  const taken = { status: "captured" as const, use: "order" as const };
  await db.update(gatewayPayments).set(taken).where(eq(gatewayPayments.paymentId, paymentId));
  const moved = { orderId, kind: "payment" as const, method: "online" as const, amountPaise };
  await recordMoney(db, { ...moved, key, by: shop });
  expect(await stateOf(number)).toEqual({ status: "packed", payment: "paid", ledger: [amountPaise] });
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect(await lettersOf(db, number)).not.toContain("customer setAsideOver");
});

test("whatever is lost, doubled or out of turn, an order that left is paid once and any other takes nothing", {
  timeout: 120_000,
}, async () => {
  const { db } = database;
  const random = randomFrom(20_261_124);
  const all = [];
  for (let n = 0; n < 24; n++) all.push(await packAside());
  double.mischief.holdsMessages = true;
  for (const { number, paymentId, amountPaise } of all) {
    Object.assign(double.mischief, {
      losesAnswer: random() < 0.3 ? 1 : 0,
      fails: random() < 0.3 ? 1 : 0,
      isStale: random() < 0.3,
    });
    if (random() < 0.2) await gateway.capture({ paymentId, amountPaise }).catch(() => undefined);
    if (random() < 0.2) await cancelOrder(db, { ...shop, number });
    else await Promise.all([take(number), random() < 0.5 ? take(number) : undefined]);
    await send(number);
    for (const message of double.messages.filter(() => random() < 0.2)) await hear(message);
  }
  Object.assign(double.mischief, { losesAnswer: 0, fails: 0, isStale: false, holdsMessages: false });
  await askGateway(db, gateway, afterHours(3));
  await sendRefunds(db, gateway, afterHours(3));
  await sendRefunds(db, gateway, afterHours(4));
  for (const { number, paymentId, amountPaise } of all) {
    const { status, payment, ledger } = await stateOf(number);
    const real = double.ledger.payments.get(paymentId)!;
    const kept = ledger.reduce((sum, paise) => sum + paise, 0);
    expect(kept).toBe(real.captured ? real.amount - real.amount_refunded : 0);
    expect(kept).toBe(payment === "paid" ? amountPaise : 0);
    if (status === "out_for_delivery") expect(payment).toBe("paid");
    if (status === "cancelled") expect(kept).toBe(0);
  }
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
