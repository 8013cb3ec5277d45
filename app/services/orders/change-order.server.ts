import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { batches, orderLineBatches } from "#app/db/schema/stock.ts";
import { inTransaction, Undone } from "#app/db/transaction.server.ts";
import { SHOPPER } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { packTick } from "#app/domain/orders/order-change.ts";
import { canBecome, canShopperCancel, type OrderStatus } from "#app/domain/orders/order-status.ts";
import { isToBeCalled } from "#app/domain/orders/to-be-called.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { isUnfit } from "#app/services/catalog/availability.server.ts";
import { creditInvoice } from "#app/services/invoices/credit-invoice.server.ts";
import { issueInvoice } from "#app/services/invoices/issue-invoice.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import {
  type By,
  type LockedOrder,
  lockOrder,
  moveOrder,
  movePayment,
  takeDoorMoney,
  voidPayment,
} from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { giveBackStock, releaseHeldStock } from "#app/services/stock/sell-stock.server.ts";

/** What the shop does with an order by hand; paying and cancelling have commands of their own. */
export type HandledStatus = Exclude<OrderStatus, "awaiting_payment" | "placed" | "cancelled">;
export type ChangeRefusal =
  | "unknown-order"
  | "to-be-called"
  | "not-allowed"
  | "not-ticked"
  | "unfit-batch"
  | "not-taken"
  | "no-packs";
type Change = By & { number: string; publicOrigin: string };

/**
 * Moves an order one step on. Cash counts as paid on delivery; a parcel that was never handed over goes back into its batches.
 * Where packs were ticked (`packTick`), they must be all that the order holds now, and no others. No parcel is packed or leaves
 * with packs of a batch that is in quarantine or has ended. What leaves has its invoice, what comes back a credit note.
 */
export async function changeOrderStatus(
  db: Db,
  {
    number,
    to,
    from,
    courier,
    ticked,
    publicOrigin,
    ...by
  }: Change & {
    to: HandledStatus;
    /** Where two steps lead to one status: the one it comes from. */
    from?: OrderStatus;
    courier?: { name: string; reference: string };
    ticked?: readonly string[];
  },
): Promise<Result<{ number: string; status: HandledStatus }, ChangeRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order } = found;
    if (!canBecome(order.status, to) || (from && order.status !== from)) return refused("not-allowed");
    // Confirmed in confirm-cash.server.ts.
    if (isToBeCalled(order)) return refused("to-be-called");
    if (ticked && !(await areAllTicked(tx, order.id, ticked))) return refused("not-ticked");
    if (isToLeave(order.status, to) && (await hasUnfitPacks(tx, order.id, by.now)))
      return refused("unfit-batch");
    // Taken before, by capture-aside.server.ts: what leaves is paid.
    if (isDispatch(to) && found.payment.status === "set-aside") return refused("not-taken");
    if (courier) {
      const { name, reference } = courier;
      await tx
        .update(orders)
        .set({ courier: name, courierReference: reference })
        .where(eq(orders.id, order.id));
    }
    if (to === "delivered") await takeCash(tx, { ...found, by });
    if (to === "returned") await takeBack(tx, { ...found, by });
    const eventId = await moveOrder(tx, { order, to, by });
    await queueLetters(tx, {
      orderId: order.id,
      toCustomer: to,
      occasion: String(eventId),
      settings,
      publicOrigin,
      now: by.now,
    });
    if (isDispatch(to)) {
      const issued = await issueInvoice(tx, { orderId: order.id, shop: settings.shop, ...by });
      if (!issued.ok) throw new Undone(issued);
    }
    if (to === "returned") await creditInvoice(tx, { order, packs: "all", ...by });
    return ok({ number, status: to });
  });
}

/** A parcel that comes back to the shelf may hold anything. */
function isToLeave(from: OrderStatus, to: OrderStatus): boolean {
  return from !== "out_for_delivery" && ["packed", "out_for_delivery", "shipped"].includes(to);
}

function isDispatch(to: OrderStatus): boolean {
  return to === "out_for_delivery" || to === "shipped";
}

async function hasUnfitPacks(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const [unfit] = await tx
    .select({ batchId: batches.id })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.orderLineId))
    .innerJoin(batches, eq(batches.id, orderLineBatches.batchId))
    .where(and(eq(orderLines.orderId, orderId), isUnfit(indiaDate(now))))
    .limit(1);
  return unfit !== undefined;
}

async function areAllTicked(tx: Db, orderId: number, ticked: readonly string[]): Promise<boolean> {
  const shares = await tx
    .select({
      lineId: orderLines.id,
      batchId: orderLineBatches.batchId,
      quantity: orderLineBatches.quantity,
    })
    .from(orderLineBatches)
    .innerJoin(orderLines, eq(orderLines.id, orderLineBatches.orderLineId))
    .where(eq(orderLines.orderId, orderId));
  const wanted = new Set(shares.map((share) => packTick(share.lineId, share)));
  return wanted.symmetricDifference(new Set(ticked)).size === 0;
}

/** The shop cancels an order that is not on its way; the packs go back into the same batches. */
export async function cancelOrder(
  db: Db,
  change: Change,
): Promise<Result<{ number: string }, ChangeRefusal>> {
  return cancel(db, {
    ...change,
    which: eq(orders.number, change.number),
    isAllowed: (status) => canBecome(status, "cancelled"),
  });
}

/** The shopper, who has the tracking link, cancels an order that is not packed yet; one that is cancelled already stays so. */
export async function cancelOwnOrder(
  db: Db,
  { token, now, publicOrigin }: { token: string; now: Date; publicOrigin: string },
): Promise<Result<{ number: string }, ChangeRefusal>> {
  const by = { actor: SHOPPER, now };
  const which = eq(orders.trackingToken, token);
  const cancelled = await cancel(db, { ...by, publicOrigin, which, isAllowed: canShopperCancel });
  if (cancelled.ok) return cancelled;
  const [order] = await db.select({ number: orders.number, status: orders.status }).from(orders).where(which);
  return order?.status === "cancelled" ? ok({ number: order.number }) : cancelled;
}

async function cancel(
  db: Db,
  {
    which,
    isAllowed,
    publicOrigin,
    actor,
    note,
    now,
  }: By & { which: SQL; isAllowed: (status: OrderStatus) => boolean; publicOrigin: string },
): Promise<Result<{ number: string }, ChangeRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, which);
    if (!found) return refused("unknown-order");
    const { order, payment } = found;
    // Undone, not committed: of many at once only the first writes to the disk while the others wait for the order.
    if (!isAllowed(order.status)) throw new Undone(refused("not-allowed"));
    const by = { actor, note, now };
    if (order.status === "awaiting_payment") await releaseHeldStock(tx, order.id);
    else await giveBackStock(tx, { orderId: order.id, reason: "cancelled", actor, now });
    await voidPayment(tx, { ...found, by });
    const eventId = await moveOrder(tx, { order, to: "cancelled", by });
    await queueLetters(tx, {
      orderId: order.id,
      // A bill of the counter that was never paid was taken back before the buyer's eyes.
      ...(!isOpenBill(order) && {
        toCustomer: payment.status === "set-aside" ? "setAsideCancelled" : "cancelled",
      }),
      isByShop: actor.kind !== "shopper",
      // The shop itself has looked before it cancels.
      ...(actor.kind === "shopper" && payment.status === "claimed" && { toShop: "claimedAndCancelled" }),
      occasion: String(eventId),
      settings,
      publicOrigin,
      now,
    });
    // It has an invoice when nobody was at home and the parcel came back to the shelf.
    await creditInvoice(tx, { order, packs: "all", actor, now });
    return ok({ number: order.number });
  });
}

function isOpenBill({ channel, status }: LockedOrder["order"]): boolean {
  return channel === "counter" && status === "awaiting_payment";
}

async function takeCash(tx: Db, { order, payment, by }: LockedOrder & { by: By }): Promise<void> {
  if (payment.status === "due") await movePayment(tx, { order, payment, to: "paid", by });
  else await takeDoorMoney(tx, { order, by });
}

async function takeBack(tx: Db, { order, payment, by }: LockedOrder & { by: By }): Promise<void> {
  await voidPayment(tx, { order, payment, by });
  // What a customer has had in hand is looked at first; only a sealed parcel that came straight back is for sale again.
  if (order.status === "delivered") return;
  await giveBackStock(tx, { orderId: order.id, reason: "returned", ...by });
}
