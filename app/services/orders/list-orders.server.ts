import { and, asc, eq, inArray, not, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { isFinal, ORDER_STATUSES, type OrderStatus } from "#app/domain/orders/order-status.ts";
import type { PaymentStatus } from "#app/domain/orders/payment-status.ts";
import type { PaymentMethod } from "#app/domain/shop/payment-method.ts";

export type OpenOrder = {
  number: string;
  status: OrderStatus;
  name: string;
  phone: string | null;
  town: string;
  pincode: string;
  totalPaise: number;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paymentReference: string | null;
  promisedBy: string;
  placedAt: Date;
};

const CLOSED: OrderStatus[] = [...ORDER_STATUSES.filter(isFinal), "delivered"];

/** Orders that the shop has something to do for, oldest first: on their way to the customer, or with money to return. */
export async function listOpenOrders(db: Db): Promise<OpenOrder[]> {
  const isClosed = inArray(orders.status, CLOSED);
  const isRefundDue = and(inArray(orders.status, ["cancelled", "returned"]), eq(payments.status, "paid"));
  return db
    .select({
      number: orders.number,
      status: orders.status,
      name: orders.name,
      phone: orders.phone,
      town: orders.town,
      pincode: orders.pincode,
      totalPaise: orders.totalPaise,
      paymentMethod: orders.paymentMethod,
      paymentStatus: payments.status,
      paymentReference: payments.reference,
      promisedBy: orders.promisedBy,
      placedAt: orders.placedAt,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(or(not(isClosed), isRefundDue))
    .orderBy(asc(orders.placedAt), asc(orders.id));
}
