import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { gatewayOrders, gatewayPayments } from "#app/db/schema/payments-gateway.ts";
import { type Gateway, GatewayRefusal, GatewayUnreached } from "#app/domain/payments/gateway.ts";
import { lookOnce } from "#app/services/payments/gateway-news.server.ts";
import { settle } from "#app/services/payments/settle.server.ts";

type When = { now: Date; publicOrigin: string };

/**
 * Takes the money that is set aside for a packed order, before its parcel leaves; does nothing for any other. An answer that is lost
 * is asked for once more; whatever is not heard here, the round of questions hears. The parcel leaves only once it stands in the ledger.
 */
export async function captureAside(
  db: Db,
  gateway: Gateway | undefined,
  { number, ...when }: When & { number: string },
): Promise<void> {
  const [found] = await db
    .select({ asked: gatewayOrders, payment: gatewayPayments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(gatewayPayments, eq(gatewayPayments.paymentId, payments.reference))
    .innerJoin(gatewayOrders, eq(gatewayOrders.id, gatewayPayments.askedId))
    .where(and(eq(orders.number, number), eq(orders.status, "packed"), eq(payments.status, "set-aside")))
    .orderBy(desc(payments.id));
  if (!gateway || !found?.asked.gatewayOrderId) return;
  const { asked, payment } = found;
  const { gatewayOrderId } = found.asked;
  try {
    const taken = await gateway.capture(payment);
    await settle(db, { payment: { ...taken, gatewayOrderId }, ...when });
  } catch (error) {
    if (!(error instanceof GatewayRefusal || error instanceof GatewayUnreached)) throw error;
    await lookOnce(db, gateway, { asked, ...when });
  }
}
