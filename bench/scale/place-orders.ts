import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { addBatch, fillCarts, orderRequest } from "#tests/support/fixtures.ts";

const ORDERS = 40;

/** The middle of forty orders of two packs, one after the other, in milliseconds. */
export async function timeOrders(db: Db): Promise<number> {
  const product = await stockFirstPack(db);
  const now = new Date();
  const cartIds = await fillCarts(db, { count: ORDERS, lines: [{ product, quantity: 2 }] });
  const request = await orderRequest(db, { cartId: cartIds[0]!, now });
  const times: number[] = [];
  for (const [place, cartId] of cartIds.entries()) {
    const startedAt = performance.now();
    const form = { ...request.form, phone: `98${String(place).padStart(8, "0")}` };
    const placed = await placeOrder(db, {
      ...request,
      cartId,
      idempotencyKey: `bench ${cartId} ${startedAt}`,
      form,
    });
    if (!placed.ok) throw new Error(`An order was refused: ${placed.reason}`);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[ORDERS / 2]!;
}

/** Packs of what the shop has: a product of its own would change the catalogue that a larger shop grows from. */
async function stockFirstPack(db: Db): Promise<typeof products.$inferSelect> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.isPublished, true), eq(products.soldTo, "anyone")))
    .orderBy(asc(products.id))
    .limit(1);
  await addBatch(db, { productId: product!.id, quantity: 2 * ORDERS });
  return product!;
}
