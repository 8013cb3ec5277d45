import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderOrigins, orders } from "#app/db/schema/orders.ts";
import { stockHolds } from "#app/db/schema/stock.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { type BuyerTrust, holdMinutes, longerHold } from "#app/domain/orders/buyer-limits.ts";
import type { Settings } from "#app/domain/settings.ts";
import { allocateOrder, linesBought } from "#app/services/orders/allocate-order.server.ts";
import { lockOrder, type Order } from "#app/services/orders/order-life.server.ts";
import { findStrangerShares, findTakenShare } from "#app/services/orders/stranger-shares.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { holdStock } from "#app/services/stock/sell-stock.server.ts";

type Origin = typeof orderOrigins.$inferSelect;

/** Whether the packs wait for the payment, and until when; without an end they wait until the shop decides. */
export type PaymentHold = { isHeld: boolean; heldUntil: Date | undefined };

/**
 * Somebody opens the page on which an order is paid by UPI or online: takes its packs if nothing waits for it yet, else keeps them longer.
 * Undefined when there is no such order, or it waits for no payment.
 */
export async function openPayPage(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<PaymentHold | undefined> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.trackingToken, token));
    if (found?.order.status !== "awaiting_payment") return undefined;
    const { order } = found;
    if (order.paymentMethod !== "upi" && order.paymentMethod !== "online") return undefined;
    const { holdUntil } = order;
    const isHeld = await isHeldFor(tx, order.id);
    if (holdUntil === null) return { isHeld, heldUntil: undefined };
    const origin = await findOrigin(tx, order.id);
    const taken = isHeld || (await takePacks(tx, { order, origin, settings, now }));
    if (!taken) return { isHeld: false, heldUntil: undefined };
    const facts = {
      trust: trustOf(origin),
      fullMinutes: settings.checkout.upiHoldMinutes,
      freeShare: await findFreeShare(tx, { order, origin, now }),
    };
    const heldUntil = isHeld
      ? longerHold({ ...facts, placedAt: order.placedAt, heldUntil: holdUntil, now })
      : new Date(now.getTime() + holdMinutes(facts) * 60_000);
    await tx.update(orders).set({ holdUntil: heldUntil }).where(eq(orders.id, order.id));
    const isOrigin = eq(orderOrigins.orderId, order.id);
    if (origin) await tx.update(orderOrigins).set({ payPageOpenedAt: now }).where(isOrigin);
    return { isHeld: true, heldUntil };
  });
}

/** Whether packs wait for a locked order; those of a web order do from the moment its payment page is opened. */
export async function isHeldFor(tx: Db, orderId: number): Promise<boolean> {
  return (await tx.$count(stockHolds, eq(stockHolds.orderId, orderId))) > 0;
}

/** Takes the packs of a locked order that nothing waits for; false when they are gone, or are more than may wait for a stranger. */
export async function takePacks(
  tx: Db,
  {
    order,
    settings,
    now,
    ...given
  }: { order: Order; origin?: Origin | undefined; settings: Settings; now: Date },
): Promise<boolean> {
  const origin = given.origin ?? (await findOrigin(tx, order.id));
  const today = indiaDate(now);
  const shares = await allocateOrder(tx, { orderId: order.id, today, settings });
  if (!shares) return false;
  if (trustOf(origin) === "stranger") {
    const lines = await linesBought(tx, order.id);
    const asked = { lines, phone: order.phone, network: origin!.network, today };
    if (await findTakenShare(tx, asked)) return false;
  }
  await holdStock(tx, { orderId: order.id, shares });
  return true;
}

async function findOrigin(tx: Db, orderId: number): Promise<Origin | undefined> {
  const [origin] = await tx.select().from(orderOrigins).where(eq(orderOrigins.orderId, orderId));
  return origin;
}

function trustOf(origin: Origin | undefined): BuyerTrust {
  if (!origin) return "shop";
  return origin.isTrusted ? "proven" : "stranger";
}

/** The part of the stock of an order's scarcest product that is free, from 0 to 1; 1 for whom it does not matter. */
async function findFreeShare(
  tx: Db,
  { order, origin, now }: { order: Order; origin: Origin | undefined; now: Date },
): Promise<number> {
  if (trustOf(origin) !== "stranger") return 1;
  const productIds = (await linesBought(tx, order.id)).map((line) => line.productId);
  const asked = { productIds, phone: order.phone, network: origin!.network, today: indiaDate(now) };
  const shares = await findStrangerShares(tx, asked);
  return Math.min(...shares.map(({ free, stock }) => (stock === 0 ? 0 : free / stock)));
}
