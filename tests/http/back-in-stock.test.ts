import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stockNotices } from "#app/db/schema/cart-notices.ts";
import { products } from "#app/db/schema/catalog.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { addProduct, addStockedProduct } from "#tests/support/fixtures.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ LANGUAGES: "en,pseudo" });
});
afterAll(() => shop.close());

test("from the page of a sold-out product to the confirmed request and its end, without JavaScript", async () => {
  const { slug } = await addProduct(shop.database.db);
  const visitor = openVisitor(shop);
  const page = load((await visitor.read(`/product/${slug}`)).html);
  expect(page(`main a[href="/back-in-stock/${slug}"]`).length).toBeGreaterThan(0);
  const wrong = await visitor.submit(`/back-in-stock/${slug}`, { recipient: "nobody" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Please enter an email address or a 10-digit mobile number.");
  const asked = await visitor.submit(`/back-in-stock/${slug}`, { recipient: "asha@example.com" });
  expect(asked.text).toContain("We have sent you an email.");
  const [notice] = await shop.database.db.select().from(stockNotices);
  const path = `/back-in-stock/request/${notice!.token}`;
  expect((await visitor.read(path)).text).toContain("Yes, tell me");
  expect((await visitor.submit(path, { intent: "confirm" })).text).toContain("Do not tell me any more");
  expect((await visitor.submit(path, { intent: "stop" })).text).toContain("Your request is deleted.");
  expect(await shop.database.db.$count(stockNotices)).toBe(0);
});

test("of a product in stock, or one that is not there, nobody can ask", async () => {
  const { slug } = await addStockedProduct(shop.database.db, { quantity: 3 });
  const visitor = openVisitor(shop);
  expect((await visitor.read(`/back-in-stock/${slug}`)).text).toContain("It is in stock");
  expect((await visitor.read("/back-in-stock/no-such")).status).toBe(404);
  expect((await visitor.read("/stop-reminders/1.2.x")).status).toBe(404);
});

test("the address that text messages bear leads to the product in each language, as long as it is shown", async () => {
  const { db } = shop.database;
  const { slug, id } = await addProduct(db);
  const before = await (await shop.ask("/sitemap.xml")).text();
  for (const door of ["", "/hi"]) {
    const response = await shop.ask(`${door}/p/${id}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(new URL(response.headers.get("location")!, ORIGIN).pathname).toBe(`${door}/product/${slug}`);
  }
  expect(before).not.toContain("/p/");
  await db.update(products).set({ isPublished: false }).where(eq(products.id, id));
  expect((await shop.ask(`/p/${id}`)).status).toBe(404);
});
