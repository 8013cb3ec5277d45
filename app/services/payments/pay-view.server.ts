import { desc, eq } from "drizzle-orm";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { gatewayOrders, gatewayPayments } from "#app/db/schema/payments-gateway.ts";
import { type Gateway, GatewayRefusal, GatewayUnreached } from "#app/domain/payments/gateway.ts";
import { isUnderWay } from "#app/domain/payments/settlement.ts";
import type { OrderView } from "#app/services/orders/find-order.server.ts";
import { lookOnce } from "#app/services/payments/gateway-news.server.ts";
import { openPayment } from "#app/services/payments/open-payment.server.ts";

/** How far the online payment of an order is: nothing was tried, the bank has still to say, or it said no at that time. */
export type OnlineState = { step: "open" | "waiting" | "failed"; failedAt: Date | undefined };

const ASK_EVERY_MS = 15_000;

/** What the pay page says of a payment; asks the gateway first, every 15 s at most. */
export async function findOnlineState(
  db: Db,
  gateway: Gateway | undefined,
  { token, ...when }: { token: string; now: Date; publicOrigin: string },
): Promise<OnlineState> {
  const asked = await findLatest(db, token);
  if (!asked) return { step: "open", failedAt: undefined };
  const isDue = !asked.askedAt || when.now.getTime() - asked.askedAt.getTime() >= ASK_EVERY_MS;
  if (gateway && asked.status === "open" && isDue) await lookOnce(db, gateway, { asked, ...when });
  const latest = (await findLatest(db, token))!;
  const paid = await db.select().from(gatewayPayments).where(eq(gatewayPayments.askedId, latest.id));
  const failedAt = latest.failedAt ?? undefined;
  if (paid.some(({ status }) => isUnderWay(status))) return { step: "waiting", failedAt };
  return { step: failedAt ? "failed" : "open", failedAt };
}

async function findLatest(db: Db, token: string) {
  const [found] = await db
    .select({ asked: gatewayOrders })
    .from(gatewayOrders)
    .innerJoin(orders, eq(orders.id, gatewayOrders.orderId))
    .where(eq(orders.trackingToken, token))
    .orderBy(desc(gatewayOrders.id))
    .limit(1);
  return found?.asked;
}

/** The form that leads to the gateway's page; undefined while the gateway does not answer, or takes no such order. */
export async function findPayForm(
  db: Db,
  gateway: Gateway | undefined,
  {
    order,
    shopName,
    now,
    publicOrigin,
  }: { order: OrderView; shopName: string; now: Date; publicOrigin: string },
): Promise<ReturnType<Gateway["paymentForm"]> | undefined> {
  if (!gateway) return undefined;
  const { trackingToken: token, number: orderNumber, name, email, phone } = order;
  try {
    const opened = await openPayment(db, gateway, { token, now });
    if (!opened) return undefined;
    const { returnToken, ...asked } = opened;
    const returnUrl = pageAddress(publicOrigin, `/checkout/return/${returnToken}`);
    const buyer = { name, email, phone: phone ?? undefined };
    return gateway.paymentForm({ ...asked, shopName, orderNumber, buyer, returnUrl });
  } catch (error) {
    if (error instanceof GatewayUnreached || error instanceof GatewayRefusal) return undefined;
    throw error;
  }
}
