import { afterAll, beforeAll, expect, test } from "vitest";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { buyerOf, orderOf } from "#tests/support/buyer.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields, locationOf, type Visitor } from "#tests/support/visitor.ts";

let double: RazorpayDouble;
let shop: TestShop;
beforeAll(async () => {
  double = await startRazorpay();
  shop = await openTestShop({
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_URL: double.url,
  });
});
afterAll(async () => {
  await shop.close();
  await double.close();
});

const openPay = async (visitor: Visitor, token: string) => {
  const page = await visitor.read(`/checkout/pay/${token}`);
  return { page, fields: formFields(page.html) };
};

/** What the gateway's page sends the browser back with: from another site, and without the shop's cookies. */
const comeBack = (address: string, fields: Record<string, string>) =>
  shop.send(new URL(address).pathname, fields, {
    headers: { origin: "null", "sec-fetch-site": "cross-site" },
  });

const tell = (message: { body: string; signature: string; eventId: string }) =>
  shop.ask("/api/payments/razorpay", {
    method: "POST",
    body: message.body,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(message.body)),
      "x-razorpay-signature": message.signature,
      "x-razorpay-event-id": message.eventId,
    },
  });

test("an order is paid on the gateway's page, without JavaScript, and thanked for", async () => {
  const { visitor } = await buyerOf(shop, 2);
  const token = await visitor.order({ paymentMethod: "online" });
  const order = await orderOf(shop, token);
  const { page, fields } = await openPay(visitor, token);
  expect(page.text).toContain("Pay online");
  expect(page.html).toContain(`action="${double.url}/v1/checkout/embedded"`);
  expect(fields).toMatchObject({ key_id: KEYS.keyId, amount: String(order.totalPaise), currency: "INR" });
  expect(JSON.stringify(fields)).not.toContain(token);
  const hosted = await fetch(`${double.url}/v1/checkout/embedded`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  expect(await hosted.text()).toContain("Pay ₹");
  const { fields: returned } = await double.pay(fields.order_id!, { status: "captured" });
  const back = await comeBack(fields.callback_url!, returned);
  expect(locationOf(back)).toBe(`/checkout/pay/${token}`);
  expect(locationOf(await visitor.ask(`/checkout/pay/${token}`))).toBe(`/checkout/thank-you/${token}`);
  expect((await visitor.read(`/checkout/thank-you/${token}`)).text).toContain(order.number);
  for (const message of double.messages.splice(0)) expect((await tell(message)).status).toBe(200);
  expect((await orderOf(shop, token)).status).toBe("placed");
});

test("the code beside the button pays the same order, and the page finds it without any message", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const token = await visitor.order({ paymentMethod: "online" });
  const { page } = await openPay(visitor, token);
  expect(page.text).toContain("Or scan with any UPI app");
  expect(page.html).toContain('src="data:image/png;base64,');
  const code = [...double.codes.codes.values()].at(-1)!;
  expect(code.payment_amount).toBe((await orderOf(shop, token)).totalPaise);
  expect(JSON.stringify(code)).not.toContain(token);
  await double.scan(code.id, { status: "captured" });
  for (const message of double.messages.splice(0)) expect((await tell(message)).status).toBe(200);
  expect(locationOf(await visitor.ask(`/checkout/pay/${token}`))).toBe(`/checkout/thank-you/${token}`);
});

test("a bill of the counter is shown as a code, and sold once it is paid", async () => {
  const staff = await enterAs(shop, "staff");
  let page = await staff.read("/admin/counter");
  const typed = { ...formFields(page.html), intent: "add", q: "arnica montana 30 ch sbl 30 ml" };
  page = await staff.submit("/admin/counter", typed);
  const choice = /value="(add:\d+)"/.exec(page.html)?.[1];
  if (choice) page = await staff.submit("/admin/counter", { ...formFields(page.html), intent: choice });
  const shown = await staff.send("/admin/counter", { ...formFields(page.html), intent: "code" });
  const path = locationOf(shown)!;
  expect(path).toMatch(/^\/admin\/counter\/code\/SH-/);
  const number = path.slice(path.lastIndexOf("/") + 1);
  expect((await staff.read(path)).text).toContain("Waiting for the payment.");
  expect((await staff.read("/admin/counter")).html).toContain(`href="${path}"`);
  await staff.send(path, { intent: "cancel" });
  expect((await staff.read(path)).text).toContain("This bill was not paid by its code");
  const again = locationOf(await staff.send("/admin/counter", { ...formFields(page.html), intent: "code" }))!;
  await staff.read(again);
  await double.scan([...double.codes.codes.keys()].at(-1)!, { status: "captured" });
  for (const message of double.messages.splice(0)) expect((await tell(message)).status).toBe(200);
  const sold = locationOf(await staff.ask(again))!;
  expect(sold).toMatch(/^\/admin\/counter\?sold=SH-/);
  expect(sold).not.toContain(number);
  expect((await staff.read(sold)).text).toContain("Print the receipt");
});

test("only the page of payment lets a form lead to the gateway, and to it alone", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const token = await visitor.order({ paymentMethod: "online" });
  const policyOf = async (path: string) => (await visitor.ask(path)).headers.get("content-security-policy");
  expect(await policyOf(`/checkout/pay/${token}`)).toContain(`form-action 'self' ${double.url};`);
  expect(await policyOf("/cart")).toContain("form-action 'self';");
  expect(await policyOf(`/track-order/${token}`)).toContain("form-action 'self';");
});

test("a payment that failed can be tried again, one under way is waited for, and a cancelled one goes back", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const token = await visitor.order({ paymentMethod: "online" });
  const { fields } = await openPay(visitor, token);
  const failed = await double.pay(fields.order_id!, { status: "failed" });
  await comeBack(fields.callback_url!, failed.fields);
  const refusedPage = await openPay(visitor, token);
  expect(refusedPage.page.text).toContain("The payment did not go through");
  expect(refusedPage.page.text).toContain("Do not pay twice.");
  expect(refusedPage.fields.order_id).toBe(fields.order_id);
  const waiting = await double.pay(fields.order_id!, { status: "pending", method: "upi" });
  await comeBack(fields.callback_url!, waiting.fields);
  const waitingPage = await openPay(visitor, token);
  expect(waitingPage.page.text).toContain("Looking for your ₹");
  expect(waitingPage.page.html).not.toContain("checkout/embedded");
  const again = await visitor.read(`/checkout/pay/${token}?again=1`);
  expect(again.html).toContain("checkout/embedded");
  await visitor.submit(`/track-order/${token}`, { intent: "cancel" });
  expect((await orderOf(shop, token)).status).toBe("cancelled");
  await double.turn(waiting.payment.id, "captured");
  for (const message of double.messages.splice(0)) expect((await tell(message)).status).toBe(200);
  expect((await visitor.read(`/checkout/pay/${token}`)).text).toContain("is on its way back");
});

test("while the gateway does not answer the page says so, and a message that nobody signed is refused", async () => {
  const { visitor } = await buyerOf(shop, 1);
  const token = await visitor.order({ paymentMethod: "online" });
  double.mischief.fails = 2;
  const { page } = await openPay(visitor, token);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Razorpay does not answer just now");
  double.mischief.fails = 0;
  expect((await openPay(visitor, token)).fields.order_id).toMatch(/^order_/);
  expect((await tell({ body: "{}", signature: "guessed", eventId: "1" })).status).toBe(400);
  expect((await shop.ask("/api/payments/razorpay")).status).toBe(405);
});

test("without keys nothing of it is offered, not even to a changed form", async () => {
  const plain = await openTestShop();
  const { visitor } = await buyerOf(plain, 1);
  const form = await visitor.fillCheckout({ paymentMethod: "online" });
  const { html } = await visitor.read("/checkout?pincode=122103");
  const page = await visitor.submit("/checkout", form);
  const message = await plain.send("/api/payments/razorpay", {});
  await plain.close();
  expect(html).not.toContain('value="online"');
  expect(page.status).toBe(422);
  expect(page.text).toContain("Online payment is not available right now.");
  expect(message.status).toBe(404);
});
