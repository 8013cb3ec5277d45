import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { gatewayOrders } from "#app/db/schema/payments-gateway.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Gateway } from "#app/domain/payments/gateway.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { lockOrder } from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type OpenedPayment = {
  gatewayOrderId: string;
  amountPaise: number;
  returnToken: string;
  isSetAside: boolean;
};

/**
 * Asks the gateway to take what an unpaid order costs now, once: the same answer however often the page is opened. Undefined for an
 * order that waits for no such payment; throws when the gateway gives none.
 */
export async function openPayment(
  db: Db,
  gateway: Gateway,
  { token, now }: { token: string; now: Date },
): Promise<OpenedPayment | undefined> {
  const asked = await keepAsked(db, { token, now });
  if (!asked) return undefined;
  const { id, receipt, amountPaise, returnToken, createdAt, setAsideDays } = asked;
  const known = { amountPaise, returnToken, isSetAside: setAsideDays !== null };
  if (asked.gatewayOrderId) return { gatewayOrderId: asked.gatewayOrderId, ...known };
  const opened = await gateway.openOrder({
    receipt,
    amountPaise,
    since: createdAt,
    setAsideDays: setAsideDays ?? undefined,
  });
  await db
    .update(gatewayOrders)
    .set({ gatewayOrderId: opened })
    .where(and(eq(gatewayOrders.id, id), isNull(gatewayOrders.gatewayOrderId)));
  // Two pages at once may have been given two: the first one counts.
  const [kept] = await db.select().from(gatewayOrders).where(eq(gatewayOrders.id, id));
  return { gatewayOrderId: kept!.gatewayOrderId!, ...known };
}

/** Written down before the gateway is asked, so that an answer that is lost is looked for. */
function keepAsked(db: Db, { token, now }: { token: string; now: Date }) {
  return inTransaction(db, async (tx) => {
    const { checkout } = await findSettings(tx);
    const found = await lockOrder(tx, eq(orders.trackingToken, token));
    if (found?.order.paymentMethod !== "online" || found.order.status !== "awaiting_payment")
      return undefined;
    const { order, payment } = found;
    const { amountPaise } = payment;
    const before = await tx
      .select()
      .from(gatewayOrders)
      .where(and(eq(gatewayOrders.orderId, order.id), eq(gatewayOrders.way, "page")))
      .orderBy(desc(gatewayOrders.id));
    if (before[0]?.amountPaise === amountPaise) return before[0];
    const receipt = before.length === 0 ? order.number : `${order.number}-${before.length + 1}`;
    const [asked] = await tx
      .insert(gatewayOrders)
      .values({
        ...{ orderId: order.id, receipt, amountPaise, returnToken: newToken(192) },
        ...{ status: "open" as const, createdAt: now },
        // What is taken at the door follows an advance that is here.
        setAsideDays: checkout.isTakenAtDispatch && order.doorPaise === 0 ? checkout.setAsideDays : null,
      })
      .returning();
    return asked!;
  });
}
