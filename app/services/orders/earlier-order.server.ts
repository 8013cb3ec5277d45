import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { PlacedOrder } from "#app/services/orders/take-order.server.ts";

/** The order that a key has made before, if it was asked for in the same words (`hash`); call it when it is the key's turn. */
export async function findEarlierOrder(
  tx: Db,
  { idempotencyKey, hash }: { idempotencyKey: string; hash: string },
): Promise<Result<PlacedOrder, "key-reused"> | undefined> {
  const [earlier] = await tx
    .select({
      number: orders.number,
      trackingToken: orders.trackingToken,
      paymentMethod: orders.paymentMethod,
      requestHash: orders.requestHash,
    })
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey));
  if (!earlier) return undefined;
  const { requestHash, ...order } = earlier;
  return requestHash === hash ? ok({ ...order, isReplay: true }) : refused("key-reused");
}
