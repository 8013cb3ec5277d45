import { afterAll, beforeAll, expect, test } from "vitest";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { addToWishlist, listWishlist, removeFromWishlist } from "#app/services/cart/wishlist.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProduct, addStockedProduct, fillCart, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a product is put aside once, newest first, also when it is sold out", async () => {
  const { db } = database;
  const soldOut = await addProduct(db, { name: "Sold out" });
  const inStock = await addStockedProduct(db, { quantity: 3, name: "In stock" });
  const added = await addToWishlist(db, { cartId: undefined, slug: soldOut.slug, now });
  expect(added).toMatchObject({ ok: true, value: { name: "Sold out" } });
  const cartId = added.ok ? added.value.cartId : "";
  await addToWishlist(db, { cartId, slug: inStock.slug, now: new Date(now.getTime() + 1) });
  await addToWishlist(db, { cartId, slug: inStock.slug, now });
  const list = await listWishlist(db, { cartId, now });
  expect(list.map(({ name, availableQuantity }) => [name, availableQuantity])).toEqual([
    ["In stock", 3],
    ["Sold out", 0],
  ]);
  expect(await countCart(db, cartId)).toBe(0);
});

test("the list hangs on the visitor's cart and leaves the cart alone", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 3, name: "Arnica" });
  const cartId = await fillCart(db, [{ slug, quantity: 2 }]);
  expect(await addToWishlist(db, { cartId, slug, now })).toEqual({
    ok: true,
    value: { cartId, name: "Arnica" },
  });
  expect(await removeFromWishlist(db, { cartId, slug })).toEqual({
    ok: true,
    value: { cartId, name: "Arnica" },
  });
  expect(await removeFromWishlist(db, { cartId, slug })).toMatchObject({ ok: true });
  expect(await listWishlist(db, { cartId, now })).toEqual([]);
  expect(await countCart(db, cartId)).toBe(2);
});

test("an unknown or hidden product is refused", async () => {
  const { db } = database;
  const hidden = await addProduct(db, { isPublished: false });
  const unknown = { ok: false, reason: "unknown-product" };
  expect(await addToWishlist(db, { cartId: undefined, slug: "no-such-product", now })).toEqual(unknown);
  expect(await addToWishlist(db, { cartId: undefined, slug: hidden.slug, now })).toEqual(unknown);
  expect(await removeFromWishlist(db, { cartId: "any", slug: "no-such-product" })).toEqual(unknown);
  expect(await listWishlist(db, { cartId: undefined, now })).toEqual([]);
});
