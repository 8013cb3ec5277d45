import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orderOrigins, orders } from "#app/db/schema/orders.ts";
import { batches, orderLineBatches, stockHolds } from "#app/db/schema/stock.ts";
import { blockOf } from "#app/domain/network.ts";
import { ALARM, packsForStranger, type StrangerShare } from "#app/domain/orders/buyer-limits.ts";
import { isSellable } from "#app/services/catalog/availability.server.ts";

export type ProductShare = StrangerShare & {
  productId: number;
  /** Packs that wait for nobody. */
  free: number;
};

/** SQL rows (product_id, order_id, quantity, is_sold): packs that wait for strangers, be it for a payment or for a cash order that the shop has not confirmed. */
const strangerPacks = sql`
  select ${batches.productId} as product_id, ${stockHolds.orderId} as order_id, ${stockHolds.quantity} as quantity, false as is_sold
  from ${stockHolds} join ${batches} on ${batches.id} = ${stockHolds.batchId}
  join ${orderOrigins} on ${orderOrigins.orderId} = ${stockHolds.orderId} and not ${orderOrigins.isTrusted}
  union all
  select ${orderLines.productId}, ${orderLines.orderId}, ${orderLineBatches.quantity}, true
  from ${orderOrigins} join ${orders} on ${orders.id} = ${orderOrigins.orderId}
  join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  join ${orderLineBatches} on ${orderLineBatches.orderLineId} = ${orderLines.id}
  where not ${orderOrigins.isTrusted} and ${orders.status} = 'placed' and ${orders.paymentMethod} = 'cod'`;

/** Of each product: its stock, what is free, and what strangers have of it; `own` is of that phone or network, `block` of that network's block. Exact while its batches are locked. */
export async function findStrangerShares(
  tx: Db,
  asked: { productIds: readonly number[]; phone: string | null; network: string | null; today: string },
): Promise<ProductShare[]> {
  const ids = sql`${sql.param(asked.productIds)}::int[]`;
  const block = asked.network === null ? null : (blockOf(asked.network) ?? null);
  const { rows } = await tx.execute<
    Record<"product_id" | "shelf" | "free" | "all" | "own" | "block" | "sold", number>
  >(sql`
    with taken as (
      select packs.product_id, sum(packs.quantity)::int as all_packs,
        coalesce(sum(packs.quantity) filter (where packs.is_sold), 0)::int as sold,
        coalesce(sum(packs.quantity) filter (
          where ${orders.phone} = ${asked.phone} or ${orderOrigins.network} = ${asked.network}
        ), 0)::int as own,
        coalesce(sum(packs.quantity) filter (where ${orderOrigins.network}::inet <<= ${block}::inet), 0)::int as block
      from (${strangerPacks}) as packs
      join ${orders} on ${orders.id} = packs.order_id join ${orderOrigins} on ${orderOrigins.orderId} = packs.order_id
      where packs.product_id = any(${ids}) group by packs.product_id
    )
    select wanted.id as product_id, coalesce(shelf.packs, 0)::int as shelf, coalesce(shelf.free, 0)::int as free,
      coalesce(taken.all_packs, 0) as "all", coalesce(taken.own, 0) as own, coalesce(taken.block, 0) as block, coalesce(taken.sold, 0) as sold
    from unnest(${ids}) as wanted(id)
    left join taken on taken.product_id = wanted.id
    left join lateral (
      select sum(${batches.quantity}) as packs, sum(${batches.quantity} - ${batches.heldQuantity}) as free
      from ${batches} where ${batches.productId} = wanted.id and ${isSellable(asked.today)}
    ) as shelf on true
  `);
  return rows.map((row) => ({
    productId: row.product_id,
    stock: row.shelf + row.sold,
    free: row.free,
    strangers: row.all,
    own: row.own,
    block: row.block,
  }));
}

/** How many products have a part of their stock in strangers' unpaid orders that the office must know of (`ALARM`). */
export async function countAlarmingProducts(db: Db, today: string): Promise<number> {
  const { rows } = await db.execute<{ products: number }>(sql`
    select count(*)::int as products from (
      select packs.product_id, sum(packs.quantity) as taken,
        coalesce(sum(packs.quantity) filter (where packs.is_sold), 0) as sold
      from (${strangerPacks}) as packs group by packs.product_id
    ) as taken
    cross join lateral (
      select taken.sold + coalesce(sum(${batches.quantity}), 0) as packs
      from ${batches} where ${batches.productId} = taken.product_id and ${isSellable(today)}
    ) as stock
    where stock.packs >= ${ALARM.minPacks} and taken.taken * 100 >= stock.packs * ${ALARM.percent}
  `);
  return rows[0]!.products;
}

/** The first product of which a stranger wants more than may wait for them, with the packs that may; undefined when there is none. */
export async function findTakenShare(
  tx: Db,
  asked: {
    lines: readonly { productId: number; quantity: number }[];
    phone: string | null;
    network: string | null;
    today: string;
  },
): Promise<{ productId: number; packs: number } | undefined> {
  const productIds = asked.lines.map((line) => line.productId);
  const shares = await findStrangerShares(tx, { ...asked, productIds });
  for (const { productId, quantity } of asked.lines) {
    const packs = packsForStranger(shares.find((share) => share.productId === productId)!);
    if (quantity > packs) return { productId, packs };
  }
  return undefined;
}
