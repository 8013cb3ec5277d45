import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { orders, payments } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { gatewayOrders } from "#app/db/schema/payments-gateway.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import { cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { askGateway } from "#app/services/payments/ask-gateway.server.ts";
import { closeCodes } from "#app/services/payments/close-codes.server.ts";
import { receiveMessage } from "#app/services/payments/gateway-news.server.ts";
import { openCode } from "#app/services/payments/open-code.server.ts";
import { openPayment } from "#app/services/payments/open-payment.server.ts";
import { findOnlineState, findPayCode } from "#app/services/payments/pay-view.server.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { sendRefunds } from "#app/services/payments/send-refunds.server.ts";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { placeTwo, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();
const later = (minutes: number) => ({
  now: new Date(now.getTime() + minutes * 60_000),
  publicOrigin: ORIGIN,
});
const shopName = "Test Shop";

let double: RazorpayDouble;
let gateway: Gateway;
let minutes = 0;
beforeAll(async () => {
  double = await startRazorpay();
  const { keyId, keySecret, webhookSecret } = KEYS;
  gateway = openRazorpay({ url: double.url, keyId, keySecret, webhookSecrets: [webhookSecret] });
  double.codes.now = () => Math.floor(later(minutes).now.getTime() / 1000);
});
afterAll(() => double.close());
beforeEach(() => {
  minutes = 0;
  Object.assign(double.mischief, { fails: 0, losesAnswer: 0, isStale: false });
  Object.assign(double.codes, { isOffered: true, tellsWords: true });
  double.messages.splice(0);
});

/** An order whose page with the code is open. */
async function openShown() {
  const { db } = database;
  const placed = await placeTwo(db, "online");
  const { trackingToken: token } = placed;
  await openPayPage(db, { token, now });
  const code = await openCode(db, gateway, { token, shopName, now });
  if (typeof code !== "object") throw new Error(`No code: ${code}`);
  const codeId = [...double.codes.codes.keys()].at(-1)!;
  return { ...placed, token, codeId, code };
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

const keptOf = async (codeId: string) =>
  (await database.db.select().from(gatewayOrders).where(eq(gatewayOrders.gatewayOrderId, codeId)))[0]!;

test("a code takes exactly what the order costs, once, and is the same however often the page is opened", async () => {
  const { db } = database;
  const { token, number, codeId, code } = await openShown();
  const again = await Promise.all([1, 2].map(() => openCode(db, gateway, { token, shopName, now })));
  expect(again).toEqual([code, code]);
  const made = double.codes.codes.get(codeId)!;
  expect(made).toMatchObject({ usage: "single_use", fixed_amount: true, description: `${number}-QR1` });
  expect(code.shown).toBe(made.image_content);
  expect(code.closesAt).toEqual(new Date(made.close_by * 1000));
  const drawn = await findPayCode(db, gateway, { token, shopName, now });
  expect(drawn?.picture).toMatch(/^data:image\/png;base64,/);
  expect(double.requests.join("\n")).not.toMatch(/notes|remedy|Arnica/i);
});

test.each(["message", "question", "page"])("a scanned code pays its order by the %s alone", async (way) => {
  const { db } = database;
  const { token, number, codeId, product } = await openShown();
  await double.scan(codeId, { status: "captured" });
  const messages = double.messages.splice(0);
  if (way === "message")
    for (const message of [...messages, ...messages].reverse())
      await receiveMessage(db, gateway, { ...message, ...later(1) });
  if (way === "question") await askGateway(db, gateway, later(5));
  if (way === "page") await findOnlineState(db, gateway, { token, ...later(1) });
  const { amountPaise } = await keptOf(codeId);
  const paid = { status: "placed", payment: "paid", ledger: [amountPaise] };
  expect(await stateOf(number)).toEqual(paid);
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect(await keptOf(codeId)).toMatchObject({ status: "paid", shown: null });
  // Whatever comes after it counts no more.
  for (const message of messages) await receiveMessage(db, gateway, { ...message, ...later(2) });
  await askGateway(db, gateway, later(6));
  expect(await stateOf(number)).toEqual(paid);
});

test("who pays by code and on the page, pays once; the second comes back", async () => {
  const { db } = database;
  const { token, number, codeId } = await openShown();
  const { gatewayOrderId, amountPaise } = (await openPayment(db, gateway, { token, now }))!;
  await double.pay(gatewayOrderId, { status: "captured" });
  await double.scan(codeId, { status: "captured" });
  await askGateway(db, gateway, later(1));
  await sendRefunds(db, gateway, later(2));
  const { payment, ledger } = await stateOf(number);
  expect(payment).toBe("paid");
  expect(ledger).toEqual([amountPaise, amountPaise, -amountPaise]);
});

test("a code is closed once its order is cancelled, paid otherwise or has run out; a lost answer closes it once", async () => {
  const { db } = database;
  const [cancelled, paid, ranOut, open] = [
    await openShown(),
    await openShown(),
    await openShown(),
    await openShown(),
  ];
  await cancelOwnOrder(db, { token: cancelled.token, now, publicOrigin: ORIGIN });
  const { gatewayOrderId } = (await openPayment(db, gateway, { token: paid.token, now }))!;
  await double.pay(gatewayOrderId, { status: "captured" });
  await askGateway(db, gateway, later(1));
  await db.update(orders).set({ holdUntil: now }).where(eq(orders.number, ranOut.number));
  await releaseExpiredHolds(db, later(1).now);
  double.mischief.losesAnswer = 1;
  await expect(closeCodes(db, gateway, later(1).now)).rejects.toThrow();
  for (const minute of [2, 3, 4]) await closeCodes(db, gateway, later(minute).now);
  for (const { codeId } of [cancelled, paid, ranOut]) {
    expect(double.codes.codes.get(codeId)).toMatchObject({ status: "closed", close_reason: "on_demand" });
    expect(await keptOf(codeId)).toMatchObject({ shown: null, closedAt: expect.any(Date) });
  }
  expect(double.codes.codes.get(open.codeId)!.status).toBe("active");
  const closings = double.requests.filter((line) => line.includes("/close"));
  expect(closings.filter((line) => line.includes(open.codeId))).toEqual([]);
});

test("money that was under way when the code closed revives the order while its packs are there, else it goes back", async () => {
  const { db } = database;
  const [revived, gone, given] = [await openShown(), await openShown(), await openShown()];
  await cancelOwnOrder(db, { token: given.token, now, publicOrigin: ORIGIN });
  await releaseExpiredHolds(db, later(121).now);
  await db.execute(`update batches set is_quarantined = true where product_id = ${gone.product.id}`);
  for (const { codeId } of [revived, gone, given])
    await double.scan(codeId, { status: "captured", isLate: true });
  await askGateway(db, gateway, later(121));
  await sendRefunds(db, gateway, later(122));
  expect(await stateOf(revived.number)).toMatchObject({ status: "placed", payment: "paid" });
  for (const { number, codeId } of [gone, given]) {
    const { amountPaise } = await keptOf(codeId);
    const back = { status: "cancelled", payment: "refunded", ledger: [amountPaise, -amountPaise] };
    expect(await stateOf(number)).toEqual(back);
  }
});

test("a code that ends is followed by a new one, and a lost answer by one that was shown to nobody else", async () => {
  const { db } = database;
  const { token, codeId } = await openShown();
  minutes = 200;
  await db
    .update(orders)
    .set({ holdUntil: later(300).now })
    .where(eq(orders.trackingToken, token));
  double.mischief.losesAnswer = 1;
  const ask = () => openCode(db, gateway, { token, shopName, now: later(200).now });
  expect(await ask()).toBe("unreached");
  expect(await ask()).toMatchObject({ shown: expect.stringContaining("upi://pay") });
  const fresh = [...double.codes.codes.keys()].at(-1)!;
  expect(fresh).not.toBe(codeId);
  await closeCodes(db, gateway, later(200).now);
  expect(await keptOf(codeId)).toMatchObject({ shown: null });
  expect(await keptOf(fresh)).toMatchObject({ closedAt: null });
});

test("an account that tells no words shows the gateway's own picture, and one without codes is asked once an order", async () => {
  const { db } = database;
  double.codes.tellsWords = false;
  const { code } = await openShown();
  expect(code.shown).toMatch(/^data:image\/png;base64,/);
  double.codes.isOffered = false;
  const { trackingToken: token } = await placeTwo(db, "online");
  await openPayPage(db, { token, now });
  const before = double.requests.length;
  for (let time = 0; time < 3; time++)
    expect(await openCode(db, gateway, { token, shopName, now })).toBe("refused");
  expect(double.requests.length - before).toBe(1);
  expect(await openPayment(db, gateway, { token, now })).toBeDefined();
});

test("money by a code of another amount, and a forged message, pay nothing", async () => {
  const { db } = database;
  const { number, codeId } = await openShown();
  await double.scan(codeId, { status: "captured", amount: 100 });
  for (const message of double.messages.splice(0)) {
    const forged = { ...message, signature: message.signature.replace(/^./, "x"), eventId: "forged" };
    expect(await receiveMessage(db, gateway, { ...forged, ...later(1) })).toBe("forged");
  }
  expect((await stateOf(number)).ledger).toEqual([]);
  await askGateway(db, gateway, later(1));
  await sendRefunds(db, gateway, later(2));
  expect(await stateOf(number)).toEqual({ status: "awaiting_payment", payment: "due", ledger: [100, -100] });
});
