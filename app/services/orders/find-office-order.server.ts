import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { audit } from "#app/db/schema/ground.ts";
import { invoices } from "#app/db/schema/invoices.ts";
import { orderEvents, orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";
import { prescriptionLines } from "#app/db/schema/prescriptions.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import { deliveryKind, type ZoneId } from "#app/domain/delivery.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { CashJudgement } from "#app/domain/orders/cash-rung.ts";
import { isToBeCalled } from "#app/domain/orders/to-be-called.ts";
import { isLiquidForGlobules } from "#app/domain/prescriptions/liquid-for-globules.ts";
import { isSellable, isUnfit } from "#app/services/catalog/availability.server.ts";
import { findCashJudgement } from "#app/services/orders/judge-cash.server.ts";
import { listDiscountsOf } from "#app/services/orders/order-discounts.server.ts";
import { orderGst } from "#app/services/orders/order-gst.server.ts";
import { refundDue } from "#app/services/orders/refund-due.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { findZone } from "#app/services/shop/pincode.server.ts";
import { shownActor } from "#app/services/shown-actor.server.ts";

export type OfficeOrder = Awaited<ReturnType<typeof findOfficeOrders>>[number];

/** All that the people of the shop see of an order; undefined for an unknown number. */
export async function findOfficeOrder(
  db: Db,
  { number, now }: { number: string; now: Date },
): Promise<(OfficeOrder & { cash: Pick<CashJudgement, "rung" | "signs"> | undefined }) | undefined> {
  const [order] = await findOfficeOrders(db, { numbers: [number], now });
  return order && { ...order, cash: await findCash(db, order) };
}

/** What the shop's own orders said of an order with cash at the door when it was placed; of what the shop wrote down itself, nothing. */
async function findCash(db: Db, order: OfficeOrder) {
  const { paymentMethod, doorPaise, channel, phone, placedAt: before } = order;
  if (channel !== "web" || phone === null || (paymentMethod !== "cod" && doorPaise === 0)) return undefined;
  const [settings, zone] = await Promise.all([findSettings(db), findZone(db, order.pincode)]);
  if (!settings.cod.isByExperience) return undefined;
  const asked = { ...order, phone, isPhoneProven: order.isPhoneProven === true, place: zone?.place };
  const { rung, signs } = await findCashJudgement(db, { ...asked, settings, before });
  return { rung, signs };
}

/** Orders in the order of their numbers, with the batches their packs come from and could come from; unknown numbers are left out. The number of queries does not grow with them. */
export async function findOfficeOrders(db: Db, { numbers, now }: { numbers: readonly string[]; now: Date }) {
  const newer = alias(orders, "newer");
  const found = await db
    .select({
      order: orders,
      payment: payments,
      replacedBy: newer.number,
      hasBill: sql<boolean>`exists (select from ${invoices} where ${invoices.orderId} = ${orders.id})`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(newer, eq(newer.id, orders.replacedById))
    .where(inArray(orders.number, [...numbers]));
  const ids = found.map(({ order }) => order.id);
  const [settings, lines, events, history, given, discounts, counts] = await Promise.all([
    findSettings(db),
    listLines(db, { orderIds: ids, today: indiaDate(now) }),
    db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id)),
    listHistory(db, numbers),
    db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.id)),
    listDiscountsOf(db, ids),
    countOrders(
      db,
      found.map(({ order }) => order.customerId),
    ),
  ]);
  const byNumber = new Map(found.map((each) => [each.order.number, each]));
  return [...new Set(numbers)].flatMap((number) => {
    const one = byNumber.get(number);
    if (!one) return [];
    const { order, payment, replacedBy, hasBill } = one;
    const { idempotencyKey: _key, requestHash: _hash, trackingToken: _token, ...facts } = order;
    const own = lines.filter((line) => line.orderId === order.id);
    const ownRefunds = given.filter((refund) => refund.orderId === order.id);
    const refundedPaise = ownRefunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
    return {
      ...facts,
      replacedBy,
      hasBill,
      isToBeCalled: isToBeCalled(order),
      deliveryKind: deliveryKind(order.zone as ZoneId),
      keptPaise: order.totalPaise - order.cancelledPaise,
      payment,
      gst: orderGst({
        lines: own,
        deliveryPaise: order.deliveryPaise,
        isIntraState: order.placeOfSupply === settings.shop.address.stateCode,
      }),
      lines: own,
      discounts: discounts.get(order.id) ?? [],
      events: events.filter((event) => event.orderId === order.id),
      history: history.filter((entry) => entry.subject === subjectOf(number)),
      refunds: ownRefunds,
      ...refundDue({ order, payment, refundedPaise }),
      orderCount: counts.get(order.customerId) ?? 0,
    };
  });
}

async function countOrders(db: Db, customerIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ customerId: orders.customerId, orderCount: count() })
    .from(orders)
    .where(inArray(orders.customerId, customerIds))
    .groupBy(orders.customerId);
  return new Map(rows.map(({ customerId, orderCount }) => [customerId, orderCount]));
}

async function listLines(db: Db, { orderIds, today }: { orderIds: number[]; today: string }) {
  const lines = await db
    .select({
      ...getTableColumns(orderLines),
      sku: products.sku,
      barcode: products.barcode,
      netUnit: products.netUnit,
      doseUnit: prescriptionLines.doseUnit,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(prescriptionLines, eq(prescriptionLines.id, orderLines.prescriptionLineId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.id));
  const [shares, choices] = await Promise.all([
    db
      .select({ ...getTableColumns(orderLineBatches), isUnfit: isUnfit(today) })
      .from(orderLineBatches)
      .innerJoin(batches, eq(batches.id, orderLineBatches.batchId))
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
  return lines.map(({ doseUnit, netUnit, ...line }) => ({
    ...line,
    /** Prescribed in globules, and these packs are a liquid. */
    isLiquidForGlobules: doseUnit !== null && isLiquidForGlobules({ doseUnit }, { netUnit }),
    batches: shares.filter((share) => share.orderLineId === line.id),
    otherBatches: choices.filter((choice) => choice.productId === line.productId),
  }));
}

const HISTORY_SHOWN = 100;

/** The newest entries of each order. */
function listHistory(db: Db, numbers: readonly string[]) {
  const place = sql<number>`row_number() over (partition by ${audit.subject} order by ${audit.id} desc)`;
  const entries = db
    .select({
      id: audit.id,
      subject: audit.subject,
      ...{ actorKind: audit.actorKind, actorId: audit.actorId },
      action: audit.action,
      details: audit.details,
      happenedAt: audit.happenedAt,
      place: place.as("place"),
    })
    .from(audit)
    .where(inArray(audit.subject, numbers.map(subjectOf)))
    .as("entries");
  const { place: _, actorKind: __, actorId: ___, ...columns } = entries._.selectedFields;
  return db
    .select({ ...columns, actor: shownActor(entries) })
    .from(entries)
    .where(lte(entries.place, HISTORY_SHOWN))
    .orderBy(desc(entries.id));
}

function subjectOf(number: string): string {
  return `order ${number}`;
}
