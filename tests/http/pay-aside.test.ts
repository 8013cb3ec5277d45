import { afterAll, beforeAll, expect, test } from "vitest";
import { byCommand } from "#app/domain/actor.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { saveSettings } from "#app/services/shop/save-settings.server.ts";
import { KEYS, type RazorpayDouble, startRazorpay } from "#tests/doubles/razorpay/server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { buyerOf, orderOf } from "#tests/support/buyer.ts";
import { enterAs } from "#tests/support/office.ts";
import { moveThrough } from "#tests/support/placed-order.ts";
import { formFields } from "#tests/support/visitor.ts";

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
  const { db } = shop.database;
  const { checkout } = await findSettings(db);
  const value = { ...checkout, isTakenAtDispatch: true };
  await saveSettings(db, { group: "checkout", value, actor: byCommand("orders"), now: new Date() });
});
afterAll(async () => {
  await shop.close();
  await double.close();
});

test("the buyer reads that the bank keeps the money aside, and no parcel leaves before it is taken", async () => {
  const { visitor } = await buyerOf(shop, 2);
  const token = await visitor.order({ paymentMethod: "online" });
  const { number, totalPaise } = await orderOf(shop, token);
  const words = /Your bank keeps ₹[\d,.]+ aside\. We take it when we send the parcel\./;
  const pay = await visitor.read(`/checkout/pay/${token}`);
  expect(pay.text).toMatch(words);
  expect(pay.text).not.toContain("Or scan");
  const { payment, fields } = await double.pay(formFields(pay.html).order_id!, { status: "authorized" });
  await shop.send(new URL(formFields(pay.html).callback_url!).pathname, fields, {
    headers: { origin: "null", "sec-fetch-site": "cross-site" },
  });
  const thanks = await visitor.read(`/checkout/thank-you/${token}`);
  expect(thanks.text).toMatch(words);
  const tracked = await visitor.read(`/track-order/${token}`);
  expect(tracked.text).toMatch(words);

  await moveThrough(shop.database.db, number, "confirmed", "packed");
  const owner = await enterAs(shop, "admin");
  const path = `/admin/orders/${number}`;
  const office = await owner.read(path);
  expect(office.text).toContain("kept aside, not taken yet");
  double.mischief.failsAt = payment.id;
  const kept = await owner.send(path, { intent: "hand-over" });
  const refusal = await kept.text();
  expect(refusal).toContain("Razorpay could not take the money that is kept aside.");
  double.mischief.failsAt = undefined;
  expect((await owner.send(path, { intent: "hand-over" })).status).toBe(200);
  expect(double.ledger.payments.get(payment.id)).toMatchObject({ captured: true, amount: totalPaise });
  expect((await orderOf(shop, token)).status).toBe("out_for_delivery");
});
