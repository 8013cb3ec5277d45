import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Code, CodeLedger } from "./codes.ts";
import { GatewayLedger, isRefusal, type Payment, type PaymentStatus } from "./ledger.ts";
import { hostedPage, returnPage } from "./page.ts";
import { act } from "./routes.ts";
import { deliver, type Message, messageOf, sign } from "./webhooks.ts";

export const KEYS = {
  keyId: "rzp_test_double",
  keySecret: "secret-of-the-double",
  webhookSecret: "webhook-secret",
};

/** What goes wrong next; each number is a count of requests that it still befalls. */
type Mischief = {
  slowMs: number;
  /** Answers 500 without acting. */
  fails: number;
  /** Acts, and then the line breaks. */
  losesAnswer: number;
  /** Shows payments as they were before the last change. */
  isStale: boolean;
  /** Messages are kept back, for `messages` to be delivered in any order. */
  holdsMessages: boolean;
  /** Each message so often. */
  copies: number;
  /** Paths that hold this answer 500 each time. */
  failsAt: string | undefined;
};

const CALM: Mischief = {
  slowMs: 0,
  fails: 0,
  losesAnswer: 0,
  isStale: false,
  holdsMessages: false,
  copies: 1,
  failsAt: undefined,
};

/** Razorpay's API and its hosted page on one port, as CONTRACT.md has them. */
export async function startRazorpay({ webhookUrl }: { webhookUrl?: string } = {}) {
  const ledger = new GatewayLedger();
  const codes = new CodeLedger(ledger, () => double.url);
  const mischief = { ...CALM };
  const messages: Message[] = [];
  const requests: string[] = [];
  /** What changed last, and how it was before. */
  let last: { paymentId: string; before: Payment | undefined } | undefined;
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const double = {
    url,
    ledger,
    codes,
    mischief,
    messages,
    requests,
    webhookUrl,
    /** The bank says something about a payment, and the gateway tells the shop. */
    async turn(paymentId: string, status: PaymentStatus) {
      last = { paymentId, before: structuredClone(ledger.payments.get(paymentId)) };
      return tell(codes.turn(paymentId, status));
    },
    /** Somebody scans a code; gives their payment. */
    async scan(codeId: string, facts: Parameters<CodeLedger["scan"]>[1]) {
      const payment = codes.scan(codeId, facts);
      last = { paymentId: payment.id, before: undefined };
      await tell(payment);
      return payment;
    },
    async turnRefund(refundId: string, status: "processed" | "failed") {
      const refund = ledger.turnRefund(refundId, status);
      const payment = ledger.payments.get(refund.payment_id)!;
      await send(messageOf(secret(), { event: `refund.${status}`, payment, refund }));
    },
    /** A buyer ends a payment that way; gives what their browser brings back to the shop. */
    async pay(orderId: string, facts: Parameters<GatewayLedger["pay"]>[1]) {
      const payment = ledger.pay(orderId, facts);
      if (isRefusal(payment)) throw new Error(payment.description);
      last = { paymentId: payment.id, before: undefined };
      await tell(payment);
      return { payment, fields: returned(payment) };
    },
    async deliverAll(order: (messages: Message[]) => Message[] = (all) => all) {
      for (const message of order(messages.splice(0))) await deliver(double.webhookUrl!, message);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return double;

  function secret() {
    return { ledger, secret: KEYS.webhookSecret };
  }

  async function tell(payment: Payment): Promise<void> {
    await send(messageOf(secret(), { event: `payment.${payment.status}`, payment }));
    if (payment.status !== "captured") return;
    const code = codes.codeOf(payment.id);
    await send(messageOf(secret(), { event: code ? "qr_code.credited" : "order.paid", payment, code }));
  }

  /** Of a code that the shop has just made or closed; one that ends by itself ends without a word. */
  async function tellOfCode(code: Code): Promise<void> {
    await send(
      messageOf(secret(), { event: code.status === "active" ? "qr_code.created" : "qr_code.closed", code }),
    );
  }

  function shown(payments: Payment[]): Payment[] {
    if (!mischief.isStale) return payments;
    return payments.flatMap((payment) => (payment.id === last?.paymentId ? (last.before ?? []) : payment));
  }

  async function send(message: Message): Promise<void> {
    if (mischief.holdsMessages || !double.webhookUrl) {
      for (let copy = 0; copy < mischief.copies; copy++) messages.push(message);
      return;
    }
    for (let copy = 0; copy < mischief.copies; copy++)
      await deliver(double.webhookUrl, message).catch(() => messages.push(message));
  }

  function returned(payment: Payment): Record<string, string> {
    if (payment.status === "captured" || payment.status === "authorized")
      return {
        razorpay_payment_id: payment.id,
        razorpay_order_id: payment.order_id!,
        razorpay_signature: sign(`${payment.order_id}|${payment.id}`, KEYS.keySecret),
      };
    return {
      "error[code]": "BAD_REQUEST_ERROR",
      "error[description]": "Payment failed",
      "error[reason]": "payment_failed",
      "error[metadata]": JSON.stringify({ payment_id: payment.id, order_id: payment.order_id }),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    const { pathname, searchParams } = new URL(request.url!, url);
    requests.push(`${request.method} ${pathname} ${body}`);
    if (pathname === "/double/pay") return endPayment(new URLSearchParams(body), response);
    if (pathname.startsWith("/double/code/")) return picture(response);
    if (pathname === "/v1/checkout/embedded") return openPage(new URLSearchParams(body), response);
    if (mischief.slowMs > 0) await new Promise((done) => setTimeout(done, mischief.slowMs));
    if (mischief.fails > 0) {
      mischief.fails--;
      return send500(response);
    }
    if (mischief.failsAt && pathname.includes(mischief.failsAt)) return send500(response);
    const basic = Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString("base64");
    if (request.headers.authorization !== `Basic ${basic}`)
      return refuse(response, { status: 401, description: "Authentication failed" });
    const refundKey = request.headers["x-refund-idempotency"] as string | undefined;
    const isPost = request.method === "POST";
    const path = pathname.split("/").slice(2);
    const acted = act({ ledger, codes, shown }, { isPost, path, query: searchParams, body, refundKey });
    if (acted && isPost && isCode(acted)) await tellOfCode(acted);
    if (acted && isRefusal(acted)) return refuse(response, acted);
    if (request.method === "POST" && mischief.losesAnswer > 0) {
      mischief.losesAnswer--;
      response.destroy();
      return;
    }
    return acted
      ? json(response, 200, acted)
      : refuse(response, { status: 400, description: "The requested URL was not found on the server." });
  }

  function openPage(form: URLSearchParams, response: ServerResponse): void {
    const asked = Object.fromEntries(form);
    const order = ledger.orders.get(asked.order_id ?? "");
    const isAsked = asked.key_id === KEYS.keyId && asked.name && asked.callback_url;
    if (!order || !isAsked || asked.amount !== String(order.amount) || asked.currency !== order.currency)
      refuse(response, { status: 400, description: "Payment options do not fit the order" });
    else html(response, hostedPage(asked));
  }

  async function endPayment(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const { order_id = "", callback_url = "", outcome } = Object.fromEntries(form);
    const paid = await double.pay(order_id, { status: outcome as PaymentStatus }).catch(() => undefined);
    if (!paid) return refuse(response, { status: 400, description: "The order is already paid" });
    html(response, returnPage(callback_url, paid.fields));
  }
}

export type RazorpayDouble = Awaited<ReturnType<typeof startRazorpay>>;

function refuse(
  response: ServerResponse,
  { status, description, field }: { status: number; description: string; field?: string },
): void {
  const reasons = {
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
    metadata: {},
  };
  json(response, status, {
    error: { code: "BAD_REQUEST_ERROR", description, ...reasons, ...(field && { field }) },
  });
}

function send500(response: ServerResponse): void {
  json(response, 500, {
    error: {
      code: "SERVER_ERROR",
      description: "We are facing some trouble completing your request at the moment.",
    },
  });
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
}

const isCode = (acted: object): acted is Code => "entity" in acted && acted.entity === "qr_code";

/** One pixel, as little as a picture can be. */
function picture(response: ServerResponse): void {
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";
  response.writeHead(200, { "content-type": "image/png" }).end(Buffer.from(pixel, "base64"));
}

async function read(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}
