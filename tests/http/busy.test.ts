import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { openTestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { openVisitor } from "#tests/support/visitor.ts";

/** Words that only people who build the shop should read. */
const INNER_WORDS = /Error:|at .+\.[jt]s|select |postgres|column|node_modules/;

test("a database that does not answer makes 503 with a time to try again, never a broken page", async () => {
  const shop = await openTestShop();
  await shop.database.drop();
  for (const path of ["/", "/shop", "/cart", "/api/visit", "/product/arnica-montana-30-ch-sbl-30-ml"]) {
    const response = await shop.ask(path, { headers: { cookie: "pincode=122103" } });
    expect(response.status, path).toBe(503);
    expect(response.headers.get("retry-after"), path).toBe("5");
  }
  expect(await (await shop.ask("/")).text()).not.toMatch(INNER_WORDS);
});

test("an order that waits too long for stock is sent away unplaced, and the same page sent again is one order", async () => {
  const shop = await openTestShop();
  const { db, pool } = shop.database;
  const product = await addStockedProduct(db, { quantity: 9 });
  const buyer = openVisitor(shop);
  await buyer.add(product.slug);
  const page = await buyer.fillCheckout({ name: "Meena Kumari", addressLine1: "House 214, Ward 7" });

  const stuck = await pool.connect();
  await stuck.query("begin");
  await stuck.query("select from batches where product_id = $1 for update", [product.id]);
  const waiting = buyer.send("/checkout", page);
  expect((await buyer.ask(`/product/${product.slug}`)).status).toBe(200);
  const sentAway = await waiting;
  expect([sentAway.status, sentAway.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await db.$count(orders)).toBe(0);
  await stuck.query("rollback");
  stuck.release();

  expect((await buyer.send("/checkout", page)).status).toBe(303);
  expect(await db.$count(orders, eq(orders.phone, buyer.phone))).toBe(1);
  await shop.close();
});

test("what is broken is answered with a number to tell the shop, and with nothing of its inside", async () => {
  const shop = await openTestShop();
  const { slug } = await addStockedProduct(shop.database.db, { quantity: 9 });
  await shop.database.owner.query("alter table products rename column short_description to broken");
  for (const path of [`/product/${slug}`, `/product/${slug}.data`]) {
    const response = await shop.ask(path);
    expect(response.status, path).toBe(500);
    const answer = await response.text();
    expect(answer, path).not.toMatch(INNER_WORDS);
    if (!path.endsWith(".data")) expect(answer).toContain(response.headers.get("x-request-id"));
  }
  await shop.close();
});
