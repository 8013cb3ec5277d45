import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/office.ts";
import { orderEvents, orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { audit } from "#app/db/schema/site.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import { deliveryKind, type ZoneId } from "#app/domain/delivery.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { keptLines } from "#app/domain/order-change.ts";
import { isSellable } from "#app/services/catalog/availability.server.ts";
import { orderGst } from "#app/services/orders/order-gst.server.ts";
import { findRefundDue } from "#app/services/orders/refund-order.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type OfficeOrder = NonNullable<Awaited<ReturnType<typeof findOfficeOrder>>>;

/** All that the people of the shop see of an order, with the batches its packs come from and could come from; undefined for an unknown number. */
export async function findOfficeOrder(db: Db, { number, now }: { number: string; now: Date }) {
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.number, number));
  if (!found) return undefined;
  const { order, payment } = found;
  const [settings, lines, events, history, given, due, orderCount] = await Promise.all([
    findSettings(db),
    listLines(db, { orderId: order.id, today: indiaDate(now) }),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.id)),
    listHistory(db, number),
    db.select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(asc(refunds.id)),
    findRefundDue(db, order, payment),
    db.$count(orders, eq(orders.customerId, order.customerId)),
  ]);
  const { idempotencyKey: _key, requestHash: _hash, trackingToken: _token, ...facts } = order;
  return {
    ...facts,
    deliveryKind: deliveryKind(order.zone as ZoneId),
    keptPaise: order.totalPaise - order.cancelledPaise,
    payment,
    gst: orderGst({
      lines: keptLines(lines),
      deliveryPaise: order.deliveryPaise,
      isIntraState: order.stateCode === settings.shop.address.stateCode,
    }),
    lines,
    events,
    history,
    refunds: given,
    ...due,
    orderCount,
  };
}

async function listLines(db: Db, { orderId, today }: { orderId: number; today: string }) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const [shares, choices] = await Promise.all([
    db
      .select()
      .from(orderLineBatches)
      .where(
        inArray(
          orderLineBatches.orderLineId,
          lines.map((line) => line.id),
        ),
      )
      .orderBy(asc(orderLineBatches.expiresOn), asc(orderLineBatches.batchId)),
    db
      .select({
        id: batches.id,
        productId: batches.productId,
        number: batches.number,
        expiresOn: batches.expiresOn,
        freeQuantity: sql<number>`${batches.quantity} - ${batches.heldQuantity}`,
      })
      .from(batches)
      .where(
        and(
          inArray(
            batches.productId,
            lines.map((line) => line.productId),
          ),
          gt(batches.quantity, batches.heldQuantity),
          isSellable(today),
        ),
      )
      .orderBy(asc(batches.expiresOn), asc(batches.id)),
  ]);
  return lines.map((line) => ({
    ...line,
    batches: shares.filter((share) => share.orderLineId === line.id),
    otherBatches: choices.filter((choice) => choice.productId === line.productId),
  }));
}

const HISTORY_SHOWN = 100;

function listHistory(db: Db, number: string) {
  return db
    .select({
      id: audit.id,
      actor: audit.actor,
      action: audit.action,
      details: audit.details,
      happenedAt: audit.happenedAt,
    })
    .from(audit)
    .where(eq(audit.subject, `order ${number}`))
    .orderBy(desc(audit.id))
    .limit(HISTORY_SHOWN);
}
