import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payments } from "#app/db/schema/orders.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { buyerOf, orderOf } from "#tests/support/buyer.ts";
import { addStockedProduct } from "#tests/support/fixtures.ts";
import { formFields, locationOf, openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("an order by UPI is paid to the paisa: by QR code, by hand, and to a merchant by link", async () => {
  const { visitor } = await buyerOf(shop, 3, { pricePaise: 9_950 });
  const token = await visitor.order({ paymentMethod: "upi" });
  const order = await orderOf(shop, token);
  expect(order.status).toBe("awaiting_payment");
  const page = await visitor.read(`/checkout/pay/${token}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("₹338.50");
  expect(page.text).toContain("shop@upi");
  expect(page.text).toMatch(/Your medicines are kept for you until \d+:\d\d [AP]M\./);
  // Apps refuse links to a personal address, and none is offered.
  expect(page.html).not.toContain("upi://");
  expect(page.html).toMatch(/<a href="data:image\/png;base64,[^"]+" download="SH-[^"]+\.png"/);
  await shop.database.pool.query(
    `update settings set value = value || '{"upiMerchantCode": "5912"}' where key = 'shop'`,
  );
  const page2 = await visitor.read(`/checkout/pay/${token}`);
  const link = new URL(/href="(upi:[^"]+)"/.exec(page2.html)![1]!.replaceAll("&amp;", "&"));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pa: "shop@upi",
    pn: "Sohna Homeo Hall",
    mc: "5912",
    mode: "04",
    am: "338.50",
    cu: "INR",
    tr: order.number,
    tn: order.number,
  });
  expect(page.html).toContain('alt="QR code to pay ₹338.50 to Sohna Homeo Hall by UPI"');
});

test("who says that they have paid waits for the shop; the order is not paid by that", async () => {
  const { visitor } = await buyerOf(shop, 1);
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
  const order = await orderOf(shop, token);
  const [payment] = await shop.database.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(payment).toMatchObject({ status: "claimed", reference: "432109876543", amountPaise: 14_000 });
  expect(order).toMatchObject({ status: "awaiting_payment", holdUntil: null });
  expect(locationOf(await visitor.ask(`/checkout/thank-you/${token}`))).toBe(path);
});

test("a UPI reference counts for one order only", async () => {
  const first = (await buyerOf(shop, 1)).visitor;
  const second = (await buyerOf(shop, 1)).visitor;
  const reference = "555566667777";
  await first.submit(`/checkout/pay/${await first.order({ paymentMethod: "upi" })}`, { reference });
  const path = `/checkout/pay/${await second.order({ paymentMethod: "upi" })}`;
  const page = await second.submit(path, { reference });
  expect(page.status).toBe(409);
  expect(page.text).toContain("This UPI reference was given for another order.");
});

test("an order paid in cash cannot be claimed as paid", async () => {
  const { visitor } = await buyerOf(shop, 1);
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
