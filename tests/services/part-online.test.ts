import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { sumLedger } from "#app/domain/books/day/day-close.ts";
import { parseOrderAct } from "#app/domain/orders/order-act.ts";
import { actOnOrder } from "#app/services/orders/act-on-order.server.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { refundOrder } from "#app/services/orders/refund-order.server.ts";
import { compareMoneyDays, findMoneyDays } from "#app/services/payments/money-days.server.ts";
import { openPayment } from "#app/services/payments/open-payment.server.ts";
import { readPaymentsHome } from "#app/services/payments/payments-home.server.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { turnRefund } from "#app/services/payments/send-refunds.server.ts";
import { settle } from "#app/services/payments/settle.server.ts";
import { KEYS, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import {
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  orderRequest,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, placeTwo, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();

test("of an order paid in part online the advance goes back online, and what was taken at the door by hand", async () => {
  const { db } = database;
  const double = await startRazorpay();
  const { keyId, keySecret, webhookSecret } = KEYS;
  const gateway = openRazorpay({ url: double.url, keyId, keySecret, webhookSecrets: [webhookSecret] });
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  // A parcel that came back the day before asks for an advance.
  const before = new Date(now.getTime() - 86_400_000);
  const { number: back } = await placeTestOrder(db, { lines: [{ slug, quantity: 1 }], now: before });
  for (const to of ["confirmed", "packed", "out_for_delivery", "returned"] as const)
    await changeOrderStatus(db, { ...shop, now: before, number: back, to });
  const cartId = await fillCart(db, [{ slug, quantity: 6 }]);
  const request = await orderRequest(db, { cartId, form: { paymentMethod: "online", isInPart: true } });
  const placed = await placeOrder(db, { ...request, clientAddress: "203.0.113.9" });
  if (!placed.ok) throw new Error(placed.reason);
  const { number, trackingToken: token } = placed.value;
  await openPayPage(db, { token, now });
  const { gatewayOrderId, amountPaise } = (await openPayment(db, gateway, { token, now }))!;
  expect(amountPaise).toBe(12_000);
  const money = { status: "captured" as const, amountPaise, currency: "INR", way: "card" };
  const payment = { paymentId: "pay_Part1", gatewayOrderId, ...money };
  expect(await settle(db, { payment, now, publicOrigin: shop.publicOrigin })).toBe("paid");
  const gaps = async () => (await findMoneyDays(db, now)).flatMap((day) => day.gaps);
  expect(await gaps()).toEqual([]);
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
  expect(await gaps()).toEqual([]);
  await moveThrough(db, number, "returned");
  expect((await readPaymentsHome(db, now)).toGiveBack).toEqual({ count: 1, paise: 60_000 });
  const refund = { ...shop, number, reason: "returned" as const, way: "upi" as const };
  const given = await refundOrder(db, { ...refund, idempotencyKey: number });
  expect(given).toEqual({ ok: true, value: { amountPaise: 60_000 } });
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  const wanted = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.orderId, order!.id));
  expect(wanted.map((each) => each.amountPaise)).toEqual([12_000]);
  const ledger = await db.select().from(orderTransactions).where(eq(orderTransactions.orderId, order!.id));
  expect(ledger.map((line) => [line.kind, line.method, line.amountPaise])).toEqual([
    ["payment", "online", 12_000],
    ["payment", "cod", 48_000],
    ["refund", "upi", -48_000],
  ]);
  const refundOf = { paymentId: "pay_Part1", amountPaise: 12_000, status: "processed" as const };
  await turnRefund(db, { refund: { refundId: "rfnd_Part1", ...refundOf }, ...shop });
  expect(await gaps()).toEqual([]);
  await compareMoneyDays(db, now);
  expect(await readPaymentsHome(db, now)).toMatchObject({
    toGiveBack: { count: 0, paise: 0 },
    ...{ gaps: 0, missingPaise: 0 },
  });
  // Another one, of which somebody gives money back at the gateway itself.
  const whole = await placeTwo(db, "online");
  await openPayPage(db, { token: whole.trackingToken, now });
  const opened = (await openPayment(db, gateway, { token: whole.trackingToken, now }))!;
  const wholePayment = { ...money, ...opened, paymentId: "pay_Whole1" };
  expect(await settle(db, { payment: wholePayment, ...shop })).toBe("paid");
  const foreign = { refundId: "rfnd_Foreign1", paymentId: "pay_Whole1", amountPaise: 5_000 };
  for (let n = 0; n < 2; n++) await turnRefund(db, { refund: { ...foreign, status: "processed" }, ...shop });
  expect(await gaps()).toMatchObject([{ kind: "unpaid", paise: -5_000, number: whole.number }]);
  await double.close();
});

test("money of a delivery is given back in the way that the owner says, and the drawer knows", async () => {
  const { db } = database;
  await db.insert(profiles).values({ id: "meena", name: "Meena", role: "admin" });
  const { number } = await placeTwo(db, "cod");
  await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered", "returned");
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  const form = new FormData();
  const fields = { intent: "refund", key: randomUUID(), amount: "100", reason: "returned", way: "upi" };
  for (const [name, value] of Object.entries({ ...fields, refundReference: "632512345678" }))
    form.append(name, value);
  const act = parseOrderAct(form)!;
  expect(await actOnOrder(db, { ...shop, number, act, by: { userId: "meena" } })).toMatchObject({ ok: true });
  const ledger = await db.select().from(orderTransactions).where(eq(orderTransactions.orderId, order!.id));
  const entries = ledger.map((line) => ({ ...line, isSeen: false }));
  expect(sumLedger(entries)).toMatchObject({ cashOutPaise: 0, riderCashPaise: order!.totalPaise });
  expect(sumLedger(entries).ways[0]).toMatchObject({ method: "upi", expectedPaise: -10_000 });
});
