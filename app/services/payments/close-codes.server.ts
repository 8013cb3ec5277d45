import { and, asc, eq, exists, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { gatewayOrders } from "#app/db/schema/payments-gateway.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";

const MOST_IN_A_ROUND = 50;
const AGAIN_AFTER_MS = 60_000;

/**
 * Closes every code that nobody shall scan any more: its order is paid, cancelled or has run out, or costs something else, or shows a
 * newer code. What is paid all the same comes late, and `settle` knows what to do. Gives how many it closed.
 */
export async function closeCodes(db: Db, gateway: Gateway, now: Date): Promise<number> {
  await forgetEnded(db, now);
  const newer = alias(gatewayOrders, "newer");
  const isReplaced = exists(
    db
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.orderId, gatewayOrders.orderId),
          eq(newer.way, "code"),
          gt(newer.id, gatewayOrders.id),
          isNotNull(newer.gatewayOrderId),
        ),
      ),
  );
  const left = await db
    .select({ id: gatewayOrders.id, codeId: gatewayOrders.gatewayOrderId })
    .from(gatewayOrders)
    .innerJoin(orders, eq(orders.id, gatewayOrders.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(gatewayOrders.way, "code"),
        isNotNull(gatewayOrders.gatewayOrderId),
        isNull(gatewayOrders.closedAt),
        gt(gatewayOrders.closesAt, now),
        or(isNull(gatewayOrders.closeAskedAt), lte(gatewayOrders.closeAskedAt, ago(now))),
        or(
          ne(orders.status, "awaiting_payment"),
          ne(gatewayOrders.amountPaise, payments.amountPaise),
          isReplaced,
        ),
      ),
    )
    .orderBy(sql`${gatewayOrders.closeAskedAt} asc nulls first`, asc(gatewayOrders.id))
    .limit(MOST_IN_A_ROUND);
  for (const { id, codeId } of left) {
    await db.update(gatewayOrders).set({ closeAskedAt: now }).where(eq(gatewayOrders.id, id));
    await gateway.closeCode(codeId!);
    await noteClosed(db, { codeId: codeId!, now });
  }
  return left.length;
}

/** The gateway has closed a code: nobody is shown it any more. */
export async function noteClosed(tx: Db, { codeId, now }: { codeId: string; now: Date }): Promise<void> {
  await tx
    .update(gatewayOrders)
    .set({ closedAt: now, shown: null })
    .where(and(eq(gatewayOrders.gatewayOrderId, codeId), isNull(gatewayOrders.closedAt)));
}

/** Codes that came to their end are closed there without a word. */
async function forgetEnded(db: Db, now: Date): Promise<void> {
  await db
    .update(gatewayOrders)
    .set({ closedAt: sql`${gatewayOrders.closesAt}`, shown: null })
    .where(and(isNull(gatewayOrders.closedAt), lte(gatewayOrders.closesAt, now)));
}

const ago = (now: Date) => new Date(now.getTime() - AGAIN_AFTER_MS);
