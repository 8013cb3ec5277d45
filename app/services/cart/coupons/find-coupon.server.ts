import { arrayOverlaps, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { jsonRows } from "#app/db/json-rows.server.ts";
import { carts } from "#app/db/schema/cart.ts";
import { coupons } from "#app/db/schema/cart-coupons.ts";
import { brands, categories } from "#app/db/schema/catalog.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderDiscounts } from "#app/db/schema/orders-discounts.ts";
import type { Coupon } from "#app/domain/cart/coupon.ts";

const { createdAt: _, ...ownColumns } = getTableColumns(coupons);

/** Orders of the coupon. A cancelled one gives its use back by itself; one that is taken up again because money came has it again. */
const itsOrders = sql`from ${orderDiscounts} join ${orders} on ${orders.id} = ${orderDiscounts.orderId}
  where ${orderDiscounts.couponId} = ${coupons.id} and ${orders.status} <> 'cancelled'`;

const columns = {
  ...ownColumns,
  scope: sql<string | null>`coalesce(${brands.name}, ${categories.name})`,
  uses: sql<number>`(select count(*)::int ${itsOrders})`,
};

/** Coupons with their scope and uses, by code. */
export async function selectCoupons(db: Db, where?: SQL): Promise<Coupon[]> {
  return db
    .select({ ...columns, isUsedByPhone: sql<boolean>`false` })
    .from(coupons)
    .leftJoin(brands, eq(brands.id, coupons.brandId))
    .leftJoin(categories, eq(categories.id, coupons.formId))
    .where(where)
    .orderBy(coupons.code);
}

/**
 * SQL for the coupons of the row in `carts`, paused ones too. An order that waits for its payment does not count against its phone yet:
 * it makes room for a newer one (services/orders/replace-order.server.ts).
 */
export function couponsOfCart(phone: SQL): SQL<Coupon[]> {
  const isUsedByPhone = sql`${coupons.isOncePerPhone} and exists (
    select 1 ${itsOrders} and ${orders.status} <> 'awaiting_payment' and ${orders.phone} = ${phone})`;
  return jsonRows<Coupon>(
    { ...columns, isUsedByPhone },
    sql`from ${coupons}
      left join ${brands} on ${brands.id} = ${coupons.brandId}
      left join ${categories} on ${categories.id} = ${coupons.formId}
      where ${coupons.code} = any(${carts.couponCodes})`,
  );
}

/** Lets only one order at a time go on with the coupons of a cart, so that their uses are counted one after the other. */
export async function lockCoupons(tx: Db, cartId: string): Promise<void> {
  const codes = tx
    .select({ code: sql`unnest(${carts.couponCodes})` })
    .from(carts)
    .where(eq(carts.id, cartId));
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.code, codes))
    .orderBy(coupons.id)
    .for("update");
}

/** Whether a cart has a coupon that is for one order of a phone. */
export async function hasCouponOncePerPhone(db: Db, cartId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .innerJoin(carts, arrayOverlaps(carts.couponCodes, sql`array[${coupons.code}]`))
    .where(sql`${carts.id} = ${cartId} and ${coupons.isOncePerPhone}`)
    .limit(1);
  return found !== undefined;
}
