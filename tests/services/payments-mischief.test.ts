import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { gatewayOrders, gatewayPayments, gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import { balanceOf } from "#app/domain/payments/balance.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import { cancelOwnOrder } from "#app/services/orders/change-order.server.ts";
import { openPayPage } from "#app/services/orders/hold-for-payment.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { askGateway } from "#app/services/payments/ask-gateway.server.ts";
import { receiveMessage } from "#app/services/payments/gateway-news.server.ts";
import { openPayment } from "#app/services/payments/open-payment.server.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { sendRefunds } from "#app/services/payments/send-refunds.server.ts";
import type { PaymentStatus } from "#tests/doubles/razorpay/ledger.ts";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { type Message, sign } from "#tests/doubles/razorpay/webhooks.ts";
import {
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";

/** How many orders; MISCHIEF_ORDERS=10000 is the long run. */
const ORDERS = Number(process.env.MISCHIEF_ORDERS ?? 150);
const AT_ONCE = 6;
const PATHS: PaymentStatus[][] = [
  ["captured"],
  ["authorized", "captured"],
  ["pending", "captured"],
  ["failed", "captured"],
  ["failed"],
  ["pending", "failed"],
  ["authorized"],
];

const database = orderDatabase();
const at = (minutes: number) => ({ now: new Date(now.getTime() + minutes * 60_000), publicOrigin: ORIGIN });

let double: RazorpayDouble;
let gateway: Gateway;
beforeAll(async () => {
  double = await startRazorpay();
  const { keyId, keySecret, webhookSecret } = KEYS;
  gateway = openRazorpay({ url: double.url, keyId, keySecret, webhookSecrets: [webhookSecret] });
});
afterAll(() => double.close());

test("whatever the gateway, the line and strangers do, no payment is lost, counted twice or matched to another order", {
  timeout: Math.max(240_000, ORDERS * 1_000),
}, async () => {
  const { db } = database;
  const random = randomFrom(20_261_123);
  const shelf = await inBatches([1, 2, 3, 4], () => addStockedProduct(db, { quantity: ORDERS }));
  const placed = await inBatches(Array.from({ length: ORDERS }), async (_, n) => {
    const product = shelf[n % shelf.length]!;
    const phone = `98${String(n).padStart(8, "0")}`;
    const { trackingToken: token } = await placeTestOrder(db, {
      lines: [{ slug: product.slug, quantity: 1 }],
      form: { paymentMethod: "online", phone },
    });
    await openPayPage(db, { token, now });
    return { token, ...(await openPayment(db, gateway, { token, now }))! };
  });

  for (const { gatewayOrderId } of placed) await payWildly(gatewayOrderId, random);
  const given = placed.filter(() => random() < 0.1);
  for (const { token } of given) await cancelOwnOrder(db, { token, now, publicOrigin: ORIGIN });
  // Of every message some copies, one in ten none at all, and forgeries among them; in any order.
  const heard = double.messages.splice(0).flatMap((message) => {
    const copies = random() < 0.1 ? 0 : 1 + Math.floor(random() * 3);
    return [...Array.from({ length: copies }, () => message), ...(random() < 0.3 ? [forged(message)] : [])];
  });
  const [early, late] = halves(shuffled(heard, random));
  await Promise.all([hearAll(early), askBadly()]);
  // Half of the orders that are still open run out before the rest is told.
  await releaseExpiredHolds(db, at(121).now);
  await Promise.all([hearAll(late), askBadly()]);

  Object.assign(double.mischief, { fails: 0, losesAnswer: 0, isStale: false });
  for (const minutes of [200, 600]) {
    // The rounds are of 200 orders and 100 refunds.
    for (let time = 0; time * 200 <= ORDERS; time++) await askGateway(db, gateway, at(minutes + time));
    for (let time = 0; time * 50 <= ORDERS; time++) await sendRefunds(db, gateway, at(minutes));
  }
  await expectTruth();
});

async function payWildly(orderId: string, random: () => number): Promise<void> {
  double.mischief.holdsMessages = true;
  const tries = random() < 0.2 ? 2 : 1;
  for (let time = 0; time < tries; time++) {
    const [first, ...then] = PATHS[Math.floor(random() * PATHS.length)]!;
    const isWrong = random() < 0.03;
    // The gateway itself would not take a second payment: here it does.
    double.ledger.orders.get(orderId)!.status = "attempted";
    const facts = {
      status: first!,
      ...(isWrong && { amount: 12_345 }),
      ...(random() < 0.01 && { currency: "USD" }),
    };
    const { payment } = await double.pay(orderId, facts);
    for (const status of then) await double.turn(payment.id, status);
  }
}

/** The round of questions while the gateway stumbles, is out of date, and loses answers. */
async function askBadly(): Promise<void> {
  for (let time = 0; time < 4; time++) {
    Object.assign(double.mischief, { fails: time % 2, losesAnswer: (time + 1) % 2, isStale: time === 2 });
    await askGateway(database.db, gateway, at(time)).catch(() => undefined);
    await sendRefunds(database.db, gateway, at(time)).catch(() => undefined);
  }
}

async function hearAll(messages: Message[]): Promise<void> {
  await inBatches(messages, async (message) => {
    const answer = await receiveMessage(database.db, gateway, { ...message, ...at(1) });
    expect(answer === "forged").toBe(message.event === "forged");
  });
}

/** The books of the shop against those of the double, which know nothing of each other. */
async function expectTruth(): Promise<void> {
  const { db } = database;
  const asked = await db.select().from(gatewayOrders).innerJoin(orders, eq(orders.id, gatewayOrders.orderId));
  const seen = await db.select().from(gatewayPayments);
  const lines = Map.groupBy(await db.select().from(orderTransactions), ({ orderId }) => orderId);
  const wanted = await db.select().from(gatewayRefunds);
  expect(wanted.filter(({ status }) => status !== "pending")).toEqual([]);
  let counted = 0;
  for (const { gateway_orders: own, orders: order } of asked) {
    const real = double.ledger.paymentsOf(own.gatewayOrderId!);
    const taken = real.filter(({ captured, currency }) => captured && currency === "INR");
    const uses = taken.map(({ id }) => seen.find(({ paymentId }) => paymentId === id)?.use);
    expect(uses.filter((use) => use !== "order" && use !== "back")).toEqual([]);
    expect(uses.filter((use) => use === "order").length).toBeLessThanOrEqual(1);
    const paid = taken.find((_, n) => uses[n] === "order");
    if (paid) expect(paid).toMatchObject({ amount: order.totalPaise, order_id: own.gatewayOrderId });
    for (const { amount, amount_refunded } of taken.filter((_, n) => uses[n] === "back"))
      expect(amount_refunded).toBe(amount);
    const isKept = paid !== undefined && paid.amount_refunded === 0;
    expect(order.status).toBe(isKept ? "placed" : "cancelled");
    const { receivedPaise, keptPaise } = balanceOf(lines.get(order.id) ?? []);
    expect(receivedPaise).toBe(taken.reduce((sum, { amount }) => sum + amount, 0));
    expect(keptPaise).toBe(isKept ? order.totalPaise : 0);
    counted += taken.length;
  }
  expect(asked).toHaveLength(ORDERS);
  expect(counted).toBeGreaterThan(ORDERS / 3);
}

function forged(message: Message): Message {
  return {
    ...message,
    event: "forged",
    eventId: crypto.randomUUID(),
    signature: sign(message.body, KEYS.keySecret),
  };
}

async function inBatches<Item, Answer>(
  items: Item[],
  work: (item: Item, n: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    answers.push(
      ...(await Promise.all(items.slice(from, from + AT_ONCE).map((item, n) => work(item, from + n)))),
    );
  return answers;
}

const halves = <Item>(all: Item[]) => [all.slice(0, all.length / 2), all.slice(all.length / 2)] as const;

function shuffled<Item>(all: Item[], random: () => number): Item[] {
  return all
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** The same numbers from 0 to 1 in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
