// What the shop asks of a payment gateway, in the trade's own words. Whose gateway it is, only services/payments/razorpay.server.ts knows.

/** A payment is here once it is "captured"; "authorized" money is only set aside, and goes back by itself. */
export type GatewayPaymentStatus = "created" | "pending" | "authorized" | "captured" | "refunded" | "failed";

export type GatewayPayment = {
  paymentId: string;
  /** Or the code that was scanned. */
  gatewayOrderId: string;
  amountPaise: number;
  /** Amounts in another currency than INR are not paise. */
  currency: string;
  status: GatewayPaymentStatus;
  /** How it was paid: card, netbanking, upi, wallet. */
  way: string;
};

export type GatewayRefund = {
  refundId: string;
  paymentId: string;
  amountPaise: number;
  status: "pending" | "processed" | "failed";
};

/** What a signed message of the gateway tells; `kind` is its own word for it. */
type GatewayEvent = {
  kind: string;
  payment: GatewayPayment | undefined;
  refund: GatewayRefund | undefined;
  /** A code that takes no more payments. */
  closedCodeId: string | undefined;
};

/** A code that is paid once, with exactly one amount; `shown` is its words, or a picture as data. */
type GatewayCode = { codeId: string; shown: string; closesAt: Date };

export type Gateway = {
  /** The page on which people pay, and what the browser posts to it. Medicines are never named. */
  paymentForm(asked: PaymentForm): { address: string; fields: Record<string, string> };
  /** Asks for money under a receipt of the shop and gives the gateway's id; one that was made for it since then is found again. */
  openOrder(asked: {
    receipt: string;
    amountPaise: number;
    since: Date;
    /** Money is only set aside, and goes back by itself after so many days. */
    setAsideDays: number | undefined;
  }): Promise<string>;
  listPayments(gatewayOrderId: string): Promise<GatewayPayment[]>;
  /** Makes a code to scan. One whose answer is lost was shown to nobody, and ends by itself. */
  openCode(asked: {
    receipt: string;
    amountPaise: number;
    shopName: string;
    closesAt: Date;
  }): Promise<GatewayCode>;
  /** From now on a code takes no payment; nothing happens to one that is closed. */
  closeCode(codeId: string): Promise<void>;
  listCodePayments(codeId: string): Promise<GatewayPayment[]>;
  /** Takes money that is set aside, all of it. */
  capture(payment: Pick<GatewayPayment, "paymentId" | "amountPaise">): Promise<GatewayPayment>;
  /** Gives money back; the same key gives back once. */
  refund(asked: { paymentId: string; amountPaise: number; key: string }): Promise<GatewayRefund>;
  findRefund(refundId: string): Promise<GatewayRefund>;
  /** Whether the gateway itself sent a buyer back with that payment. */
  isReturnSigned(returned: { gatewayOrderId: string; paymentId: string; signature: string }): boolean;
  /** What a message says; undefined when the gateway has not signed these very bytes. */
  readEvent(message: { body: string; signature: string }): GatewayEvent | undefined;
};

type PaymentForm = {
  gatewayOrderId: string;
  amountPaise: number;
  shopName: string;
  orderNumber: string;
  buyer: { name: string; email: string | undefined; phone: string | undefined };
  /** Where the buyer comes back to. */
  returnUrl: string;
};

/** The gateway was not reached, or answered too late or with a fault of its own: it may have acted all the same. */
export class GatewayUnreached extends Error {}

/** The gateway will not do it, now or later. */
export class GatewayRefusal extends Error {}
