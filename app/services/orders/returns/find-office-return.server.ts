import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { returns } from "#app/db/schema/orders-returns.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { maySellAgain } from "#app/domain/orders/return.ts";
import { findRefundDue } from "#app/services/orders/refund-due.server.ts";
import { findDeliveredAt, listReturns } from "#app/services/orders/returns/find-returns.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** All that the people of the shop see of a return; undefined for an unknown number. */
export async function findOfficeReturn(db: Db, { number, now }: { number: string; now: Date }) {
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(returns.number, number));
  if (!found) return undefined;
  const { order, payment } = found;
  const [all, due, deliveredAt, settings] = await Promise.all([
    listReturns(db, order.id),
    findRefundDue(db, found),
    findDeliveredAt(db, order.id),
    findSettings(db),
  ]);
  const back = all.find((each) => each.number === number)!;
  const lineIds = back.lines.map(({ orderLineId }) => orderLineId);
  const shares = await db
    .select({
      lineId: orderLineBatches.orderLineId,
      id: batches.id,
      number: batches.number,
      expiresOn: batches.expiresOn,
      isQuarantined: batches.isQuarantined,
    })
    .from(orderLineBatches)
    .innerJoin(batches, eq(batches.id, orderLineBatches.batchId))
    .where(inArray(orderLineBatches.orderLineId, lineIds))
    .orderBy(asc(batches.expiresOn), asc(batches.id));
  const limits = { today: indiaDate(now), shelfDays: settings.checkout.minShelfDaysLeft };
  return {
    ...back,
    orderNumber: order.number,
    name: order.name,
    phone: order.phone,
    deliveredAt,
    paymentMethod: payment.method,
    paidPaise: payment.amountPaise,
    duePaise: due.duePaise,
    lines: back.lines.map((line) => {
      const own = shares.filter(({ lineId }) => lineId === line.orderLineId);
      return {
        ...line,
        batches: own.map(({ lineId: _, isQuarantined: __, ...batch }) => batch),
        maySellAgain: own.some((batch) => maySellAgain(line.reason, batch, limits)),
      };
    }),
  };
}
