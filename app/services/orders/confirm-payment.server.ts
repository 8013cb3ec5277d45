import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema/orders.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import { parsePaymentReference } from "#app/domain/bank-transfer.ts";
import { deliveryQuote, type ZoneId } from "#app/domain/delivery.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { isSeenByShop } from "#app/domain/shop/payment-method.ts";
import { allocateOrder } from "#app/services/orders/allocate-order.server.ts";
import { handOverBill } from "#app/services/orders/hand-over-bill.server.ts";
import { isHeldFor } from "#app/services/orders/hold-for-payment.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import {
  type By,
  type LockedOrder,
  lockOrder,
  moveOrder,
  movePayment,
  type Order,
} from "#app/services/orders/order-life.server.ts";
import { isReferenceUsed } from "#app/services/orders/pay-order.server.ts";
import { isStillPrescribed } from "#app/services/prescriptions/prescribed.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { sellHeldStock, sellStock } from "#app/services/stock/sell-stock.server.ts";

export type PaymentRefusal =
  | "unknown-order"
  | "not-seen-by-shop"
  | "already-paid"
  | "bad-reference"
  | "reference-used"
  /** The money is written down, but the order is cancelled and its packs are gone: it must be returned. */
  | "needs-attention";

/** The shop has seen the money. An order that ran out before is taken up again while its packs are still there. */
export async function confirmPayment(
  db: Db,
  {
    number,
    reference: typed,
    publicOrigin,
    ...by
  }: By & { number: string; reference?: string; publicOrigin: string },
): Promise<Result<{ number: string; isTakenUpAgain: boolean }, PaymentRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order, payment } = found;
    if (!isSeenByShop(order.paymentMethod)) return refused("not-seen-by-shop");
    const reference = typed ? parsePaymentReference(order.paymentMethod, typed) : undefined;
    if (typed && !reference) return refused("bad-reference");
    if (payment.status === "paid" || payment.status === "refunded") return refused("already-paid");
    if (reference && (await isReferenceUsed(tx, { reference, orderId: order.id })))
      return refused("reference-used");

    const { isPlaced, isTakenUpAgain } = await takePayment(tx, {
      found,
      reference,
      settings,
      publicOrigin,
      by,
    });
    return isPlaced ? ok({ number, isTakenUpAgain }) : refused("needs-attention");
  });
}

/** Writes down money that is here for a locked order and places it; where its packs are gone, it is cancelled and paid, and both sides are told. */
export async function takePayment(
  tx: Db,
  {
    found,
    reference,
    receivedPaise,
    settings,
    publicOrigin,
    by,
  }: {
    found: LockedOrder;
    reference: string | undefined;
    receivedPaise?: number;
    settings: Settings;
    publicOrigin: string;
    by: By;
  },
): Promise<{ isPlaced: boolean; isTakenUpAgain: boolean }> {
  const { order } = found;
  const wasAside = found.payment.status === "set-aside";
  await movePayment(tx, { ...found, to: "paid", reference, receivedPaise, by });
  // Its packs were sold when the money was set aside.
  if (wasAside) return { isPlaced: true, isTakenUpAgain: false };
  const news = { orderId: order.id, settings, publicOrigin, now: by.now };
  const isTakenUpAgain = order.status === "cancelled";
  const isSold = isTakenUpAgain
    ? await sellAgain(tx, { order, settings, by })
    : await sellKept(tx, { order, settings, by });
  if (!isSold) {
    if (!isTakenUpAgain)
      await moveOrder(tx, { order, to: "cancelled", by: { ...by, actor: bySystem("release-holds") } });
    // What the gateway took it gives back by itself.
    const toShop = order.paymentMethod === "online" ? {} : ({ toShop: "paidTooLate" } as const);
    await queueLetters(tx, { ...news, toCustomer: "paidTooLate", ...toShop, occasion: "" });
    return { isPlaced: false, isTakenUpAgain };
  }
  if (order.channel === "counter") {
    await handOverBill(tx, { order, settings, publicOrigin, by });
    return { isPlaced: true, isTakenUpAgain: false };
  }
  await renewPromise(tx, { order, settings, now: by.now });
  const eventId = await moveOrder(tx, { order, to: "placed", by, isTakenUpAgain });
  await queueLetters(tx, { ...news, toCustomer: "paid", occasion: String(eventId) });
  return { isPlaced: true, isTakenUpAgain };
}

/** What waits for the payment, else what is free: an order of the web whose payment page nobody opened has nothing waiting. */
export async function sellKept(
  tx: Db,
  { order, settings, by }: { order: Order; settings: Settings; by: By },
): Promise<boolean> {
  if (!(await isHeldFor(tx, order.id))) return sellFree(tx, { order, settings, by });
  await sellHeldStock(tx, { orderId: order.id, ...by });
  return true;
}

/** Only an order that ran out comes back; one that a person cancelled stays so, one whose prescription ends or was used for another order, and a bill of the counter, whose buyer has gone. */
async function sellAgain(
  tx: Db,
  { order, settings, by }: { order: Order; settings: Settings; by: By },
): Promise<boolean> {
  if (order.channel === "counter") return false;
  const [cancelled] = await tx
    .select({ actorKind: orderEvents.actorKind })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.status, "cancelled")))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  if (cancelled?.actorKind !== "system") return false;
  const today = indiaDate(by.now);
  if (!(await isStillPrescribed(tx, { orderId: order.id, today }))) return false;
  return sellFree(tx, { order, settings, by });
}

async function sellFree(
  tx: Db,
  { order, settings, by }: { order: Order; settings: Settings; by: By },
): Promise<boolean> {
  const today = indiaDate(by.now);
  const shares = await allocateOrder(tx, { orderId: order.id, today, settings });
  if (shares) await sellStock(tx, { orderId: order.id, shares, ...by });
  return shares !== undefined;
}

/** The promise counts from the payment when that came too late for the first one. */
export async function renewPromise(
  tx: Db,
  { order, settings, now }: { order: Order; settings: Settings; now: Date },
): Promise<void> {
  const { pincode, goodsPaise, isExpress } = order;
  const quote = deliveryQuote({ zone: order.zone as ZoneId, pincode, goodsPaise, now, settings });
  if (isExpress && quote.express && order.promisedBy === indiaDate(now)) return;
  const later = (a: string, b: string) => (a > b ? a : b);
  await tx
    .update(orders)
    .set({
      promisedFrom: later(order.promisedFrom, quote.earliestOn),
      promisedBy: later(order.promisedBy, quote.latestOn),
    })
    .where(eq(orders.id, order.id));
}
