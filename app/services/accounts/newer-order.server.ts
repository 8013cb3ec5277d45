import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { orderOrigins, orders } from "#app/db/schema/orders.ts";
import { isOwnOrder } from "#app/services/accounts/own-orders.server.ts";

/**
 * Where the order that took the place of this one is seen; undefined for whoever does not hold it. Theirs it is by their account,
 * or by the browser that placed it: a phone that somebody typed opens nobody's order.
 */
export async function findNewerOrderPath(
  db: Db,
  { number, userId, cartId }: { number: string; userId: string | undefined; cartId: string | undefined },
): Promise<`/orders/${string}` | `/track-order/${string}` | undefined> {
  const older = alias(orders, "older");
  const [newer] = await db
    .select({
      number: orders.number,
      token: orders.trackingToken,
      cartId: orderOrigins.cartId,
      isOwn: userId === undefined ? sql<boolean>`false` : sql<boolean>`(${isOwnOrder(db, userId)})`,
    })
    .from(older)
    .innerJoin(orders, eq(orders.id, older.replacedById))
    .leftJoin(orderOrigins, eq(orderOrigins.orderId, orders.id))
    .where(eq(older.number, number));
  if (newer?.isOwn) return `/orders/${newer.number}`;
  return newer && cartId !== undefined && newer.cartId === cartId ? `/track-order/${newer.token}` : undefined;
}
