import { desc, eq, inArray } from "drizzle-orm";
import QRCode from "qrcode";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { gatewayOrders, gatewayPayments } from "#app/db/schema/payments-gateway.ts";
import { type Gateway, GatewayRefusal, GatewayUnreached } from "#app/domain/payments/gateway.ts";
import { isUnderWay } from "#app/domain/payments/settlement.ts";
import type { OrderView } from "#app/services/orders/find-order.server.ts";
import { lookOnce } from "#app/services/payments/gateway-news.server.ts";
import { openCode } from "#app/services/payments/open-code.server.ts";
import { openPayment } from "#app/services/payments/open-payment.server.ts";

/** How far the online payment of an order is: nothing was tried, the bank has still to say, or it said no at that time. */
export type OnlineState = { step: "open" | "waiting" | "failed"; failedAt: Date | undefined };

const ASK_EVERY_MS = 15_000;

/** What the pay page says of a payment; asks the gateway first about its page and its code, every 15 s at most. */
export async function findOnlineState(
  db: Db,
  gateway: Gateway | undefined,
  { token, ...when }: { token: string; now: Date; publicOrigin: string },
): Promise<OnlineState> {
  if (gateway) await lookAtOrder(db, gateway, { token, everyMs: ASK_EVERY_MS, ...when });
  const all = await findAsked(db, token);
  const failedAt = all.find(({ way }) => way === "page")?.failedAt ?? undefined;
  if (await isPaymentUnderWay(db, token)) return { step: "waiting", failedAt };
  return { step: failedAt ? "failed" : "open", failedAt };
}

/** Asks the gateway what became of an order's page and code, each every so often at most. */
export async function lookAtOrder(
  db: Db,
  gateway: Gateway,
  { token, everyMs, ...when }: { token: string; everyMs: number; now: Date; publicOrigin: string },
): Promise<void> {
  const all = await findAsked(db, token);
  for (const asked of all) {
    const isNewest = asked === all.find(({ way }) => way === asked.way);
    const isDue = !asked.askedAt || when.now.getTime() - asked.askedAt.getTime() >= everyMs;
    if (isNewest && asked.status === "open" && isDue) await lookOnce(db, gateway, { asked, ...when });
  }
}

/** Whether a buyer has paid as far as they can, and the bank has still to say so. */
export async function isPaymentUnderWay(db: Db, token: string): Promise<boolean> {
  const ids = (await findAsked(db, token)).map(({ id }) => id);
  const tried = await db.select().from(gatewayPayments).where(inArray(gatewayPayments.askedId, ids));
  return tried.some(({ status }) => isUnderWay(status));
}

/** The newest first. */
async function findAsked(db: Db, token: string) {
  const found = await db
    .select({ asked: gatewayOrders })
    .from(gatewayOrders)
    .innerJoin(orders, eq(orders.id, gatewayOrders.orderId))
    .where(eq(orders.trackingToken, token))
    .orderBy(desc(gatewayOrders.id));
  return found.map(({ asked }) => asked);
}

/** The code to scan as a picture; undefined while the gateway gives none. */
export async function findPayCode(
  db: Db,
  gateway: Gateway | undefined,
  asked: { token: string; shopName: string; now: Date },
): Promise<{ picture: string; closesAt: Date } | undefined> {
  if (!gateway) return undefined;
  const code = await openCode(db, gateway, asked);
  return typeof code === "object" ? drawCode(code) : undefined;
}

/** A code as a picture (PNG) in data; the gateway's own where it told no words. */
export async function drawCode({
  shown,
  closesAt,
}: {
  shown: string;
  closesAt: Date;
}): Promise<{ picture: string; closesAt: Date }> {
  const look = { margin: 4, scale: 8, errorCorrectionLevel: "M" } as const;
  return { picture: shown.startsWith("data:") ? shown : await QRCode.toDataURL(shown, look), closesAt };
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
): Promise<(ReturnType<Gateway["paymentForm"]> & { isSetAside: boolean }) | undefined> {
  if (!gateway) return undefined;
  const { trackingToken: token, number: orderNumber, name, email, phone } = order;
  try {
    const opened = await openPayment(db, gateway, { token, now });
    if (!opened) return undefined;
    const { returnToken, isSetAside, ...asked } = opened;
    const returnUrl = pageAddress(publicOrigin, `/checkout/return/${returnToken}`);
    const buyer = { name, email, phone: phone ?? undefined };
    return { ...gateway.paymentForm({ ...asked, shopName, orderNumber, buyer, returnUrl }), isSetAside };
  } catch (error) {
    if (error instanceof GatewayUnreached || error instanceof GatewayRefusal) return undefined;
    throw error;
  }
}
