import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { deliveryKind, type ZoneId } from "#app/domain/delivery.ts";
import { maskPhone, parsePhone } from "#app/domain/form/phone.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { spend } from "#app/services/budget.server.ts";
import {
  listOrderEvents,
  type OrderView,
  packsLeft,
  paiseLeft,
} from "#app/services/orders/find-order.server.ts";

/** What number and phone alone show of an order: where it is, not who bought which medicine. */
export type MaskedOrderView = Pick<
  OrderView,
  | "number"
  | "status"
  | "placedAt"
  | "paymentMethod"
  | "town"
  | "pincode"
  | "deliveryKind"
  | "isExpress"
  | "promisedFrom"
  | "promisedBy"
  | "totalPaise"
  | "itemCount"
  | "events"
  | "courier"
  | "courierReference"
  | "isReplaced"
  | "doorPaise"
  | "doorPaidAt"
> & {
  nameInitial: string;
  maskedPhone: string;
  payment: Pick<OrderView["payment"], "status" | "amountPaise">;
};

/** The masked view of an order by number and phone, as typed; tries are limited per line and per order. */
export async function findOrderByNumberAndPhone(
  db: Db,
  asked: { number: string; phone: string; address: string; now: Date },
): Promise<Result<MaskedOrderView, "not-found"> | TooMany> {
  const { address, now } = asked;
  const number = parseOrderNumber(asked.number);
  const phone = parsePhone(asked.phone);
  if (!number || !phone) return refused("not-found");
  const tooMany = await spend(db, { budget: "track-order", who: { address, subject: number }, now });
  if (tooMany) return tooMany;

  const [found] = await db
    .select({
      order: orders,
      payment: { status: payments.status, amountPaise: payments.amountPaise },
      totalPaise: paiseLeft,
      itemCount: packsLeft,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.number, number), eq(orders.phone, phone)))
    .groupBy(orders.id, payments.id);
  if (!found) return refused("not-found");
  const { order, payment, totalPaise, itemCount } = found;
  return ok({
    number,
    status: order.status,
    placedAt: order.placedAt,
    paymentMethod: order.paymentMethod,
    payment,
    doorPaise: order.doorPaise,
    doorPaidAt: order.doorPaidAt,
    nameInitial: `${[...order.name][0]}.`,
    maskedPhone: maskPhone(phone),
    town: order.town,
    pincode: order.pincode,
    deliveryKind: deliveryKind(order.zone as ZoneId),
    isExpress: order.isExpress,
    promisedFrom: order.promisedFrom,
    promisedBy: order.promisedBy,
    totalPaise,
    itemCount,
    courier: order.courier ?? undefined,
    courierReference: order.courierReference ?? undefined,
    isReplaced: order.replacedById !== null,
    events: await listOrderEvents(db, order.id),
  });
}
