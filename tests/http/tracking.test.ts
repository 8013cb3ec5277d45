import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { orders } from "#app/db/schema/orders.ts";
import { batches } from "#app/db/schema/stock.ts";
import { byCommand } from "#app/domain/actor.ts";
import { formatOrderNumber } from "#app/domain/orders/order-number.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const NOT_FOUND = "We could not find an order with this number and phone. Please check both, or call us.";

/** An order of 2 packs of a product that has 9, with who placed it. */
async function placeOrder(typed: Record<string, string> = {}) {
  const product = await addStockedProduct(shop.database.db, { quantity: 9 });
  const buyer = openVisitor(shop);
  await buyer.add(product.slug, 2);
  const token = await buyer.order({ name: "Meena Kumari", addressLine1: "House 214, Ward 7", ...typed });
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.trackingToken, token));
  return { buyer, product, token, number: order!.number };
}

async function stockOf({ id }: { id: number }) {
  const [batch] = await shop.database.db.select().from(batches).where(eq(batches.productId, id));
  return [batch!.quantity, batch!.heldQuantity];
}

test("number and phone show where an order is, but not who bought what", async () => {
  const { buyer, product, token, number } = await placeOrder();
  const stranger = openVisitor(shop);
  for (const phone of [buyer.phone, `+91 ${buyer.phone}`, `0${buyer.phone}`]) {
    const page = await stranger.submit("/track-order", { number, phone });
    expect(page.status).toBe(200);
    expect(page.text).toContain(`Order ${number}`);
    expect(page.text).toContain("We have your order");
    expect(page.text).toContain(`M. ••••••${buyer.phone.slice(-4)}`);
    for (const secret of ["Meena", "Kumari", "Ward 7", token, product.slug, "Arnica"]) {
      expect(page.html.includes(secret), secret).toBe(false);
    }
  }
});

test("an order number is found however it is typed", async () => {
  const { buyer, number } = await placeOrder();
  for (const typed of [
    number.toLowerCase(),
    number.replaceAll("-", " "),
    `  ${number.replaceAll("-", "")} `,
  ]) {
    const page = await openVisitor(shop).submit("/track-order", { number: typed, phone: buyer.phone });
    expect(page.status).toBe(200);
  }
});

test("a wrong digit of the number is told at once, and what was typed stays", async () => {
  const { buyer, number } = await placeOrder();
  const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
  const page = await buyer.submit("/track-order", { number: wrong, phone: buyer.phone });
  expect(page.status).toBe(422);
  expect(page.text).toContain("This is not an order number. Please check each digit.");
  expect(page.html).toContain(`value="${wrong}"`);
});

test("what is no order number or no phone is told at its field", async () => {
  const visitor = openVisitor(shop);
  const page = await visitor.submit("/track-order", { number: '"><script>alert(1)</script>', phone: "12" });
  expect(page.status).toBe(422);
  expect(page.text).toContain("This is not an order number. Please check each digit.");
  expect(page.text).toContain("Please enter a valid 10-digit phone number");
  expect(page.html).not.toContain("<script>alert");
});

test("another's phone and a number of no order are answered alike", async () => {
  const { buyer, number } = await placeOrder();
  const visitor = openVisitor(shop);
  const otherPhone = await visitor.submit("/track-order", { number, phone: "9999999999" });
  const noOrder = await visitor.submit("/track-order", {
    number: formatOrderNumber(9_999_999),
    phone: buyer.phone,
  });
  for (const page of [otherPhone, noOrder]) {
    expect(page.status).toBe(404);
    expect(page.text).toContain(NOT_FOUND);
  }
});

test("the eleventh try at an order has to wait, also with the right phone; other orders are shown", async () => {
  const { buyer, number } = await placeOrder();
  const guesser = openVisitor(shop);
  for (let phone = 9_000_000_001; phone <= 9_000_000_010; phone++) {
    expect((await guesser.submit("/track-order", { number, phone: String(phone) })).status).toBe(404);
  }
  const page = await guesser.submit("/track-order", { number, phone: buyer.phone });
  expect(page.status).toBe(429);
  const retryAfter = Number(page.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(600);
  expect(retryAfter).toBeLessThanOrEqual(900);
  expect(page.text).toContain(`Too many tries. Please try again ${whenAgain(retryAfter)}, or call us.`);
  const other = await placeOrder();
  const found = await other.buyer.submit("/track-order", { number: other.number, phone: other.buyer.phone });
  expect(found.status).toBe(200);
});

test("eleven guesses of an order's phone from eleven networks have to wait too", async () => {
  const { number } = await placeOrder();
  const tries = Array.from({ length: 11 }, (_, n) =>
    openVisitor(shop).submit("/track-order", { number, phone: String(9_000_000_001 + n) }),
  );
  const statuses = (await Promise.all(tries)).map((page) => page.status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test("the link of an order shows all of it: address, batches with expiry, bill and progress", async () => {
  const { buyer, token, number } = await placeOrder();
  const { status, text } = await openVisitor(shop).read(`/track-order/${token}`);
  expect(status).toBe(200);
  for (const words of [
    `Order ${number}`,
    "Meena Kumari House 214, Ward 7, Sohna 122103",
    `+91 ${buyer.phone.slice(0, 5)} ${buyer.phone.slice(5)}`,
    "expiry 06/2029",
    "2 packs",
    "Total ₹240",
    "Cash on delivery To be paid",
    "We have your order",
    "Checked by our pharmacist",
  ]) {
    expect(text).toContain(words);
  }
});

test("no guess of a link leads to an order", async () => {
  const { token, number } = await placeOrder();
  const order = (await shop.database.db.select().from(orders).where(eq(orders.trackingToken, token)))[0]!;
  const stranger = openVisitor(shop);
  for (const guess of [
    token.slice(0, -1),
    `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
    `${token}A`,
    token.toLowerCase(),
    number,
    String(order.id),
    "%25",
    "_".repeat(32),
    "..%2f..%2fetc",
    "%00",
    "' or '1'='1",
  ]) {
    // A NUL stands in no address of the shop, whatever page it asks for.
    const refusal = guess === "%00" ? 400 : 404;
    for (const path of [`/track-order/${guess}`, `/checkout/pay/${guess}`, `/checkout/thank-you/${guess}`]) {
      const page = await stranger.read(path);
      expect(page.status, path).toBe(refusal);
      expect(page.html.includes(number) || page.html.includes("Meena"), path).toBe(false);
    }
    expect((await stranger.submit(`/track-order/${guess}`, { intent: "cancel" })).status).toBe(refusal);
  }
  expect((await stranger.read(`/track-order/${token}`)).text).not.toContain("Cancelled");
});

test("an order can be cancelled from its link, and its packs go back on the shelf once, however often it is asked", async () => {
  const { buyer, product, token } = await placeOrder();
  expect(await stockOf(product)).toEqual([7, 0]);
  const page = await buyer.submit(`/track-order/${token}`, { intent: "cancel" });
  expect(page.status).toBe(200);
  expect(page.text).toContain("The order is cancelled.");
  expect(await stockOf(product)).toEqual([9, 0]);
  const again = await buyer.submit(`/track-order/${token}`, { intent: "cancel" });
  expect(again.status).toBe(200);
  expect(again.text).toContain("The order is cancelled.");
  expect(await stockOf(product)).toEqual([9, 0]);
  expect((await buyer.read(`/track-order/${token}`)).text).toContain("Nothing to pay");
});

test("a form of unknown purpose cancels nothing", async () => {
  const { buyer, token } = await placeOrder();
  expect((await buyer.submit(`/track-order/${token}`, { intent: "delete" })).status).toBe(400);
  expect((await buyer.read(`/track-order/${token}`)).text).not.toContain("Nothing to pay");
});

test("twenty cancellations at once give the packs back once", async () => {
  const { buyer, product, token } = await placeOrder({ paymentMethod: "upi" });
  await buyer.read(`/checkout/pay/${token}`);
  expect(await stockOf(product)).toEqual([9, 2]);
  const tries = Array.from({ length: 20 }, () => buyer.send(`/track-order/${token}`, { intent: "cancel" }));
  const statuses = (await Promise.all(tries)).map((response) => response.status);
  expect(statuses).toEqual(Array(20).fill(200));
  expect(await stockOf(product)).toEqual([9, 0]);
});

test("who comes back to the thank-you page of an order that has gone on is led to where it stands now", async () => {
  const { buyer, token } = await placeOrder();
  const path = `/checkout/thank-you/${token}`;
  expect((await buyer.ask(path)).status).toBe(200);
  await buyer.send(`/track-order/${token}`, { intent: "cancel" });
  expect((await buyer.ask(path)).headers.get("location")).toBe(`/track-order/${token}`);
});

test("a packed order is not cancelled from its link", async () => {
  const { buyer, token, number } = await placeOrder();
  for (const to of ["confirmed", "packed"] as const) {
    const change = { number, to, actor: byCommand("orders"), now: new Date(), publicOrigin: ORIGIN };
    await changeOrderStatus(shop.database.db, change);
  }
  expect((await buyer.submit(`/track-order/${token}`, { intent: "cancel" })).status).toBe(409);
  const { text } = await buyer.read(`/track-order/${token}`);
  expect(text).toContain("Packed and sealed");
  expect(text).not.toContain("Cancel this order");
});

test("every page about a person is stored and listed by nobody, and keeps its address to itself", async () => {
  const { buyer, product, token } = await placeOrder();
  const upi = await placeOrder({ paymentMethod: "upi" });
  await buyer.add(product.slug);
  for (const path of [
    "/cart",
    "/wishlist",
    "/checkout",
    "/track-order",
    `/track-order/${token}`,
    `/checkout/thank-you/${token}`,
    `/checkout/pay/${upi.token}`,
    "/track-order/no-such-token",
  ]) {
    const page = await buyer.read(path);
    expect(page.headers.get("cache-control"), path).toBe("no-store");
    expect(page.headers.get("x-robots-tag"), path).toBe("noindex");
    expect(page.html, path).toContain('<meta name="robots" content="noindex"');
    expect(page.html.includes('rel="canonical"'), path).toBe(false);
    if (path.includes(token)) expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  }
  for (const path of ["/cart.data", `/track-order/${token}.data`, `/checkout/thank-you/${token}.data`]) {
    const response = await buyer.ask(path);
    expect(response.headers.get("cache-control"), path).toBe("no-store");
  }
  for (const trick of [`/track-order/${token}/style.css`, `/track-order/${token};.css`, "/cart/style.css"]) {
    expect((await openVisitor(shop).ask(trick)).status, trick).toBe(404);
  }
});
