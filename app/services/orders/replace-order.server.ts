import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { officeOrdersText } from "#app/content/messages/orders/office-orders.ts";
import type { Db } from "#app/db/client.server.ts";
import { orderOrigins, orders } from "#app/db/schema/orders.ts";
import { batches, stockHolds } from "#app/db/schema/stock.ts";
import { bySystem } from "#app/domain/actor.ts";
import { isReplaceable } from "#app/domain/orders/buyer-limits.ts";
import type { Settings } from "#app/domain/settings.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { lockOrder, moveOrder, voidPayment } from "#app/services/orders/order-life.server.ts";
import { releaseHeldStock } from "#app/services/stock/sell-stock.server.ts";

type Newer = {
  orderId: number;
  number: string;
  phone: string;
  cartId: string | undefined;
  /** Whether its buyer is known: only then does the phone speak for them. */
  isTrusted: boolean;
  productIds: readonly number[];
  settings: Settings;
  publicOrigin: string;
  now: Date;
};

/**
 * Cancels the unpaid web orders of the same phone or cart and frees their packs, so that one buyer does not keep several carts.
 * One that is said to be paid, or may be being paid, stays; should money come for a cancelled one, it is taken up again
 * (confirm-payment.server.ts).
 */
export async function replaceOlderOrders(tx: Db, newer: Newer): Promise<void> {
  const { phone, cartId, isTrusted, now, settings, publicOrigin } = newer;
  // Anybody can type a phone: that ends no order of whom the shop knows by it.
  const isOfPhone = and(eq(orders.phone, phone), isTrusted ? undefined : eq(orderOrigins.isTrusted, false));
  const isOfCart = cartId === undefined ? undefined : eq(orderOrigins.cartId, cartId);
  const older = await tx
    .select({ id: orders.id, payPageOpenedAt: orderOrigins.payPageOpenedAt })
    .from(orders)
    .innerJoin(orderOrigins, eq(orderOrigins.orderId, orders.id))
    .where(and(eq(orders.status, "awaiting_payment"), ne(orders.id, newer.orderId), or(isOfPhone, isOfCart)))
    .orderBy(asc(orders.id));
  if (older.length === 0) return;
  const waiting = [];
  for (const { id } of older) {
    const found = await lockOrder(tx, and(eq(orders.id, id), eq(orders.status, "awaiting_payment"))!);
    // Read again: somebody may have opened its payment page meanwhile.
    const [origin] = await tx.select().from(orderOrigins).where(eq(orderOrigins.orderId, id));
    const payPageOpenedAt = origin?.payPageOpenedAt ?? undefined;
    if (found && isReplaceable({ paymentStatus: found.payment.status, payPageOpenedAt, now }))
      waiting.push(found);
  }
  if (waiting.length === 0) return;
  await lockBatches(tx, { orderIds: waiting.map(({ order }) => order.id), productIds: newer.productIds });
  for (const { order, payment } of waiting) {
    const note = officeOrdersText.replacedBy(newer.number);
    const by = { actor: bySystem("release-holds"), now, note };
    await releaseHeldStock(tx, order.id);
    await voidPayment(tx, { order, payment, by });
    const eventId = await moveOrder(tx, { order, to: "cancelled", by });
    // Those that the older one had replaced lead to the newest at once.
    await tx
      .update(orders)
      .set({ replacedById: newer.orderId })
      .where(or(eq(orders.id, order.id), eq(orders.replacedById, order.id)));
    await queueLetters(tx, {
      orderId: order.id,
      toCustomer: "replaced",
      occasion: String(eventId),
      settings,
      publicOrigin,
      now,
    });
  }
}

/** All at once and in id order, those of the new order too: nobody can wait for each other. */
async function lockBatches(
  tx: Db,
  { orderIds, productIds }: { orderIds: number[]; productIds: readonly number[] },
): Promise<void> {
  const held = tx
    .select({ batchId: stockHolds.batchId })
    .from(stockHolds)
    .where(inArray(stockHolds.orderId, orderIds));
  await tx
    .select({ id: sql`1` })
    .from(batches)
    .where(or(inArray(batches.id, held), inArray(batches.productId, [...productIds])))
    .orderBy(asc(batches.id))
    .for("update");
}
