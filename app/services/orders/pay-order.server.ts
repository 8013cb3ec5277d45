import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders, payments } from "#app/db/schema/orders.ts";
import { inTransaction, waitForTurn } from "#app/db/transaction.server.ts";
import { SHOPPER } from "#app/domain/actor.ts";
import { parsePaymentReference } from "#app/domain/bank-transfer.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { isSeenByShop } from "#app/domain/shop/payment-method.ts";
import { isHeldFor, takePacks } from "#app/services/orders/hold-for-payment.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { type By, type LockedOrder, lockOrder, movePayment } from "#app/services/orders/order-life.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type ClaimRefusal = "not-found" | "bad-reference" | "reference-used" | "cancelled";

/** "I have paid", with the bank's reference or without: the packs stay held until the shop decides. Also after the order ran out the shop is told. */
export async function claimPayment(
  db: Db,
  {
    token,
    reference: typed,
    now,
    publicOrigin,
  }: { token: string; reference?: string; now: Date; publicOrigin?: string },
): Promise<Result<{ number: string }, ClaimRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.trackingToken, token));
    if (!found || !isSeenByShop(found.order.paymentMethod)) return refused("not-found");
    const { order, payment } = found;
    const reference = typed ? parsePaymentReference(order.paymentMethod, typed) : undefined;
    if (typed && !reference) return refused("bad-reference");
    if (reference && (await isReferenceUsed(tx, { reference, orderId: order.id })))
      return refused("reference-used");
    const news = { orderId: order.id, occasion: reference ?? "", settings, publicOrigin, now };
    if (order.status === "cancelled") {
      if (reference) await tx.update(payments).set({ reference }).where(eq(payments.id, payment.id));
      if (payment.status === "void") await queueLetters(tx, { ...news, toShop: "claimedTooLate" });
      return refused("cancelled");
    }
    if (order.status !== "awaiting_payment") return ok({ number: order.number });
    // Said without ever opening the page: packs that are there wait all the same, and the shop looks for the money in any case.
    if (!(await isHeldFor(tx, order.id))) await takePacks(tx, { order, settings, now });
    await keepClaim(tx, { ...found, reference, by: { actor: SHOPPER, now } });
    await queueLetters(tx, { ...news, toShop: "claimed" });
    return ok({ number: order.number });
  });
}

/** True when another order than `orderId` has that reference; holds off everybody else who gives the same one meanwhile. */
export async function isReferenceUsed(
  tx: Db,
  { reference, orderId }: { reference: string; orderId?: number },
): Promise<boolean> {
  await waitForTurn(tx, `payment reference ${reference}`);
  const [other] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.reference, reference),
        orderId === undefined ? undefined : ne(payments.orderId, orderId),
      ),
    );
  return other !== undefined;
}

async function keepClaim(
  tx: Db,
  { order, payment, reference, by }: LockedOrder & { reference: string | undefined; by: By },
): Promise<void> {
  if (payment.status === "due") await movePayment(tx, { order, payment, to: "claimed", reference, by });
  else if (reference) await tx.update(payments).set({ reference }).where(eq(payments.id, payment.id));
  await tx.update(orders).set({ holdUntil: null }).where(eq(orders.id, order.id));
}
