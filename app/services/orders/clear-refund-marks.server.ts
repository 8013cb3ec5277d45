import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { refundMarks } from "#app/db/schema/orders-refunds.ts";
import { owesRefund } from "#app/services/orders/refunds-owed.server.ts";

/** Forgets the marks of orders that owe their customer nothing now; gives how many. What comes to owe meanwhile has a mark that is not seen yet, and stays. */
export async function clearRefundMarks(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${refundMarks} where not exists (
      select from ${orders} join ${payments} on ${payments.orderId} = ${orders.id}
      where ${orders.id} = ${refundMarks.orderId} and ${owesRefund}
      offset 0
    )`);
  return rowCount ?? 0;
}
