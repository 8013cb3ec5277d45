import { createHmac, randomUUID } from "node:crypto";
import type { Code } from "./codes.ts";
import type { GatewayLedger, Payment, Refund } from "./ledger.ts";

export type Message = { event: string; eventId: string; body: string; signature: string };

/** A signature as the gateway makes it: HMAC-SHA256, in lower-case hexadecimal. */
export const sign = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("hex");

/** A message about a payment, a refund or a code, signed over its very bytes. */
export function messageOf(
  { ledger, secret }: { ledger: GatewayLedger; secret: string },
  about: { event: string; payment?: Payment; refund?: Refund; code?: Code | undefined },
): Message {
  const { event, payment, refund, code } = about;
  const order = ledger.orders.get(payment?.order_id ?? "");
  const payload = {
    ...(payment && { payment: { entity: payment } }),
    ...(code && { qr_code: { entity: code } }),
    ...(refund && { refund: { entity: refund } }),
    ...(event === "order.paid" && { order: { entity: order } }),
  };
  const body = JSON.stringify({
    entity: "event",
    account_id: "acc_00000000000001",
    event,
    contains: Object.keys(payload),
    payload,
    created_at: 0,
  });
  return { event, eventId: randomUUID(), body, signature: sign(body, secret) };
}

/** Delivers a message once; gives the status of the answer. */
export async function deliver(url: string, { eventId, body, signature }: Message): Promise<number> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": signature,
      "x-razorpay-event-id": eventId,
    },
    body,
    signal: AbortSignal.timeout(5_000),
  });
  await response.arrayBuffer();
  return response.status;
}
