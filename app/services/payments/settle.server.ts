import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { gatewayOrders, gatewayPayments, gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import type { GatewayPayment } from "#app/domain/payments/gateway.ts";
import { isEnoughAside, isLater, judgeMoney, setAsideEnd } from "#app/domain/payments/settlement.ts";
import { takePayment } from "#app/services/orders/confirm-payment.server.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { auditOrder, type By, type LockedOrder, lockOrder } from "#app/services/orders/order-life.server.ts";
import { findRefundDue } from "#app/services/orders/refund-due.server.ts";
import { writeRefund } from "#app/services/orders/refund-order.server.ts";
import { letGo, setAside, tellLetGo } from "#app/services/orders/set-aside.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** "back": the money is here and on its way back; "known": all of it was done before. */
export type Settled = "unknown" | "waiting" | "failed" | "foreign" | "set-aside" | "paid" | "back" | "known";

type Asked = typeof gatewayOrders.$inferSelect;
type Told = { payment: GatewayPayment; now: Date; publicOrigin: string };

/**
 * The one way in which a payment of the gateway reaches an order, whoever brings the news: the buyer's browser, a signed message or
 * the round of questions. However often and in whichever order it is told, its money is counted once.
 */
export async function settle(db: Db, told: Told): Promise<Settled> {
  return inTransaction(db, (tx) => settleIn(tx, told));
}

/** The same in a transaction of the caller. */
export async function settleIn(tx: Db, told: Told): Promise<Settled> {
  const { payment, now } = told;
  const [known] = await tx
    .select()
    .from(gatewayOrders)
    .where(eq(gatewayOrders.gatewayOrderId, payment.gatewayOrderId));
  if (!known) return "unknown";
  const found = await lockOrder(tx, eq(orders.id, known.orderId));
  // Whoever held the lock may have settled it.
  const [asked] = await tx.select().from(gatewayOrders).where(eq(gatewayOrders.id, known.id));
  const noted = await noteStatus(tx, { asked: asked!, payment, now });
  if (noted === "over") return "known";
  if (payment.status === "failed") {
    await tx.update(gatewayOrders).set({ failedAt: now }).where(eq(gatewayOrders.id, known.id));
    return "failed";
  }
  const { amountPaise: askedPaise } = asked!;
  const due = found!.payment;
  const by = { actor: bySystem("ask-gateway"), now };
  const isAside = due.status === "set-aside" && due.reference === payment.paymentId;
  const isAnotherSetAside = due.status === "set-aside" && !isAside;
  const use = judgeMoney({ payment, askedPaise, due: { ...due, isAnotherSetAside } });
  if (use === "none")
    return watchAside(tx, { ...told, found: found!, asked: asked!, isAside, isNew: noted === "new", by });
  await tx.update(gatewayPayments).set({ use }).where(eq(gatewayPayments.paymentId, payment.paymentId));
  if (use === "order") return payOrder(tx, { ...told, found: found!, asked: asked!, by });
  const { paymentId: reference, amountPaise, currency } = payment;
  const details = { to: use, reference, amountPaise, currency };
  await auditOrder(tx, { ...found!, act: "change-payment-status", details, by });
  if (use === "foreign") return "foreign";
  await sendBack(tx, { found: found!, payment, by });
  return "back";
}

/** Money that is not here: it is set aside for the order, or no longer, or not yet. */
async function watchAside(
  tx: Db,
  {
    payment,
    publicOrigin,
    found,
    asked,
    isAside,
    isNew,
    by,
  }: Told & { found: LockedOrder; asked: Asked; isAside: boolean; isNew: boolean; by: By },
): Promise<Settled> {
  const settings = await findSettings(tx);
  const { status, paymentId: reference } = payment;
  const aside = { found, settings, publicOrigin, by };
  if (isAside && status === "refunded") {
    await letGo(tx, { ...aside, letter: "setAsideOver" });
    return "failed";
  }
  if (isNew && status === "authorized" && asked.setAsideDays !== null && found.order.status === "cancelled") {
    // It came after the order had ended: nobody takes it, but the buyer's bank shows it as gone for days.
    await tellLetGo(tx, { ...aside, occasion: reference });
    return "waiting";
  }
  const isWanted = found.order.status === "awaiting_payment" && found.payment.status === "due";
  const amounts = { payment, askedPaise: asked.amountPaise, duePaise: found.payment.amountPaise };
  if (status !== "authorized" || asked.setAsideDays === null || !isWanted || !isEnoughAside(amounts))
    return "waiting";
  const until = setAsideEnd({ askedAt: asked.createdAt, days: asked.setAsideDays });
  const isPlaced = await setAside(tx, { ...aside, reference, until });
  return isPlaced ? "set-aside" : "waiting";
}

/** Keeps the newest status of a payment: whether that is new, the same again, or nothing follows from it any more. */
async function noteStatus(
  tx: Db,
  { asked, payment, now }: { asked: Asked; payment: GatewayPayment; now: Date },
): Promise<"new" | "again" | "over"> {
  const { paymentId, status, amountPaise, way } = payment;
  const [seen] = await tx.select().from(gatewayPayments).where(eq(gatewayPayments.paymentId, paymentId));
  if (!seen) {
    await tx
      .insert(gatewayPayments)
      .values({ paymentId, askedId: asked.id, status, amountPaise, way, seenAt: now });
    return "new";
  }
  if (seen.askedId !== asked.id || (seen.status !== status && !isLater(status, seen.status))) return "over";
  await tx
    .update(gatewayPayments)
    .set({ status, amountPaise, way, seenAt: now })
    .where(eq(gatewayPayments.paymentId, paymentId));
  if (seen.use !== null || (status === "failed" && seen.status === "failed")) return "over";
  return seen.status === status ? "again" : "new";
}

async function payOrder(
  tx: Db,
  { found, asked, payment, publicOrigin, by }: Told & { found: LockedOrder; asked: Asked; by: By },
): Promise<Settled> {
  const settings = await findSettings(tx);
  const { paymentId, amountPaise: receivedPaise } = payment;
  // A code is for one payment, and closed with it.
  const isOver = asked.way === "code" && { shown: null, closedAt: asked.closedAt ?? by.now };
  await tx
    .update(gatewayOrders)
    .set({ status: "paid", ...isOver })
    .where(eq(gatewayOrders.id, asked.id));
  const taken = { found, reference: paymentId, receivedPaise, settings, publicOrigin, by };
  const { isPlaced } = await takePayment(tx, taken);
  const excessPaise = receivedPaise - found.payment.amountPaise;
  if (excessPaise > 0)
    await want(tx, { key: `rest-${paymentId}`, paymentId, amountPaise: excessPaise, found, by });
  if (isPlaced) return "paid";
  const after = (await lockOrder(tx, eq(orders.id, found.order.id)))!;
  const { duePaise } = await findRefundDue(tx, after);
  const idempotencyKey = `late ${paymentId}`;
  await writeRefund(tx, { found: after, amountPaise: duePaise, reason: "cancelled", idempotencyKey, by });
  return "back";
}

/** Money that pays for nothing stands in the ledger, and is given back in full. */
async function sendBack(
  tx: Db,
  { found, payment, by }: { found: LockedOrder; payment: GatewayPayment; by: By },
): Promise<void> {
  const { paymentId, amountPaise } = payment;
  const orderId = found.order.id;
  const moved = { orderId, kind: "payment" as const, method: "online" as const, amountPaise };
  await recordMoney(tx, { ...moved, key: paymentId, reference: paymentId, by });
  await want(tx, { key: `back-${paymentId}`, paymentId, amountPaise, found, by });
}

async function want(
  tx: Db,
  {
    found,
    by,
    ...wanted
  }: { key: string; paymentId: string; amountPaise: number; found: LockedOrder; by: By },
): Promise<void> {
  const rest = { orderId: found.order.id, status: "wanted" as const, createdAt: by.now };
  await tx.insert(gatewayRefunds).values({ ...wanted, ...rest });
}
