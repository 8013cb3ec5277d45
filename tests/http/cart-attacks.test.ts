import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { locationOf, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An own product of the test with that many packs. */
const stocked = (quantity: number, name = "Arnica Montana") =>
  addStockedProduct(shop.database.db, { quantity, name });

test("the cart is kept for 30 days in a cookie that scripts and other sites do not get", async () => {
  const { slug } = await stocked(9);
  const response = await openVisitor(shop).send("/cart", { intent: "add", slug });
  const [cookie] = response.headers.getSetCookie();
  const [, ...flags] = cookie!.split("; ");
  expect(cookie).toMatch(/^materia_cart=/);
  expect(flags.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
});

test("over https the cookie of the cart goes over https only", async () => {
  const secure = await openTestShop({ PUBLIC_ORIGIN: "https://shop.test" });
  const { slug } = await addStockedProduct(secure.database.db, { quantity: 9 });
  const response = await secure.send("/cart", { intent: "add", slug });
  await secure.close();
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-materia_cart=.*; Secure/);
});

test("a forged, unsigned, truncated or foreign cookie is an empty cart and never another's", async () => {
  const { slug } = await stocked(9);
  const owner = openVisitor(shop);
  await owner.add(slug, 2);
  const signed = owner.cookies.get("materia_cart")!;
  const [value, signature] = decodeURIComponent(signed).split(".") as [string, string];
  const cartId: string = JSON.parse(Buffer.from(value, "base64").toString());
  const other = Buffer.from(JSON.stringify(`${cartId}A`)).toString("base64");
  for (const forged of [
    value,
    cartId,
    `${value}.`,
    `${value}.${signature.slice(0, -2)}`,
    `${value}.${signature.toLowerCase()}`,
    `${other}.${signature}`,
    `.${signature}`,
    signed.slice(0, -1),
    `${signed}.${signature}`,
    "",
    "%00",
    "%E0%A4%A",
    "x".repeat(5_000),
    Buffer.from('{"toString":1}').toString("base64"),
  ]) {
    const thief = openVisitor(shop);
    thief.cookies.set("materia_cart", forged);
    expect(await thief.countCart(), forged).toBe(0);
    const page = await thief.read("/cart");
    expect([page.status, page.text.includes("Your cart is empty")], forged).toEqual([200, true]);
    expect((await thief.send("/cart", { intent: "remove", slug })).status, forged).toBe(404);
  }
  expect(await owner.countCart()).toBe(2);
});

test("a visitor with a forged cookie gets a new cart of their own with the first product", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  visitor.cookies.set("materia_cart", "forged");
  await visitor.add(slug);
  expect(visitor.cookies.get("materia_cart")).not.toBe("forged");
  expect(await visitor.countCart()).toBe(1);
});

test.each([
  "https://evil.example",
  "http://evil.example/cart",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "https:evil.example",
  "https:/evil.example",
  "/%2fevil.example",
  "/%2f%2fevil.example",
  "%2f%2fevil.example",
  "/%5cevil.example",
  "/.//evil.example",
  "/cart//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "javascript:alert(1)",
  "data:text/html,evil",
  "shop.test@evil.example",
  "/cart\r\nset-cookie: evil=1",
])("the cart sends nobody on to %j", async (returnTo) => {
  const { slug } = await stocked(9);
  for (const [path, intent] of [
    ["/cart", "add"],
    ["/cart", "remove"],
    ["/wishlist", "add"],
    ["/wishlist", "remove"],
  ] as const) {
    const visitor = openVisitor(shop);
    await visitor.add(slug);
    const response = await visitor.send(path, { intent, slug, returnTo });
    expect(response.status).toBe(303);
    expect(locationOf(response)).toMatch(/^\/(cart|wishlist)(\?added=[\w-]+)?$/);
    expect(response.headers.get("set-cookie")).not.toContain("evil");
  }
});

test("the cart sends back to a page of the shop that a form names", async () => {
  const { slug } = await stocked(9);
  const returnTo = "/shop?q=arnica&page=2#list";
  const response = await openVisitor(shop).send("/cart", { intent: "add", slug, returnTo });
  expect(locationOf(response)).toBe(returnTo);
});

test("hostile words in an address or a field never come back as markup", async () => {
  const { slug } = await stocked(9);
  const visitor = openVisitor(shop);
  await visitor.add(slug);
  const payload = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const query = new URLSearchParams({ added: payload, quantity: payload });
  for (const { html } of [
    await visitor.read(`/cart?${query}`),
    await visitor.read(`/wishlist?${query}`),
    await visitor.submit("/cart", { intent: payload, slug: payload, quantity: payload }),
    await visitor.submit("/wishlist", { intent: "add", slug: payload }),
  ]) {
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
  }
});
