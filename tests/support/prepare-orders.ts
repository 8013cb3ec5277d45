import type { Db } from "#app/db/client.server.ts";
import type { OrderRequest } from "#app/services/orders/write-order.server.ts";
import { addStockedProduct, fillCarts, orderRequest } from "#tests/support/fixtures.ts";

/** So many orders in cash that wait to be placed, each of a phone and with a key of its own; there are packs for all. */
export async function prepareOrders(db: Db, count: number): Promise<OrderRequest[]> {
  const products = [1, 2].map(() => addStockedProduct(db, { quantity: 2 * count }));
  const lines = (await Promise.all(products)).map((product) => ({ product, quantity: 2 }));
  const cartIds = await fillCarts(db, { count, lines });
  const request = await orderRequest(db, { cartId: cartIds[0]! });
  return cartIds.map((cartId, n) => ({
    ...request,
    cartId,
    now: new Date(),
    idempotencyKey: `key-of-${cartId}`,
    form: { ...request.form, phone: `98${String(n).padStart(8, "0")}`, paymentMethod: "cod" as const },
  }));
}
