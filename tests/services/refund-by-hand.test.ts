import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { byCommand } from "#app/domain/actor.ts";
import { balanceOf } from "#app/domain/payments/balance.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import { cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { askGateway } from "#app/services/payments/ask-gateway.server.ts";
import { receiveMessage } from "#app/services/payments/gateway-news.server.ts";
import { openPayment } from "#app/services/payments/open-payment.server.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { listFailedRefunds, refundByHand } from "#app/services/payments/refund-by-hand.server.ts";
import { askAboutRefunds, sendRefunds } from "#app/services/payments/send-refunds.server.ts";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, placeTwo, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();
const when = { now, publicOrigin: ORIGIN };
const by = { ...when, actor: byCommand("orders") };

let double: RazorpayDouble;
let gateway: Gateway;
beforeAll(async () => {
  double = await startRazorpay();
  const { keyId, keySecret, webhookSecret } = KEYS;
  gateway = openRazorpay({ url: double.url, keyId, keySecret, webhookSecrets: [webhookSecret] });
});
afterAll(() => double.close());
beforeEach(() => {
  double.mischief.fails = 0;
  double.messages.splice(0);
});

/** A paid and cancelled order whose refund the bank has turned away. */
async function failRefund() {
  const { db } = database;
  const { trackingToken: token, number } = await placeTwo(db, "online");
  await openPayPage(db, { token, now });
  const { gatewayOrderId, amountPaise } = (await openPayment(db, gateway, { token, now }))!;
  await double.pay(gatewayOrderId, { status: "captured" });
  await askGateway(db, gateway, when);
  await cancelOwnOrder(db, { token, now, publicOrigin: ORIGIN });
  await refundOrder(db, { ...shop, number, reason: "cancelled", idempotencyKey: `refund ${number}` });
  await sendRefunds(db, gateway, when);
  const refund = [...double.ledger.refunds.values()].at(-1)!;
  double.messages.splice(0);
  await double.turnRefund(refund.id, "failed");
  const [message] = double.messages.splice(0);
  await receiveMessage(db, gateway, { ...message!, ...when });
  const [failed] = await listFailedRefunds(db, number);
  return { number, amountPaise, refund, message: message!, failed: failed! };
}

async function balance(number: string) {
  const lines = await database.db
    .select({ kind: orderTransactions.kind, amountPaise: orderTransactions.amountPaise })
    .from(orderTransactions)
    .innerJoin(orders, eq(orders.id, orderTransactions.orderId))
    .where(eq(orders.number, number));
  return balanceOf(lines).keptPaise;
}

const pay = (number: string, failed: number, reference = "412356789012") =>
  refundByHand(database.db, gateway, { ...by, number, failed, way: "upi", reference });

test("a refund that failed for good is paid by hand once, and then the money of the order is closed", async () => {
  const { db } = database;
  const { number, amountPaise, failed, message } = await failRefund();
  expect(failed.amountPaise).toBe(amountPaise);
  expect(await balance(number)).toBe(amountPaise);
  expect(await pay(number, failed.id, "1")).toEqual({ ok: false, reason: "bad-reference" });
  const paid = await Promise.all([pay(number, failed.id), pay(number, failed.id)]);
  expect(paid.map((answer) => (answer.ok ? answer.value.amountPaise : answer.reason)).sort()).toEqual(
    [amountPaise, "not-failed"].sort(),
  );
  expect(await balance(number)).toBe(0);
  expect(await listFailedRefunds(db, number)).toEqual([]);
  // Whatever the gateway says or is asked later, it moves this money no more.
  await receiveMessage(db, gateway, { ...message, eventId: "again", ...when });
  await sendRefunds(db, gateway, when);
  await askAboutRefunds(db, gateway, when);
  expect(await balance(number)).toBe(0);
  expect((await lettersOf(db, number)).filter((letter) => letter === "customer refunded")).toHaveLength(2);
});

test("what the gateway has given back after all is not paid by hand, and stands in the ledger", async () => {
  const { db } = database;
  const { number, amountPaise, failed, refund } = await failRefund();
  double.ledger.turnRefund(refund.id, "processed");
  double.mischief.fails = 1;
  expect(await pay(number, failed.id)).toEqual({ ok: false, reason: "unreached" });
  expect(await balance(number)).toBe(amountPaise);
  expect(await pay(number, failed.id)).toEqual({ ok: false, reason: "gateway-gave" });
  expect(await pay(number, failed.id)).toEqual({ ok: false, reason: "gateway-gave" });
  expect(await balance(number)).toBe(0);
  expect(await listFailedRefunds(db, number)).toEqual([]);
});

test("another order's refund, and one that has not failed, are not paid by hand", async () => {
  const [one, other] = [await failRefund(), await failRefund()];
  expect(await pay(one.number, other.failed.id)).toEqual({ ok: false, reason: "not-failed" });
  expect(await pay(one.number, 999_999)).toEqual({ ok: false, reason: "not-failed" });
  expect(await pay(one.number, one.failed.id)).toMatchObject({ ok: true });
  expect(await pay(one.number, one.failed.id)).toEqual({ ok: false, reason: "not-failed" });
});
