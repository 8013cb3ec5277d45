import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";

const DAYS = 90;

/** SQL for `product_id` and `packs` that customers received and kept of it in the last 90 days. */
export function soldPacks(now: Date): SQL {
  const kept = sql`${orderLines.quantity} - ${orderLines.cancelledQuantity} - ${orderLines.returnedQuantity}`;
  return sql`(
    select ${orderLines.productId} as product_id, sum(${kept})::int as packs from ${orderLines}
    join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orders.status} = 'delivered' and ${orders.placedAt} <= ${now.toISOString()}::timestamptz
      and ${orders.placedAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS}::int)
    group by ${orderLines.productId}
  )`;
}

/** Writes at each product how many packs of it customers received and kept in the last 90 days, which decides what lists offer first. Gives how many changed. */
export async function countSoldPacks(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${products} set sold_packs = coalesce(sold.packs, 0)
    from ${products} self left join ${soldPacks(now)} sold on sold.product_id = self.id
    where ${products}.id = self.id and ${products}.sold_packs <> coalesce(sold.packs, 0)`);
  return rowCount ?? 0;
}
