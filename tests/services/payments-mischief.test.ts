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
import { closeCodes } from "#app/services/payments/close-codes.server.ts";
import { receiveMessage } from "#app/services/payments/gateway-news.server.ts";
import { openCode } from "#app/services/payments/open-code.server.ts";
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

/** About how many payments; MISCHIEF_PAYMENTS=10000 is the long run. */
const PAYMENTS = Number(process.env.MISCHIEF_PAYMENTS ?? 180);
/** Buyers try one to five times. */
const TRIES = 5;
const ORDERS = Math.ceil((PAYMENTS * 1.05 * 2) / (TRIES + 1));
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
  double.codes.now = () => Math.floor(now.getTime() / 1000);
  gateway = openRazorpay({ url: double.url, keyId, keySecret, webhookSecrets: [webhookSecret] });
});
afterAll(() => double.close());

test("whatever the gateway, the line and strangers do, no payment is lost, counted twice or matched to another order", {
  timeout: Math.max(240_000, PAYMENTS * 1_000),
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
    const { gatewayOrderId } = (await openPayment(db, gateway, { token, now }))!;
    await openCode(db, gateway, { token, shopName: "Test Shop", now });
    return { token, gatewayOrderId };
  });
  const codes = await findCodes();

  for (const { token, gatewayOrderId } of placed)
    await payWildly({ orderId: gatewayOrderId, codeId: codes.get(token)! }, random);
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
    // The rounds are of 200 pages and codes, and of 100 refunds.
    for (let time = 0; time * 100 <= ORDERS; time++) await askGateway(db, gateway, at(minutes + time));
    for (let time = 0; time * 100 <= PAYMENTS; time++) await sendRefunds(db, gateway, at(minutes));
  }
  await expectTruth();
});

/** The code of each order, by its token. */
async function findCodes(): Promise<Map<string, string>> {
  const found = await database.db
    .select({ token: orders.trackingToken, codeId: gatewayOrders.gatewayOrderId })
    .from(gatewayOrders)
    .innerJoin(orders, eq(orders.id, gatewayOrders.orderId))
    .where(eq(gatewayOrders.way, "code"));
  return new Map(found.map(({ token, codeId }) => [token, codeId!]));
}

/** Buyers try on the page or by the code, also when it is closed. */
async function payWildly(
  { orderId, codeId }: { orderId: string; codeId: string },
  random: () => number,
): Promise<void> {
  double.mischief.holdsMessages = true;
  const tries = 1 + Math.floor(random() * TRIES);
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
    const isScanned = random() < 0.4;
    const payment = isScanned
      ? await double.scan(codeId, { ...facts, isLate: true })
      : (await double.pay(orderId, facts)).payment;
    for (const status of then) await double.turn(payment.id, status);
  }
}

/** The round of questions while the gateway stumbles, is out of date, and loses answers. */
async function askBadly(): Promise<void> {
  for (let time = 0; time < 4; time++) {
    Object.assign(double.mischief, { fails: time % 2, losesAnswer: (time + 1) % 2, isStale: time === 2 });
    await askGateway(database.db, gateway, at(time)).catch(() => undefined);
    await sendRefunds(database.db, gateway, at(time)).catch(() => undefined);
    await closeCodes(database.db, gateway, at(time).now).catch(() => undefined);
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
  const seen = new Map((await db.select().from(gatewayPayments)).map((known) => [known.paymentId, known]));
  const lines = Map.groupBy(await db.select().from(orderTransactions), ({ orderId }) => orderId);
  const wanted = await db.select().from(gatewayRefunds);
  expect(wanted.filter(({ status }) => status !== "pending")).toEqual([]);
  const byOrder = Map.groupBy(asked, ({ orders: order }) => order.id);
  const tally = { payments: 0, taken: 0, kept: 0, back: 0 };
  for (const [orderId, rows] of byOrder) {
    const { orders: order } = rows[0]!;
    const real = rows.flatMap(({ gateway_orders: own }) =>
      (own.way === "code" ? double.codes : double.ledger)
        .paymentsOf(own.gatewayOrderId!)
        .map((payment) => ({ ...payment, askedId: own.id })),
    );
    const taken = real.filter(({ captured, currency }) => captured && currency === "INR");
    const uses = taken.map(({ id, askedId }) => {
      const known = seen.get(id);
      // Matched to the very order or code that it was paid for.
      expect(known?.askedId).toBe(askedId);
      return known?.use;
    });
    expect(uses.filter((use) => use !== "order" && use !== "back")).toEqual([]);
    expect(uses.filter((use) => use === "order").length).toBeLessThanOrEqual(1);
    const paid = taken.find((_, n) => uses[n] === "order");
    if (paid) expect(paid.amount).toBe(order.totalPaise);
    for (const { amount, amount_refunded } of taken.filter((_, n) => uses[n] === "back"))
      expect(amount_refunded).toBe(amount);
    const isKept = paid !== undefined && paid.amount_refunded === 0;
    expect(order.status).toBe(isKept ? "placed" : "cancelled");
    const { receivedPaise, keptPaise } = balanceOf(lines.get(orderId) ?? []);
    expect(receivedPaise).toBe(taken.reduce((sum, { amount }) => sum + amount, 0));
    expect(keptPaise).toBe(isKept ? order.totalPaise : 0);
    tally.payments += real.length;
    tally.taken += taken.length;
    tally.kept += isKept ? 1 : 0;
    tally.back += uses.filter((use) => use === "back").length;
  }
  expect(byOrder.size).toBe(ORDERS);
  expect(tally.taken).toBeGreaterThan(ORDERS / 3);
  if (process.env.MISCHIEF_PAYMENTS) process.stdout.write(`${JSON.stringify(tally)}\n`);
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
