import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders, payments } from "#app/db/schema/orders.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type LeavingLine, type LeavingProblem, valueOfLeaving } from "#app/domain/orders/order-change.ts";
import { canBecome } from "#app/domain/orders/order-status.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { creditInvoice } from "#app/services/invoices/credit-invoice.server.ts";
import { queueLetters } from "#app/services/orders/order-letters.server.ts";
import { auditOrder, type By, lockOrder, type Order } from "#app/services/orders/order-life.server.ts";
import {
  linesOf,
  lowerTotal,
  sortedLines,
  takeBackLines,
} from "#app/services/orders/take-back-lines.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { giveBackLine } from "#app/services/stock/give-back-line.server.ts";

type Change = By & {
  number: string;
  lines: LeavingLine[];
  /** What had left the order already, in paise, when it was looked at: sent twice, the packs leave once. */
  leftPaise?: number | undefined;
  publicOrigin: string;
};
export type LinesRefusal =
  | "unknown-order"
  | "not-allowed"
  | "left-meanwhile"
  | "whole-order"
  | LeavingProblem;
export type LinesLeft = { paise: number };

/** Takes packs out of an order that is not on its way yet; they go back into their batches, and cash still to be paid becomes less. */
export async function cancelLines(
  db: Db,
  { number, lines: leaving, leftPaise, publicOrigin, ...by }: Change,
): Promise<Result<LinesLeft, LinesRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order, payment } = found;
    if (order.status === "awaiting_payment" || !canBecome(order.status, "cancelled"))
      return refused("not-allowed");
    if (hasLostMore(order, leftPaise)) return refused("left-meanwhile");
    const value = valueOfLeaving(await linesOf(tx, order.id), leaving);
    if ("problem" in value) return refused(value.problem);
    if (value.isWholeOrder) return refused("whole-order");
    for (const { lineId, quantity } of sortedLines(leaving)) {
      await giveBackLine(tx, { orderId: order.id, lineId, quantity, reason: "cancelled", ...by });
      await tx
        .update(orderLines)
        .set({ cancelledQuantity: sql`${orderLines.cancelledQuantity} + ${quantity}` })
        .where(eq(orderLines.id, lineId));
    }
    await lowerTotal(tx, order.id, value.paise);
    // Of money that is set aside all is taken, and what is too much goes back at once.
    // One that the customer says is paid waits for the shop, and no packs leave an order that waits.
    if (payment.status === "due" || payment.status === "set-aside")
      await tx
        .update(payments)
        .set({ amountPaise: sql`${payments.amountPaise} - ${value.paise}` })
        .where(eq(payments.id, payment.id));
    // What is still to be taken at the door becomes less before anything is owed.
    const doorPaise = Math.max(0, order.doorPaise - value.paise);
    if (order.doorPaise > 0) await tx.update(orders).set({ doorPaise }).where(eq(orders.id, order.id));
    const details = { lines: leaving, paise: value.paise, note: by.note };
    const auditId = await auditOrder(tx, { order, act: "cancel-lines", details, by });
    const news = { orderId: order.id, settings, publicOrigin, now: by.now };
    await queueLetters(tx, { ...news, toCustomer: "linesCancelled", occasion: `lines ${auditId}` });
    await creditInvoice(tx, { order, packs: leaving, ...by });
    return ok({ paise: value.paise });
  });
}

/** Takes delivered packs back. Sealed ones go back into their batches, opened ones are gone; with the last one the order is returned. */
export async function returnLines(
  db: Db,
  { number, lines: leaving, leftPaise, isSealed, publicOrigin, ...by }: Change & { isSealed: boolean },
): Promise<Result<LinesLeft, Exclude<LinesRefusal, "whole-order">>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found) return refused("unknown-order");
    const { order } = found;
    if (order.status !== "delivered") return refused("not-allowed");
    if (hasLostMore(order, leftPaise)) return refused("left-meanwhile");
    return takeBackLines(tx, {
      ...{ order, lines: leaving, details: { isSealed }, settings, publicOrigin, by },
      async putAway({ lineId, quantity }) {
        if (isSealed)
          await giveBackLine(tx, { orderId: order.id, lineId, quantity, reason: "returned", ...by });
      },
    });
  });
}

function hasLostMore(order: Order, leftPaise: number | undefined): boolean {
  return leftPaise !== undefined && leftPaise !== order.cancelledPaise;
}
