import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderEvents, orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";
import { orderLineBatches } from "#app/db/schema/stock.ts";
import type { Discount } from "#app/domain/cart/offers.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import type { DeliveryKind } from "#app/domain/delivery.ts";
import { deliveryKind, type ZoneId } from "#app/domain/delivery.ts";
import type { InvoicePaper } from "#app/domain/invoices/invoice-paper.ts";
import { keptQuantity } from "#app/domain/orders/order-change.ts";
import { canShopperCancel, type OrderStatus } from "#app/domain/orders/order-status.ts";
import { isToBeCalled } from "#app/domain/orders/to-be-called.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { findPapers } from "#app/services/invoices/find-papers.server.ts";
import { listDiscounts } from "#app/services/orders/order-discounts.server.ts";
import { orderGst } from "#app/services/orders/order-gst.server.ts";
import { refundDue } from "#app/services/orders/refund-due.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Stored = typeof orders.$inferSelect;
type StoredLine = typeof orderLines.$inferSelect;
type StoredPayment = typeof payments.$inferSelect;

type OrderViewLine = Omit<
  StoredLine,
  "id" | "orderId" | "productId" | "potencyLabel" | "prescriptionLineId" | "returnedAt"
> & {
  returnedAt: Date | undefined;
  potencyLabel: string | undefined;
  pictureUrl: string;
  /** Empty until the order is paid. */
  batches: { number: string; expiresOn: string; quantity: number }[];
};

/** All of an order, for who holds its link. */
export type OrderView = Omit<
  Stored,
  | "id"
  | "customerId"
  | "idempotencyKey"
  | "requestHash"
  | "isPhoneProven"
  | "placeOfSupply"
  | "isConfirmWanted"
  | "confirmedBy"
  | "unreachedAt"
  | "email"
  | "holdUntil"
  | "replacedById"
  | "courier"
  | "courierReference"
  | "zone"
> & {
  email: string | undefined;
  holdUntil: Date | undefined;
  courier: string | undefined;
  courierReference: string | undefined;
  zone: ZoneId;
  deliveryKind: DeliveryKind;
  payment: Pick<StoredPayment, "status" | "amountPaise"> & {
    reference: string | undefined;
    paidAt: Date | undefined;
  };
  /** What of the total is tax; the parts and the taxable value sum to the total. */
  gst: GstSplit;
  /** What it had off, with its reason; the prices of the lines have it off already. */
  discounts: Discount[];
  itemCount: number;
  /** Invoice and credit notes, in the order in which they were given out. */
  bills: Pick<InvoicePaper, "kind" | "number">[];
  /** What the shop still owes, within how many working days it pays, and what it has given back. */
  refund: {
    duePaise: number;
    withinDays: number;
    paid: { amountPaise: number; reference: string; refundedAt: Date }[];
  };
  lines: OrderViewLine[];
  events: { status: OrderStatus; happenedAt: Date }[];
  canCancel: boolean;
  /** In cash, and waits for a code or a call before it is packed. */
  isToBeCalled: boolean;
  /** Cancelled because a newer order of the same phone or browser took its place. */
  isReplaced: boolean;
};

/** The whole order behind an unguessable tracking token; undefined for any other token. */
export async function findOrderByToken(db: Db, token: string): Promise<OrderView | undefined> {
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.trackingToken, token));
  if (!found) return undefined;
  const [settings, lines, events, paidBack, papers, discounts] = await Promise.all([
    findSettings(db),
    listOrderLines(db, found.order.id),
    listOrderEvents(db, found.order.id),
    listRefunds(db, found.order.id),
    findPapers(db, [found.order.number]),
    listDiscounts(db, found.order.id),
  ]);
  const refundedPaise = paidBack.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const { order, payment } = found;
  const { id, customerId, idempotencyKey, requestHash, replacedById, ...own } = order;
  const {
    isPhoneProven: _,
    placeOfSupply: __,
    isConfirmWanted: ___,
    confirmedBy: ____,
    unreachedAt: _____,
    ...facts
  } = own;
  return {
    ...facts,
    email: order.email ?? undefined,
    holdUntil: order.holdUntil ?? undefined,
    courier: order.courier ?? undefined,
    courierReference: order.courierReference ?? undefined,
    zone: order.zone as ZoneId,
    deliveryKind: deliveryKind(order.zone as ZoneId),
    payment: {
      status: payment.status,
      amountPaise: payment.amountPaise,
      reference: payment.reference ?? undefined,
      paidAt: payment.paidAt ?? undefined,
    },
    gst: orderGst({
      lines,
      deliveryPaise: order.deliveryPaise,
      isIntraState: order.placeOfSupply === settings.shop.address.stateCode,
    }),
    bills: papers.map(({ kind, number }) => ({ kind, number })),
    discounts,
    itemCount: lines.reduce((count, line) => count + keptQuantity(line), 0),
    refund: {
      duePaise: refundDue({ ...found, refundedPaise }).duePaise,
      withinDays: settings.returns.refundDays,
      paid: paidBack,
    },
    lines,
    events,
    canCancel: canShopperCancel(order.status),
    isToBeCalled: isToBeCalled(order),
    isReplaced: replacedById !== null,
  };
}

/** SQL over the lines of an order: how many packs are left of it. */
export const packsLeft = sql<number>`sum(${orderLines.quantity} - ${orderLines.cancelledQuantity} - ${orderLines.returnedQuantity})::int`;

/** SQL: what is left of the total, in paise. */
export const paiseLeft = sql<number>`${orders.totalPaise} - ${orders.cancelledPaise}`;

/** The statuses an order took, first to last. */
export async function listOrderEvents(db: Db, orderId: number): Promise<OrderView["events"]> {
  const events = await db
    .select({ status: orderEvents.status, happenedAt: orderEvents.happenedAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return events as OrderView["events"];
}

function listRefunds(db: Db, orderId: number) {
  const { amountPaise, reference, refundedAt } = refunds;
  return db
    .select({ amountPaise, reference, refundedAt })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
}

async function listOrderLines(db: Db, orderId: number): Promise<OrderViewLine[]> {
  const rows = await db
    .select({ line: orderLines, batch: orderLineBatches, picture: pictureFacts })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(orderLineBatches, eq(orderLineBatches.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id), asc(orderLineBatches.expiresOn), asc(orderLineBatches.batchId));
  return [...Map.groupBy(rows, (row) => row.line.id).values()].map((group) => {
    const {
      id,
      orderId: _,
      productId,
      potencyLabel,
      prescriptionLineId,
      returnedAt,
      ...facts
    } = group[0]!.line;
    const batches = group.flatMap(({ batch }) =>
      batch ? [{ number: batch.batchNumber, expiresOn: batch.expiresOn, quantity: batch.quantity }] : [],
    );
    const pictureUrl = packPicture(group[0]!.picture);
    return {
      ...facts,
      potencyLabel: potencyLabel ?? undefined,
      returnedAt: returnedAt ?? undefined,
      pictureUrl,
      batches,
    };
  });
}
