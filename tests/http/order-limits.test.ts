import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { batches } from "#app/db/schema/stock.ts";
import { countOrder } from "#app/services/orders/limit-orders.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Orders one pack as somebody new from that address; gives the status of the answer. */
async function buyFrom(address: string, slug: string, typed: Record<string, string> = {}): Promise<number> {
  const visitor = openVisitor(shop, { address });
  await visitor.add(slug);
  return (await visitor.send("/checkout", await visitor.fillCheckout(typed))).status;
}

test.each(["127.0.0.1", "::ffff:127.0.0.1"])(
  "36 buyers with 36 phones order behind a proxy that the shop was not told of (%s)",
  async (address) => {
    const { slug } = await addStockedProduct(shop.database.db, { quantity: 60 });
    const answers: number[] = [];
    for (let n = 1; n <= 36; n++) answers.push(await buyFrom(address, slug));
    expect(answers).toEqual(Array(36).fill(303));
  },
);

test("a mobile carrier's address is closed to new phones after 30 in an hour, not to customers the shop knows", async () => {
  const { db } = shop.database;
  // Of a plenty: ten strangers behind one address would have all that one network may have of a small stock.
  const { slug } = await addStockedProduct(db, { quantity: 600 });
  const carrier = "203.0.113.7";
  const regular = "9611100001";
  expect(await buyFrom("203.0.113.200", slug, { phone: regular })).toBe(303);
  await db.update(orders).set({ status: "delivered" }).where(eq(orders.phone, regular));
  const proved = "9611100002";
  await db.insert(profiles).values({
    id: "proved",
    name: "Ravi",
    email: "ravi@example.org",
    phone: proved,
    phoneVerifiedAt: new Date(),
  });
  const answers: number[] = [];
  for (let n = 1; n <= 36; n++) answers.push(await buyFrom(carrier, slug));
  expect(answers).toEqual([...Array(30).fill(303), ...Array(6).fill(429)]);
  expect(await buyFrom(carrier, slug, { phone: regular })).toBe(303);
  expect(await buyFrom(carrier, slug, { phone: proved })).toBe(303);
});

test("a flood of invented phones ends after 300 orders an hour also behind a proxy, one browser's after 30", async () => {
  const { db } = shop.database;
  const now = new Date();
  const clientAddress = "192.168.7.1";
  const count = (n: number, cartId?: string) =>
    countOrder(db, { clientAddress, phone: `96${String(n).padStart(8, "0")}`, cartId, now });
  const oneBrowser = await Promise.all(Array.from({ length: 40 }, (_, n) => count(n, "a-cart")));
  expect(oneBrowser.filter((refused) => !refused)).toHaveLength(30);
  const fresh = await Promise.all(Array.from({ length: 300 }, (_, n) => count(1_000 + n, `cart-${n}`)));
  expect(fresh.filter((refused) => !refused)).toHaveLength(270);
});

test("ten orders that strangers place with somebody's phone leave the owner of the phone their own ten", async () => {
  const { db } = shop.database;
  const now = new Date();
  const phone = "9611100009";
  const place = (isOwner: boolean, n: number) =>
    countOrder(db, { clientAddress: `203.0.113.${100 + n}`, phone, cartId: `cart of ${n}`, isOwner, now });
  for (let n = 1; n <= 10; n++) expect(await place(false, n)).toBeUndefined();
  expect(await place(false, 11)).toMatchObject({ reason: "too-many-attempts" });
  for (let n = 12; n <= 21; n++) expect(await place(true, n)).toBeUndefined();
  expect(await place(true, 22)).toMatchObject({ reason: "too-many-attempts" });
});

test("a known phone is no way around the limit of a day", async () => {
  const { db } = shop.database;
  const { slug } = await addStockedProduct(db, { quantity: 60 });
  const phone = "9611100003";
  expect(await buyFrom("203.0.113.8", slug, { phone })).toBe(303);
  await db.update(orders).set({ status: "delivered" }).where(eq(orders.phone, phone));
  for (let n = 2; n <= 10; n++) {
    expect(await buyFrom("127.0.0.1", slug, { phone })).toBe(303);
    await db.update(orders).set({ status: "delivered" }).where(eq(orders.phone, phone));
  }
  expect(await buyFrom("127.0.0.1", slug, { phone })).toBe(429);
});

test("the eleventh order of a phone in a day is refused and takes nothing; other phones order on", async () => {
  const product = await addStockedProduct(shop.database.db, { quantity: 60 });
  const phone = "9700000001";
  const buy = async (typed: Record<string, string>) => {
    // Nothing is under way that would count among cash orders.
    await shop.database.db.update(orders).set({ status: "delivered" }).where(eq(orders.phone, phone));
    const visitor = openVisitor(shop);
    await visitor.add(product.slug);
    const form = await visitor.fillCheckout(typed);
    return { visitor, form, page: await visitor.submit("/checkout", form) };
  };
  const first = await buy({ phone });
  for (let n = 2; n <= 10; n++) expect((await buy({ phone })).page.status).toBe(200);
  const { page, visitor } = await buy({ phone });
  expect(page.status).toBe(429);
  const retryAfter = Number(page.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(86_000);
  expect(retryAfter).toBeLessThanOrEqual(86_400);
  expect(page.text).toContain("we take no more here for now. Please try again tomorrow, or call us.");
  expect((await visitor.read("/cart")).text).toContain("Arnica Montana");
  await shop.database.db.update(orders).set({ status: "placed" }).where(eq(orders.phone, phone));
  expect((await first.visitor.submit("/checkout", first.form)).text).toContain("Thank you, Asha Devi");
  expect((await buy({})).page.text).toContain("Thank you, Asha Devi");
  const [batch] = await shop.database.db.select().from(batches).where(eq(batches.productId, product.id));
  expect(batch!.quantity).toBe(49);
});

test("the thirty-first order of a network in an hour is refused; orders that were refused did not count", async () => {
  const product = await addStockedProduct(shop.database.db, { quantity: 600 });
  const address = "2001:db8:1:2::1";
  const buy = async (from: string, typed: Record<string, string> = {}) => {
    const visitor = openVisitor(shop, { address: from });
    await visitor.add(product.slug);
    return (await visitor.send("/checkout", await visitor.fillCheckout(typed))).status;
  };
  for (let n = 1; n <= 5; n++) expect(await buy(address, { pincode: "400001" })).toBe(422);
  for (let n = 1; n <= 30; n++) expect(await buy(address)).toBe(303);
  expect(await buy("2001:db8:1:2:ffff::9")).toBe(429);
  expect(await buy("2001:db8:1:3::1")).toBe(303);
});
