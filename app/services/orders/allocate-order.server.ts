import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/orders.ts";
import type { Settings } from "#app/domain/settings.ts";
import { allocateStock, type Share, type WantedLine } from "#app/services/stock/allocate-stock.server.ts";

type Wanted = WantedLine & { isGift: boolean };

/**
 * Shares out the packs of a written order as `allocateStock` does; undefined when a line that was bought finds too few. A gift whose
 * packs are gone leaves the order instead of stopping it: it costs nothing, so no sum changes.
 */
export async function allocateOrder(
  tx: Db,
  { orderId, today, settings }: { orderId: number; today: string; settings: Settings },
): Promise<Share[] | undefined> {
  const lines = await linesToSend(tx, orderId);
  const { minShelfDaysLeft } = settings.checkout;
  const shares = await allocateStock(tx, { lines, today, minShelfDaysLeft });
  const bought = lines.filter(({ isGift }) => !isGift);
  if (shares || bought.length === lines.length) return shares;
  const withoutGift = await allocateStock(tx, { lines: bought, today, minShelfDaysLeft });
  if (withoutGift)
    await tx
      .update(orderLines)
      .set({ cancelledQuantity: sql`${orderLines.quantity}` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isGift, true)));
  return withoutGift;
}

/** What of an order somebody chose and still gets: a gift is no part of what one buyer may have. */
export async function linesBought(tx: Db, orderId: number): Promise<WantedLine[]> {
  return (await linesToSend(tx, orderId)).filter(({ isGift }) => !isGift);
}

async function linesToSend(tx: Db, orderId: number): Promise<Wanted[]> {
  const { productId, isGift } = orderLines;
  const quantity = sql<number>`${orderLines.quantity} - ${orderLines.cancelledQuantity}`;
  return tx
    .select({ productId, isGift, quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), sql`${quantity} > 0`))
    .orderBy(asc(orderLines.id));
}
