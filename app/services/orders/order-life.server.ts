import { and, asc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderEvents, orders, payments } from "#app/db/schema/orders.ts";
import { type Actor, actorColumns } from "#app/domain/actor.ts";
import type { AuditAct } from "#app/domain/audit-act.ts";
import { canBecome, type OrderStatus } from "#app/domain/orders/order-status.ts";
import { canPaymentBecome, type PaymentStatus } from "#app/domain/orders/payment-status.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { tellOrderStep } from "#app/services/orders/order-steps.server.ts";

export type Order = typeof orders.$inferSelect;
export type Payment = typeof payments.$inferSelect;
export type LockedOrder = { order: Order; payment: Payment };

/** Who does something to an order, when, and with which note for the shop's own eyes. */
export type By = { actor: Actor; now: Date; note?: string };

/** Finds one order with its payment and keeps everybody else from changing it until the transaction ends. */
export async function lockOrder(tx: Db, which: SQL): Promise<LockedOrder | undefined> {
  const [order] = await tx.select().from(orders).where(which).for("update");
  return order && withPayment(tx, order);
}

/** Finds the order that has waited longest for a payment beyond its time, passing over those that others are changing. */
export async function lockExpiredOrder(tx: Db, now: Date): Promise<LockedOrder | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, "awaiting_payment"), lte(orders.holdUntil, now)))
    .orderBy(asc(orders.holdUntil))
    .limit(1)
    .for("update", { skipLocked: true });
  return order && withPayment(tx, order);
}

/** Finds an order whose money was set aside and is kept no longer, passing over those that others are changing. */
export async function lockEndedAside(tx: Db, now: Date): Promise<LockedOrder | undefined> {
  const [found] = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(payments.status, "set-aside"),
        lte(payments.setAsideUntil, now),
        inArray(orders.status, ["placed", "confirmed", "packed"]),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1)
    // Money that is taken changes the payment alone: only its own lock shows it as it is now.
    .for("update", { of: [orders, payments], skipLocked: true });
  return found && withPayment(tx, found.order);
}

// A query of its own: joined to the lock, it would show the payment as it was before the wait for the lock.
async function withPayment(tx: Db, order: Order): Promise<LockedOrder> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id));
  return { order, payment: payment! };
}

/** Moves an order on and writes it down; throws where the table of statuses knows no such step. Gives the event's id. */
export async function moveOrder(
  tx: Db,
  {
    order,
    to,
    by,
    isTakenUpAgain = false,
  }: { order: Order; to: OrderStatus; by: By; isTakenUpAgain?: boolean },
): Promise<number> {
  // The one way back from cancelled: an unpaid order ran out, and then its payment came.
  const isOutOfTurn = isTakenUpAgain || isHandedOut(order, to);
  if (!isOutOfTurn && !canBecome(order.status, to))
    throw new Error(`No order goes from ${order.status} to ${to}.`);
  const { actor, note = "", now } = by;
  await tx
    .update(orders)
    .set({ status: to, holdUntil: null, replacedById: null })
    .where(eq(orders.id, order.id));
  if (to === "cancelled") {
    const { number, totalPaise, paymentMethod: method } = order;
    tellOrderStep(tx, { step: "cancelled", number, totalPaise, method });
  }
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId: order.id, status: to, ...actorColumns(actor), note, happenedAt: now })
    .returning({ id: orderEvents.id });
  await auditOrder(tx, {
    order,
    act: "change-order-status",
    details: { from: order.status, to, note },
    by,
  });
  return event!.id;
}

/** A bill of the counter that waited for its money is handed out at once. */
function isHandedOut({ channel, status }: Order, to: OrderStatus): boolean {
  return channel === "counter" && status === "awaiting_payment" && to === "delivered";
}

/** Moves a payment on and writes it down; throws where the table of payment statuses knows no such step. */
export async function movePayment(
  tx: Db,
  {
    order,
    payment,
    to,
    reference,
    receivedPaise,
    setAsideUntil,
    by,
  }: LockedOrder & {
    to: PaymentStatus;
    reference?: string | undefined;
    /** What came, where that is more than was due. */
    receivedPaise?: number | undefined;
    setAsideUntil?: Date;
    by: By;
  },
): Promise<void> {
  if (!canPaymentBecome(payment.status, to))
    throw new Error(`No payment goes from ${payment.status} to ${to}.`);
  await tx
    .update(payments)
    .set({
      status: to,
      ...(reference && { reference }),
      ...(to === "paid" && { paidAt: by.now }),
      ...(setAsideUntil && { setAsideUntil }),
    })
    .where(and(eq(payments.id, payment.id), eq(payments.status, payment.status)));
  if (to === "paid") {
    const { id, amountPaise: totalPaise, method } = payment;
    await recordMoney(tx, {
      orderId: order.id,
      kind: "payment",
      method,
      amountPaise: receivedPaise ?? totalPaise,
      key: `payment ${id}`,
      reference: reference ?? payment.reference,
      by,
    });
    tellOrderStep(tx, { step: "paid", number: order.number, totalPaise, method });
  }
  const details = { from: payment.status, to, reference, amountPaise: payment.amountPaise };
  await auditOrder(tx, { order, act: "change-payment-status", details, by });
}

/** What is taken at the door of an order that was paid in part before; nothing where that is none, or is here. */
export async function takeDoorMoney(tx: Db, { order, by }: { order: Order; by: By }): Promise<void> {
  const { id, number, doorPaise, doorPaidAt } = order;
  if (doorPaise === 0 || doorPaidAt !== null) return;
  await tx.update(orders).set({ doorPaidAt: by.now }).where(eq(orders.id, id));
  const moved = { orderId: id, kind: "payment" as const, method: "cod" as const, amountPaise: doorPaise };
  await recordMoney(tx, { ...moved, key: `door ${id}`, by });
  tellOrderStep(tx, { step: "paid", number, totalPaise: doorPaise, method: "cod" });
  const details = { from: "due", to: "paid", amountPaise: doorPaise };
  await auditOrder(tx, { order, act: "change-payment-status", details, by });
}

/** Money that is not here any more is not asked for; money that is here stays, to be returned. */
export async function voidPayment(tx: Db, { order, payment, by }: LockedOrder & { by: By }): Promise<void> {
  if (payment.status === "due" || payment.status === "claimed" || payment.status === "set-aside") {
    await movePayment(tx, { order, payment, to: "void", by });
  }
}

/** Writes down what was done to an order, in the transaction that did it. Gives the entry's id. */
export async function auditOrder(
  tx: Db,
  entry: { order: Pick<Order, "number">; act: AuditAct; details: Record<string, unknown>; by: By },
): Promise<number> {
  const { order, act, details, by } = entry;
  return recordAudit(tx, {
    by: by.actor,
    act,
    about: `order ${order.number}`,
    details,
    now: by.now,
  });
}
