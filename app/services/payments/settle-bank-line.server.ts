import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import type { Match } from "#app/domain/payments/match.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { isSeenByShop } from "#app/domain/shop/payment-method.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { takePayment } from "#app/services/orders/confirm-payment.server.ts";
import { type By, lockOrder } from "#app/services/orders/order-life.server.ts";
import { isReferenceUsed } from "#app/services/orders/pay-order.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type LineRefusal =
  | "line-settled"
  | "unknown-order"
  | "other-line"
  | "too-little"
  | "reference-used"
  /** Written down as paid, but its packs are gone: the money must be returned. */
  | "needs-attention";

/** The money of a line is for that order: posted as when the office confirms it, in one transaction with the line. */
export async function settleBankLine(
  db: Db,
  {
    lineId,
    number,
    matchedBy,
    publicOrigin,
    ...by
  }: By & { lineId: number; number: string; matchedBy: Match["by"] | "hand"; publicOrigin: string },
): Promise<Result<{ excessPaise: number }, LineRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, lineId)).for("update");
    if (line?.status !== "open") return refused("line-settled");
    const found = await lockOrder(tx, eq(orders.number, number));
    if (!found || !isSeenByShop(found.order.paymentMethod)) return refused("unknown-order");
    const { order, payment } = found;
    if ((await tx.$count(bankLines, eq(bankLines.orderId, order.id))) > 0) return refused("other-line");
    // The ledger takes what the order costs; the rest is not the shop's.
    const excessPaise = line.amountPaise - payment.amountPaise;
    if (excessPaise < 0) return refused("too-little");
    const isConfirmed = payment.status === "paid" || payment.status === "refunded";
    // Nobody is there to decide: an order that was confirmed or cancelled meanwhile is left to a human.
    if (matchedBy !== "hand" && isConfirmed !== (matchedBy === "known")) return refused("other-line");
    if (matchedBy !== "hand" && !isConfirmed && order.status !== "awaiting_payment")
      return refused("needs-attention");
    const reference = line.reference ?? undefined;
    if (reference && !isConfirmed && (await isReferenceUsed(tx, { reference, orderId: order.id })))
      return refused("reference-used");
    const matched = isConfirmed ? ("known" as const) : matchedBy;
    await tx
      .update(bankLines)
      .set({ status: "matched", orderId: order.id, matchedBy: matched, settledAt: by.now })
      .where(eq(bankLines.id, lineId));
    if (isConfirmed) return ok({ excessPaise });
    const { isPlaced } = await takePayment(tx, {
      found,
      reference,
      settings,
      publicOrigin,
      by,
    });
    return isPlaced ? ok({ excessPaise }) : refused("needs-attention");
  });
}

/** A line that was kept out waits for its order again. */
export async function putLineBack(
  db: Db,
  { lineId, actor, now }: By & { lineId: number },
): Promise<Result<undefined, "line-settled">> {
  return inTransaction(db, async (tx) => {
    const [line] = await tx
      .update(bankLines)
      .set({ status: "open", settledAt: null })
      .where(and(eq(bankLines.id, lineId), eq(bankLines.status, "aside")))
      .returning();
    if (!line) return refused("line-settled");
    const { amountPaise, reference, bookedOn } = line;
    const details = { amountPaise, reference, bookedOn };
    await recordAudit(tx, { by: actor, act: "put-bank-line-back", about: "bank", details, now });
    return ok(undefined);
  });
}

/** A line that is no order's: what else the shop's account takes. */
export async function setLineAside(
  db: Db,
  { lineId, actor, now }: By & { lineId: number },
): Promise<Result<undefined, "line-settled">> {
  return inTransaction(db, async (tx) => {
    const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, lineId)).for("update");
    if (line?.status !== "open") return refused("line-settled");
    await tx.update(bankLines).set({ status: "aside", settledAt: now }).where(eq(bankLines.id, lineId));
    const { amountPaise, reference, bookedOn } = line;
    const details = { amountPaise, reference, bookedOn };
    await recordAudit(tx, { by: actor, act: "set-bank-line-aside", about: "bank", details, now });
    return ok(undefined);
  });
}
