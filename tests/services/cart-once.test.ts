import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { addToCart, removeFromCart } from "#app/services/cart/change-cart.server.ts";
import { countCart } from "#app/services/cart/count-cart.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addStockedProduct, fillCart, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

const { db, drop } = await createTestDatabase();
afterAll(drop);

test("a press of add to cart that is sent again adds once, also ten times at the same moment", async () => {
  const { slug } = await addStockedProduct(db, { quantity: 3 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const press = { cartId, slug, quantity: 2, key: randomUUID(), now };
  const answers = await Promise.all(Array.from({ length: 10 }, () => addToCart(db, press)));
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: true, value: { quantity: 3, itemCount: 3 } });
  expect(await countCart(db, cartId)).toBe(3);
});

test("two presses add two, and an older one whose answer was lost still adds nothing more", async () => {
  const { slug } = await addStockedProduct(db, { quantity: 9 });
  const cartId = await fillCart(db, [{ slug, quantity: 1 }]);
  const [lost, next] = [randomUUID(), randomUUID()];
  for (const key of [lost, next, lost]) await addToCart(db, { cartId, slug, quantity: 1, key, now });
  expect(await countCart(db, cartId)).toBe(3);
});

test("what was taken out of the cart meanwhile comes back in", async () => {
  const { slug } = await addStockedProduct(db, { quantity: 9 });
  const other = await addStockedProduct(db, { quantity: 9 });
  const cartId = await fillCart(db, [{ slug: other.slug, quantity: 1 }]);
  const press = { cartId, slug, quantity: 1, key: randomUUID(), now };
  await addToCart(db, press);
  await removeFromCart(db, { cartId, slug, now });
  expect(await addToCart(db, press)).toMatchObject({ ok: true, value: { quantity: 1 } });
});
