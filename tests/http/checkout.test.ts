import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { batches } from "#app/db/schema/stock.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { buyerOf, orderOf, ordersOf } from "#tests/support/buyer.ts";
import { formFields, locationOf, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("checkout of an empty cart leads to the cart", async () => {
  const response = await openVisitor(shop).ask("/checkout");
  expect([response.status, locationOf(response)]).toEqual([302, "/cart"]);
});

test("a checkout sent with an empty cart is refused in words", async () => {
  const { visitor, product } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout();
  await visitor.send("/cart", { intent: "remove", slug: product.slug });
  const page = await visitor.submit("/checkout", form);
  expect(page.status).toBe(409);
  expect(page.text).toContain("Your cart is empty, so there is nothing to order.");
});

test("a filled-in checkout becomes an order, and the packs leave the stock", async () => {
  const { visitor, product } = await buyerOf(shop, 2);
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
  const { visitor } = await buyerOf(shop, 2);
  const { text } = await visitor.read("/checkout?pincode=122103");
  expect(text).toContain("MRP ₹240");
  expect(text).toContain("Made by: SBL Private Limited, Ghaziabad. Country of origin: India");
  expect(text).toMatch(/Item total at MRP ₹240 .*You save on MRP − ₹40 .*Delivery ₹40 .*To pay ₹240 /);
  expect(text).toContain("Delivery to Sohna 122103");
});

test("nothing in the checkout is ticked or filled in that costs more", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const { html } = await visitor.read("/checkout?pincode=122103");
  const checked = [...html.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(
    ([tag]) => /value="(\w+)"/.exec(tag)?.[1],
  );
  expect(checked).toEqual(["standard", "upi"]);
});

test.each([
  ["name", "", "Enter the full name of the person who gets the parcel"],
  ["name", "   ", "Enter the full name of the person who gets the parcel"],
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
  const { visitor } = await buyerOf(shop, 1);
  const typed = { email: "asha@example.org", addressLine2: "near the fort", note: "Ring twice" };
  const form = await visitor.fillCheckout(typed);
  const page = await visitor.submit("/checkout", { ...form, [field]: value });
  expect(page.status).toBe(422);
  expect(page.text).toContain("Please check these fields");
  expect(page.text).toContain(words);
  expect(page.html).toContain(`href="#${field}"`);
  const typedFields = Object.entries(form).filter(
    ([name]) => name !== field && name !== "deliverySpeed" && !name.startsWith("shown"),
  );
  expect(formFields(page.html)).toMatchObject(Object.fromEntries(typedFields));
  expect(await ordersOf(shop, visitor)).toEqual([]);
});

test("a PIN code that India does not have is refused in words", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout({ pincode: "999999" });
  for (const page of [
    await visitor.submit("/checkout", form),
    await visitor.submit("/checkout", { ...form, intent: "quote" }),
    await visitor.read("/checkout?pincode=999999"),
  ]) {
    expect(page.text).toContain("We could not find this PIN code. Please check the six digits, or call us.");
  }
  expect((await visitor.submit("/checkout", form)).status).toBe(422);
  expect(await ordersOf(shop, visitor)).toEqual([]);
});

test("a PIN code is checked without JavaScript, and nothing else of the form is asked for yet", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const page = await visitor.submit("/checkout", { intent: "quote", pincode: "400001", name: "Asha Devi" });
  expect(page.status).toBe(200);
  expect(page.text).toContain("Delivery to 400001");
  expect(page.text).not.toContain("Please check these fields");
  expect(formFields(page.html)).toMatchObject({ name: "Asha Devi", state: "Maharashtra" });
});

test("an order whose total was not shown yet is not placed, the total is shown first", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const { shownPincode: _, shownStandardPaise: __, ...form } = await visitor.fillCheckout();
  const page = await visitor.submit("/checkout", form);
  expect(page.text).toContain("Delivery and total are now known. Please check them, then confirm below.");
  expect(await ordersOf(shop, visitor)).toEqual([]);
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
    const { visitor } = await buyerOf(shop, 1);
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
  const far = (await buyerOf(shop, 2)).visitor;
  const small = (await buyerOf(shop, 1, { pricePaise: 5_000 })).visitor;
  const large = (await buyerOf(shop, 31)).visitor;
  for (const [visitor, pincode, words] of [
    [far, "400001", "Not offered at this PIN code"],
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
    expect(await ordersOf(shop, visitor)).toEqual([]);
  }
});

test("cash is taken for 100 and for 3,000 rupees to the paisa", async () => {
  const { visitor: smallest } = await buyerOf(shop, 1, { pricePaise: 6_000 });
  const { visitor: largest } = await buyerOf(shop, 10, { pricePaise: 30_000, mrpPaise: 30_000 });
  expect((await orderOf(shop, await smallest.order())).totalPaise).toBe(10_000);
  expect((await orderOf(shop, await largest.order())).totalPaise).toBe(300_000);
});

test("who buys for a business adds its GSTIN: it is checked, and the legal name asked for", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const form = await visitor.fillCheckout();
  const folded = await visitor.read("/checkout?pincode=122103");
  expect(folded.text).toContain("Buying for a business? Add GSTIN");
  expect(folded.html).not.toMatch(/<details[^>]* open/);
  const wrong = await visitor.submit("/checkout", { ...form, gstin: "06AAACM1234F1Z1" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("This is not a GSTIN.");
  expect(wrong.html).toMatch(/<details[^>]* open/);
  const unnamed = await visitor.submit("/checkout", { ...form, gstin: "06 abcde-1234f1z4" });
  expect([unnamed.status, unnamed.text]).toEqual([
    422,
    expect.stringContaining("Enter the legal name, as on the GST certificate"),
  ]);
  const token = await visitor.order({ gstin: "06 abcde-1234f1z4", organization: "Devi Medical Hall" });
  expect(await orderOf(shop, token)).toMatchObject({
    gstin: "06ABCDE1234F1Z4",
    organization: "Devi Medical Hall",
    placeOfSupply: "06",
  });
});
