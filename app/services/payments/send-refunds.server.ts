import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { orderTransactions } from "#app/db/schema/orders-transactions.ts";
import { gatewayOrders, gatewayPayments, gatewayRefunds } from "#app/db/schema/payments-gateway.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import { balanceOf } from "#app/domain/payments/balance.ts";
import { type Gateway, type GatewayRefund, GatewayRefusal } from "#app/domain/payments/gateway.ts";
import { recordMoney } from "#app/services/orders/order-ledger.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { lockOrder } from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Kept = typeof gatewayRefunds.$inferSelect;
type When = { now: Date; publicOrigin: string };

const ASK_AGAIN_AFTER_MS = 3_600_000;
const MOST_IN_A_ROUND = 100;

/** Gives the gateway every refund that is wanted, under a key that gives back once; gives their number. */
export async function sendRefunds(db: Db, gateway: Gateway, when: When): Promise<number> {
  const wanted = await db
    .select()
    .from(gatewayRefunds)
    .where(eq(gatewayRefunds.status, "wanted"))
    // One that the gateway always fails at comes last, and holds up no other.
    .orderBy(sql`${gatewayRefunds.askedAt} asc nulls first`, asc(gatewayRefunds.id))
    .limit(MOST_IN_A_ROUND);
  for (const kept of wanted) {
    const { id, paymentId, amountPaise, key } = kept;
    await db.update(gatewayRefunds).set({ askedAt: when.now }).where(eq(gatewayRefunds.id, id));
    try {
      const refund = await gateway.refund({ paymentId, amountPaise, key });
      await inTransaction(db, (tx) => takeAnswer(tx, { kept, refund, ...when }));
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      await inTransaction(db, (tx) => giveUp(tx, { kept, status: "refused", ...when }));
    }
  }
  return wanted.length;
}

/** Asks what became of the refunds that the banks have not confirmed; their messages may be lost. */
export async function askAboutRefunds(db: Db, gateway: Gateway, when: When): Promise<void> {
  const since = new Date(when.now.getTime() - ASK_AGAIN_AFTER_MS);
  const pending = await db
    .select()
    .from(gatewayRefunds)
    .where(
      and(
        eq(gatewayRefunds.status, "pending"),
        or(isNull(gatewayRefunds.askedAt), lte(gatewayRefunds.askedAt, since)),
      ),
    )
    .orderBy(sql`${gatewayRefunds.askedAt} asc nulls first`)
    .limit(MOST_IN_A_ROUND);
  for (const { id, gatewayRefundId } of pending) {
    await db.update(gatewayRefunds).set({ askedAt: when.now }).where(eq(gatewayRefunds.id, id));
    const refund = await gateway.findRefund(gatewayRefundId!);
    await inTransaction(db, (tx) => turnRefund(tx, { refund, ...when }));
  }
}

/** News of a refund, told by the gateway as often as it likes; one that the shop did not ask for was made at the gateway by hand. */
export async function turnRefund(
  tx: Db,
  { refund, ...when }: When & { refund: GatewayRefund },
): Promise<void> {
  const { refundId: gatewayRefundId, paymentId } = refund;
  const [payment] = await tx.select().from(gatewayPayments).where(eq(gatewayPayments.paymentId, paymentId));
  // Of another shop with the same keys, or news of a payment that is not here yet: it comes again by asking.
  if (!payment?.use || payment.use === "foreign") return;
  const [kept] = await tx
    .select()
    .from(gatewayRefunds)
    .where(eq(gatewayRefunds.gatewayRefundId, gatewayRefundId));
  if (kept) return takeAnswer(tx, { kept, refund, ...when });
  // Before the answer to its own request is here, a refund is known by payment and amount.
  const [wanted] = await tx
    .select()
    .from(gatewayRefunds)
    .where(
      and(
        eq(gatewayRefunds.paymentId, paymentId),
        eq(gatewayRefunds.amountPaise, refund.amountPaise),
        eq(gatewayRefunds.status, "wanted"),
      ),
    )
    .orderBy(asc(gatewayRefunds.id))
    .limit(1);
  if (wanted) return takeAnswer(tx, { kept: wanted, refund, ...when });
  if (refund.status === "processed") await noteForeign(tx, { askedId: payment.askedId, refund, ...when });
}

/** Somebody gave money back at the gateway itself: the ledger says so, and so does what the gateway gave; the books of the shop stay. */
async function noteForeign(
  tx: Db,
  { askedId, refund, now }: When & { askedId: number; refund: GatewayRefund },
): Promise<void> {
  const [asked] = await tx.select().from(gatewayOrders).where(eq(gatewayOrders.id, askedId));
  const { orderId } = asked!;
  await lockOrder(tx, eq(orders.id, orderId));
  const ledger = await tx.select().from(orderTransactions).where(eq(orderTransactions.orderId, orderId));
  const { refundId: key, paymentId, amountPaise } = refund;
  if (ledger.some((line) => line.key === key) || balanceOf(ledger).keptPaise < amountPaise) return;
  const line = { orderId, kind: "refund" as const, method: "online" as const, amountPaise: -amountPaise };
  await recordMoney(tx, { ...line, key, reference: key, by: { actor: bySystem("send-refunds"), now } });
  const given = { paymentId, orderId, amountPaise, status: "processed" as const, createdAt: now };
  await tx.insert(gatewayRefunds).values({ ...given, key, gatewayRefundId: key });
}

async function takeAnswer(
  tx: Db,
  { kept: { id, orderId }, refund, ...when }: When & { kept: Kept; refund: GatewayRefund },
): Promise<void> {
  const { refundId: gatewayRefundId } = refund;
  await lockOrder(tx, eq(orders.id, orderId));
  const [kept] = await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.id, id));
  if (!kept || (kept.status !== "wanted" && kept.status !== "pending")) return;
  const { amountPaise } = kept;
  const by = { actor: bySystem("send-refunds"), now: when.now };
  const line = { orderId, kind: "refund" as const, method: "online" as const };
  const isNew = await recordMoney(tx, {
    ...{ ...line, amountPaise: -amountPaise, key: gatewayRefundId },
    ...{ reference: gatewayRefundId, by },
  });
  if (refund.status === "failed") {
    await recordMoney(tx, { ...line, amountPaise, key: `${gatewayRefundId} failed`, by });
    await tx.update(gatewayRefunds).set({ gatewayRefundId }).where(eq(gatewayRefunds.id, kept.id));
    return giveUp(tx, { kept, status: "failed", ...when });
  }
  const { status } = refund;
  // From here on it says when the gateway was asked what became of it.
  const askedAt = kept.status === "wanted" ? null : kept.askedAt;
  await tx
    .update(gatewayRefunds)
    .set({ gatewayRefundId, status, askedAt })
    .where(eq(gatewayRefunds.id, kept.id));
  if (isNew) await tell(tx, { kept, reference: gatewayRefundId, letter: "toCustomer", ...when });
}

/** The gateway does not give this money back: somebody of the shop must. */
async function giveUp(
  tx: Db,
  { kept, status, ...when }: When & { kept: Kept; status: "failed" | "refused" },
): Promise<void> {
  await tx.update(gatewayRefunds).set({ status }).where(eq(gatewayRefunds.id, kept.id));
  await tell(tx, { kept, reference: "", letter: "toShop", ...when });
}

async function tell(
  tx: Db,
  {
    kept: { orderId, key, amountPaise: paise },
    reference,
    letter,
    ...when
  }: When & { kept: Kept; reference: string; letter: "toCustomer" | "toShop" },
): Promise<void> {
  const settings = await findSettings(tx);
  await lockOrder(tx, eq(orders.id, orderId));
  const refund = { paise, reference };
  const told =
    letter === "toCustomer" ? { toCustomer: "refunded" as const } : { toShop: "refundFailed" as const };
  await queueLetters(tx, { ...told, orderId, refund, occasion: key, settings, ...when });
}
