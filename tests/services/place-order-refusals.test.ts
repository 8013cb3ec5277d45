import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { customers } from "#app/db/schema/shop-customers.ts";
import { batches, stockHolds, stockMovements } from "#app/db/schema/stock.ts";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import {
  addBatch,
  addProduct,
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  orderRequest,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";

const database = orderDatabase();

/** Sends a request that must be refused, and proves that nothing was written, taken or emptied. */
async function expectRefused(request: Parameters<typeof placeOrder>[1], reason: string) {
  const { db } = database;
  const state = async () => ({
    orders: await db.$count(orders),
    movements: await db.$count(stockMovements),
    holds: await db.$count(stockHolds),
    customers: await db.$count(customers),
    messages: await db.$count(outbox),
    stock: (await db.select({ n: sql`sum(quantity - held_quantity)` }).from(batches))[0],
    cart: await countCart(db, request.cartId),
  });
  const before = await state();
  expect(await placeOrder(db, request)).toEqual({ ok: false, reason });
  expect(await state()).toEqual(before);
}

test("the same key with another form or from another cart is refused", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 5 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const other = await fillCart(db, [{ slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId });
  await placeOrder(db, request);
  await expectRefused({ ...request, form: { ...request.form, addressLine1: "Elsewhere 1" } }, "key-reused");
  await expectRefused({ ...request, cartId: other }, "key-reused");
});

test("a cart that became an order is empty for every other key, and so is no cart", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 5 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId });
  await placeOrder(db, request);
  await expectRefused({ ...request, idempotencyKey: "another" }, "empty-cart");
  await expectRefused({ ...request, idempotencyKey: "no cart", cartId: undefined }, "empty-cart");
  await expectRefused({ ...request, idempotencyKey: "forged cart", cartId: "forged" }, "empty-cart");
});

test("an unknown PIN code is refused", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 5 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  await expectRefused(await orderRequest(db, { cartId, form: { pincode: "999999" } }), "unknown-pincode");
});

test("a product that stopped being for retail is refused", async () => {
  const { db } = database;
  const { id, slug } = await addStockedProduct(db, { quantity: 5 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId });
  await db.update(products).set({ soldTo: "prescription" }).where(eq(products.id, id));
  await expectRefused(request, "not-for-retail");
});

test("an order for more than the stock is refused and takes nothing, also of its other lines", async () => {
  const { db } = database;
  const plenty = await addStockedProduct(db, { quantity: 9 });
  const scarce = await addStockedProduct(db, { quantity: 2 });
  const cartId = await fillCart(
    db,
    [plenty, scarce].map(({ slug }) => ({ slug, quantity: 2 })),
  );
  const request = await orderRequest(db, { cartId });
  await placeTestOrder(db, { lines: [{ slug: scarce.slug, quantity: 1 }] });
  await expectRefused(request, "sold-out");
});

test("a line that was hidden, or whose packs became too old, is refused as sold out", async () => {
  const { db } = database;
  const hidden = await addStockedProduct(db, { quantity: 9 });
  const hiddenCart = await fillCart(db, [{ slug: hidden.slug, quantity: 1 }]);
  const hiddenRequest = await orderRequest(db, { cartId: hiddenCart });
  await db.update(products).set({ isPublished: false }).where(eq(products.id, hidden.id));
  await expectRefused(hiddenRequest, "sold-out");

  const ageing = await addProduct(db);
  await addBatch(db, { productId: ageing.id, quantity: 9, expiresOn: "2027-02-20" });
  const cartId = await fillCart(db, [{ slug: ageing.slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId });
  await expectRefused({ ...request, now: new Date(now.getTime() + 86_400_000) }, "sold-out");
});

test("another total than the one shown is refused, be it higher or lower", async () => {
  const { db } = database;
  const { id, slug } = await addStockedProduct(db, { quantity: 9, pricePaise: 10_000 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId });
  for (const shownTotalPaise of [
    0,
    1,
    request.shownTotalPaise - 1,
    request.shownTotalPaise + 1,
    Number.NaN,
  ]) {
    await expectRefused({ ...request, shownTotalPaise }, "price-changed");
  }
  await db.update(products).set({ pricePaise: 11_000 }).where(eq(products.id, id));
  await expectRefused(request, "price-changed");
  expect(await placeOrder(db, await orderRequest(db, { cartId }))).toMatchObject({ ok: true });
});

test("cash is refused outside its area, below its least and above its highest amount", async () => {
  const { db } = database;
  const cheap = await addStockedProduct(db, { quantity: 99, pricePaise: 5_000 });
  const dear = await addStockedProduct(db, { quantity: 99, pricePaise: 100_001, mrpPaise: 100_001 });
  const small = await fillCart(db, [{ slug: cheap.slug, quantity: 1 }]);
  const large = await fillCart(db, [{ slug: dear.slug, quantity: 3 }]);
  await expectRefused(await orderRequest(db, { cartId: small }), "cod-not-offered");
  await expectRefused(await orderRequest(db, { cartId: large }), "cod-not-offered");
  await expectRefused(
    await orderRequest(db, { cartId: small, form: { pincode: "400001" } }),
    "cod-not-offered",
  );
  const byUpi = await orderRequest(db, { cartId: large, form: { paymentMethod: "upi" } });
  expect(await placeOrder(db, byUpi)).toMatchObject({ ok: true });
});

test("UPI is refused while the shop has no UPI address", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 9 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId, form: { paymentMethod: "upi" } });
  await expectRefused({ ...request, upiVpa: undefined }, "upi-not-offered");
});

test("a refused attempt may be corrected under the same key", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 5 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const request = await orderRequest(db, { cartId });
  const wrong = { ...request, form: { ...request.form, pincode: "999999" } };
  expect(await placeOrder(db, wrong)).toEqual({ ok: false, reason: "unknown-pincode" });
  expect(await placeOrder(db, request)).toMatchObject({ ok: true });
});
