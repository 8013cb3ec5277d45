import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { orders, payments } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { gatewayOrders, gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import { GatewayUnreached } from "#app/domain/payments/gateway.ts";
import { cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { askGateway } from "#app/services/payments/ask-gateway.server.ts";
import { receiveMessage, receiveReturn } from "#app/services/payments/gateway-news.server.ts";
import { openPayment } from "#app/services/payments/open-payment.server.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { askAboutRefunds, sendRefunds } from "#app/services/payments/send-refunds.server.ts";
import { settle } from "#app/services/payments/settle.server.ts";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { messageOf, sign } from "#tests/doubles/razorpay/webhooks.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, placeTwo, shop, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();
const when = { now, publicOrigin: ORIGIN };
const later = (minutes: number) => ({ ...when, now: new Date(now.getTime() + minutes * 60_000) });

let double: RazorpayDouble;
let gateway: Gateway;
beforeAll(async () => {
  double = await startRazorpay();
  const { keyId, keySecret, webhookSecret } = KEYS;
  gateway = openRazorpay({
    url: double.url,
    keyId,
    keySecret,
    webhookSecrets: [webhookSecret, "the-old-one"],
  });
});
afterAll(() => double.close());
beforeEach(() => {
  Object.assign(double.mischief, {
    slowMs: 0,
    fails: 0,
    losesAnswer: 0,
    isStale: false,
    copies: 1,
    failsAt: undefined,
  });
  double.messages.splice(0);
});

async function openOnline() {
  const { db } = database;
  const placed = await placeTwo(db, "online");
  await openPayPage(db, { token: placed.trackingToken, now });
  const opened = (await openPayment(db, gateway, { token: placed.trackingToken, now }))!;
  return { ...placed, ...opened };
}

async function stateOf(number: string) {
  const { db } = database;
  const [row] = await db
    .select({ id: orders.id, status: orders.status, payment: payments.status })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.number, number));
  const ledger = await db
    .select()
    .from(orderTransactions)
    .where(eq(orderTransactions.orderId, row!.id))
    .orderBy(orderTransactions.id);
  return { status: row!.status, payment: row!.payment, ledger: ledger.map(({ amountPaise }) => amountPaise) };
}

const hear = async (message: { body: string; signature: string; eventId: string }) =>
  receiveMessage(database.db, gateway, { ...message, ...when });

test("the return, the message and the question tell of one payment, and it counts once", async () => {
  const { db } = database;
  const { number, gatewayOrderId, amountPaise, returnToken, trackingToken, product } = await openOnline();
  const { fields, payment } = await double.pay(gatewayOrderId, { status: "captured" });
  const back = { paymentId: payment.id, signature: fields.razorpay_signature! };
  const told = [
    ...double.messages.flatMap((message) => [() => hear(message), () => hear(message)]),
    () => receiveReturn(db, gateway, { returnToken, ...back, ...when }),
    () => askGateway(db, gateway, when),
    () => settle(db, { payment: { ...firstOf(payment), gatewayOrderId }, ...when }),
  ];
  const heard = await Promise.all(told.map((tell) => tell()));
  expect(heard).toContain(trackingToken);
  expect(heard.filter((answer) => answer === "known").length).toBeGreaterThanOrEqual(2);
  expect(await stateOf(number)).toEqual({ status: "placed", payment: "paid", ledger: [amountPaise] });
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect((await lettersOf(db, number)).filter((letter) => letter === "customer paid")).toHaveLength(1);
});

test("messages of nobody are refused: another secret, the key's own, changed bytes, half a signature", async () => {
  const { number, gatewayOrderId } = await openOnline();
  const payment = double.ledger.pay(gatewayOrderId, { status: "captured" });
  const { ledger } = double;
  const about = { event: "payment.captured", payment: payment as never };
  const real = messageOf({ ledger, secret: KEYS.webhookSecret }, about);
  const forged = [
    messageOf({ ledger, secret: "guessed" }, about),
    messageOf({ ledger, secret: KEYS.keySecret }, about),
    { ...real, body: real.body.replace("captured", "captures") },
    { ...real, body: JSON.stringify(JSON.parse(real.body), null, 1) },
    { ...real, signature: real.signature.slice(0, 32) },
    { ...real, signature: real.signature.toUpperCase() },
    { ...real, signature: "" },
  ];
  for (const message of forged) expect(await hear(message)).toBe("forged");
  expect(await stateOf(number)).toMatchObject({ status: "awaiting_payment", ledger: [] });
  const old = messageOf({ ledger, secret: "the-old-one" }, about);
  expect(await hear(old)).toBe("done");
  expect(await hear({ ...real, eventId: old.eventId })).toBe("known");
  expect((await stateOf(number)).payment).toBe("paid");
});

test("a forged return leads to the order and pays nothing; an unknown or old one leads nowhere", async () => {
  const { db } = database;
  const { number, returnToken, trackingToken, gatewayOrderId } = await openOnline();
  const signature = sign(`${gatewayOrderId}|pay_forged`, "guessed");
  const forged = { returnToken, paymentId: "pay_forged", signature, ...when };
  expect(await receiveReturn(db, gateway, forged)).toBe(trackingToken);
  expect(await stateOf(number)).toMatchObject({ status: "awaiting_payment", payment: "due", ledger: [] });
  expect(await receiveReturn(db, gateway, { ...forged, returnToken: "guessed" })).toBeUndefined();
  expect(await receiveReturn(db, gateway, { ...forged, ...later(25 * 60) })).toBeUndefined();
});

test("a failed payment leaves the order open, and a later try or a late success pays it", async () => {
  const { db } = database;
  const { number, gatewayOrderId } = await openOnline();
  const { payment } = await double.pay(gatewayOrderId, { status: "failed" });
  await askGateway(db, gateway, when);
  expect(await stateOf(number)).toMatchObject({ status: "awaiting_payment", ledger: [] });
  const [asked] = await db
    .select()
    .from(gatewayOrders)
    .where(eq(gatewayOrders.gatewayOrderId, gatewayOrderId));
  expect(asked).toMatchObject({ failedAt: now, status: "open" });
  await double.turn(payment.id, "authorized");
  await askGateway(db, gateway, later(1));
  expect(await stateOf(number)).toMatchObject({ status: "placed", payment: "paid" });
  for (const message of double.messages) await hear(message);
  expect(await stateOf(number)).toMatchObject({ status: "placed", payment: "paid" });
});

test("a success after the order ran out takes it up again while the packs are there, else the money goes back at once", async () => {
  const { db } = database;
  const revived = await openOnline();
  const gone = await openOnline();
  await releaseExpiredHolds(db, later(60).now);
  await db.execute(`update batches set is_quarantined = true where product_id = ${gone.product.id}`);
  for (const { gatewayOrderId } of [revived, gone]) await double.pay(gatewayOrderId, { status: "captured" });
  await askGateway(db, gateway, later(61));
  expect(await stateOf(revived.number)).toMatchObject({ status: "placed", payment: "paid" });
  expect(await stateOf(gone.number)).toMatchObject({ status: "cancelled", payment: "refunded" });
  await sendRefunds(db, gateway, later(62));
  const { amountPaise } = gone;
  expect((await stateOf(gone.number)).ledger).toEqual([amountPaise, -amountPaise]);
  expect(await lettersOf(db, gone.number)).toEqual(
    expect.arrayContaining(["customer paidTooLate", "customer refunded"]),
  );
});

test("a wrong amount or currency pays nothing; rupees go back, and so does a second payment", async () => {
  const { db } = database;
  const wrong = await openOnline();
  const foreign = await openOnline();
  const twice = await openOnline();
  await double.pay(wrong.gatewayOrderId, { status: "captured", amount: 100 });
  await double.pay(foreign.gatewayOrderId, { status: "captured", currency: "USD" });
  await double.pay(twice.gatewayOrderId, { status: "captured" });
  double.ledger.orders.get(twice.gatewayOrderId)!.status = "attempted";
  await double.pay(twice.gatewayOrderId, { status: "captured" });
  await askGateway(db, gateway, when);
  await sendRefunds(db, gateway, when);
  expect(await stateOf(wrong.number)).toEqual({
    status: "awaiting_payment",
    payment: "due",
    ledger: [100, -100],
  });
  expect(await stateOf(foreign.number)).toEqual({ status: "awaiting_payment", payment: "due", ledger: [] });
  const { amountPaise: paise } = twice;
  expect(await stateOf(twice.number)).toMatchObject({ payment: "paid", ledger: [paise, paise, -paise] });
});

test("an answer that is lost, late or a fault asks for no second order and gives back no second time", async () => {
  const { db } = database;
  const { trackingToken: token } = await placeTwo(db, "online");
  const open = () => openPayment(db, gateway, { token, now });
  double.mischief.losesAnswer = 1;
  await expect(open()).rejects.toThrow(GatewayUnreached);
  double.mischief.fails = 1;
  await expect(open()).rejects.toThrow(GatewayUnreached);
  const [one, two] = await Promise.all([open(), open()]);
  expect(one).toEqual(two);
  const receipt = double.ledger.orders.get(one!.gatewayOrderId)!.receipt;
  expect(double.ledger.findOrders(receipt)).toHaveLength(1);

  await double.pay(one!.gatewayOrderId, { status: "captured" });
  await askGateway(db, gateway, when);
  const number = receipt!;
  await cancelOwnOrder(db, { token, now, publicOrigin: ORIGIN });
  const refund = { ...shop, number, reason: "cancelled" as const };
  await refundOrder(db, { ...refund, amountPaise: 5_000, idempotencyKey: `part ${number}` });
  await refundOrder(db, { ...refund, idempotencyKey: `rest ${number}` });
  expect(
    await refundOrder(db, { ...refund, amountPaise: 100, idempotencyKey: `more ${number}` }),
  ).toMatchObject({ ok: false });
  double.mischief.losesAnswer = 1;
  await expect(sendRefunds(db, gateway, when)).rejects.toThrow(GatewayUnreached);
  await sendRefunds(db, gateway, when);
  await sendRefunds(db, gateway, when);
  const { amountPaise } = one!;
  expect((await stateOf(number)).ledger).toEqual([amountPaise, 5_000 - amountPaise, -5_000]);
  const given = [...double.ledger.refunds.values()].filter((entry) => entry.receipt?.endsWith(number));
  expect(given.map(({ amount }) => amount)).toEqual([5_000, amountPaise - 5_000]);

  await double.turnRefund(given[0]!.id, "processed");
  await double.turnRefund(given[1]!.id, "failed");
  for (const message of [...double.messages, ...double.messages].reverse()) await hear(message);
  await askAboutRefunds(db, gateway, when);
  expect((await stateOf(number)).ledger.reduce((sum, paise) => sum + paise, 0)).toBe(amountPaise - 5_000);
  expect(await lettersOf(db, number)).toContain("shop refundFailed");
  const kept = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.key, given[0]!.receipt!));
  expect(kept).toMatchObject([{ status: "processed" }]);
});

test("what is asked of the gateway names no medicine", async () => {
  const { product } = await openOnline();
  expect(double.requests.join("\n")).not.toContain(product.slug);
  expect(double.requests.join("\n")).not.toMatch(/notes|remedy|Arnica/i);
});

function firstOf({ id, amount, currency }: { id: string; amount: number; currency: string }) {
  return { paymentId: id, amountPaise: amount, currency, status: "captured" as const, way: "card" };
}

test("a refund at which the gateway always fails does not hold up the next one", async () => {
  const { db } = database;
  const [stuck, next] = [await openOnline(), await openOnline()];
  const wrong = await double.pay(stuck.gatewayOrderId, { status: "captured", amount: 100 });
  await askGateway(db, gateway, when);
  await double.pay(next.gatewayOrderId, { status: "captured", amount: 100 });
  await askGateway(db, gateway, when);
  double.mischief.failsAt = wrong.payment.id;
  await expect(sendRefunds(db, gateway, when)).rejects.toThrow(GatewayUnreached);
  await sendRefunds(db, gateway, later(1)).catch(() => undefined);
  expect((await stateOf(next.number)).ledger).toEqual([100, -100]);
  double.mischief.failsAt = undefined;
  await sendRefunds(db, gateway, later(2));
  expect((await stateOf(stuck.number)).ledger).toEqual([100, -100]);
});
