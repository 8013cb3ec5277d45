import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { buyerOf, orderOf, ordersOf } from "#tests/support/buyer.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { formFields, locationOf, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("the same page sent again is the same order, also after the cart is filled anew", async () => {
  const { visitor, product } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout();
  const first = await visitor.send("/checkout", form);
  await visitor.add(product.slug, 3);
  const again = await visitor.send("/checkout", form);
  expect(again.status).toBe(303);
  expect(locationOf(again)).toBe(locationOf(first));
  expect(await ordersOf(shop, visitor)).toHaveLength(1);
});

test("the same page with other details is no second order until it is confirmed", async () => {
  const { visitor, product } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout();
  await visitor.send("/checkout", form);
  await visitor.add(product.slug);
  const page = await visitor.submit("/checkout", { ...form, addressLine1: "14, Ward 4" });
  expect(page.status).toBe(409);
  expect(page.text).toContain("An order with other details was already placed from this page.");
  const next = formFields(page.html);
  expect(next.idempotencyKey).not.toBe(form.idempotencyKey);
  expect((await visitor.send("/checkout", { ...next, paymentMethod: "cod" })).status).toBe(303);
  expect(await ordersOf(shop, visitor)).toHaveLength(2);
});

test("a stranger who knows the key of an order does not get to see it", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout();
  await visitor.send("/checkout", form);
  const { visitor: stranger } = await buyerOf(shop, 1);
  const response = await stranger.send("/checkout", form);
  expect(response.status).toBe(409);
  expect(response.headers.get("location")).toBeNull();
});

test("no field that a browser makes up changes a price, a fee or a status", async () => {
  const { visitor } = await buyerOf(shop, 2);
  const form = await visitor.fillCheckout();
  const response = await visitor.send("/checkout", {
    ...form,
    pricePaise: "1",
    totalPaise: "1",
    deliveryPaise: "0",
    gstPercent: "0",
    zone: "same-day",
    status: "delivered",
    isFree: "true",
    stateCode: "27",
    quantity: "-1",
    cartId: "another",
    role: "admin",
    now: "2020-01-01",
  });
  const order = await orderOf(shop, /[\w-]{32}$/.exec(locationOf(response)!)![0]);
  expect(order).toMatchObject({
    goodsPaise: 20_000,
    deliveryPaise: 4_000,
    totalPaise: 24_000,
    status: "placed",
    stateCode: "06",
  });
});

test.each([
  ["a lower total", { shownStandardPaise: "1" }],
  ["a total of nothing", { shownStandardPaise: "0" }],
  ["a negative total", { shownStandardPaise: "-24000" }],
  ["a total that is no number", { shownStandardPaise: "free" }],
  ["a total that another amount rounds to", { shownStandardPaise: "24000.4" }],
])("an order with %s than the true one is not placed, the true total is shown", async (_case, changed) => {
  const { visitor } = await buyerOf(shop, 2);
  const page = await visitor.submit("/checkout", { ...(await visitor.fillCheckout()), ...changed });
  expect(page.status).toBe(409);
  expect(page.text).toContain("A price or the delivery fee has changed. Please check the new total");
  expect(page.text).toContain("To pay ₹240");
  expect(await ordersOf(shop, visitor)).toEqual([]);
});

test("a price that changed since the page was opened is said, and the order waits for a second yes", async () => {
  const { visitor, product } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout();
  await shop.database.db.update(products).set({ pricePaise: 11_000 }).where(eq(products.id, product.id));
  const page = await visitor.submit("/checkout", form);
  expect(page.status).toBe(409);
  expect(page.text).toContain("The price of Arnica Montana went up from ₹100 to ₹110 since you added it.");
  const token = locationOf(
    await visitor.send("/checkout", { ...formFields(page.html), paymentMethod: "cod" }),
  )!.slice(-32);
  expect((await orderOf(shop, token)).totalPaise).toBe(15_000);
});

test("what sold out since the page was opened is said, and nothing of the order is placed", async () => {
  const { visitor, product } = await buyerOf(shop, 2);
  const form = await visitor.fillCheckout();
  const { db } = shop.database;
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, product.id));
  const page = await visitor.submit("/checkout", form);
  expect(page.status).toBe(409);
  expect(page.text).toContain("Something in your cart has sold out or is fewer than you asked for.");
  expect(await ordersOf(shop, visitor)).toEqual([]);
});

test("of 50 buyers at once of the last 5 packs 5 get one, 45 are told so, and nothing breaks", async () => {
  const { db } = shop.database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const visitors = Array.from({ length: 50 }, () => openVisitor(shop));
  const forms: Record<string, string>[] = [];
  for (const visitor of visitors) {
    await visitor.add(product.slug);
    forms.push(await visitor.fillCheckout());
  }
  const responses = await Promise.all(visitors.map((visitor, n) => visitor.send("/checkout", forms[n]!)));
  const refused = responses.filter((response) => response.status === 409);
  expect(responses.filter((response) => response.status === 303)).toHaveLength(5);
  expect(refused).toHaveLength(45);
  for (const response of refused) {
    expect(await response.text()).toContain("Something in your cart has sold out");
  }
  const [batch] = await db.select().from(batches).where(eq(batches.productId, product.id));
  expect([batch!.quantity, batch!.heldQuantity]).toEqual([0, 0]);
});

test("the same page sent 20 times at once is one order, and every answer leads to it", async () => {
  const { visitor, product } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout();
  const responses = await Promise.all(Array.from({ length: 20 }, () => visitor.send("/checkout", form)));
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([303]));
  expect(new Set(responses.map(locationOf)).size).toBe(1);
  expect(await ordersOf(shop, visitor)).toHaveLength(1);
  const [batch] = await shop.database.db.select().from(batches).where(eq(batches.productId, product.id));
  expect(batch!.quantity).toBe(59);
});
