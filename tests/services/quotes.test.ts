import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brands, products } from "#app/db/schema/catalog.ts";
import { quotes } from "#app/db/schema/enquiries.ts";
import { attempts, outbox, settings } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { CheckoutForm } from "#app/domain/orders/checkout-form.ts";
import { findEnquiry } from "#app/services/enquiries/find-enquiry.server.ts";
import { acceptQuote } from "#app/services/enquiries/quotes/accept-quote.server.ts";
import {
  createQuote,
  type QuoteRequest,
  withdrawQuote,
} from "#app/services/enquiries/quotes/create-quote.server.ts";
import { findQuoteByToken } from "#app/services/enquiries/quotes/find-quote.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { sendBulk, sendMessage } from "#tests/support/enquirer.ts";
import {
  type AddedProduct,
  addPincodes,
  addStockedProduct,
  checkoutForm,
  SATURDAY_MORNING as now,
  ORIGIN,
  UPI_VPA,
} from "#tests/support/fixtures.ts";
import { stockOf } from "#tests/support/placed-order.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await addPincodes(database.db);
  await database.db.insert(profiles).values({ id: "staff-1", role: "staff", name: "Ravi" });
});
afterAll(() => database.drop());

/** 60 packs at 90 rupees, delivered for 100, from a stock of 100. */
async function quoteSixty(change: Partial<QuoteRequest> = {}) {
  const product = await addStockedProduct(database.db, { quantity: 100 });
  const { number: enquiryNumber } = await sendBulk(database.db, [{ productId: product.id, quantity: 60 }]);
  const created = await createQuote(database.db, {
    enquiryNumber,
    lines: [{ productId: product.id, quantity: 60, pricePaise: 9_000 }],
    deliveryPaise: 10_000,
    staffId: "staff-1",
    now,
    publicOrigin: ORIGIN,
    upiVpa: UPI_VPA,
    ...change,
  });
  if (!created.ok) throw new Error(`No quote: ${created.reason}`);
  await database.db.delete(attempts);
  return { product, enquiryNumber, ...created.value };
}

function accept(token: string, form: Partial<CheckoutForm> = {}, at = now) {
  return acceptQuote(database.db, {
    token,
    form: checkoutForm({ paymentMethod: "upi", ...form }),
    profileId: undefined,
    now: at,
    publicOrigin: ORIGIN,
    upiVpa: UPI_VPA,
  });
}

async function linesOf(product: AddedProduct) {
  return database.db.select().from(orderLines).where(eq(orderLines.productId, product.id));
}

test("a quote answers its enquiry, and its letter and text carry the link", async () => {
  const { product, enquiryNumber, number, token } = await quoteSixty();
  expect(number).toMatch(/^QU26-\d{4}-\d{4}$/);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(await findEnquiry(database.db, { number: enquiryNumber, now })).toMatchObject({
    status: "answered",
    ownerName: "Ravi",
    quotes: [{ number, status: "sent", goodsPaise: 540_000, validUntil: "2026-11-28" }],
  });
  const letters = await database.db.select().from(outbox);
  const links = letters.filter(({ body }) => body.includes(`${ORIGIN}/quote/${token}`));
  expect(links.map(({ channel }) => channel)).toEqual(["mail", "sms"]);
  const about = letters.filter(({ dedupeKey }) => dedupeKey.includes(enquiryNumber));
  const [called] = await database.db
    .select({ packSize: products.packSize, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, product.id));
  const named = about.filter(({ body }) => body.includes(`${called!.packSize}, ${called!.brand}`));
  // To the customer and to the shop when it came in, and with the quote.
  expect(named.map(({ channel }) => channel)).toEqual(["mail", "mail", "mail"]);
});

test("an accepted quote is an order at its prices, with channel quote and its packs held", async () => {
  const { product, token } = await quoteSixty();
  const accepted = await accept(token);
  if (!accepted.ok || accepted.value.becomes !== "order") throw new Error("No order");
  const { number } = accepted.value.placed;
  const [order] = await database.db.select().from(orders).where(eq(orders.number, number));
  expect(order).toMatchObject({
    channel: "quote",
    status: "awaiting_payment",
    goodsPaise: 540_000,
    deliveryPaise: 10_000,
    totalPaise: 550_000,
  });
  expect(await linesOf(product)).toMatchObject([{ quantity: 60, pricePaise: 9_000, totalPaise: 540_000 }]);
  expect(await stockOf(database.db, product)).toEqual([100, 60]);
  expect(await findQuoteByToken(database.db, { token, now })).toMatchObject({
    state: "accepted",
    order: { number, isToBePaid: true },
  });
});

test("accepted by ten at once, a quote is one order, and its packs are taken once", async () => {
  const { product, token } = await quoteSixty();
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((each) => !each.ok && each.reason === "already-accepted")).toHaveLength(9);
  expect(await linesOf(product)).toHaveLength(1);
  expect(await stockOf(database.db, product)).toEqual([100, 60]);
});

test("two quotes over the same last packs: one becomes an order, the other says that they are sold", async () => {
  const first = await quoteSixty();
  const lines = [{ productId: first.product.id, quantity: 60, pricePaise: 9_000 }];
  const second = await quoteSixty({ lines });
  const answers = await Promise.all([accept(first.token), accept(second.token)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: "sold-out" });
  expect(await stockOf(database.db, first.product)).toEqual([100, 60]);
});

test("withdrawing and accepting at once leaves either an order or a withdrawn quote, never both", async () => {
  for (let round = 0; round < 5; round++) {
    const { product, number, token } = await quoteSixty();
    const [accepted, withdrawn] = await Promise.all([
      accept(token),
      withdrawQuote(database.db, { number, staffId: "staff-1", now }),
    ]);
    expect([accepted.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1);
    expect(await linesOf(product)).toHaveLength(accepted.ok ? 1 : 0);
  }
});

test("the same quote sent twice is one quote with one letter, another one takes its place", async () => {
  const { product, enquiryNumber, number, token } = await quoteSixty();
  const send = (change: Partial<QuoteRequest> = {}) =>
    createQuote(database.db, {
      enquiryNumber,
      lines: [{ productId: product.id, quantity: 60, pricePaise: 9_000 }],
      deliveryPaise: 10_000,
      staffId: "staff-1",
      now,
      publicOrigin: ORIGIN,
      upiVpa: UPI_VPA,
      ...change,
    });
  for (const again of await Promise.all([send(), send()]))
    expect(again).toEqual({ ok: true, value: { number, token } });
  expect(await database.db.$count(outbox, like(outbox.dedupeKey, `%customer quote ${number}`))).toBe(1);
  const lines = [{ productId: product.id, quantity: 60, pricePaise: 8_900 }];
  for (const change of [{ note: "Ready on Friday." }, { lines }, { deliveryPaise: 0 }]) {
    const other = await send(change);
    expect(other.ok && other.value.number).not.toBe(number);
  }
  expect(await findQuoteByToken(database.db, { token, now })).toMatchObject({ state: "withdrawn" });
});

test("a quote that ends on a day that is none is refused", async () => {
  const { product, enquiryNumber } = await quoteSixty();
  const lines = [{ productId: product.id, quantity: 60, pricePaise: 9_000 }];
  const asked = {
    enquiryNumber,
    lines,
    deliveryPaise: 0,
    staffId: "staff-1",
    now,
    publicOrigin: ORIGIN,
    upiVpa: UPI_VPA,
  };
  for (const validUntil of ["2026-11-20", "2026-11-31", "2027-02-29", "2026-13-45", "soon"])
    expect(await createQuote(database.db, { ...asked, validUntil })).toEqual({
      ok: false,
      reason: "bad-date",
    });
});

test("what has run out, was withdrawn, replaced or is unknown says so", async () => {
  const old = await quoteSixty();
  const afterwards = new Date("2026-11-29T00:00:00+05:30");
  expect(await accept(old.token, {}, afterwards)).toEqual({ ok: false, reason: "expired" });
  const lines = [{ productId: old.product.id, quantity: 50, pricePaise: 8_000 }];
  const renewed = await createQuote(database.db, {
    enquiryNumber: old.enquiryNumber,
    lines,
    deliveryPaise: 0,
    staffId: "staff-1",
    now,
    publicOrigin: ORIGIN,
    upiVpa: UPI_VPA,
  });
  expect(await accept(old.token)).toEqual({ ok: false, reason: "withdrawn" });
  expect(renewed.ok && (await accept(renewed.value.token))).toMatchObject({ ok: true });
  expect(await accept("no-such-token")).toEqual({ ok: false, reason: "unknown-quote" });
  expect(await withdrawQuote(database.db, { number: old.number, staffId: "staff-1", now })).toEqual({
    ok: false,
    reason: "not-open",
  });
});

test("cash, UPI and PIN code keep their rules, and a refusal leaves the quote open and the packs free", async () => {
  const { product, token } = await quoteSixty();
  expect(await accept(token, { paymentMethod: "cod" })).toEqual({ ok: false, reason: "cod-not-offered" });
  expect(await accept(token, { pincode: "999999" })).toEqual({ ok: false, reason: "unknown-pincode" });
  await database.db
    .update(products)
    .set({ mrpPaise: 8_500, pricePaise: 8_500 })
    .where(eq(products.id, product.id));
  expect(await accept(token)).toEqual({ ok: false, reason: "above-mrp" });
  expect(await stockOf(database.db, product)).toEqual([100, 0]);
  expect(await findQuoteByToken(database.db, { token, now })).toMatchObject({ state: "open" });
});

test("a small quote may be paid in cash and sells its packs at once", async () => {
  const { product, token } = await quoteSixty();
  await database.db.insert(settings).values({ key: "cod", value: { maxPaise: 1_000_000 } });
  expect(await accept(token, { paymentMethod: "cod" })).toMatchObject({ ok: true });
  expect(await stockOf(database.db, product)).toEqual([40, 0]);
  await database.db.delete(settings);
});

test("no quote without lines, above MRP, with a half price, a product twice, for a day that is over, or for a message", async () => {
  const product = await addStockedProduct(database.db, { quantity: 5 });
  const { number: enquiryNumber } = await sendBulk(database.db);
  const line = { productId: product.id, quantity: 2, pricePaise: 9_000 };
  const base = { deliveryPaise: 0, staffId: "staff-1", now, publicOrigin: ORIGIN, upiVpa: UPI_VPA };
  const reasonOf = async (change: Partial<QuoteRequest>) => {
    const made = await createQuote(database.db, { enquiryNumber, lines: [line], ...base, ...change });
    return made.ok ? "made" : made.reason;
  };
  expect(await reasonOf({ lines: [] })).toBe("no-lines");
  expect(await reasonOf({ lines: [{ ...line, pricePaise: 12_001 }] })).toBe("above-mrp");
  expect(await reasonOf({ lines: [{ ...line, pricePaise: 90.5 }] })).toBe("bad-line");
  expect(await reasonOf({ lines: [line, line] })).toBe("bad-line");
  expect(await reasonOf({ lines: [{ ...line, productId: 999_999 }] })).toBe("unknown-product");
  expect(await reasonOf({ deliveryPaise: -1 })).toBe("bad-delivery");
  expect(await reasonOf({ validUntil: "2026-11-20" })).toBe("bad-date");
  expect(await reasonOf({ enquiryNumber: "EN26-0000-0000" })).toBe("unknown-enquiry");
  const message = await sendMessage(database.db);
  expect(await reasonOf({ enquiryNumber: message.number })).toBe("not-bulk");
  expect(await database.db.$count(quotes, eq(quotes.goodsPaise, 18_000))).toBe(0);
});
