import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { returns } from "#app/db/schema/orders-returns.ts";

/** Nothing is owed for the order any more: what came back of it is settled. In the transaction of the refund. */
export async function settleReturns(tx: Db, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  await tx
    .update(returns)
    .set({ status: "settled", endedAt: now })
    .where(and(eq(returns.orderId, orderId), eq(returns.status, "received")));
}
