import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { auditOrder, type By } from "#app/services/orders/order-life.server.ts";

/** Writes a note into the history of an order, for the people of the shop only. */
export async function noteOrder(
  db: Db,
  { number, ...by }: By & { number: string; note: string },
): Promise<Result<{ number: string }, "unknown-order">> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.number, number));
    if (!order) return refused("unknown-order");
    await auditOrder(tx, { order, act: "note-order", details: { note: by.note }, by });
    return ok({ number });
  });
}
