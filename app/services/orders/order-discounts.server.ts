import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { coupons } from "#app/db/schema/cart-coupons.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderDiscounts } from "#app/db/schema/orders-discounts.ts";
import type { Discount } from "#app/domain/cart/offers.ts";

/** Writes down why an order cost less; false where its coupon is for one order of a phone, and this phone has one. The caller has locked the coupons. */
export async function keepDiscounts(
  tx: Db,
  { orderId, discounts, phone }: { orderId: number; discounts: readonly Discount[]; phone: string },
): Promise<boolean> {
  for (const [place, discount] of discounts.entries()) {
    if (discount.kind === "coupon" && (await hasUsed(tx, { couponId: discount.couponId, phone })))
      return false;
    await tx.insert(orderDiscounts).values({ orderId, place, ...discount });
  }
  return true;
}

/** Why an order cost less than the shop's prices, in the order in which it was taken off. */
export async function listDiscounts(db: Db, orderId: number): Promise<Discount[]> {
  return (await listDiscountsOf(db, [orderId])).get(orderId) ?? [];
}

/** The same of many orders, by their ids. */
export async function listDiscountsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, Discount[]>> {
  const rows = await db
    .select()
    .from(orderDiscounts)
    .where(inArray(orderDiscounts.orderId, [...orderIds]))
    .orderBy(orderDiscounts.place);
  const groups = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...groups].map(([orderId, group]) => [orderId, group.map(discountOf)]));
}

function discountOf(row: typeof orderDiscounts.$inferSelect): Discount {
  const { kind, couponId, code, percent, scope, fromPacks, fromPaise, paise } = row;
  if (kind === "trade") return { kind, percent: percent ?? 0, paise };
  if (kind === "step") return { kind, percent: percent ?? 0, scope, fromPacks, fromPaise, paise };
  return { kind, couponId: couponId!, code: code!, percent, scope, paise };
}

async function hasUsed(tx: Db, { couponId, phone }: { couponId: number; phone: string }): Promise<boolean> {
  const [used] = await tx
    .select({ id: orders.id })
    .from(orderDiscounts)
    .innerJoin(coupons, eq(coupons.id, orderDiscounts.couponId))
    .innerJoin(orders, eq(orders.id, orderDiscounts.orderId))
    .where(
      and(
        eq(orderDiscounts.couponId, couponId),
        eq(coupons.isOncePerPhone, true),
        eq(orders.phone, phone),
        ne(orders.status, "cancelled"),
      ),
    )
    .limit(1);
  return used !== undefined;
}
