import { afterAll, beforeAll, expect, test } from "vitest";
import { type Gateway, GatewayRefusal, GatewayUnreached } from "#app/domain/payments/gateway.ts";
import { openRazorpay } from "#app/services/payments/razorpay.server.ts";
import { KEYS, startRazorpay } from "#tests/doubles/razorpay/server.ts";

// Against the double; with the keys of a sandbox against Razorpay itself (tests/doubles/razorpay/CONTRACT.md, "Against the sandbox").
const { RAZORPAY_SANDBOX_KEY_ID: keyId, RAZORPAY_SANDBOX_KEY_SECRET: keySecret } = process.env;
const sandbox = keyId?.startsWith("rzp_test_") && keySecret ? { keyId, keySecret } : undefined;
const AMOUNT_PAISE = 12_300;
const MINUTE_MS = 60_000;

let keys: { url: string; keyId: string; keySecret: string };
let gateway: Gateway;
let close: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  if (sandbox) keys = { url: "https://api.razorpay.com", ...sandbox };
  else {
    const double = await startRazorpay();
    close = double.close;
    keys = { url: double.url, keyId: KEYS.keyId, keySecret: KEYS.keySecret };
  }
  gateway = openRazorpay({ ...keys, webhookSecrets: [] });
});
afterAll(() => close());

const newReceipt = () => `contract-${crypto.randomUUID().slice(0, 18)}`;
const since = () => new Date(Date.now() - MINUTE_MS);
const newCode = () =>
  gateway.openCode({
    receipt: newReceipt(),
    amountPaise: AMOUNT_PAISE,
    shopName: "Contract test",
    closesAt: new Date(Date.now() + 20 * MINUTE_MS),
  });

test("an order is found again by its receipt, and nobody has paid it", async () => {
  const asked = { receipt: newReceipt(), amountPaise: AMOUNT_PAISE, since: since(), setAsideDays: undefined };
  const made = await gateway.openOrder(asked);
  expect(made).toMatch(/^order_\w{14}$/);
  expect(await gateway.openOrder(asked)).toBe(made);
  expect(await gateway.listPayments(made)).toEqual([]);
});

test("an order is made whose money is only set aside", async () => {
  const asked = { receipt: newReceipt(), amountPaise: AMOUNT_PAISE, since: since(), setAsideDays: 5 };
  expect(await gateway.openOrder(asked)).toMatch(/^order_/);
});

test("less than a rupee is refused for good", async () => {
  const asked = { receipt: newReceipt(), amountPaise: 99, since: since(), setAsideDays: undefined };
  await expect(gateway.openOrder(asked)).rejects.toThrow(GatewayRefusal);
});

test("wrong keys are a fault for now, and nothing is taken as refused", async () => {
  const stranger = openRazorpay({ ...keys, keySecret: "wrong", webhookSecrets: [] });
  await expect(stranger.listPayments("order_00000000000000")).rejects.toThrow(GatewayUnreached);
});

test("what does not exist is neither captured, given back nor found", async () => {
  const paymentId = "pay_00000000000000";
  await expect(gateway.capture({ paymentId, amountPaise: 100 })).rejects.toThrow(GatewayRefusal);
  const refund = gateway.refund({ paymentId, amountPaise: 100, key: newReceipt() });
  await expect(refund).rejects.toThrow(GatewayRefusal);
  await expect(gateway.findRefund("rfnd_00000000000000")).rejects.toThrow(GatewayRefusal);
});

test("a code has something to show, an end of its own and no payment, and is closed as often as one likes", async () => {
  const code = await newCode();
  expect(code.codeId).toMatch(/^qr_\w{14}$/);
  expect(code.shown).toMatch(/^(upi:\/\/pay\?|data:image\/(png|jpeg|webp);base64,)/);
  const minutes = (code.closesAt.getTime() - Date.now()) / MINUTE_MS;
  expect(minutes).toBeGreaterThan(1);
  expect(minutes).toBeLessThan(121);
  expect(await gateway.listCodePayments(code.codeId)).toEqual([]);
  await gateway.closeCode(code.codeId);
  await gateway.closeCode(code.codeId);
});
