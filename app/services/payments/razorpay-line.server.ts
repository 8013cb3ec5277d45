import { z } from "zod";
import { type GatewayPayment, GatewayRefusal, GatewayUnreached } from "#app/domain/payments/gateway.ts";

/** Razorpay lets go of its own messages after 5 s; a buyer waits no longer either. */
export const ANSWER_WITHIN_MS = 5_000;

export const paymentEntity = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(["created", "pending", "authorized", "captured", "refunded", "failed"]).catch("created"),
  method: z.string().nullish(),
});
const errorEntity = z.object({ error: z.object({ description: z.string() }) });

/** A collection as Razorpay answers it. */
export const list = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export type Ask = <Answer extends z.ZodType>(
  answer: Answer,
  path: string,
  asked?: { body?: unknown; headers?: Record<string, string> },
) => Promise<z.infer<Answer>>;

/** Asks Razorpay one thing: a GET, or a POST of a body; says whether a failure is for now or for good. */
export function openLine({ url, keyId, keySecret }: { url: string; keyId: string; keySecret: string }): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  return async (answer, path, { body, headers } = {}) => {
    const response = await fetch(`${url}/v1/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization, "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(unreached);
    const said: unknown = await response.json().catch(unreached);
    if (response.ok) return answer.parse(said);
    const { data } = errorEntity.safeParse(said);
    const words = `${response.status} ${data?.error.description ?? "without a reason"}`;
    // Too many, a fault of theirs, or the same request on its way: later it may be taken.
    const isForNow = response.status >= 500 || [401, 408, 409, 429].includes(response.status);
    throw isForNow ? new GatewayUnreached(words) : new GatewayRefusal(words);
  };
}

/** Razorpay's payment in the trade's words; one by a code names no order. */
export function paymentOf(entity: z.infer<typeof paymentEntity>, codeId?: string): GatewayPayment {
  const { id: paymentId, order_id, amount: amountPaise, currency, status, method } = entity;
  const gatewayOrderId = codeId ?? order_id ?? "";
  return { paymentId, gatewayOrderId, amountPaise, currency, status, way: method ?? "" };
}

/** Rethrows what broke on the way. */
export function unreached(error: unknown): never {
  throw new GatewayUnreached(error instanceof Error ? error.message : String(error), { cause: error });
}
