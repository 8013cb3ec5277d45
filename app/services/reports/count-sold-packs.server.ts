import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { portionsOf } from "#app/domain/portions.ts";

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
  const { rows } = await db.execute<{ id: number; packs: number }>(sql`
    select ${products.id} as id, coalesce(sold.packs, 0) as packs
    from ${products} left join ${soldPacks(now)} sold on sold.product_id = ${products.id}
    where ${products.soldPacks} <> coalesce(sold.packs, 0) order by ${products.id}`);
  for (const some of portionsOf(rows)) {
    const ids = some.map(({ id }) => id);
    const packs = some.map((row) => row.packs);
    await db.execute(sql`
      update ${products} set sold_packs = counted.packs
      from unnest(${sql.param(ids)}::int[], ${sql.param(packs)}::int[]) as counted(id, packs)
      where ${products.id} = counted.id`);
  }
  return rows.length;
}
