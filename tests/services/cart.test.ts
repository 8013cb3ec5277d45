import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLines, carts } from "#app/db/schema/cart.ts";
import { products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { addToCart, removeFromCart, setCartQuantity } from "#app/services/cart/change-cart.server.ts";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { purgeExpiredCarts } from "#app/services/cart/purge-expired-carts.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBatch,
  addProduct,
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
} from "#tests/support/fixtures.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("the first product makes a cart, the second joins it", async () => {
  const { db } = database;
  const arnica = await addStockedProduct(db, { quantity: 9, name: "Arnica Montana" });
  const nux = await addStockedProduct(db, { quantity: 9, name: "Nux Vomica" });
  const first = await addToCart(db, { cartId: undefined, slug: arnica.slug, quantity: 2, now });
  expect(first).toMatchObject({ ok: true, value: { name: "Arnica Montana", quantity: 2, itemCount: 2 } });
  const cartId = first.ok ? first.value.cartId : "";
  expect(cartId).toMatch(/^[\w-]{22}$/);
  const second = await addToCart(db, { cartId, slug: nux.slug, quantity: 1, now });
  expect(second).toEqual({ ok: true, value: { cartId, name: "Nux Vomica", quantity: 1, itemCount: 3 } });
  expect(await countCart(db, cartId)).toBe(3);
});

test("adding the same product again adds to its line", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 9 });
  const cartId = await fillCart(db, [{ slug, quantity: 2 }]);
  expect(await addToCart(db, { cartId, slug, quantity: 3, now })).toMatchObject({
    value: { quantity: 5, itemCount: 5 },
  });
});

test("ten clicks at once on an empty new cart all count", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  const clicks = Array.from({ length: 10 }, () => addToCart(db, { cartId: "fresh", slug, quantity: 1, now }));
  expect((await Promise.all(clicks)).every((click) => click.ok)).toBe(true);
  expect(await countCart(db, "fresh")).toBe(10);
});

test.each([0, -1, 1.5, 100, 1e9, Number.NaN])(
  "a quantity of %d is refused and leaves the cart as it was",
  async (quantity) => {
    const { db } = database;
    const { slug } = await addStockedProduct(db, { quantity: 200 });
    const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
    expect(await addToCart(db, { cartId, slug, quantity, now })).toEqual({
      ok: false,
      reason: "bad-quantity",
    });
    expect(await setCartQuantity(db, { cartId, slug, quantity, now })).toEqual({
      ok: false,
      reason: "bad-quantity",
    });
    expect(await countCart(db, cartId)).toBe(1);
  },
);

test("more than the stock is refused, and the answer says how many there are", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 3 });
  const tooMany = { ok: false, reason: "more-than-stock", availableQuantity: 3 };
  expect(await addToCart(db, { cartId: undefined, slug, quantity: 4, now })).toEqual({
    ...tooMany,
    quantityInCart: 0,
  });
  const cartId = await fillCart(db, [{ slug, quantity: 2 }]);
  expect(await addToCart(db, { cartId, slug, quantity: 2, now })).toEqual({ ...tooMany, quantityInCart: 2 });
  expect(await setCartQuantity(db, { cartId, slug, quantity: 4, now })).toEqual({
    ...tooMany,
    quantityInCart: 2,
  });
});

test("a product that is unknown, hidden, sold out, for doctors or not for retail does not go into a cart", async () => {
  const { db } = database;
  const hidden = await addStockedProduct(db, { quantity: 5, isPublished: false });
  const soldOut = await addProduct(db);
  const forDoctors = await addStockedProduct(db, { quantity: 5, soldTo: "prescription" });
  const notForRetail = await addStockedProduct(db, { quantity: 5, soldTo: "nobody" });
  const reasonFor = async (slug: string) => {
    const added = await addToCart(db, { cartId: undefined, slug, quantity: 1, now });
    return added.ok ? "added" : added.reason;
  };
  expect(await reasonFor("no-such-product")).toBe("unknown-product");
  expect(await reasonFor(hidden.slug)).toBe("unknown-product");
  expect(await reasonFor(soldOut.slug)).toBe("sold-out");
  expect(await reasonFor(forDoctors.slug)).toBe("not-for-retail");
  expect(await reasonFor(notForRetail.slug)).toBe("not-for-retail");
});

test("packs that are held, set aside, or keep 90 days or less cannot be had", async () => {
  const { db } = database;
  const product = await addProduct(db);
  const productId = product.id;
  await addBatch(db, { productId, quantity: 5, heldQuantity: 4 });
  await addBatch(db, { productId, quantity: 5, isQuarantined: true });
  await addBatch(db, { productId, quantity: 5, expiresOn: "2027-02-19" });
  await addBatch(db, { productId, quantity: 2, expiresOn: "2027-02-20" });
  expect(await addToCart(db, { cartId: undefined, slug: product.slug, quantity: 4, now })).toMatchObject({
    reason: "more-than-stock",
    availableQuantity: 3,
  });
});

test("a line's quantity is set, and a line that is not there cannot be set or removed", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 9, name: "Arnica Montana" });
  const other = await addStockedProduct(db, { quantity: 9 });
  const cartId = await fillCart(db, [{ slug, quantity: 5 }]);
  expect(await setCartQuantity(db, { cartId, slug, quantity: 2, now })).toMatchObject({
    value: { quantity: 2, itemCount: 2 },
  });
  const absent = { ok: false, reason: "not-in-cart" };
  expect(await setCartQuantity(db, { cartId, slug: other.slug, quantity: 2, now })).toEqual(absent);
  expect(await removeFromCart(db, { cartId, slug: other.slug, now })).toEqual(absent);
  const removed = { cartId, name: "Arnica Montana", quantity: 0, itemCount: 0 };
  expect(await removeFromCart(db, { cartId, slug, now })).toEqual({ ok: true, value: removed });
  expect(await removeFromCart(db, { cartId, slug, now })).toEqual(absent);
});

test("a cart adds up its lines and says what is missing for free delivery", async () => {
  const { db } = database;
  const arnica = await addStockedProduct(db, { quantity: 9, pricePaise: 10_500, mrpPaise: 12_000 });
  const cartId = await fillCart(db, [{ slug: arnica.slug, quantity: 2 }]);
  const cart = await readCart(db, { cartId, now });
  expect(cart.totals).toEqual({
    mrpPaise: 24_000,
    savedPaise: 3_000,
    goodsPaise: 21_000,
    deliveryPaise: 0,
    totalPaise: 21_000,
    gstPaise: 1_000,
    itemCount: 2,
  });
  expect(cart.missingForFreePaise).toBe(28_900);
  expect(cart.isOrderable).toBe(true);
  expect(cart.lines[0]).toMatchObject({
    slug: arnica.slug,
    quantity: 2,
    lineTotalPaise: 21_000,
    maxQuantity: 9,
  });
});

test("a changed price is said, and charged only after the shopper touched the line", async () => {
  const { db } = database;
  const { id, slug } = await addStockedProduct(db, {
    quantity: 9,
    pricePaise: 10_000,
    name: "Arnica Montana",
  });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  await db.update(products).set({ pricePaise: 11_000 }).where(eq(products.id, id));
  const cart = await readCart(db, { cartId, now });
  const change = { fromPaise: 10_000, toPaise: 11_000 };
  expect(cart.lines[0]).toMatchObject({ pricePaise: 11_000, priceChange: change });
  expect(cart.notices).toEqual([{ kind: "price-changed", slug, name: "Arnica Montana", ...change }]);
  await setCartQuantity(db, { cartId, slug, quantity: 2, now });
  expect((await readCart(db, { cartId, now })).notices).toEqual([]);
});

test("a line that sold out or became scarce stays in the cart, is said, and keeps it from checkout", async () => {
  const { db } = database;
  const gone = await addStockedProduct(db, { quantity: 2, name: "Gone" });
  const scarce = await addStockedProduct(db, { quantity: 5, name: "Scarce", pricePaise: 10_000 });
  const doctors = await addStockedProduct(db, { quantity: 5, name: "For doctors" });
  const lines = [gone, scarce, doctors].map(({ slug }) => ({ slug, quantity: 2 }));
  const cartId = await fillCart(db, lines);
  await db.update(batches).set({ quantity: 0 }).where(eq(batches.productId, gone.id));
  await db.update(batches).set({ quantity: 1 }).where(eq(batches.productId, scarce.id));
  await db.update(products).set({ soldTo: "prescription" }).where(eq(products.id, doctors.id));
  const cart = await readCart(db, { cartId, now });
  expect(cart.notices).toEqual([
    { kind: "sold-out", slug: gone.slug, name: "Gone" },
    { kind: "more-than-stock", slug: scarce.slug, name: "Scarce", availableQuantity: 1 },
    { kind: "not-for-retail", slug: doctors.slug, name: "For doctors" },
  ]);
  expect(cart.isOrderable).toBe(false);
  expect(cart.totals.goodsPaise).toBe(20_000);
});

test("a cart nobody knows is empty and cannot be ordered", async () => {
  const { db } = database;
  for (const cartId of [undefined, "forged"]) {
    expect(await readCart(db, { cartId, now })).toMatchObject({ lines: [], notices: [], isOrderable: false });
    expect(await countCart(db, cartId)).toBe(0);
  }
});

test("a cart is kept 30 days after its last change, and a purged one starts anew", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 50 });
  const day = (n: number) => new Date(now.getTime() + n * 86_400_000);
  const old = await fillCart(db, [{ slug, quantity: 1 }]);
  const touched = await fillCart(db, [{ slug, quantity: 1 }]);
  await setCartQuantity(db, { cartId: touched, slug, quantity: 2, now: day(1) });
  expect(await purgeExpiredCarts(db, day(30))).toBe(0);
  await purgeExpiredCarts(db, new Date(day(30).getTime() + 1));
  expect(await db.$count(cartLines, eq(cartLines.cartId, old))).toBe(0);
  expect(await countCart(db, touched)).toBe(2);
  expect(await addToCart(db, { cartId: old, slug, quantity: 1, now: day(31) })).toMatchObject({
    ok: true,
    value: { cartId: old },
  });
  expect(await db.$count(carts, eq(carts.id, old))).toBe(1);
});
