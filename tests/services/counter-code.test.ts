import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { invoices } from "#app/db/schema/invoices.ts";
import { orders } from "#app/db/schema/orders.ts";
import { byCommand } from "#app/domain/actor.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import { listOpenBills } from "#app/services/orders/bill-orders.server.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { type CounterSale, sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { askGateway } from "#app/services/payments/ask-gateway.server.ts";
import { closeCodes } from "#app/services/payments/close-codes.server.ts";
import { findCounterCode } from "#app/services/payments/counter-code.server.ts";
import { receiveMessage } from "#app/services/payments/gateway-news.server.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { sendRefunds } from "#app/services/payments/send-refunds.server.ts";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { addStockedProduct, SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { lettersOf, stockOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();
const later = (minutes: number) => ({
  now: new Date(now.getTime() + minutes * 60_000),
  publicOrigin: ORIGIN,
});
const actor = byCommand("orders");

let double: RazorpayDouble;
let gateway: Gateway;
beforeAll(async () => {
  double = await startRazorpay();
  const { keyId, keySecret, webhookSecret } = KEYS;
  gateway = openRazorpay({ url: double.url, keyId, keySecret, webhookSecrets: [webhookSecret] });
  double.codes.now = () => Math.floor(now.getTime() / 1000);
});
afterAll(() => double.close());
beforeEach(() => void double.messages.splice(0));

/** A bill of two packs of a product that has five. */
async function newBill() {
  const product = await addStockedProduct(database.db, { quantity: 5 });
  const sale: CounterSale = {
    lines: [{ productId: product.id, quantity: 2 }],
    customer: { phone: "9812300000" },
    paymentMethod: "online",
    isPrescriptionSeen: false,
    shownTotalPaise: 20_000,
    idempotencyKey: crypto.randomUUID(),
    actor,
    ...later(0),
  };
  return { product, sale };
}

async function showCode() {
  const bill = await newBill();
  const sold = await sellAtCounter(database.db, bill.sale);
  if (!sold.ok) throw new Error(sold.reason);
  const { number } = sold.value;
  const shown = await look(number);
  return { ...bill, number, shown, codeId: [...double.codes.codes.keys()].at(-1)! };
}

const look = (number: string, minutes = 0) =>
  findCounterCode(database.db, gateway, { number, shopName: "Test Shop", ...later(minutes) });

async function orderOf(number: string) {
  const [order] = await database.db.select().from(orders).where(eq(orders.number, number));
  return order!;
}

test("a bill waits for its code, and is handed out with its invoice once the code is paid, without any message", async () => {
  const { db } = database;
  const { product, number, shown, codeId, sale } = await showCode();
  expect(shown).toMatchObject({ step: "scan", totalPaise: sale.shownTotalPaise });
  expect(shown?.picture).toMatch(/^data:image\/png/);
  expect(await stockOf(db, product)).toEqual([5, 2]);
  expect(await listOpenBills(db)).toEqual([{ number, totalPaise: sale.shownTotalPaise }]);
  expect(double.codes.codes.get(codeId)!.payment_amount).toBe(sale.shownTotalPaise);
  await double.scan(codeId, { status: "captured" });
  expect((await look(number, 1))?.step).toBe("paid");
  const order = await orderOf(number);
  expect(order).toMatchObject({ status: "delivered", holdUntil: null });
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect(await db.$count(invoices, eq(invoices.orderId, order.id))).toBe(1);
  expect(await lettersOf(db, number)).toEqual(["customer soldAtCounter"]);
  expect(await listOpenBills(db)).toEqual([]);
  // What comes after it changes nothing, and the same bill is not sold a second time.
  for (const message of double.messages.splice(0))
    await receiveMessage(db, gateway, { ...message, ...later(2) });
  await askGateway(db, gateway, later(5));
  expect(await db.$count(invoices, eq(invoices.orderId, order.id))).toBe(1);
  expect(await sellAtCounter(db, sale)).toMatchObject({ ok: true, value: { number } });
  expect(await sellAtCounter(db, { ...sale, paymentMethod: "cash" })).toEqual({
    ok: false,
    reason: "key-reused",
  });
});

test("a payment under way says so, and the message alone ends the bill", async () => {
  const { db } = database;
  const { number, codeId } = await showCode();
  const payment = await double.scan(codeId, { status: "pending" });
  expect((await look(number, 1))?.step).toBe("under-way");
  await double.turn(payment.id, "captured");
  for (const message of double.messages.splice(0).reverse())
    await receiveMessage(db, gateway, { ...message, ...later(1) });
  expect((await orderOf(number)).status).toBe("delivered");
});

test("a bill that is taken back closes its code, frees its packs and is sold in another way; late money goes back", async () => {
  const { db } = database;
  const { number, codeId, product, sale } = await showCode();
  const inCash = { ...sale, paymentMethod: "cash" as const };
  expect(await sellAtCounter(db, inCash)).toEqual({ ok: false, reason: "code-open" });
  await cancelOrder(db, { number, actor, ...later(1) });
  expect(await stockOf(db, product)).toEqual([5, 0]);
  expect((await look(number, 1))?.step).toBe("closed");
  await closeCodes(db, gateway, later(1).now);
  expect(double.codes.codes.get(codeId)!.status).toBe("closed");
  const again = await sellAtCounter(db, sale);
  expect(again).toMatchObject({ ok: true });
  if (!again.ok) return;
  expect(again.value.number).not.toBe(number);
  await cancelOrder(db, { number: again.value.number, actor, ...later(2) });
  expect(await sellAtCounter(db, inCash)).toMatchObject({ ok: true });
  await double.scan(codeId, { status: "captured", isLate: true });
  expect((await look(number, 3))?.step).toBe("back");
  await sendRefunds(db, gateway, later(4));
  expect((await orderOf(number)).status).toBe("cancelled");
  expect(await stockOf(db, product)).toEqual([3, 0]);
  expect(await lettersOf(db, number)).toEqual(["customer paidTooLate", "customer refunded"]);
});

test("a bill that nobody pays ends by itself, and is not sold to who has gone: its late money goes back", async () => {
  const { db } = database;
  const { number, codeId, product } = await showCode();
  await releaseExpiredHolds(db, later(21).now);
  await double.scan(codeId, { status: "captured", isLate: true });
  await askGateway(db, gateway, later(22));
  expect((await look(number, 23))?.step).toBe("back");
  expect(await stockOf(db, product)).toEqual([5, 0]);
});

test("where the gateway is not reached or gives no codes, the screen says so", async () => {
  double.mischief.failsAt = "qr_codes";
  expect((await showCode()).shown?.step).toBe("unreached");
  double.mischief.failsAt = undefined;
  double.codes.isOffered = false;
  expect((await showCode()).shown?.step).toBe("refused");
  double.codes.isOffered = true;
  expect(await look("SH-0000-0000")).toBeUndefined();
});
