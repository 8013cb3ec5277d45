import type { Db } from "#app/db/client.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { addStockedProduct, fillCarts, orderRequest } from "#tests/support/fixtures.ts";

const ORDERS = 40;

/** The middle of forty orders of two packs, one after the other, in milliseconds. */
export async function timeOrders(db: Db): Promise<number> {
  const product = await addStockedProduct(db, { quantity: 2 * ORDERS });
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
