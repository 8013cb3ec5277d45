import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { payments } from "#app/db/schema/orders.ts";
import { gatewayEvents, gatewayOrders } from "#app/db/schema/payments-gateway.ts";
import {
  type Gateway,
  type GatewayPayment,
  GatewayRefusal,
  GatewayUnreached,
} from "#app/domain/payments/gateway.ts";
import { settle } from "#app/services/payments/settle.server.ts";

type Asked = Pick<
  typeof gatewayOrders.$inferSelect,
  "id" | "orderId" | "gatewayOrderId" | "way" | "setAsideDays"
>;
type When = { now: Date; publicOrigin: string };

const HOUR_MS = 3_600_000;
/** Razorpay asks the banks for up to five days; two more for the weekend. */
const ASKED_FOR_MS = 7 * 24 * HOUR_MS;
/** Buyers are at the page for this long; after it the gateway is asked once an hour. */
const FRESH_MS = 2 * HOUR_MS;
const PAID_ASKED_FOR_MS = 24 * HOUR_MS;
const PAID_EVERY_MS = 6 * HOUR_MS;
const MOST_IN_A_ROUND = 200;
/** Messages are sent again for a day. */
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS;

/** Asks the gateway what became of every payment that is open, and for a day of those that are paid; what was found counts even when a later question fails. Gives how many it was asked about. */
export async function askGateway(db: Db, gateway: Gateway, when: When): Promise<number> {
  const at = (msAgo: number) => new Date(when.now.getTime() - msAgo);
  const isOpen = and(eq(gatewayOrders.status, "open"), isNotNull(gatewayOrders.gatewayOrderId));
  await db
    .update(gatewayOrders)
    .set({ status: "over" })
    .where(and(eq(gatewayOrders.status, "open"), lt(gatewayOrders.createdAt, at(ASKED_FOR_MS))));
  await db.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, at(EVENTS_KEPT_MS)));
  const isFresh = gt(gatewayOrders.createdAt, at(FRESH_MS));
  const isDue = or(isNull(gatewayOrders.askedAt), isFresh, lte(gatewayOrders.askedAt, at(HOUR_MS)));
  // A second payment of the same order may have come at the same moment, and its message be lost.
  const wasPaid = and(
    eq(gatewayOrders.status, "paid"),
    gt(gatewayOrders.createdAt, at(PAID_ASKED_FOR_MS)),
    or(isNull(gatewayOrders.askedAt), lte(gatewayOrders.askedAt, at(PAID_EVERY_MS))),
  );
  const open = await db
    .select()
    .from(gatewayOrders)
    .where(or(and(isOpen, isDue), wasPaid))
    .orderBy(sql`${gatewayOrders.askedAt} asc nulls first`, asc(gatewayOrders.id))
    .limit(MOST_IN_A_ROUND);
  for (const asked of open) await askAbout(db, gateway, { asked, ...when });
  return open.length;
}

/** Asks what became of one order at the gateway, takes what is set aside for it, and settles what is found. */
export async function askAbout(
  db: Db,
  gateway: Gateway,
  { asked, ...when }: When & { asked: Asked },
): Promise<void> {
  if (asked.gatewayOrderId === null) return;
  await db.update(gatewayOrders).set({ askedAt: when.now }).where(eq(gatewayOrders.id, asked.id));
  const { gatewayOrderId, way } = asked;
  const found = await (way === "code" ? gateway.listCodePayments : gateway.listPayments)(gatewayOrderId);
  for (const shown of found) {
    const payment = shown.status === "authorized" ? await capture(db, gateway, { asked, shown }) : shown;
    await settle(db, { payment, ...when });
  }
}

/** Money that is set aside for an unpaid order is taken; any other goes back by itself. */
async function capture(
  db: Db,
  gateway: Gateway,
  { asked, shown }: { asked: Asked; shown: GatewayPayment },
): Promise<GatewayPayment> {
  // It stays aside until the parcel leaves.
  if (asked.setAsideDays !== null) return shown;
  const [due] = await db.select().from(payments).where(eq(payments.orderId, asked.orderId));
  const isCovered = ["paid", "refunded", "set-aside"].includes(due!.status);
  if (isCovered || shown.currency !== "INR") return shown;
  try {
    return { ...(await gateway.capture(shown)), gatewayOrderId: shown.gatewayOrderId };
  } catch (error) {
    // Taken meanwhile, or the answer was lost: the next question tells.
    if (error instanceof GatewayRefusal || error instanceof GatewayUnreached) return shown;
    throw error;
  }
}
