import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { carts } from "#app/db/schema/cart.ts";
import { coupons } from "#app/db/schema/cart-coupons.ts";
import { brands, categories } from "#app/db/schema/catalog.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderDiscounts } from "#app/db/schema/orders-discounts.ts";
import type { Coupon } from "#app/domain/cart/coupon.ts";

/** A coupon by its code, paused ones too; undefined where there is none. */
export async function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const [found] = await selectCoupons(db, eq(coupons.code, code));
  return found;
}

/** Coupons with their scope and uses, by code. */
export async function selectCoupons(db: Db, where?: SQL): Promise<Coupon[]> {
  const rows = await db
    .select({ coupon: coupons, brand: brands.name, form: categories.name })
    .from(coupons)
    .leftJoin(brands, eq(brands.id, coupons.brandId))
    .leftJoin(categories, eq(categories.id, coupons.formId))
    .where(where)
    .orderBy(coupons.code);
  if (rows.length === 0) return [];
  const uses = await countUses(
    db,
    rows.map(({ coupon }) => coupon.id),
  );
  return rows.map(({ coupon: { createdAt: _, ...coupon }, brand, form }) => ({
    ...coupon,
    scope: brand ?? form,
    uses: uses.get(coupon.id) ?? 0,
  }));
}

/** Lets only one order at a time go on with the coupon of a cart, so that its uses are counted one after the other. */
export async function lockCoupon(tx: Db, cartId: string): Promise<void> {
  const code = tx.select({ code: carts.couponCode }).from(carts).where(eq(carts.id, cartId));
  await tx.select({ id: coupons.id }).from(coupons).where(inArray(coupons.code, code)).for("update");
}

/** A cancelled order gives its use back by itself; one that is taken up again because money came has it again. */
async function countUses(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: orderDiscounts.couponId, uses: sql<number>`count(*)::int` })
    .from(orderDiscounts)
    .innerJoin(orders, eq(orders.id, orderDiscounts.orderId))
    .where(and(inArray(orderDiscounts.couponId, ids), ne(orders.status, "cancelled")))
    .groupBy(orderDiscounts.couponId);
  return new Map(rows.map((row) => [row.id!, row.uses]));
}
