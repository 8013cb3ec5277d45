import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { refundMarks, refunds } from "#app/db/schema/orders-refunds.ts";

/** SQL: what of the money that is here belongs to the customer, in paise: all that was paid, at the door too, without what is the shop's or went back. */
const owedPaise = sql`(${payments.amountPaise} + case when ${orders.doorPaidAt} is null then 0 else ${orders.doorPaise} end
  - case when ${orders.status} in ('cancelled', 'returned') then 0 else ${orders.totalPaise} - ${orders.cancelledPaise} end
  - (select coalesce(sum(${refunds.amountPaise}), 0) from ${refunds} where ${refunds.orderId} = ${orders.id}))`;

/** SQL condition: the shop has money of this order that belongs to the customer. */
export const owesRefund = sql`(${payments.status} = 'paid' and (${orders.status} in ('cancelled', 'returned') or ${orders.cancelledPaise} > 0)
  and ${owedPaise} > 0)`;

/** SQL condition: the same, looked for among the few orders that are marked. */
export const isRefundOwed = sql`(${orders.id} in (select ${refundMarks.orderId} from ${refundMarks}) and ${owesRefund})`;

/** How many orders owe their customer money, and how much in all; looks at each marked order, never at all that were given up. */
export async function sumRefundsOwed(db: Db): Promise<{ count: number; paise: number }> {
  const { rows } = await db.execute<{ count: number; paise: number }>(sql`
    select count(*)::int as count, coalesce(sum(owed.paise), 0)::float as paise
    from (select distinct ${refundMarks.orderId} from ${refundMarks}) as mark
    cross join lateral (
      select ${owedPaise} as paise from ${orders} join ${payments} on ${eq(payments.orderId, orders.id)}
      where ${orders.id} = mark.order_id and ${owesRefund}
      offset 0
    ) as owed`);
  return rows[0]!;
}
