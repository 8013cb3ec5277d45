import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { batches } from "#app/db/schema/stock.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { formFields, locationOf, openVisitor, type Visitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A visitor with so many packs at 100 rupees in the cart. */
async function buyerOf(quantity: number, facts: Partial<typeof products.$inferInsert> = {}) {
  const product = await addStockedProduct(shop.database.db, { quantity: 60, ...facts });
  const visitor = openVisitor(shop);
  await visitor.add(product.slug, quantity);
  return { visitor, product };
}

async function orderOf(token: string) {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.trackingToken, token));
  return order!;
}

const ordersOf = ({ phone }: Visitor) =>
  shop.database.db.select().from(orders).where(eq(orders.phone, phone));

test("checkout of an empty cart leads to the cart", async () => {
  const response = await openVisitor(shop).ask("/checkout");
  expect([response.status, locationOf(response)]).toEqual([302, "/cart"]);
});

test("a checkout sent with an empty cart is refused in words", async () => {
  const { visitor, product } = await buyerOf(1);
  const form = await visitor.fillCheckout();
  await visitor.send("/cart", { intent: "remove", slug: product.slug });
  const page = await visitor.submit("/checkout", form);
  expect(page.status).toBe(409);
  expect(page.text).toContain("Your cart is empty, so there is nothing to order.");
});

test("a filled-in checkout becomes an order, and the packs leave the stock", async () => {
  const { visitor, product } = await buyerOf(2);
  const token = await visitor.order({ email: "asha@example.org", note: "Ring twice" });
  const page = await visitor.read(`/checkout/thank-you/${token}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Thank you, Asha Devi");
  expect(page.text).toContain("Updates go to asha@example.org.");
  expect(page.text).toContain("Please keep ₹240 ready in cash.");
  const [batch] = await shop.database.db.select().from(batches).where(eq(batches.productId, product.id));
  expect(batch!.quantity).toBe(58);
  expect((await visitor.read("/cart")).text).toContain("Your cart is empty");
});

test("checkout shows MRP, maker and origin of each pack, and the whole price before the button", async () => {
  const { visitor } = await buyerOf(2);
  const { text } = await visitor.read("/checkout?pincode=122103");
  expect(text).toContain("MRP ₹240");
  expect(text).toContain("Made by SBL Pvt. Ltd., Ghaziabad, India");
  expect(text).toMatch(/Item total at MRP ₹240 .*You save on MRP − ₹40 .*Delivery ₹40 .*To pay ₹240 /);
  expect(text).toContain("Delivery to Sohna 122103");
});

test("nothing in the checkout is ticked or filled in that costs more", async () => {
  const { visitor } = await buyerOf(1);
  const { html } = await visitor.read("/checkout?pincode=122103");
  const checked = [...html.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(
    ([tag]) => /value="(\w+)"/.exec(tag)?.[1],
  );
  expect(checked).toEqual(["standard", "upi"]);
});

test.each([
  ["name", "", "Enter the full name of who gets the parcel"],
  ["name", "   ", "Enter the full name of who gets the parcel"],
  ["name", "x".repeat(81), "Please shorten this text"],
  ["phone", "", "Please enter a valid 10-digit phone number"],
  ["phone", "98123", "Please enter a valid 10-digit phone number"],
  ["phone", "+1 9812345678", "Please enter a valid 10-digit phone number"],
  ["phone", "९८१२३४५६७८", "Please enter a valid 10-digit phone number"],
  ["email", "asha@", "Please enter a valid email address"],
  ["pincode", "", "Enter a 6-digit PIN code"],
  ["pincode", "1221", "Enter a 6-digit PIN code"],
  ["pincode", "012345", "Enter a 6-digit PIN code"],
  ["pincode", "12210a", "Enter a 6-digit PIN code"],
  ["addressLine1", "", "Enter house, street and area"],
  ["addressLine2", "x".repeat(161), "Please shorten this text"],
  ["town", "", "Enter the town or city"],
  ["state", "", "Enter the state"],
  ["note", "x".repeat(501), "Please shorten this text"],
  ["paymentMethod", "", "Choose how you would like to pay"],
  ["paymentMethod", "bitcoin", "Choose how you would like to pay"],
  ["deliverySpeed", "yesterday", "Choose when it should arrive"],
])("a checkout with %s %j is refused in words, and nothing typed is lost", async (field, value, words) => {
  const { visitor } = await buyerOf(1);
  const typed = { email: "asha@example.org", addressLine2: "near the fort", note: "Ring twice" };
  const form = await visitor.fillCheckout(typed);
  const page = await visitor.submit("/checkout", { ...form, [field]: value });
  expect(page.status).toBe(422);
  expect(page.text).toContain("Please check these fields");
  expect(page.text).toContain(words);
  expect(page.html).toContain(`href="#${field}"`);
  const { [field]: _, shownPincode: __, shownStandardPaise: ___, deliverySpeed: ____, ...kept } = form;
  expect(formFields(page.html)).toMatchObject(kept);
  expect(await ordersOf(visitor)).toEqual([]);
});

test("a PIN code that India does not have is refused in words", async () => {
  const { visitor } = await buyerOf(1);
  const form = await visitor.fillCheckout({ pincode: "999999" });
  for (const page of [
    await visitor.submit("/checkout", form),
    await visitor.submit("/checkout", { ...form, intent: "quote" }),
    await visitor.read("/checkout?pincode=999999"),
  ]) {
    expect(page.text).toContain("We do not find this PIN code. Please check the six digits, or call us.");
  }
  expect((await visitor.submit("/checkout", form)).status).toBe(422);
  expect(await ordersOf(visitor)).toEqual([]);
});

test("a PIN code is checked without JavaScript, and nothing else of the form is asked for yet", async () => {
  const { visitor } = await buyerOf(1);
  const page = await visitor.submit("/checkout", { intent: "quote", pincode: "400001", name: "Asha Devi" });
  expect(page.status).toBe(200);
  expect(page.text).toContain("Delivery to 400001");
  expect(page.text).not.toContain("Please check these fields");
  expect(formFields(page.html)).toMatchObject({ name: "Asha Devi", state: "Maharashtra" });
});

test("an order whose total was not shown yet is not placed, the total is shown first", async () => {
  const { visitor } = await buyerOf(1);
  const { shownPincode: _, shownStandardPaise: __, ...form } = await visitor.fillCheckout();
  const page = await visitor.submit("/checkout", form);
  expect(page.text).toContain("Delivery and total are now known. Please check them, then confirm below.");
  expect(await ordersOf(visitor)).toEqual([]);
  expect((await visitor.send("/checkout", { ...formFields(page.html), paymentMethod: "cod" })).status).toBe(
    303,
  );
});

test("hostile words in name, address and note never come back as markup", async () => {
  const payloads = [
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    "</textarea><script>alert(1)</script>",
    "</title><svg onload=alert(1)>",
    "{{7*7}}<!--",
    "javascript:alert(1)//",
    "\u202e<u>\u0000\ud800",
  ];
  for (const payload of payloads) {
    const { visitor } = await buyerOf(1);
    const hostile = {
      name: payload,
      addressLine1: payload,
      addressLine2: payload,
      town: payload,
      note: payload,
    };
    const form = await visitor.fillCheckout(hostile);
    const refused = await visitor.submit("/checkout", { ...form, phone: payload, email: payload });
    const token = await visitor.order(hostile);
    const pages = await Promise.all(
      [`/checkout/thank-you/${token}`, `/track-order/${token}`].map((path) => visitor.read(path)),
    );
    expect(refused.status).toBe(422);
    for (const { status, html } of [refused, ...pages]) {
      expect(status).toBeLessThan(500);
      expect(html.match(/<script>alert|<img src=x|<svg onload|<u>/)).toBeNull();
    }
  }
});

test("cash is refused outside the area, below 100 and above 3,000 rupees, also when the form was changed", async () => {
  const far = (await buyerOf(2)).visitor;
  const small = (await buyerOf(1, { pricePaise: 5_000 })).visitor;
  const large = (await buyerOf(31)).visitor;
  for (const [visitor, pincode, words] of [
    [far, "400001", "Not offered at this PIN code, only in the Sohna and Gurgaon area"],
    [small, "122103", "Not offered for orders below ₹100"],
    [large, "122103", "Not offered for orders above ₹3,000"],
  ] as const) {
    const { text } = await visitor.read(`/checkout?pincode=${pincode}`);
    expect(text).toContain(words);
    const page = await visitor.submit("/checkout", await visitor.fillCheckout({ pincode }));
    expect(page.status).toBe(422);
    expect(page.text).toContain(
      "Cash on delivery is not offered for this order. Please choose another way to pay.",
    );
    expect(await ordersOf(visitor)).toEqual([]);
  }
});

test("cash is taken for 100 and for 3,000 rupees to the paisa", async () => {
  const { visitor: smallest } = await buyerOf(1, { pricePaise: 6_000 });
  const { visitor: largest } = await buyerOf(30);
  expect((await orderOf(await smallest.order())).totalPaise).toBe(10_000);
  expect((await orderOf(await largest.order())).totalPaise).toBe(300_000);
});

test("the same page sent again is the same order, also after the cart is filled anew", async () => {
  const { visitor, product } = await buyerOf(1);
  const form = await visitor.fillCheckout();
  const first = await visitor.send("/checkout", form);
  await visitor.add(product.slug, 3);
  const again = await visitor.send("/checkout", form);
  expect(again.status).toBe(303);
  expect(locationOf(again)).toBe(locationOf(first));
  expect(await ordersOf(visitor)).toHaveLength(1);
});

test("the same page with other details is no second order until it is confirmed", async () => {
  const { visitor, product } = await buyerOf(1);
  const form = await visitor.fillCheckout();
  await visitor.send("/checkout", form);
  await visitor.add(product.slug);
  const page = await visitor.submit("/checkout", { ...form, addressLine1: "14, Ward 4" });
  expect(page.status).toBe(409);
  expect(page.text).toContain("An order with other details was already placed from this page.");
  const next = formFields(page.html);
  expect(next.idempotencyKey).not.toBe(form.idempotencyKey);
  expect((await visitor.send("/checkout", { ...next, paymentMethod: "cod" })).status).toBe(303);
  expect(await ordersOf(visitor)).toHaveLength(2);
});

test("a stranger who knows the key of an order does not get to see it", async () => {
  const { visitor } = await buyerOf(1);
  const form = await visitor.fillCheckout();
  await visitor.send("/checkout", form);
  const { visitor: stranger } = await buyerOf(1);
  const response = await stranger.send("/checkout", form);
  expect(response.status).toBe(409);
  expect(response.headers.get("location")).toBeNull();
});

test("no field that a browser makes up changes a price, a fee or a status", async () => {
  const { visitor } = await buyerOf(2);
  const form = await visitor.fillCheckout();
  const response = await visitor.send("/checkout", {
    ...form,
    pricePaise: "1",
    totalPaise: "1",
    deliveryPaise: "0",
    gstPercent: "0",
    zone: "same-day",
    status: "delivered",
    isFree: "true",
    stateCode: "27",
    quantity: "-1",
    cartId: "another",
    role: "admin",
    now: "2020-01-01",
  });
  const order = await orderOf(/[\w-]{32}$/.exec(locationOf(response)!)![0]);
  expect(order).toMatchObject({
    goodsPaise: 20_000,
    deliveryPaise: 4_000,
    totalPaise: 24_000,
    status: "placed",
    stateCode: "06",
  });
});

test.each([
  ["a lower total", { shownStandardPaise: "1" }],
  ["a total of nothing", { shownStandardPaise: "0" }],
  ["a negative total", { shownStandardPaise: "-24000" }],
  ["a total that is no number", { shownStandardPaise: "free" }],
  ["a total that another amount rounds to", { shownStandardPaise: "24000.4" }],
])("an order with %s than the true one is not placed, the true total is shown", async (_case, changed) => {
  const { visitor } = await buyerOf(2);
  const page = await visitor.submit("/checkout", { ...(await visitor.fillCheckout()), ...changed });
  expect(page.status).toBe(409);
  expect(page.text).toContain("A price or the delivery fee has changed. Please check the new total");
  expect(page.text).toContain("To pay ₹240");
  expect(await ordersOf(visitor)).toEqual([]);
});

test("a price that changed since the page was opened is said, and the order waits for a second yes", async () => {
  const { visitor, product } = await buyerOf(1);
  const form = await visitor.fillCheckout();
  await shop.database.db.update(products).set({ pricePaise: 11_000 }).where(eq(products.id, product.id));
  const page = await visitor.submit("/checkout", form);
  expect(page.status).toBe(409);
  expect(page.text).toContain("The price of Arnica Montana went up from ₹100 to ₹110 since you added it.");
  const token = locationOf(
    await visitor.send("/checkout", { ...formFields(page.html), paymentMethod: "cod" }),
  )!.slice(-32);
  expect((await orderOf(token)).totalPaise).toBe(15_000);
});

test("what sold out since the page was opened is said, and nothing of the order is placed", async () => {
  const { visitor, product } = await buyerOf(2);
  const form = await visitor.fillCheckout();
  const { db } = shop.database;
  await db.update(batches).set({ isQuarantined: true }).where(eq(batches.productId, product.id));
  const page = await visitor.submit("/checkout", form);
  expect(page.status).toBe(409);
  expect(page.text).toContain("Something in your cart has sold out or is fewer than you asked for.");
  expect(await ordersOf(visitor)).toEqual([]);
});

test("an order by UPI is paid to the paisa: by QR code, by link, or by hand", async () => {
  const { visitor } = await buyerOf(3, { pricePaise: 9_950 });
  const token = await visitor.order({ paymentMethod: "upi" });
  const order = await orderOf(token);
  expect(order.status).toBe("awaiting_payment");
  const page = await visitor.read(`/checkout/pay/${token}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("₹338.50");
  expect(page.text).toContain("shop@upi");
  expect(page.text).toMatch(/Your medicines are kept for you until \d+:\d\d [AP]M\./);
  const link = new URL(/href="(upi:[^"]+)"/.exec(page.html)![1]!.replaceAll("&amp;", "&"));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pa: "shop@upi",
    pn: "Sohna Homeo Hall",
    am: "338.50",
    cu: "INR",
    tr: order.number,
    tn: order.number,
  });
  expect(page.html).toContain('alt="QR code to pay ₹338.50 to Sohna Homeo Hall by UPI"');
});

test("who says that they have paid waits for the shop; the order is not paid by that", async () => {
  const { visitor } = await buyerOf(1);
  const token = await visitor.order({ paymentMethod: "upi" });
  const path = `/checkout/pay/${token}`;
  for (const reference of ["123", "abc", "1234567890123", "'; drop table orders; --"]) {
    const page = await visitor.submit(path, { reference });
    expect(page.status).toBe(422);
    expect(page.text).toContain("A UPI reference has 12 digits. Please check it, or leave it empty.");
    expect(formFields(page.html).reference).toBe(reference);
  }
  const page = await visitor.submit(path, { reference: "4321 0987 6543", status: "paid", amount: "1" });
  expect(page.text).toContain("Waiting for the shop's confirmation");
  expect(page.html).not.toContain("upi://");
  const order = await orderOf(token);
  const [payment] = await shop.database.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(payment).toMatchObject({ status: "claimed", reference: "432109876543", amountPaise: 14_000 });
  expect(order).toMatchObject({ status: "awaiting_payment", holdUntil: null });
  expect(locationOf(await visitor.ask(`/checkout/thank-you/${token}`))).toBe(path);
});

test("a UPI reference counts for one order only", async () => {
  const first = (await buyerOf(1)).visitor;
  const second = (await buyerOf(1)).visitor;
  const reference = "555566667777";
  await first.submit(`/checkout/pay/${await first.order({ paymentMethod: "upi" })}`, { reference });
  const path = `/checkout/pay/${await second.order({ paymentMethod: "upi" })}`;
  const page = await second.submit(path, { reference });
  expect(page.status).toBe(409);
  expect(page.text).toContain("This UPI reference was given for another order.");
});

test("an order paid in cash cannot be claimed as paid", async () => {
  const { visitor } = await buyerOf(1);
  const token = await visitor.order();
  expect((await visitor.ask(`/checkout/pay/${token}`)).status).toBe(404);
  expect((await visitor.submit(`/checkout/pay/${token}`, { reference: "" })).status).toBe(404);
});

test("without a UPI address of the shop, UPI is not offered, not even to a changed form", async () => {
  const cashOnly = await openTestShop({ UPI_VPA: "" });
  const { slug } = await addStockedProduct(cashOnly.database.db, { quantity: 9 });
  const visitor = openVisitor(cashOnly);
  await visitor.add(slug);
  const form = await visitor.fillCheckout({ paymentMethod: "upi" });
  const { html } = await visitor.read("/checkout?pincode=122103");
  const page = await visitor.submit("/checkout", form);
  await cashOnly.close();
  expect(html).not.toContain('value="upi"');
  expect(page.status).toBe(422);
  expect(page.text).toContain("UPI is not available right now. Please choose another way to pay.");
});

test("of 50 buyers at once of the last 5 packs 5 get one, 45 are told so, and nothing breaks", async () => {
  const { db } = shop.database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const visitors = Array.from({ length: 50 }, () => openVisitor(shop));
  const forms: Record<string, string>[] = [];
  for (const visitor of visitors) {
    await visitor.add(product.slug);
    forms.push(await visitor.fillCheckout());
  }
  const responses = await Promise.all(visitors.map((visitor, n) => visitor.send("/checkout", forms[n]!)));
  const refused = responses.filter((response) => response.status === 409);
  expect(responses.filter((response) => response.status === 303)).toHaveLength(5);
  expect(refused).toHaveLength(45);
  for (const response of refused) {
    expect(await response.text()).toContain("Something in your cart has sold out");
  }
  const [batch] = await db.select().from(batches).where(eq(batches.productId, product.id));
  expect([batch!.quantity, batch!.heldQuantity]).toEqual([0, 0]);
});

test("the same page sent 20 times at once is one order, and every answer leads to it", async () => {
  const { visitor, product } = await buyerOf(1);
  const form = await visitor.fillCheckout();
  const responses = await Promise.all(Array.from({ length: 20 }, () => visitor.send("/checkout", form)));
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([303]));
  expect(new Set(responses.map(locationOf)).size).toBe(1);
  expect(await ordersOf(visitor)).toHaveLength(1);
  const [batch] = await shop.database.db.select().from(batches).where(eq(batches.productId, product.id));
  expect(batch!.quantity).toBe(59);
});

test("the eleventh order of a phone in a day is refused and takes nothing; other phones order on", async () => {
  const product = await addStockedProduct(shop.database.db, { quantity: 60 });
  const phone = "9700000001";
  const buy = async (typed: Record<string, string>) => {
    const visitor = openVisitor(shop);
    await visitor.add(product.slug);
    const form = await visitor.fillCheckout(typed);
    return { visitor, form, page: await visitor.submit("/checkout", form) };
  };
  const first = await buy({ phone });
  for (let n = 2; n <= 10; n++) expect((await buy({ phone })).page.status).toBe(200);
  const { page, visitor } = await buy({ phone });
  expect(page.status).toBe(429);
  expect(page.headers.get("retry-after")).toBe("3600");
  expect(page.text).toContain("So many orders have come from this connection or phone");
  expect((await visitor.read("/cart")).text).toContain("Arnica Montana");
  expect((await first.visitor.submit("/checkout", first.form)).text).toContain("Thank you, Asha Devi");
  expect((await buy({})).page.text).toContain("Thank you, Asha Devi");
  const [batch] = await shop.database.db.select().from(batches).where(eq(batches.productId, product.id));
  expect(batch!.quantity).toBe(49);
});

test("the thirty-first order of a network in an hour is refused; orders that were refused did not count", async () => {
  const product = await addStockedProduct(shop.database.db, { quantity: 60 });
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
