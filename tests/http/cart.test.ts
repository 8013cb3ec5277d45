import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addProduct, addStockedProduct } from "#tests/support/fixtures.ts";
import { locationOf, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An own product of the test with that many packs. */
const stocked = (quantity: number, name = "Arnica Montana") =>
  addStockedProduct(shop.database.db, { quantity, name });

test("a form without JavaScript puts a product into the cart, and the cart says so", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  const response = await visitor.send("/cart", { intent: "add", slug, quantity: "2" });
  expect(response.status).toBe(303);
  const page = await visitor.read(locationOf(response)!);
  expect(page.text).toContain("2 unit(s) of Arnica Montana added to cart");
  expect(page.text).toContain("₹200");
  expect(await visitor.countCart()).toBe(2);
});

test("a form without a quantity adds one pack and says so in fewer words", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  const page = await visitor.submit("/cart", { intent: "add", slug });
  expect(page.text).toContain("Arnica Montana added to cart");
  expect(page.text).not.toContain("unit(s)");
});

test("the page's script is answered with the message and the new count", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  const added = await visitor.send("/cart.data", { intent: "add", slug });
  expect(added.status).toBe(200);
  expect(added.headers.getSetCookie()).toHaveLength(1);
  expect(await added.text()).toContain('"Arnica Montana added to cart"');
  const refused = await visitor.send("/cart.data", { intent: "add", slug, quantity: "9" });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Only 9 available right now, and you have 1 in your cart.");
});

test("a form of any other page is answered without a page, in the same words", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  const added = await visitor.send("/api/cart", { intent: "add", slug, quantity: "2" });
  expect([added.status, added.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await added.json()).toEqual({
    ok: true,
    slug,
    message: "2 unit(s) of Arnica Montana added to cart",
    cartCount: 2,
    quantity: 2,
    cart: {
      lines: { [slug]: 2 },
      count: 2,
      goodsPaise: expect.any(Number),
      missingForFreePaise: expect.any(Number),
    },
  });
  const refused = await visitor.send("/api/cart", { intent: "add", slug, quantity: "9" });
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toContain(
    "Only 9 available right now, and you have 2 in your cart.",
  );
  expect((await visitor.send("/api/cart", { intent: "steal", slug })).status).toBe(400);
  expect(await (await visitor.send("/api/wishlist", { slug })).json()).toEqual({
    ok: true,
    message: "Arnica Montana added to wishlist",
  });
  expect((await visitor.send("/api/wishlist", { slug: "no-such-medicine" })).status).toBe(404);
  expect(await visitor.countCart()).toBe(2);
  expect((await visitor.ask("/api/wishlist")).status).toBe(400);
  const seen = await visitor.ask("/api/cart");
  expect([seen.headers.get("cache-control"), await seen.json()]).toMatchObject([
    "no-store",
    { lines: { [slug]: 2 }, count: 2 },
  ]);
  expect(await (await openVisitor(shop).ask("/api/cart")).json()).toMatchObject({ lines: {}, count: 0 });
});

test("a line is set to another quantity, by one more or one less, and removed", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  await visitor.add(slug);
  for (const [fields, count] of [
    [{ intent: "set", quantity: "5" }, 5],
    [{ intent: "set", quantity: "5", step: "1" }, 6],
    [{ intent: "set", quantity: "6", step: "-1" }, 5],
    [{ intent: "remove" }, 0],
  ] as const) {
    const response = await visitor.send("/cart", { slug, ...fields });
    expect([response.status, locationOf(response)]).toEqual([303, "/cart"]);
    expect(await visitor.countCart()).toBe(count);
  }
  expect((await visitor.read("/cart")).text).toContain("Your cart is empty");
});

test.each(["0", "-1", "1e9", "1000000000", "abc", "1.5", "", " ", "١", "１", "100", "0x1", "NaN", "1;2"])(
  "the quantity %j is refused with a sentence, and the cart stays as it was",
  async (quantity) => {
    const { slug } = await stocked(300);
    const visitor = openVisitor(shop);
    await visitor.add(slug, 3);
    for (const intent of ["add", "set"]) {
      const page = await visitor.submit("/cart", { intent, slug, quantity });
      expect(page.status).toBe(400);
      expect(page.text).toContain("Enter a whole number of packs, at most 99. Your cart is as it was.");
      expect(await visitor.countCart()).toBe(3);
    }
  },
);

test("one less than one pack is refused", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  await visitor.add(slug);
  const page = await visitor.submit("/cart", { intent: "set", slug, quantity: "1", step: "-1" });
  expect(page.status).toBe(400);
  expect(await visitor.countCart()).toBe(1);
});

test("more than the stock is refused with the number that is left", async () => {
  const { slug } = await stocked(5);
  const visitor = openVisitor(shop);
  const whole = await visitor.submit("/cart", { intent: "add", slug, quantity: "6" });
  expect(whole.status).toBe(409);
  expect(whole.text).toContain("Only 5 available right now. Your cart is as it was.");
  await visitor.add(slug, 4);
  const added = await visitor.submit("/cart", { intent: "add", slug, quantity: "2" });
  expect(added.status).toBe(409);
  expect(added.text).toContain("Only 5 available right now, and you have 4 in your cart.");
  expect((await visitor.submit("/cart", { intent: "set", slug, quantity: "6" })).status).toBe(409);
  expect(await visitor.countCart()).toBe(4);
});

test("what is sold out, not for retail, not published or unknown does not go into the cart", async () => {
  const { db } = shop.database;
  const soldOut = await addProduct(db);
  const forDoctors = await addStockedProduct(db, { quantity: 5, soldTo: "prescription" });
  const bulk = await addStockedProduct(db, { quantity: 5, soldTo: "nobody" });
  const hidden = await addStockedProduct(db, { quantity: 5, isPublished: false });
  const visitor = openVisitor(shop);
  for (const [slug, status, words] of [
    [soldOut.slug, 409, "This product is out of stock right now."],
    [forDoctors.slug, 409, "This product is given only on a doctor's order and cannot be bought here."],
    [bulk.slug, 409, "This product is given only on a doctor's order and cannot be bought here."],
    [hidden.slug, 404, "This product is no longer in the shop."],
    ["no-such-medicine", 404, "This product is no longer in the shop."],
    ["../../etc/passwd", 404, "This product is no longer in the shop."],
    ["' or 1=1 --", 404, "This product is no longer in the shop."],
    ["a\0b\ud800", 404, "This product is no longer in the shop."],
    ["", 404, "This product is no longer in the shop."],
  ] as const) {
    const page = await visitor.submit("/cart", { intent: "add", slug });
    expect(page.status, slug).toBe(status);
    expect(page.text).toContain(words);
  }
  expect(visitor.cookies.size).toBe(0);
});

test("a form that asks for nothing the cart can do is refused", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  for (const intent of ["", "ADD", "delete", "__proto__"]) {
    const page = await visitor.submit("/cart", { intent, slug });
    expect(page.status).toBe(400);
    expect(page.text).toContain("The cart did not understand this form.");
  }
  const json = await shop.ask("/cart", {
    method: "POST",
    body: '{"intent":"add"}',
    headers: { origin: "http://shop.test", "content-type": "application/json", "content-length": "16" },
  });
  expect(json.status).toBe(400);
});

test("to change or remove what is not in the cart is answered 404", async () => {
  const { slug } = await stocked(9);
  const other = await stocked(9);
  const visitor = openVisitor(shop);
  for (const intent of ["remove", "set"]) {
    const page = await visitor.submit("/cart", { intent, slug, quantity: "1" });
    expect(page.status).toBe(404);
    expect(page.text).toContain("This product is not in your cart any more.");
  }
  await visitor.add(other.slug);
  expect((await visitor.submit("/cart", { intent: "remove", slug })).status).toBe(404);
  expect(await visitor.countCart()).toBe(1);
});

test("the cart says what has changed since something was added: price, stock, sold out, gone from the shop", async () => {
  const { db } = shop.database;
  const dearer = await stocked(9, "Bryonia Alba");
  const cheaper = await stocked(9, "Nux Vomica");
  const fewer = await stocked(9, "Belladonna");
  const soldOut = await stocked(9, "Sepia");
  const withdrawn = await stocked(9, "Thuja");
  const restricted = await stocked(9, "Opium");
  const visitor = openVisitor(shop);
  for (const { slug } of [dearer, cheaper, fewer, soldOut, withdrawn, restricted]) {
    await visitor.add(slug, 4);
  }
  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(values).where(eq(products.id, id));
  await change(dearer.id, { pricePaise: 11_000 });
  await change(cheaper.id, { pricePaise: 9_000 });
  await change(withdrawn.id, { isPublished: false });
  await change(restricted.id, { soldTo: "prescription" });
  await db.update(batches).set({ heldQuantity: 6 }).where(eq(batches.productId, fewer.id));
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, soldOut.id));

  const { text, html } = await visitor.read("/cart");
  expect(text).toContain("The price of Bryonia Alba went up from ₹100 to ₹110 since you added it.");
  expect(text).toContain("The price of Nux Vomica came down from ₹100 to ₹90 since you added it.");
  expect(text).toContain("Only 3 of Belladonna left, fewer than in your cart.");
  expect(text).toContain("Only 3 left. Please lower the quantity.");
  expect(text).toContain("Sepia has sold out since you added it.");
  expect(text).toContain("Thuja has sold out since you added it.");
  expect(text).toContain("Opium cannot be sold here any more.");
  expect(text).toContain("Continue with what is available");
  expect(html).not.toContain('href="/checkout"');
  const checkout = await visitor.ask("/checkout");
  expect([checkout.status, locationOf(checkout)]).toEqual([302, "/cart"]);

  for (const { slug } of [soldOut, withdrawn, restricted]) {
    expect((await visitor.send("/cart", { intent: "remove", slug })).status).toBe(303);
  }
  for (const { slug } of [dearer, cheaper, fewer]) {
    await visitor.send("/cart", { intent: "set", slug, quantity: "3" });
  }
  const mended = await visitor.read("/cart");
  expect(mended.text).not.toContain("since you added it");
  expect(mended.html).toContain('href="/checkout"');
});

test("one press goes on to checkout without what is sold out, and changes nothing else of the cart", async () => {
  const { db } = shop.database;
  const [kept, gone, fewer] = [await stocked(9), await stocked(9, "Sepia"), await stocked(9, "Belladonna")];
  const visitor = openVisitor(shop);
  for (const { slug } of [kept, gone, fewer]) await visitor.add(slug, 4);
  await db.update(batches).set({ quantity: 0 }).where(eq(batches.productId, gone.id));
  const { text } = await visitor.read("/cart");
  expect(text).toContain("Remove 1 sold-out item and go on");
  expect(text).not.toContain("Continue with what is available");

  await db.update(batches).set({ quantity: 3 }).where(eq(batches.productId, fewer.id));
  const seen = await visitor.send("/cart", { intent: "clear-up", slug: gone.slug });
  expect([seen.status, locationOf(seen)]).toEqual([303, "/checkout"]);
  expect(await visitor.countCart()).toBe(8);
  expect(locationOf(await visitor.ask("/checkout"))).toBe("/cart");
  expect((await visitor.read("/cart")).text).toContain("Only 3 of Belladonna left, fewer than in your cart.");

  await visitor.send("/cart", { intent: "clear-up", slug: fewer.slug });
  expect(await visitor.countCart()).toBe(7);
  expect((await visitor.ask("/checkout")).status).toBe(200);
  await visitor.send("/cart", { intent: "clear-up", slug: kept.slug });
  expect(await visitor.countCart()).toBe(7);
});

test("the cart tells how far free delivery is, and when it is reached", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  await visitor.add(slug, 4);
  expect((await visitor.read("/cart")).text).toContain("Add ₹99 more for free delivery");
  await visitor.add(slug);
  expect((await visitor.read("/cart")).text).toContain("Your order has free delivery.");
});
