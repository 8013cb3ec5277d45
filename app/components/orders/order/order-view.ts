import type { Discount } from "#app/domain/cart/offers.ts";
import type { LineLabel } from "#app/domain/catalog/company.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import type { DeliveryKind } from "#app/domain/delivery.ts";
import type { PaperKind } from "#app/domain/invoices/paper-kind.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";
import type { ReviewField } from "#app/domain/pages/review-form.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

/** Where an order is and when it arrives; days are "YYYY-MM-DD". */
export type OrderProgress = {
  status: OrderStatus;
  deliveryKind: DeliveryKind;
  town: string;
  promisedFrom: string;
  promisedBy: string;
  courier: string | undefined;
  courierReference: string | undefined;
  /** A newer order of the same phone or browser took its place. */
  isReplaced: boolean;
  events: { status: OrderStatus; happenedAt: Date }[];
};

export type OrderLineView = LineLabel & {
  productSlug: string;
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
  quantity: number;
  /** Added free by the shop. */
  isGift: boolean;
  /** Of the quantity, what was cancelled or brought back. */
  cancelledQuantity: number;
  returnedQuantity: number;
  returnedAt: Date | undefined;
  totalPaise: number;
  pictureUrl: string;
  batches: { number: string; expiresOn: string }[];
};

/** A whole order, for who holds its link. */
export type OrderView = OrderProgress & {
  number: string;
  trackingToken: string;
  placedAt: Date;
  name: string;
  /** Absent for a sale at the counter to somebody who left none. */
  phone: string | null;
  email: string | undefined;
  street: string;
  landmark: string;
  pincode: string;
  paymentMethod: PaymentMethod;
  payment: { status: PaymentStatus; amountPaise: number };
  /** Of an order paid in part before, what is paid in cash at the door, and when it was. */
  doorPaise: number;
  doorPaidAt: Date | null;
  /** In cash, and waits for a code or a call before it is packed. */
  isToBeCalled: boolean;
  mrpPaise: number;
  goodsPaise: number;
  deliveryPaise: number;
  totalPaise: number;
  /** Of the total, what was cancelled or brought back. */
  cancelledPaise: number;
  gst: GstSplit;
  /** Offers with their reason; the prices have them off already. */
  discounts: readonly Discount[];
  itemCount: number;
  /** Invoice and credit notes; none until the parcel has left. */
  bills: { kind: PaperKind; number: string }[];
  /** What is still to be paid back, within how many working days, and what was. */
  refund: {
    duePaise: number;
    withinDays: number;
    paid: { amountPaise: number; reference: string; refundedAt: Date }[];
  };
  lines: OrderLineView[];
  canCancel: boolean;
};

/** A delivered line that its buyer may review; `status` is what became of the review, undefined before there is one. */
export type ReviewLineView = {
  orderLineId: number;
  productSlug: string;
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
  status: "pending" | "published" | "rejected" | undefined;
};

/** A review that was refused: what was typed, and what is wrong with it in words. */
export type ReviewAttempt = {
  orderLineId: number;
  answeredAt: number;
  typed: Record<ReviewField, string>;
  errors: Partial<Record<ReviewField, string>>;
};
