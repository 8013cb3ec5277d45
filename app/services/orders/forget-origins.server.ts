import { and, inArray, isNotNull, lt, notInArray, type SQL } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderOrigins, orders } from "#app/db/schema/orders.ts";
import { keptSince } from "#app/domain/kept-for.ts";

/** Forgets where orders came from once they are under way or over, and their networks after a day; gives how many it forgot. */
export async function forgetOrigins(db: Db, now: Date): Promise<number> {
  const idsOf = (which: SQL) => db.select({ id: orders.id }).from(orders).where(which);
  const isOver = idsOf(notInArray(orders.status, ["awaiting_payment", "placed"]));
  const over = await db.delete(orderOrigins).where(inArray(orderOrigins.orderId, isOver));
  const isOld = idsOf(lt(orders.placedAt, keptSince("orderNetwork", now)));
  const old = await db
    .update(orderOrigins)
    .set({ network: null })
    .where(and(isNotNull(orderOrigins.network), inArray(orderOrigins.orderId, isOld)));
  return (over.rowCount ?? 0) + (old.rowCount ?? 0);
}
