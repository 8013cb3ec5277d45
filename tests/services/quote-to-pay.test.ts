import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quotes } from "#app/db/schema/enquiries.ts";
import { attempts, outbox, settings } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { batches } from "#app/db/schema/stock.ts";
import { byUser } from "#app/domain/actor.ts";
import { acceptQuote } from "#app/services/enquiries/quotes/accept-quote.server.ts";
import { completeQuote } from "#app/services/enquiries/quotes/complete-quote.server.ts";
import { createQuote, type QuotedLine } from "#app/services/enquiries/quotes/create-quote.server.ts";
import { openQuotePage } from "#app/services/enquiries/quotes/open-quote-page.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { claimPayment } from "#app/services/orders/pay-order.server.ts";
import { releaseExpiredHolds } from "#app/services/orders/release-expired-holds.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { sendBulk } from "#tests/support/enquirer.ts";
import {
  addBatch,
  addPincodes,
  addStockedProduct,
  checkoutForm,
  SATURDAY_MORNING as now,
  ORIGIN,
  UPI_VPA,
} from "#tests/support/fixtures.ts";
import { findLedgerFaults } from "#tests/support/ledger.ts";
import { stockOf } from "#tests/support/placed-order.ts";

const BANK = {
  accountHolder: "Sohna Homeo Hall",
  bankName: "State Bank of India",
  accountNumber: "30123456789",
  ifsc: "SBIN0001234",
  transferDays: 3,
};
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await addPincodes(database.db);
  await database.db.insert(profiles).values({ id: "staff-1", role: "staff", name: "Ravi" });
  await database.db.insert(settings).values({ key: "bank", value: BANK });
});
afterAll(async () => {
  expect(await findLedgerFaults(database.db)).toEqual([]);
  await database.drop();
});

async function quote(lines: QuotedLine[]) {
  const { number: enquiryNumber } = await sendBulk(database.db, []);
  await database.db.delete(attempts);
  return createQuote(database.db, {
    enquiryNumber,
    lines,
    deliveryPaise: 0,
    staffId: "staff-1",
    now,
    publicOrigin: ORIGIN,
    upiVpa: undefined,
  });
}

async function quoteOf(lines: QuotedLine[]) {
  const made = await quote(lines);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

function accept(token: string, at = now) {
  return acceptQuote(database.db, {
    token,
    form: checkoutForm({ paymentMethod: "bank-transfer" }),
    profileId: undefined,
    now: at,
    publicOrigin: ORIGIN,
    upiVpa: undefined,
  });
}

async function orderOf(token: string) {
  const [row] = await database.db
    .select({ order: orders })
    .from(quotes)
    .innerJoin(orders, eq(orders.id, quotes.orderId))
    .where(eq(quotes.token, token));
  return row!.order;
}

async function lettersAbout(words: string) {
  const rows = await database.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `%${words}%`));
  return rows.map(({ body }) => body).join("\n");
}

test("a quote above every limit is paid by bank transfer, seen by the office by its reference", async () => {
  const product = await addStockedProduct(database.db, { quantity: 100 });
  const { token } = await quoteOf([{ productId: product.id, quantity: 60, pricePaise: 9_000 }]);
  expect(await accept(token)).toMatchObject({ ok: true, value: { becomes: "order" } });
  const order = await orderOf(token);
  expect([order.status, order.paymentMethod, order.holdUntil]).toEqual([
    "awaiting_payment",
    "bank-transfer",
    hours(72),
  ]);
  const letter = await lettersAbout(`${order.number} customer`);
  for (const fact of ["30123456789", "SBIN0001234", "State Bank of India", order.number])
    expect(letter).toContain(fact);
  expect(await releaseExpiredHolds(database.db, hours(71))).toBe(0);
  const pay = { token: order.trackingToken, now, publicOrigin: ORIGIN };
  expect(await claimPayment(database.db, { ...pay, reference: "12" })).toMatchObject({
    reason: "bad-reference",
  });
  expect(await claimPayment(database.db, { ...pay, reference: "SBIN 2263 1234 5678" })).toMatchObject({
    ok: true,
  });
  const seen = {
    number: order.number,
    reference: "SBIN226312345678",
    actor: byUser({ userId: "Ravi" }),
    now,
    publicOrigin: ORIGIN,
  };
  expect(await confirmPayment(database.db, seen)).toMatchObject({ ok: true });
  expect((await orderOf(token)).status).toBe("placed");
  expect(await stockOf(database.db, product)).toEqual([40, 0]);
});

test("packs are held for a transfer as many days as the setting says, then they are free again", async () => {
  const product = await addStockedProduct(database.db, { quantity: 10 });
  const { token } = await quoteOf([{ productId: product.id, quantity: 10, pricePaise: 9_000 }]);
  await accept(token);
  expect(await stockOf(database.db, product)).toEqual([10, 10]);
  await releaseExpiredHolds(database.db, hours(73));
  expect((await orderOf(token)).status).toBe("cancelled");
  expect(await stockOf(database.db, product)).toEqual([10, 0]);
});

test("without a bank account no quote is sent that nobody could pay", async () => {
  const product = await addStockedProduct(database.db, { quantity: 100 });
  const line = { productId: product.id, quantity: 60, pricePaise: 9_000 };
  await database.db
    .update(settings)
    .set({ value: { ...BANK, ifsc: undefined } })
    .where(eq(settings.key, "bank"));
  expect(await quote([line])).toEqual({ ok: false, reason: "no-way-to-pay" });
  await database.db.update(settings).set({ value: BANK }).where(eq(settings.key, "bank"));
  expect(await quote([line])).toMatchObject({ ok: true });
});

test("a quote whose packs are missing says which line and how many are there, to the customer and to the shop", async () => {
  const [short, full] = [
    await addStockedProduct(database.db, { quantity: 4 }),
    await addStockedProduct(database.db, { quantity: 50 }),
  ];
  const last = await addBatch(database.db, { productId: short.id, quantity: 8 });
  const { token, number } = await quoteOf([
    { productId: short.id, quantity: 12, pricePaise: 9_000 },
    { productId: full.id, quantity: 10, pricePaise: 9_000 },
  ]);
  await database.db.update(batches).set({ isQuarantined: true }).where(eq(batches.id, last));
  const page = await openQuotePage(database.db, {
    token,
    pincode: undefined,
    now,
    config: { upiVpa: UPI_VPA },
  });
  expect(page!.stock.short).toMatchObject([{ quantity: 12, freeQuantity: 4 }]);
  expect(await accept(token)).toEqual({ ok: false, reason: "sold-out" });
  await accept(token);
  const letter = await lettersAbout(`short ${number}`);
  expect(letter.match(/4 of 12 in stock/g)).toHaveLength(1);
  expect(letter).not.toContain("of 10 in stock");
  expect(await stockOf(database.db, full)).toEqual([50, 0]);
});

test("missing packs without a day for them are not quoted", async () => {
  const product = await addStockedProduct(database.db, { quantity: 4 });
  const line = { productId: product.id, quantity: 12, pricePaise: 9_000 };
  expect(await quote([line])).toEqual({ ok: false, reason: "short" });
  expect(await quote([{ ...line, toOrderBy: "2026-11-20" }])).toEqual({
    ok: false,
    reason: "bad-order-date",
  });
  expect(await quote([{ ...line, toOrderBy: "2026-11-27" }])).toMatchObject({ ok: true });
});

test("a line to order is agreed first, and becomes an order to pay when its packs are here", async () => {
  const product = await addStockedProduct(database.db, { quantity: 4 });
  const { token, number } = await quoteOf([
    { productId: product.id, quantity: 12, pricePaise: 9_000, toOrderBy: "2026-11-27" },
  ]);
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers).toContainEqual({ ok: true, value: { becomes: "order-when-here" } });
  expect(answers).toContainEqual({ ok: false, reason: "already-accepted" });
  const letters = await lettersAbout(`to order ${number}`);
  expect(letters).toContain("4 of 12 in stock");
  expect(letters).toContain("Nothing is to be paid until then");
  expect(await stockOf(database.db, product)).toEqual([4, 0]);

  const act = { number, staffId: "staff-1", now: hours(24 * 20), publicOrigin: ORIGIN, upiVpa: undefined };
  expect(await completeQuote(database.db, act)).toEqual({ ok: false, reason: "sold-out" });
  await addBatch(database.db, {
    productId: product.id,
    number: "MORE-1",
    quantity: 12,
    expiresOn: "2029-12-31",
  });
  const made = await Promise.all([completeQuote(database.db, act), completeQuote(database.db, act)]);
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  expect(made).toContainEqual({ ok: false, reason: "not-waiting" });
  expect(await orderOf(token)).toMatchObject({ status: "awaiting_payment", totalPaise: 108_000 });
});

test("a payment by a way the shop does not know, and a transfer for another order than a quote's, are refused by the database", async () => {
  const product = await addStockedProduct(database.db, { quantity: 10 });
  const { token } = await quoteOf([{ productId: product.id, quantity: 1, pricePaise: 9_000 }]);
  await accept(token);
  const order = await orderOf(token);
  const change = (facts: object) => database.db.update(orders).set(facts).where(eq(orders.id, order.id));
  await expect(change({ paymentMethod: "cheque" })).rejects.toThrow();
  await expect(change({ channel: "web" })).rejects.toThrow();
});
