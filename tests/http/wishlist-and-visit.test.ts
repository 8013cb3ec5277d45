import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An own product of the test with that many packs. */
const stocked = (quantity: number, name = "Arnica Montana") =>
  addStockedProduct(shop.database.db, { quantity, name });

test("a product is put aside once, shown on the wishlist, and taken off again", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  const added = await visitor.submit("/wishlist", { intent: "add", slug });
  expect(added.text).toContain("Arnica Montana added to wishlist");
  await visitor.send("/wishlist", { intent: "add", slug });
  const { html } = await visitor.read("/wishlist");
  expect(html.split(`href="/product/${slug}"`).length - 1).toBe(2);
  const stranger = openVisitor(shop);
  expect((await stranger.read("/wishlist")).text).toContain("Your wishlist is empty");
  const removed = await visitor.submit("/wishlist", { intent: "remove", slug });
  expect(removed.text).toContain("Your wishlist is empty");
  expect((await visitor.submit("/wishlist", { intent: "add", slug: "no-such-medicine" })).status).toBe(404);
});

test("the visit tells a stranger nothing, and is kept by nobody", async () => {
  const response = await openVisitor(shop).ask("/api/visit");
  expect(await response.json()).toEqual({
    cartCount: 0,
    account: null,
    pincode: null,
    door: null,
    changesInMs: null,
    notice: null,
  });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a PIN code is remembered by the browser, a wrong one is not", async () => {
  const visitor = openVisitor(shop);
  const kept = await visitor.send("/api/pincode/122103", { goods: "10000" });
  expect(kept.status).toBe(200);
  expect(await kept.json()).toMatchObject({ ok: true, pincode: "122103", payment: { isPayable: true } });
  expect(await (await visitor.ask("/api/visit")).json()).toMatchObject({ pincode: { pincode: "122103" } });
  expect((await visitor.send("/api/pincode/1221", {})).status).toBe(400);
  expect((await visitor.send("/api/pincode/999999", {})).status).toBe(404);
  expect(visitor.cookies.get("pincode")).toBe("122103");
});

test("a PIN code in words that are no form is refused", async () => {
  const headers = { origin: "http://shop.test", "content-type": "application/json", "content-length": "2" };
  const response = await shop.ask("/api/pincode/122103", { method: "POST", body: "{}", headers });
  expect(response.status).toBe(400);
  expect(response.headers.get("set-cookie")).toBeNull();
});
