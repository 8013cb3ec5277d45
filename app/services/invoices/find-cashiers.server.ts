import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema/orders.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";

/** Who sold at the counter, by the numbers of orders; read today, so that a bill keeps no name of somebody who has left. */
export async function findCashiers(db: Db, numbers: readonly string[]): Promise<Record<string, string>> {
  const rows = await db
    .select({ number: orders.number, name: profiles.name })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .innerJoin(profiles, eq(profiles.id, orderEvents.actorId))
    .where(
      and(
        inArray(orders.number, [...numbers]),
        eq(orders.channel, "counter"),
        eq(orderEvents.status, "delivered"),
        eq(orderEvents.actorKind, "user"),
      ),
    );
  return Object.fromEntries(rows.map(({ number, name }) => [number, name]));
}
