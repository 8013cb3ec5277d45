// What the gateway itself knows: a pure machine of orders, payments and refunds. The server only carries its answers.

export type Order = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  created_at: number;
};
export type PaymentStatus = "created" | "pending" | "authorized" | "captured" | "refunded" | "failed";
export type Payment = {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** None where a code was scanned. */
  order_id: string | null;
  method: string;
  captured: boolean;
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  error_code: string | null;
  error_description: string | null;
  error_reason: string | null;
  created_at: number;
};
export type Refund = {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: "pending" | "processed" | "failed";
  created_at: number;
};
export type Refusal = { status: number; description: string; field?: string };
type Answer<Entity> = Entity | Refusal;

/** Whether the gateway refused. */
export const isRefusal = (answer: object): answer is Refusal =>
  "description" in answer && "status" in answer && !("entity" in answer);

export class GatewayLedger {
  readonly orders = new Map<string, Order>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  private readonly refundKeys = new Map<string, { body: string; id: string }>();
  private count = 0;
  /** The documents say that a receipt is unique; whether it is held to cannot be seen from outside. */
  areReceiptsUnique = true;

  openOrder({
    amount,
    currency,
    receipt = null,
    payment,
  }: {
    amount?: unknown;
    currency?: unknown;
    receipt?: string | null;
    payment?: { capture: string; capture_options?: { manual_expiry_period?: number } };
  }): Answer<Order> {
    if ((payment?.capture_options?.manual_expiry_period ?? 0) > 7_200)
      return { status: 400, description: "The manual expiry period may not be greater than 7200." };
    if (!Number.isInteger(amount))
      return { status: 400, description: "The amount must be an integer.", field: "amount" };
    if ((amount as number) < 100)
      return { status: 400, description: "Order amount less than minimum amount allowed", field: "amount" };
    if (currency !== "INR")
      return { status: 400, description: "Currency is not supported", field: "currency" };
    if (receipt !== null && receipt.length > 40)
      return {
        status: 400,
        description: "The receipt may not be greater than 40 characters.",
        field: "receipt",
      };
    if (this.areReceiptsUnique && receipt !== null && this.findOrders(receipt).length > 0)
      return { status: 400, description: "The receipt has already been taken.", field: "receipt" };
    const order: Order = {
      ...{ id: this.newId("order"), entity: "order", amount: amount as number, amount_paid: 0 },
      ...{
        amount_due: amount as number,
        currency,
        receipt,
        status: "created",
        attempts: 0,
        created_at: Math.floor(Date.now() / 1000),
      },
    };
    this.orders.set(order.id, order);
    return order;
  }

  findOrders(receipt: string | null): Order[] {
    return [...this.orders.values()].filter((order) => receipt === null || order.receipt === receipt);
  }

  paymentsOf(orderId: string): Payment[] {
    return [...this.payments.values()].filter((payment) => payment.order_id === orderId);
  }

  /** Somebody tries to pay an order on the hosted page; an order that is paid takes no more. */
  pay(
    orderId: string,
    {
      status,
      method = "card",
      ...otherwise
    }: { status: PaymentStatus; method?: string; amount?: number; currency?: string },
  ): Answer<Payment> {
    const order = this.orders.get(orderId);
    if (!order) return { status: 400, description: "The id provided does not exist" };
    if (order.status === "paid")
      return {
        status: 400,
        description:
          "Your payment has been declined as the order is already paid. Please initiate the payment with a new order.",
      };
    order.attempts++;
    order.status = "attempted";
    const { amount, currency } = order;
    return this.begin({ amount, currency, order_id: orderId, method, ...otherwise }, status);
  }

  /** A payment as it first appears. */
  begin(facts: Pick<Payment, "amount" | "currency" | "order_id" | "method">, status: PaymentStatus): Payment {
    const payment: Payment = {
      ...{ id: this.newId("pay"), entity: "payment", ...facts, status: "created" },
      ...{ captured: false, amount_refunded: 0, refund_status: null },
      ...{ error_code: null, error_description: null, error_reason: null },
      created_at: Math.floor(Date.now() / 1000),
    };
    this.payments.set(payment.id, payment);
    return this.turn(payment.id, status);
  }

  /** The bank has said something about a payment; a later success after a failure is a late authorisation. */
  turn(paymentId: string, status: PaymentStatus): Payment {
    const payment = this.payments.get(paymentId)!;
    payment.status = status;
    if (status === "failed")
      Object.assign(payment, {
        error_code: "BAD_REQUEST_ERROR",
        error_description: "Payment failed",
        error_reason: "payment_failed",
      });
    if (status === "captured") {
      Object.assign(payment, {
        captured: true,
        error_code: null,
        error_description: null,
        error_reason: null,
      });
      const order = this.orders.get(payment.order_id ?? "");
      if (order)
        Object.assign(order, {
          status: "paid",
          amount_paid: payment.amount,
          amount_due: order.amount - payment.amount,
        });
    }
    return payment;
  }

  capture(
    paymentId: string,
    { amount, currency }: { amount?: unknown; currency?: unknown },
  ): Answer<Payment> {
    const payment = this.payments.get(paymentId);
    if (!payment) return { status: 400, description: "The id provided does not exist" };
    if (payment.status !== "authorized")
      return { status: 400, description: "This payment has already been captured" };
    if (amount !== payment.amount || currency !== payment.currency)
      return {
        status: 400,
        description: "Capture amount must be equal to the amount authorized.",
        field: "amount",
      };
    return this.turn(paymentId, "captured");
  }

  refund(
    paymentId: string,
    body: { amount?: unknown; receipt?: string },
    key: string | undefined,
  ): Answer<Refund> {
    const payment = this.payments.get(paymentId);
    if (!payment) return { status: 400, description: `${paymentId} is not a valid id` };
    const asked = JSON.stringify([paymentId, body]);
    const earlier = key === undefined ? undefined : this.refundKeys.get(key);
    if (earlier && earlier.body !== asked)
      return {
        status: 409,
        description: "Different request with the same idempotency key has already been processed.",
      };
    if (earlier) return this.refunds.get(earlier.id)!;
    if (key !== undefined && key.length < 10)
      return { status: 400, description: "The idempotency key must be at least 10 characters long." };
    if (key !== undefined && !/^[\w-]+$/.test(key))
      return {
        status: 400,
        description:
          "The idempotency key must only contain alphanumeric characters, underscores, and hyphens",
      };
    if (!payment.captured) return { status: 400, description: "Only captured payments can be refunded" };
    const amount = body.amount ?? payment.amount;
    if (!Number.isInteger(amount) || (amount as number) < 100)
      return { status: 400, description: "The amount must be at least INR 1.00", field: "amount" };
    if (payment.refund_status === "full")
      return { status: 400, description: "The payment has been fully refunded already" };
    if ((amount as number) > payment.amount - payment.amount_refunded)
      return { status: 400, description: "The refund amount provided is greater than amount captured" };
    payment.amount_refunded += amount as number;
    payment.refund_status = payment.amount_refunded === payment.amount ? "full" : "partial";
    if (payment.refund_status === "full") payment.status = "refunded";
    const refund: Refund = {
      ...{ id: this.newId("rfnd"), entity: "refund", amount: amount as number, currency: payment.currency },
      ...{
        payment_id: paymentId,
        receipt: body.receipt ?? null,
        status: "pending",
        created_at: Math.floor(Date.now() / 1000),
      },
    };
    this.refunds.set(refund.id, refund);
    if (key !== undefined) this.refundKeys.set(key, { body: asked, id: refund.id });
    return refund;
  }

  /** What became of a refund at the bank; a failed one is with the gateway again. */
  turnRefund(refundId: string, status: "processed" | "failed"): Refund {
    const refund = this.refunds.get(refundId)!;
    refund.status = status;
    return refund;
  }

  newId(kind: string): string {
    return `${kind}_${String(++this.count).padStart(14, "0")}`;
  }
}
