import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Gateway, GatewayRefund } from "#app/domain/payments/gateway.ts";
import { razorpayCodes } from "#app/services/payments/razorpay-codes.server.ts";
import { list, openLine, paymentEntity, paymentOf } from "#app/services/payments/razorpay-line.server.ts";

export type RazorpayKeys = {
  url: string;
  keyId: string;
  keySecret: string;
  /** The present one and, for a day after it was changed, the one before. */
  webhookSecrets: readonly string[];
};

const CLOCKS_APART_SECONDS = 60;

const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  status: z.enum(["pending", "processed", "failed"]).catch("pending"),
});
const orderEntity = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  created_at: z.number(),
});
const eventEntity = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: paymentEntity }).optional(),
    refund: z.object({ entity: refundEntity }).optional(),
    qr_code: z.object({ entity: z.object({ id: z.string() }) }).optional(),
  }),
});
/** Razorpay by its documented API (decision 059); https://razorpay.com/docs/api. */
export function openRazorpay({ url, keyId, keySecret, webhookSecrets }: RazorpayKeys): Gateway {
  const ask = openLine({ url, keyId, keySecret });

  /** An order of that receipt which the shop made since; an older one is of another database with the same keys. */
  async function findOrder({ receipt, amountPaise, since }: Parameters<Gateway["openOrder"]>[0]) {
    const { items } = await ask(list(orderEntity), `orders?${new URLSearchParams({ receipt })}`);
    const earliest = since.getTime() / 1000 - CLOCKS_APART_SECONDS;
    return items.find(
      ({ amount, currency, created_at }) =>
        amount === amountPaise && currency === "INR" && created_at >= earliest,
    )?.id;
  }

  return {
    ...razorpayCodes(ask, url),
    paymentForm({ gatewayOrderId, amountPaise, shopName, orderNumber, buyer, returnUrl }) {
      const fields = {
        key_id: keyId,
        order_id: gatewayOrderId,
        amount: String(amountPaise),
        currency: "INR",
        name: shopName,
        description: orderNumber,
        "prefill[name]": buyer.name,
        "prefill[contact]": buyer.phone ? `+91${buyer.phone}` : "",
        "prefill[email]": buyer.email ?? "",
        callback_url: returnUrl,
        cancel_url: returnUrl,
      };
      return { address: `${url}/v1/checkout/embedded`, fields };
    },
    async openOrder(asked) {
      const { receipt, amountPaise, setAsideDays } = asked;
      // The answer to an earlier try may have been lost.
      const known = await findOrder(asked);
      if (known !== undefined) return known;
      const body = { amount: amountPaise, currency: "INR", receipt, payment: captureOf(setAsideDays) };
      return (await ask(orderEntity, "orders", { body })).id;
    },
    async listPayments(gatewayOrderId) {
      const path = `orders/${encodeURIComponent(gatewayOrderId)}/payments`;
      const { items } = await ask(list(paymentEntity), path);
      return items.map((item) => ({ ...paymentOf(item), gatewayOrderId }));
    },
    async capture({ paymentId, amountPaise }) {
      const path = `payments/${encodeURIComponent(paymentId)}/capture`;
      return paymentOf(await ask(paymentEntity, path, { body: { amount: amountPaise, currency: "INR" } }));
    },
    async refund({ paymentId, amountPaise, key }) {
      const path = `payments/${encodeURIComponent(paymentId)}/refund`;
      const headers = { "x-refund-idempotency": key };
      const body = { amount: amountPaise, speed: "normal", receipt: key };
      return refundOf(await ask(refundEntity, path, { body, headers }));
    },
    async findRefund(refundId) {
      return refundOf(await ask(refundEntity, `refunds/${encodeURIComponent(refundId)}`));
    },
    isReturnSigned: ({ gatewayOrderId, paymentId, signature }) =>
      isSigned(`${gatewayOrderId}|${paymentId}`, { signature, secret: keySecret }),
    readEvent({ body, signature }) {
      if (!webhookSecrets.some((secret) => isSigned(body, { signature, secret }))) return undefined;
      const { data } = eventEntity.safeParse(parseJson(body));
      // Signed, but about something that the shop never asked for.
      if (!data) return { kind: "unknown", payment: undefined, refund: undefined, closedCodeId: undefined };
      const { payment, refund, qr_code } = data.payload;
      const codeId = qr_code?.entity.id;
      return {
        kind: data.event,
        payment: payment && paymentOf(payment.entity, codeId),
        refund: refund && refundOf(refund.entity),
        closedCodeId: data.event === "qr_code.closed" ? codeId : undefined,
      };
    },
  };
}

function captureOf(setAsideDays: number | undefined) {
  const refund_speed = "normal";
  if (setAsideDays === undefined) return { capture: "automatic", capture_options: { refund_speed } };
  const manual_expiry_period = setAsideDays * 24 * 60;
  return { capture: "manual", capture_options: { manual_expiry_period, refund_speed } };
}

function refundOf(entity: z.infer<typeof refundEntity>): GatewayRefund {
  const { id: refundId, payment_id: paymentId, amount: amountPaise, status } = entity;
  return { refundId, paymentId, amountPaise, status };
}

/** HMAC-SHA256 in lower-case hexadecimal, compared in constant time. */
function isSigned(text: string, { signature, secret }: { signature: string; secret: string }): boolean {
  const expected = Buffer.from(createHmac("sha256", secret).update(text).digest("hex"));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
